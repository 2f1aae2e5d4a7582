/**
 * Checks that every link from one document of ours to another, and every mention of a file in a document or of a
 * document in code, leads somewhere.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '../fixtures/source-files.ts'

const documents = ['README.md', 'web/content/README.md', ...globSync('docs/*.md')]

/** Anchors of a document's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}

function isThere(file: string, anchor: string | undefined): boolean {
  return existsSync(file) && (!anchor || anchorsOf(file).includes(anchor))
}

test.each(documents)('%s links to nothing that is not there', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  const dead = links.filter(([, path = '', anchor]) => {
    const file = path === '' ? document : relative('.', join(dirname(document), path))
    return !isThere(file, anchor)
  })
  expect(dead.map(([link]) => link)).toEqual([])
})

/** A path of the code in backticks, from the root or beside the document, with wildcards or an `<option>`. */
const codePath = /`((?:bin|lambdas|lib|scripts|tests|web|\.ci|\.github)\/[^`\s]*)`/g

test.each(documents)('each file and folder of code that %s names is there', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(codePath)].map(([, path = '']) => path)
  const isFound = (path: string) =>
    ['.', dirname(document)].some((cwd) => globSync(path.replaceAll(/<\w+>/g, '*'), { cwd }).length > 0)
  expect(named.filter((path) => !isFound(path))).toEqual([])
})

test('each promise names its test', () => {
  const promises = readFileSync('docs/promises.md', 'utf8').match(/^\d+\. .*$/gm) ?? []
  expect(promises.length).toBeGreaterThan(0)
  expect(promises.filter((promise) => !/ `tests\/\S+`$/.test(promise))).toEqual([])
})

test('a document that code names is there, with its heading', () => {
  const named = sourceFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(docs\/[\w-]+\.md)(?:#([\w-]+))?/g)].map(
      ([mention, path = '', anchor]) => ({
        file,
        mention,
        path,
        anchor,
      }),
    ),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(
    named.filter(({ path, anchor }) => !isThere(path, anchor)).map(({ file, mention }) => `${file}: ${mention}`),
  ).toEqual([])
})
