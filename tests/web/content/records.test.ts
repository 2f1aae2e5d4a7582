import { expect, test, vi } from 'vitest'
import { areasBySlug } from '#content/areas.ts'
import { articleSummaries, relatedArticles } from '#content/articles.ts'
import {
  loadArea,
  loadArticle,
  loadEmergencyService,
  loadSecurityService,
  loadService,
  readable,
  remembered,
} from '#content/records.ts'
import type { ArticleCategory, ArticleSummary } from '#content/schema.ts'

const [newest] = articleSummaries
if (!newest) throw new Error('There are no articles')

const article = (slug: string, date: string, category: ArticleCategory = 'Lighting'): ArticleSummary => ({
  ...newest,
  slug,
  date,
  category,
})

test('offers at most three articles of the same category, newest first, without the article itself', () => {
  const self = article('self', '2024-06-01')
  const others = [
    article('oldest', '2024-01-01'),
    article('other-category', '2024-12-01', 'Smart Home'),
    article('third', '2024-03-01'),
    article('first', '2024-05-01'),
    article('second', '2024-04-01'),
    article('fourth', '2024-02-01'),
  ]
  expect(relatedArticles(self, [self, ...others]).map(({ slug }) => slug)).toEqual(['first', 'second', 'third'])
})

test('offers nothing when the category has no other article', () => {
  expect(relatedArticles(article('only', '2024-06-01', 'EV Charging'), [article('a', '2024-01-01')])).toEqual([])
})

test('leaves the list it sorts as it was', () => {
  const list = [article('a', '2024-01-01'), article('b', '2024-02-01'), article('c', '2024-03-01')]
  relatedArticles(article('self', '2024-06-01'), list)
  expect(list.map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
})

test('takes the real articles when it is given no list', () => {
  const related = articleSummaries.map((one) => relatedArticles(one).length)
  expect(Math.max(...related)).toBe(3)
  expect(Math.min(...related)).toBe(0)
})

test('joins the head of an article to its words', async () => {
  expect(await loadArticle(newest.slug)).toEqual({ ...newest, content: expect.stringContaining('<h2>') })
})

test.each([
  ['loadArticle', loadArticle],
  ['loadService', loadService],
  ['loadArea', loadArea],
])('%s answers an unknown slug, or a name every object has, with undefined', async (_name, load) => {
  for (const slug of ['no-such-page', '', 'constructor', '__proto__', 'toString']) {
    expect(await load(slug), slug).toBeUndefined()
  }
})

test('emergency and security are no job services', async () => {
  expect(await loadService('emergency')).toBeUndefined()
  expect(await loadService('security')).toBeUndefined()
})

test('answers the same slug with the same promise, as React requires', async () => {
  expect(loadArea('kew')).toBe(loadArea('kew'))
  expect(loadEmergencyService()).toBe(loadEmergencyService())
  expect(loadSecurityService()).toBe(loadSecurityService())
  await loadArea('kew')
  expect(loadArea('kew')).toMatchObject({ status: 'fulfilled', value: { slug: 'kew' } })
})

test('marks a promise only once it holds its value', async () => {
  const late = readable(Promise.resolve('words'))
  expect(late).not.toHaveProperty('status')
  await late
  expect(late).toMatchObject({ status: 'fulfilled', value: 'words' })
})

test('finds areas in the order asked for and leaves out the unknown', () => {
  expect(areasBySlug(['putney', 'atlantis', 'kew']).map(({ name }) => name)).toEqual(['Putney', 'Kew'])
})

test('what failed to arrive stays failed for a moment, as use() needs it, and is asked for again after that', async () => {
  vi.useFakeTimers()
  try {
    let attempts = 0
    const load = remembered(async () => {
      attempts += 1
      if (attempts === 1) throw new Error('the network dropped')
      return 'words'
    })
    await expect(load()).rejects.toThrow('the network dropped')
    await expect(load()).rejects.toThrow('the network dropped')
    expect(attempts).toBe(1)
    vi.advanceTimersByTime(3000)
    await expect(load()).resolves.toBe('words')
    expect(load()).toBe(load())
    expect(attempts).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})
