import { expect, test } from 'vitest'
import { pounds } from '#content/business.ts'
import { buildingControlFees } from '#content/lib/owner/prices.ts'
import { readOwnerFile } from '../../web/compile/owner-file.ts'
import { builtPages, pagesWhere } from './built-site.ts'

const { emergency, ranges } = readOwnerFile('prices')
const { board, charger, gardenOffice, rewire } = ranges
const least = buildingControlFees?.least ?? 0
/** What the firm itself charges, for the jobs whose prices pages name in a sentence. */
const prices = [board, charger, gardenOffice, rewire].map(({ rows }) => rows[0].from)
const withoutFee = fromOneOf(prices)
const withFee = fromOneOf(prices.map((price) => price + least))

test("a price of notifiable work is the whole sum, and says that building control's fee is in it, unless the firm notifies", () => {
  const unnamed = pagesWhere(({ document }) =>
    priceTexts(document).filter((text) =>
      buildingControlFees
        ? withoutFee.test(text) || (withFee.test(text) && !/building control/i.test(text))
        : /\b(?:with|includes?) building control's fee/i.test(text),
    ),
  )
  expect(unnamed).toEqual({})
})

test("the price of a call-out says that it is the daytime's, because nights and Sundays cost more", () => {
  const callOut = fromOneOf([emergency.callOut], 'i')
  const texts = builtPages.flatMap(({ document }) => priceTexts(document).filter((text) => callOut.test(text)))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => !/daytime/i.test(text))).toEqual([])
})

/**
 * The description, and each line that may hold a price. In a list of prices the cell before says what they buy, in a
 * service's hero the lines around.
 */
function priceTexts(document: Document): string[] {
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
  const lines = [...document.querySelectorAll('main :is(p, li, dt, dd, td)')]
  return [
    description,
    ...lines.map((line) => (line.closest('li, tr, dl > div, aside[aria-label=Price]') ?? line).textContent ?? ''),
  ]
}

function fromOneOf(prices: number[], flags?: string): RegExp {
  return new RegExp(`\\bfrom (?:${prices.map(pounds).join('|')})(?!,?\\d)`, flags)
}
