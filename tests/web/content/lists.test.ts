import { expect, test } from 'vitest'
import type { ArticleSummary } from '#content/lib/article-schema.ts'
import { articleSummaries } from '#content/lib/lists/articles.ts'
import { relatedArticles } from '../../../web/compile/articles.ts'
import { filesIn } from '../../../web/compile/files-in.ts'

const [newest] = articleSummaries
if (!newest) throw new Error('There are no articles')

const article = (slug: string, date: string, changes: Partial<ArticleSummary> = {}): ArticleSummary => ({
  ...newest,
  slug,
  date,
  updated: date,
  category: 'Lighting',
  services: ['downlights'],
  links: [],
  ...changes,
})
const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug)

test('no article has the slug of a guide: their clean words are kept by it', () => {
  const all = [...slugs(articleSummaries), ...filesIn('guides').map(([slug]) => slug)]
  expect(all.filter((slug, index) => all.indexOf(slug) !== index)).toEqual([])
})

test('fills up a small category with articles on the same services or linked with this one, under another title', () => {
  const self = article('self', '2024-06-01', { services: ['security', 'eicr'], links: ['linked'] })
  const elsewhere = { category: 'Smart Home' } as const
  const { title, articles } = relatedArticles(self, [
    article('unrelated', '2024-12-01', elsewhere),
    article('linked', '2024-11-01', elsewhere),
    article('both-services', '2024-01-01', { ...elsewhere, services: ['eicr', 'security'] }),
    article('same-category', '2023-01-01'),
    article('one-service', '2024-10-01', { ...elsewhere, services: ['eicr'] }),
  ])
  expect(slugs(articles)).toEqual(['same-category', 'both-services', 'linked'])
  expect(title).toBe('Read next')
})

test('leaves no article without three to read next', () => {
  const lonely = articleSummaries.filter((each) => relatedArticles(each, articleSummaries).articles.length !== 3)
  expect(slugs(lonely)).toEqual([])
})
