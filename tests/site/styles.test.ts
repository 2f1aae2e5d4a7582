import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBuilt } from '../fixtures/built-files.ts'
import { builtFiles, pagesWhere } from './built-site.ts'

/** Every stylesheet by path, with its selectors and the classes that each requires. */
const sheets = [...builtFiles]
  .filter((file) => /^\/assets\/.*\.css$/.test(file))
  .map((file) => ({ file, selectors: selectorsOf(readBuilt(file)) }))

function selectorsOf(css: string): { selector: string; classes: string[] }[] {
  return [...css.matchAll(/(?<=[{};]|^)([^{}@;]+)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/).map((selector) => ({ selector, classes: classesOf(selector) })),
  )
}

/** Ignores classes inside `:not()`, `:is()` and the like. */
function classesOf(selector: string): string[] {
  const plain = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...plain.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
}

test('a page links every sheet that styles one of its elements', () => {
  expect(sheets.length).toBeGreaterThan(1)
  expect(
    pagesWhere(({ document }) => {
      const links = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
      const used = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
      return sheets
        .filter(({ file }) => !links.includes(file))
        .flatMap(({ file, selectors }) =>
          selectors
            .filter(({ classes }) => classes.length > 0 && classes.every((name) => used.has(name)))
            .filter(({ selector }) => document.querySelector(selector.replace(/::[\w-]+/g, '')))
            .map(({ selector }) => `${selector} of ${file}`),
        )
    }),
  ).toEqual({})
})

test('no style waits for a media feature that an engine we serve does not know', () => {
  // Before Chrome 113 and 120, before Firefox 128 and Safari 17: https://developer.mozilla.org/docs/Web/CSS/@media
  const younger = /@media[^{]*\((scripting|update|overflow-block|prefers-reduced-transparency|inverted-colors)\b/
  expect([...builtFiles].filter((file) => file.endsWith('.css') && younger.test(readBuilt(file)))).toEqual([])
})

test('every file that a stylesheet asks for is there', () => {
  const asked = [...builtFiles]
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readBuilt(file).matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => ({
        file,
        url: new URL(url, `https://site.example${file}`),
      })),
    )
    .filter(({ url }) => url.protocol === 'https:')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(({ url }) => !builtFiles.has(url.pathname))).toEqual([])
})

test("the API's own pages have only classes of the styles at the fixed address", () => {
  const known = new Set(selectorsOf(readBuilt('/site.css')).flatMap(({ classes }) => classes))
  const classes = readFileSync('lambdas/projects/preview-project.ts', 'utf8').matchAll(/class="([^"]+)"/g)
  const used = [...classes].flatMap(([, list = '']) => list.split(' '))
  expect(used).toContain('wordmark')
  expect(used.filter((name) => !known.has(name))).toEqual([])
})
