import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { areaSummaries } from '#content/areas.ts'
import { articleSummaries } from '#content/articles.ts'
import { guarantees, process as processSteps, whyChooseUs } from '#content/blocks.ts'
import { faqs } from '#content/faqs.ts'
import { privacyNotice } from '#content/messages.ts'
import { portfolioPage } from '#content/pages/portfolio.ts'
import { privacyPage } from '#content/pages/privacy.ts'
import { serviceSlugs } from '#content/records.ts'
import { reviews, reviewsAreSamples } from '#content/reviews.ts'
import {
  Area,
  AreaSummary,
  ArticleSummary,
  EmergencyService,
  Faq,
  IconName,
  PageHead,
  Point,
  Review,
  SecurityService,
  Service,
  ServiceCard,
} from '#content/schema.ts'
import { areaServiceCards, emergencyCard, serviceCards, serviceNames } from '#content/services.ts'
import { imageVariant } from '#contract/project-image.ts'
import { retention } from '#contract/retention.ts'
import projects from '../../../scripts/sample/projects.json' with { type: 'json' }
import { paths } from '../../../web/src/paths.ts'
import {
  areas,
  articles,
  emergency,
  jobServices,
  pageHeads,
  security,
  servicePages,
  singlePages,
} from './all-content.ts'

const root = join(import.meta.dirname, '../../..')
const projectIds = new Set(projects.map(({ id }) => id))
/** One project per collection, the lowest `image_order`, as the portfolio shows them. */
const cards = projects.filter(
  (row) =>
    !projects.some(
      (other) => row.collection_id && other.collection_id === row.collection_id && other.image_order < row.image_order,
    ),
)

test.each([
  ['the articles', z.array(ArticleSummary).min(18), articleSummaries],
  ['the job services', z.array(Service).length(10), jobServices],
  ['the emergency page', EmergencyService, emergency],
  ['the security page', SecurityService, security],
  ['the areas', z.array(Area).min(10), areas],
  ['the list of areas', z.array(AreaSummary).min(10), areaSummaries],
  ['the reviews', z.array(Review).min(reviewsAreSamples ? 8 : 1), reviews],
  ['the questions', z.array(Faq.extend({ id: z.string() })).length(5), faqs],
  ['the services list', z.array(ServiceCard).length(11), serviceCards],
  ['the emergency card', ServiceCard, emergencyCard],
  ['the cards of an area page', z.array(ServiceCard).length(4), areaServiceCards],
  ['the four steps', z.array(Point).length(4), processSteps],
  ['the guarantees', z.array(Point).min(1), guarantees],
  ['the reasons', z.array(Point.extend({ icon: IconName })).min(1), whyChooseUs],
])('the schema accepts %s', (_name, schema, records) => {
  expect(schema.safeParse(records).error).toBeUndefined()
})

test('every page has a title and a description that search engines show in full', () => {
  for (const { path, ...head } of pageHeads) expect(PageHead.safeParse(head).error, path).toBeUndefined()
})

test('no two pages share a title or a description', () => {
  expect(duplicates(pageHeads.map(({ title }) => title))).toEqual([])
  expect(duplicates(pageHeads.map(({ metaDescription }) => metaDescription))).toEqual([])
})

test.each([
  ['articles', articles.map(({ slug }) => slug)],
  ['services', servicePages.map(({ slug }) => slug)],
  ['areas', areas.map(({ slug }) => slug)],
  ['pages', singlePages.map(({ name }) => name)],
])('the content lists each file of %s once, under its own name', (folder, slugs) => {
  const files = readdirSync(join(root, 'web/content', folder)).map((file) => parse(file).name)
  expect(slugs.toSorted()).toEqual(files.toSorted())
})

test('slugs that a page asks for are the ones its record carries', () => {
  expect(jobServices.map(({ slug }) => slug)).toEqual([...serviceSlugs])
  expect(areas.map(({ slug, name }) => ({ slug, name }))).toEqual(
    areaSummaries.map(({ slug, name }) => ({ slug, name })),
  )
  expect([emergency.slug, security.slug]).toEqual(['emergency', 'security'])
})

test('articles stand newest first', () => {
  const dates = articleSummaries.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('every cross-reference resolves, and none to its own page', () => {
  const services = new Set([...serviceSlugs, 'emergency', 'security'])
  expect(Object.keys(serviceNames).toSorted()).toEqual([...services].toSorted())
  const articleSlugs = new Set(articles.map(({ slug }) => slug))
  const areaSlugs = new Set(areas.map(({ slug }) => slug))
  const references = [
    ...articles.flatMap((page) => pointers(page.slug, page.relatedServices, services)),
    ...areas.flatMap((page) => pointers(page.slug, page.nearbySlugs, areaSlugs, page.slug)),
    ...servicePages.flatMap((page) => [
      ...pointers(page.slug, page.relatedServices, services, page.slug),
      ...pointers(page.slug, page.relatedArticles, articleSlugs),
      ...pointers(page.slug, page.relatedProjects, projectIds),
      ...pointers(page.slug, page.relatedAreas, areaSlugs),
    ]),
  ]
  expect(references).toEqual([])
})

test('every card leads to a page', () => {
  const known = new Set<string>([...serviceSlugs.map(paths.service), paths.service('emergency'), paths.security])
  const hrefs = [...serviceCards, emergencyCard, ...areaServiceCards].map(({ href }) => href)
  expect(hrefs.filter((href) => !known.has(href))).toEqual([])
})

test('a card prints a price only where the page behind it says what that price buys', () => {
  const pageOf = (href: string) => servicePages.find(({ slug }) => href.endsWith(`/${slug}`))
  const unexplained = [...serviceCards, emergencyCard].filter(({ href, price }) => {
    const [amount] = price.match(/£[\d,]+/) ?? []
    const page = pageOf(href)
    return amount && !(page?.price.line.includes(amount) && page.price.buys.includes(amount))
  })
  expect(unexplained.map(({ title, price }) => `${title}: ${price}`)).toEqual([])
})

test('G2: the privacy words print the periods that the code keeps', () => {
  const words = privacyPage.sections.flatMap(({ paragraphs }) => paragraphs).join(' ')
  for (const text of [words, privacyNotice]) {
    expect(text).toContain(`${retention.leadMonths} months`)
    expect(text).toContain(`${retention.attachedPhotoDays} days`)
    expect(text).toContain(`${retention.backupDays} days`)
  }
  expect(words).toContain(`${retention.pendingPhotoDays} days`)
})

test('every picture that a record names has been made', () => {
  const stems = [...articles, ...servicePages, ...areas].map(({ picture }) => picture.stem)
  const missing = stems.filter((stem) => !existsSync(join(root, 'web/public/images', imageVariant(stem, 800, 'jpg'))))
  expect(missing).toEqual([])
})

test('the static expertise counts agree with the sample portfolio', () => {
  const counted = portfolioPage.expertise.items.map(
    ({ category }) => cards.filter((card) => card.category === category).length,
  )
  expect(portfolioPage.expertise.items.map(({ count }) => count)).toEqual([6, 4, 5, 3])
  expect(counted).toEqual([6, 4, 5, 3])
})

test('the six featured projects of the home page are the expected ones, newest first', () => {
  const featured = cards
    .filter((card) => card.featured)
    .toSorted((a, b) => b.project_date.localeCompare(a.project_date))
  expect(featured.slice(0, 6).map(({ id }) => id)).toEqual([
    'prj-007',
    'prj-001',
    'prj-016',
    'prj-002',
    'prj-011',
    'prj-008',
  ])
})

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** Slugs in a list that lead nowhere, twice to the same place, or back to the page itself. */
function pointers(page: string, slugs: readonly string[], known: Set<string>, self?: string): string[] {
  return slugs
    .filter((slug, index) => !known.has(slug) || slug === self || slugs.indexOf(slug) !== index)
    .map((slug) => `${page} -> ${slug}`)
}
