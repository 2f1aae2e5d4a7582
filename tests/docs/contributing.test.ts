import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectCategories } from '../../lambdas/contract/project-categories.ts'

const table = readFileSync('docs/contributing.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, change = '', files = ''] = /^\| (.*) \| (.*`.*) \|$/.exec(line) ?? []
    return change ? [{ change, files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) }] : []
  })

function filesOf(change: string): string[] {
  const row = table.find((each) => each.change.startsWith(change))
  if (!row) throw new Error(`docs/contributing.md says nothing of ${change}`)
  return row.files
}

/** Product files whose text has these words. */
function filesWith(...words: string[]): string[] {
  return globSync('{lambdas,lib,bin,web/src,web/content}/**/*.{ts,tsx}').filter((file) => {
    const text = readFileSync(file, 'utf8')
    return words.some((each) => text.includes(each))
  })
}

test('every file that a change takes is there, or others of its kind are', () => {
  const missing = table.flatMap(({ files }) => files).filter((file) => !existsSync(file) && globSync(file).length === 0)
  expect(missing).toEqual([])
})

test('a portfolio category is named in the files listed and nowhere else', () => {
  const quoted = projectCategories.map((category) => `'${category}'`)
  expect(filesWith(...quoted).toSorted()).toEqual(filesOf('a portfolio category').toSorted())
})

test('receipts are known to the files listed and to no others', () => {
  const known = filesWith('options/receipt', 'customerReceipt')
  const listed = filesOf('no receipts')
  expect(known.filter((file) => !listed.some((each) => file.startsWith(each)))).toEqual([])
})

test.each(globSync('lib/options/*.ts'))('%s is imported in one place', (file) => {
  expect(filesWith(file.replace('lib/', './'))).toEqual(['lib/site-stack.ts'])
})

test('a page has its file and one row of the table of pages', () => {
  const [table = ''] = filesOf('a page')
  const rows = readFileSync(table, 'utf8')
  const pages = globSync('web/src/pages/*Page.tsx').map((file) => file.replace(/.*\//, '').replace('.tsx', ''))
  expect(pages.filter((page) => !rows.includes(page))).toEqual([])
})
