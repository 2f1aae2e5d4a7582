import { existsSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './fixtures/source-files.ts'

/** Tests of the whole repository and of the built site, which mirror no source file. */
const outside = ['tests', 'tests/site']

test('a test lies where its source lies: tests/a/b.test.ts for a/b.ts', () => {
  const folders = sourceFiles()
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map(dirname)
    .filter((folder) => !outside.includes(folder))
  expect(folders.filter((folder) => !existsSync(relative('tests', folder)))).toEqual([])
})
