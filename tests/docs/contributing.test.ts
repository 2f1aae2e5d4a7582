import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { changes } from '../changes/changes.ts'
import { filesOf, textsOf } from '../changes/perform.ts'

const rows = new Map(
  [...readFileSync('docs/contributing.md', 'utf8').matchAll(/^\| (.*) \| (.*`.*) \|$/gm)].map(
    ([, change = '', files = '']) => [change, [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)],
  ),
)

test('the document lists exactly the changes that are performed', () => {
  expect([...rows.keys()]).toEqual(changes.map(({ name }) => name))
})

test.each(changes)('$name: the document names the files that it takes, and finds what it takes out', (change) => {
  const named = rows.get(change.name) ?? []
  const taken = filesOf(change)
  expect(taken.filter((file) => !named.some((glob) => matchesGlob(file, glob)))).toEqual([])
  expect(named.filter((glob) => !taken.some((file) => matchesGlob(file, glob)))).toEqual([])
  expect(textsOf(change).size).toBeGreaterThan(0)
})

test.each(globSync('lib/options/*.ts'))('%s is imported in one place', (file) => {
  const name = file.replace('lib/', './')
  const files = globSync('{lambdas,lib,bin,web/src,web/content}/**/*.{ts,tsx}')
  expect(files.filter((each) => readFileSync(each, 'utf8').includes(name))).toEqual(['lib/site-stack.ts'])
})
