import { expect, test } from 'vitest'
import { articleSources } from '#content/article-sources.ts'
import { schemaProblems } from '#content/lib/problems.ts'
import { Source } from '#content/lib/schema.ts'
import { sources } from '#content/sources.ts'
import { contentProblems, factsDue, readContent } from '../../../web/compile/check-content.ts'

const all: Source[] = Object.values({ ...sources, ...articleSources })

test('finds nothing to mend in the content as it is', async () => {
  expect(contentProblems(await readContent())).toEqual([])
})

test('names the sources whose day to be checked again has passed, and no other', () => {
  const days = all.flatMap(({ checkAgain }) => checkAgain ?? []).sort()
  const [first = ''] = days
  expect(factsDue(first)).toEqual([])
  expect(factsDue('2999-01-01')).toHaveLength(days.length)
  const source = all.find(({ checkAgain }) => checkAgain === first)
  expect(factsDue('2999-01-01').join('\n')).toContain(
    `"${source?.title}" was to be checked again by ${first}. Compare it`,
  )
})

test('each source is whole, and stands once', () => {
  for (const source of all) expect(schemaProblems(Source, source, source.title)).toEqual([])
  const links = all.map(({ link }) => link)
  expect(links.filter((link, index) => links.indexOf(link) < index)).toEqual([])
})
