import { expect, test } from 'vitest'
import { serviceCards } from '#content/lib/lists/services.ts'
import { servicePrices } from '#content/lib/owner/service-prices.ts'
import { privacyPage } from '#content/pages/privacy.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { retention } from '#shared/retention.ts'
import sample from '../../../scripts/sample/projects.json' with { type: 'json' }
import { articles, servicePages } from './all-content.ts'

const projects = sample.portfolio_projects
const projectIds = new Set(projects.map(({ id }) => id))

test('every project that a service page shows is in the sample portfolio', () => {
  const strangers = servicePages.flatMap(({ relatedProjects }) => relatedProjects.filter((id) => !projectIds.has(id)))
  expect(strangers).toEqual([])
})

test('no two sample jobs of one kind stand side by side, so that no two pictures look alike', () => {
  const jobs = projects.filter(({ image_order }) => image_order === 1)
  const kinds = jobs.toSorted((a, b) => b.project_date.localeCompare(a.project_date)).map(({ category }) => category)
  expect(kinds.length).toBeGreaterThan(10)
  expect(kinds.filter((kind, index) => kind === kinds[index + 1])).toEqual([])
})

test('a card prints a price only where the page behind it says what that price buys', () => {
  const explained = Object.values(servicePrices).flatMap((price) => (price?.buys && price.card ? price.card : []))
  const priced = serviceCards.map(({ price }) => price).filter((price) => Object.values(price).join().includes('£'))
  expect(priced.length).toBeGreaterThan(5)
  for (const price of priced) expect(explained).toContainEqual(price)
})

test('prints in the privacy words the periods that the code keeps', () => {
  const words = JSON.stringify(privacyPage.sections)
  expect(words).toContain(`${retention.enquiryMonths} months`)
  expect(words).toContain(`${retention.attachedPhotoDays} days`)
  expect(words).toContain(`${retention.backupDays} days`)
  expect(words).toContain(`${retention.pendingPhotoDays} days`)
  expect(privacyNotice).toContain(`${retention.enquiryMonths} months`)
  const months = [...`${words} ${privacyNotice}`.matchAll(/(\d+) months/g)].map(([, figure]) => Number(figure))
  expect(new Set(months)).toEqual(new Set([retention.enquiryMonths]))
  expect(privacyNotice.split(' ').length).toBeLessThanOrEqual(25)
})

test('every article answers its title in at most sixty words, before anything else', () => {
  const answers = articles.map(({ slug, body: [first] }) => {
    const [, answer = ''] = (first?.kind === 'prose' && /^<p>(.*?)<\/p>/s.exec(first.html)) || []
    return { slug, words: answer.replace(/<[^>]+>/g, '').match(/\S+/g)?.length ?? 0 }
  })
  expect(answers.filter(({ words }) => words < 30 || words > 60)).toEqual([])
})

test.each(articles)('$slug says where its facts come from', ({ sources }) => {
  expect(sources.length).toBeGreaterThanOrEqual(2)
})
