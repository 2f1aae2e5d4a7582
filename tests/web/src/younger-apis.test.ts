import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { youngerApis } from '../../fixtures/younger-apis.ts'

/** Matches a static method by its full name, an instance member by its last part, and a global by its name. */
function pattern(api: string): { name: string; use: RegExp } {
  const name = api.slice(api.lastIndexOf('.') + 1)
  // zod has a `union` of its own.
  if (api.includes('.prototype.')) return { name, use: new RegExp(`(?<!\\bz\\s*)\\.${name}\\b`) }
  return { name, use: new RegExp(`(?<![\\w.'-])${api.replace('.', '\\.')}\\b[.(]`) }
}

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Newer APIs that a file uses without checking that they exist. */
function unguarded(source: string): string[] {
  const code = withoutComments(source)
  return youngerApis.filter((api) => {
    const { name, use } = pattern(api)
    const isAskedFor = new RegExp(`'${name}' in |typeof ${name}\\b|\\b${name}\\?\\.`).test(code)
    return use.test(code) && !isAskedFor
  })
}

test('what a browser carries uses nothing younger than the browsers it is built for, unless it asks first', () => {
  const files = globSync('{web/{src,content},lambdas/shared}/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) => unguarded(readFileSync(file, 'utf8')).map((api) => `${file}: ${api}`))
  expect(found).toEqual([])
})
