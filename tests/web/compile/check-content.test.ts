import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toConfirm } from '#content/to-confirm.ts'
import {
  claimProblems,
  contentProblems,
  factsDue,
  listSources,
  unopenedSources,
} from '../../../web/compile/check-content.ts'

test('finds nothing to mend in the content as it is', () => {
  expect(contentProblems()).toEqual([])
})

test('a claim that the words leave open is on the list of what to confirm, and the list says nothing else', () => {
  const [first = '', ...others] = toConfirm.map(({ says }) => says)
  const text = ['A fuse lasts 40 years, to the best of our knowledge.', ...others].join('\n')
  expect(claimProblems([{ file: 'a.md', text }])).toEqual([
    `web/content/to-confirm.ts: "${first}" is not said any more. Take its mark out, or write the new words there.`,
    'a.md: line 1: somebody has to confirm "A fuse lasts 40 years, to the best of our knowledge". Put it on the list in to-confirm.ts.',
  ])
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

test('each source stands once, and one that nobody has opened is named where it stands', () => {
  const links = listSources().map(({ link }) => link)
  expect(links.filter((link, index) => links.indexOf(link) < index)).toEqual([])
  const unopened = listSources().filter(({ checked }) => !checked)
  expect(unopenedSources()).toHaveLength(unopened.length)
  for (const { file, line, link } of unopened) {
    expect(readFileSync(`web/content/${file}`, 'utf8').split('\n')[line - 1]).toContain(link)
    expect(unopenedSources().filter(({ sentence }) => sentence.includes(` ${link} `))).toHaveLength(1)
  }
})
