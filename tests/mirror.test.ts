import { existsSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './fixtures/source-files.ts'

/** Tests of the built site and of the lead path as a whole look at the product from outside and mirror nothing. */
const outside = ['tests', 'tests/kills', 'tests/site', 'tests/simulation']
const sources = sourceFiles().filter((file) => !file.startsWith('tests/') && /\.(ts|tsx|js)$/.test(file))
const stem = (file: string) => basename(file).replace(/\.\w+$/, '')

test('a test lies where its source lies: tests/a/b.test.ts for a/b.ts', () => {
  const problems = sourceFiles()
    .filter((file) => /\.test\.tsx?$/.test(file) && !outside.includes(dirname(file)))
    .flatMap((file) => {
      const folder = relative('tests', dirname(file))
      const name = basename(file).replace(/(\.fuzz)?\.test\.tsx?$/, '')
      if (!existsSync(folder)) return [`${file}: there is no folder ${folder}`]
      if (sources.some((source) => source.startsWith(`${folder}/`) && stem(source) === name)) return []
      const homes = sources.filter((source) => stem(source) === name)
      return homes.length === 1 ? [`${file} belongs in ${join('tests', dirname(homes[0] ?? ''))}`] : []
    })
  expect(problems).toEqual([])
})
