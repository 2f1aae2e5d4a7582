import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pounds } from '#content/business.ts'
import { portfolioPage } from '#content/pages/portfolio.ts'
import { privacyPage } from '#content/pages/privacy.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { serviceCards } from '#content/services.ts'
import { imageVariant } from '#contract/project-image.ts'
import { retention } from '#contract/retention.ts'
import sample from '../../../scripts/sample/projects.json' with { type: 'json' }
import { articles, servicePages } from './all-content.ts'

const root = join(import.meta.dirname, '../../..')
const projects = sample.portfolio_projects
const projectIds = new Set(projects.map(({ id }) => id))
/** One project per collection, the lowest `image_order`, as the portfolio shows them. */
const cards = projects.filter(
  (row) =>
    !projects.some(
      (other) => row.collection_id && other.collection_id === row.collection_id && other.image_order < row.image_order,
    ),
)

test('every project that a service page shows is in the sample portfolio', () => {
  const strangers = servicePages.flatMap(({ relatedProjects }) => relatedProjects.filter((id) => !projectIds.has(id)))
  expect(strangers).toEqual([])
})

test('a card prints a price only where the page behind it says what that price buys', () => {
  const pageOf = (href: string) => servicePages.find(({ slug }) => href.endsWith(`/${slug}`))
  const unexplained = serviceCards.filter(({ href, price }) => {
    const [amount] = price.match(/£[\d,]+/) ?? []
    const page = pageOf(href)
    return amount && !(page?.price.line.includes(amount) && page.price.buys.includes(amount))
  })
  expect(unexplained.map(({ title, price }) => `${title}: ${price}`)).toEqual([])
})

test('prints in the privacy words the periods that the code keeps [G2]', () => {
  const words = privacyPage.sections.flatMap(({ paragraphs }) => paragraphs).join(' ')
  for (const text of [words, privacyNotice]) {
    expect(text).toContain(`${retention.leadMonths} months`)
    expect(text).toContain(`${retention.attachedPhotoDays} days`)
    expect(text).toContain(`${retention.backupDays} days`)
  }
  expect(words).toContain(`${retention.pendingPhotoDays} days`)
})

test('every picture that a record names has been made', () => {
  const stems = servicePages.map(({ picture }) => picture.stem)
  const missing = stems.filter((stem) => !existsSync(join(root, 'web/public/images', imageVariant(stem, 800, 'jpg'))))
  expect(missing).toEqual([])
})

test('the static expertise counts agree with the sample portfolio', () => {
  const counted = portfolioPage.expertise.items.map(
    ({ category }) => cards.filter((card) => card.category === category).length,
  )
  expect(portfolioPage.expertise.items.map(({ count }) => count)).toEqual(counted)
})

test('every article answers its title in at most sixty words, before anything else', () => {
  const answers = articles.map(({ slug, parts: [first] }) => {
    const [, answer = ''] = (first?.kind === 'prose' && /^<p>(.*?)<\/p>/s.exec(first.html)) || []
    return { slug, words: answer.replace(/<[^>]+>/g, '').match(/\S+/g)?.length ?? 0 }
  })
  expect(answers.filter(({ words }) => words < 30 || words > 60)).toEqual([])
})

test('every offer that machines read is in the price that people read', () => {
  const unsaid = servicePages.flatMap(({ slug, price }) =>
    price.offers
      .filter(({ from }) => ![price.line, price.buys].every((text) => text.includes(pounds(from))))
      .map(({ name }) => `${slug}: ${name}`),
  )
  expect(unsaid).toEqual([])
})
