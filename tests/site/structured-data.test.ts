import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { areaSummaries } from '#content/lib/lists/areas.ts'
import { serviceNames } from '#content/lib/lists/service-names.ts'
import { claimed } from '#content/lib/owner/claims.ts'
import { readOwnerFile } from '../../web/compile/owner-file.ts'
import { servicePages } from '../web/content/all-content.ts'
import { builtPages } from './built-site.ts'

const { confirmed: pricesAreConfirmed } = readOwnerFile('prices')

type Item = { '@context'?: unknown; '@type'?: unknown } & Record<string, unknown>

const items: { path: string; item: Item }[] = builtPages.flatMap(({ path, document }) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => ({
    path,
    item: JSON.parse(script.textContent ?? ''),
  })),
)
const typesOn = (path: string) => items.filter((each) => each.path === path).map(({ item }) => item['@type'])

test('the questions and each article carry their kinds of structured data', () => {
  expect(typesOn('/faqs')).toContain('FAQPage')
  for (const { path } of builtPages) {
    if (path.startsWith('/blog/'))
      expect(typesOn(path), path).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']))
  }
})

test('search engines are told the hours that the pages say', () => {
  const electrician = items.find(({ path, item }) => path === '/' && item['@type'] === 'Electrician')?.item
  expect(electrician?.openingHoursSpecification).toMatchObject(
    claimed.openingHours.open.map(({ days, opens, closes }) => ({ dayOfWeek: days, opens, closes })),
  )
})

test('there is one business, who serves every area and a circle, wherever it is described', () => {
  const electricians = items.filter(({ item }) => item['@type'] === 'Electrician')
  expect(electricians.map(({ path }) => path)).toEqual([
    '/',
    ...builtPages.flatMap(({ path }) => (path.startsWith('/areas/') ? path : [])),
  ])
  expect(new Set(electricians.map(({ item }) => JSON.stringify(item))).size).toBe(1)
  const served = JSON.stringify(electricians[0]?.item.areaServed)
  expect(served).toContain(`"geoRadius":${business.serviceRadiusMetres}`)
  for (const { name } of areaSummaries) expect(served).toContain(`"${name}"`)
  expect(electricians[0]?.item.telephone).toBe(business.phone.e164)
})

test('every service page and every area page describes its own service, without a price that nobody confirmed', () => {
  for (const service of servicePages) {
    const path = service.slug === 'security' ? '/security' : `/services/${service.slug}`
    const thing = items.find((each) => each.path === path && each.item['@type'] === 'Service')?.item
    expect(thing?.name, path).toBe(service.name)
    if (!pricesAreConfirmed) expect(thing, path).not.toHaveProperty('offers')
  }
  for (const { slug, name } of areaSummaries) {
    const thing = items.find((each) => each.path === `/areas/${slug}` && each.item['@type'] === 'Service')?.item
    expect(thing?.name).toBe(`Electrician in ${name}`)
  }
})

test('breadcrumbs name a service as lists do', () => {
  for (const { slug } of servicePages) {
    const path = slug === 'security' ? '/security' : `/services/${slug}`
    const main = builtPages.find((page) => page.path === path)?.document.querySelector('main')
    expect(main?.querySelector('[aria-current=page]')?.textContent, path).toBe(serviceNames[slug])
  }
})

test('a list of pages names them in the order in which the page shows them', () => {
  const lists = items.filter(({ item }) => item['@type'] === 'ItemList')
  expect(lists.map(({ path }) => path)).toEqual(expect.arrayContaining(['/blog', '/services']))
  for (const { path, item } of lists) {
    // Cast: `web/src/seo` builds it with schema.org's types.
    const listed = (item.itemListElement as { url: string }[]).map(({ url }) => new URL(url).pathname)
    const main = builtPages.find((page) => page.path === path)?.document.querySelector('main')
    const shown = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '')
    expect([...new Set(shown.filter((href) => listed.includes(href)))], path).toEqual(listed)
  }
})

test('there is no review markup and no rating: they would be our own', () => {
  const all = JSON.stringify(items)
  expect(all).not.toMatch(/"@type":"(Review|AggregateRating|Rating)"|"(review|aggregateRating|ratingValue)":/)
})

test('every article says who wrote it, with its days and picture, and claims no reader', () => {
  for (const { path, item } of items.filter(({ item }) => item['@type'] === 'Article')) {
    const page = builtPages.find((page) => page.path === path)?.document
    const days = [...(page?.querySelectorAll('main time') ?? [])].map((time) => time.getAttribute('datetime'))
    expect(item, path).toMatchObject({
      headline: page?.querySelector('h1')?.textContent,
      publisher: { name: business.name },
      author: { name: business.authorLabel, url: expect.stringMatching(/^https:/) },
      image: expect.stringMatching(/^https:.*\.jpg$/),
    })
    // No article has been reviewed yet; tests/site/live-site.test.ts has one that is.
    expect(item.mainEntityOfPage, path).toEqual({ '@type': 'WebPage', '@id': expect.any(String) })
    expect(days, path).toEqual(expect.arrayContaining([item.datePublished, item.dateModified]))
    expect(page?.querySelector('.byline')?.textContent, path).not.toContain('Facts checked')
  }
})

test('every page cites the sources that it prints', () => {
  const printing = builtPages.filter(({ document }) => document.querySelector('.sources, .sources-folded'))
  const citing = items.filter(({ item }) => item.citation)
  expect(citing.map(({ path }) => path)).toEqual(printing.map(({ path }) => path))
  for (const { path, item } of citing) {
    const page = builtPages.find((page) => page.path === path)?.document
    const printed = [...(page?.querySelectorAll(':is(.sources, .sources-folded) a') ?? [])].map((link) =>
      link.getAttribute('href'),
    )
    // Cast: `web/src/seo` builds it with schema.org's types.
    const cited = (item.citation as { url: string }[]).map(({ url }) => url)
    expect(cited, path).toEqual(printed)
    expect(cited.length, path).toBeGreaterThanOrEqual(1)
  }
})

test('breadcrumbs count up from the home page to their own page', () => {
  for (const { path, item } of items.filter(({ item }) => item['@type'] === 'BreadcrumbList')) {
    // Cast: `web/src/seo` builds it with schema.org's types.
    const steps = item.itemListElement as { position: number; item: string }[]
    expect(
      steps.map(({ position }) => position),
      path,
    ).toEqual(steps.map((_, index) => index + 1))
    expect(new URL(steps[0]?.item ?? '').pathname, path).toBe('/')
    expect(new URL(steps.at(-1)?.item ?? '').pathname, path).toBe(path)
  }
})

test('the questions in structured data are those on the page', () => {
  for (const { path, item } of items.filter(({ item }) => item['@type'] === 'FAQPage')) {
    const shown = builtPages.find((page) => page.path === path)?.document.querySelector('main')?.textContent ?? ''
    // Cast: `web/src/seo` builds it with schema.org's types.
    for (const { name, acceptedAnswer } of item.mainEntity as { name: string; acceptedAnswer: { text: string } }[]) {
      expect(shown, path).toContain(name)
      expect(shown, path).toContain(acceptedAnswer.text)
    }
  }
})
