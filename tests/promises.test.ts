import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './fixtures/source-files.ts'

const promised = new Set(
  [...readFileSync('docs/promises.md', 'utf8').matchAll(/^- \*\*(\w+)\*\* /gm)].map(([, code]) => code),
)

test('every promise that code, tests or docs cite has its line in docs/promises.md', () => {
  const cited = sourceFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[([LPEIGO]\d{1,2})\]/g)].map(([, code]) => ({ file, code })),
  )
  expect(cited.filter(({ code }) => !promised.has(code))).toEqual([])
})
