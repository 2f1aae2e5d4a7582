import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './fixtures/source-files.ts'

const promised = new Set(
  [...readFileSync('docs/promises.md', 'utf8').matchAll(/^- \*\*(\w+)\*\* /gm)].map(([, code]) => code),
)

test('every promise that code, tests or docs cite has its line in docs/promises.md', () => {
  const unknown = sourceFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[([LPEIG]\d{1,2})\]/g)].flatMap(([, code]) =>
      promised.has(code) ? [] : `${file} cites ${code}`,
    ),
  )
  expect(unknown).toEqual([])
})

test('promises are cited in one way, [L8]', () => {
  const otherwise = sourceFiles().flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /promises? [LPEIG]\d+|^test[\w.]*\(.[LPEIG]\d+\b|\bfact \d+|specification \d/gim,
      ),
    ].map(([words]) => `${file}: ${words}`),
  )
  expect(otherwise).toEqual([])
})
