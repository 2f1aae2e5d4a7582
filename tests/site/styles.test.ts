import { expect, test } from 'vitest'
import { builtFiles, pagesWhere, readBuilt } from './built-site.ts'

/** Every sheet by its path, with its selectors and the classes that each cannot do without. */
const sheets = [...builtFiles]
  .filter((file) => /^\/assets\/.*\.css$/.test(file))
  .map((file) => ({ file, selectors: selectorsOf(readBuilt(file)) }))

function selectorsOf(css: string): { selector: string; classes: string[] }[] {
  return [...css.matchAll(/(?<=[{};]|^)([^{}@;]+)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/).map((selector) => ({ selector, classes: classesOf(selector) })),
  )
}

/** But for those inside `:not()`, `:is()` and the like. */
function classesOf(selector: string): string[] {
  const plain = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...plain.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
}

test('a page links every sheet that styles one of its elements', () => {
  expect(sheets.length).toBeGreaterThan(10)
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
