import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentProblems, factsDue, listSources } from '../../../web/compile/check-content.ts'

test('finds nothing to mend in the content as it is', () => {
  expect(contentProblems()).toEqual([])
})

test('names the sources whose day to be checked again has passed, and no other', () => {
  const checked = listSources().filter(({ checkAgain }) => checkAgain)
  const [first] = checked
  if (!first?.checkAgain) throw new Error('There are no sources')
  expect(factsDue(first.checkAgain)).toEqual([])
  const [line] = factsDue('2999-01-01')
  expect(line).toContain(`"${first.title}" was to be checked again by ${first.checkAgain}.`)
  expect(line).toMatch(new RegExp(`^web/content/${first.file}: line \\d+: .* Compare it`))
  expect(factsDue('2999-01-01')).toHaveLength(checked.length)
})

test('each source stands once, and is listed with its line', () => {
  const links = listSources().map(({ link }) => link)
  expect(links.filter((link, index) => links.indexOf(link) < index)).toEqual([])
  for (const { file, line, link } of listSources()) {
    expect(readFileSync(`web/content/${file}`, 'utf8').split('\n')[line - 1]).toContain(link)
  }
})
