import { expect, test } from 'vitest'
import { closedDays } from '#content/closed-days.ts'
import { contentProblems, factsByDay, factsDue, listSources } from '../../../web/compile/check-content.ts'

test('finds nothing to mend in the content as it is', () => {
  expect(contentProblems()).toEqual([])
})

test('names the sources whose day to be checked again has passed, and no other', () => {
  const [first] = listSources()
  if (!first) throw new Error('There are no sources')
  const ofArticles = (today: string) => factsDue(today).filter((line) => !/closed-days|bank-holidays/.test(line))
  expect(ofArticles(first.checkAgain)).toEqual([])
  const [line] = factsDue('2999-01-01')
  expect(line).toContain(`"${first.title}" was to be checked again by ${first.checkAgain}.`)
  expect(line).toMatch(new RegExp(`^web/content/${first.file}: line \\d+: .* Compare it`))
  expect(ofArticles('2999-01-01')).toHaveLength(listSources().length)
  expect(factsDue('2999-01-01')).toHaveLength(listSources().length + closedDays.length + 1)
})

test('the files with facts to check are few enough for the settings of a function, which hold 4 KB in all [O3]', () => {
  const days = factsByDay()
  expect(Object.values(days).flat()).toEqual(expect.arrayContaining(['eicr-guide', 'sources.ts', 'bank-holidays.ts']))
  expect(JSON.stringify(days).length).toBeLessThan(2300)
})
