import { expect, test } from 'vitest'
import { pounds } from '#content/business.ts'
import { buildingControlFees } from '#content/lib/owner/prices.ts'
import { readOwnerFile } from '#content/lib/owner-file.ts'
import { pagesWhere } from './built-site.ts'

const { board, charger, gardenOffice, rewire } = readOwnerFile('prices').ranges
const least = buildingControlFees?.least ?? 0
/** What the firm itself charges, for the jobs whose prices pages name in a sentence. */
const prices = [board, charger, gardenOffice, rewire].map(({ rows }) => rows[0].from)
const withoutFee = fromOneOf(prices)
const withFee = fromOneOf(prices.map((price) => price + least))

test("a price of notifiable work is the whole sum, and says that building control's fee is in it, unless the firm notifies", () => {
  const unnamed = pagesWhere(({ document }) => {
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
    const prices = [...document.querySelectorAll('main :is(p, li, dt, dd, td)')]
    // In a list of prices, what they buy stands in the cell before.
    const blocks = prices.map((element) => (element.closest('li, tr, dl > div') ?? element).textContent ?? '')
    return [description, ...blocks].filter((text) =>
      buildingControlFees
        ? withoutFee.test(text) || (withFee.test(text) && !/building control/i.test(text))
        : /\b(?:with|includes?) building control's fee/i.test(text),
    )
  })
  expect(unnamed).toEqual({})
})

function fromOneOf(prices: number[]): RegExp {
  return new RegExp(`\\bfrom (?:${prices.map(pounds).join('|')})(?![\\d,])`)
}
