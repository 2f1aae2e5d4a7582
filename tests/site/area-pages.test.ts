import { expect, test } from 'vitest'
import { business, pounds } from '#content/business.ts'
import { areaSummaries } from '#content/lib/lists/areas.ts'
import { builtPages } from './built-site.ts'

const { prices, emergencyResponseMinutes, phone } = business

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

test.each(areaPages)('$name says first what is done there, for how much and how soon', ({ main }) => {
  const [first] = main.querySelectorAll('section')
  const said = first?.querySelector('.lead')?.textContent ?? ''
  expect(said).toMatch(/^We \w+.* costs from £\d/)
  expect(said).toContain(`${emergencyResponseMinutes} minutes`)
  // Before the houses, the places and the map: what each kind of work costs.
  const next = main.querySelector('h2')?.closest('section')
  expect(next?.querySelectorAll('.service-line')).toHaveLength(4)
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
