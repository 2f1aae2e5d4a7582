import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './fixtures/source-files.ts'

const promised = new Set(
  [...readFileSync('docs/promises.md', 'utf8').matchAll(/^- \*\*(\w+)\*\* /gm)].map(([, code]) => code),
)
const texts = sourceFiles().map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const cited = texts.flatMap(({ file, text }) =>
  [...text.matchAll(/\[([LPEIGO]\d{1,2})\]/g)].map(([, code]) => ({ file, code })),
)

test('every promise that code, tests or docs cite has its line in docs/promises.md', () => {
  expect(cited.filter(({ code }) => !promised.has(code))).toEqual([])
})

test('every line of docs/promises.md is cited by a test that holds it', () => {
  const held = new Set(cited.filter(({ file }) => /\.(test|spec)\.tsx?$/.test(file)).map(({ code }) => code))
  expect([...promised].filter((code) => !held.has(code))).toEqual([])
})

test('promises are cited in one way, [L8]', () => {
  const otherwise = /promises? [LPEIGO]\d+|^test[\w.]*\(.[LPEIGO]\d+\b|\bfact \d+|\bthe specification\b/gim
  expect(
    texts.flatMap(({ file, text }) => [...text.matchAll(otherwise)].map(([words]) => `${file}: ${words}`)),
  ).toEqual([])
})
