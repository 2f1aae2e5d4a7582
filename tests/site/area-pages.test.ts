import { expect, test } from 'vitest'
import { business, pounds } from '#content/business.ts'
import { areaSummaries } from '#content/lib/lists/areas.ts'
import { builtPages } from './built-site.ts'

const { prices, phone } = business

const areaPages = areaSummaries.map(({ slug, name }) => {
  const main = builtPages.find(({ path }) => path === `/areas/${slug}`)?.document.querySelector('main')
  if (!main) throw new Error(`There is no page of ${name}`)
  return { name, main }
})

/** The section with this heading. */
function sectionOf(main: Element, title: RegExp): Element {
  const heading = [...main.querySelectorAll('h2')].find(({ textContent }) => title.test(textContent ?? ''))
  const section = heading?.closest('section')
  if (!section) throw new Error(`No section has the title ${title}`)
  return section
}

test('the page of all areas has each with its postcodes', () => {
  const page = builtPages.find(({ path }) => path === '/areas')?.document
  const cards = areaSummaries.map(({ slug }) => page?.querySelector(`main li:has(a[href="/areas/${slug}"]):has(p)`))
  expect(cards.map((card) => card?.textContent)).toEqual(
    areaSummaries.map(({ name, outcodes }) => `${name}${outcodes.join(', ')}`),
  )
})

test.each(areaPages)('$name has an emergency electrician, with the price and the number', ({ name, main }) => {
  const words = sectionOf(main, new RegExp(`^Emergency electrician in ${name}$`)).textContent
  expect(words).toContain(pounds(prices.emergencyCallOut))
  expect(words).toContain(pounds(prices.emergencyHourly))
  expect(words).toContain(phone.display)
})

test.each(areaPages)('$name closes with one call to action, the form', ({ main }) => {
  const last = [...main.querySelectorAll('section')].filter(({ parentElement }) => parentElement === main).at(-1)
  expect(last?.querySelector('form[method=post]')).not.toBeNull()
  expect(last?.querySelector(`a[href="tel:${phone.e164}"]`)).not.toBeNull()
})
