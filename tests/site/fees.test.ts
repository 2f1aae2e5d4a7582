import { expect, test } from 'vitest'
import { fees } from '#content/building-control.ts'
import { business, pounds } from '#content/business.ts'
import { pagesWhere } from './built-site.ts'

const { board, chargePoint, gardenOffice, fullRewire, houseRewire } = business.prices
const notifiable = [board, chargePoint, gardenOffice, fullRewire, houseRewire].map(pounds)
const lead = new RegExp(`\\bfrom (?:${notifiable.join('|')})(?![\\d,])`)

test("a price of notifiable work never stands without building control's fee, unless the fee is in it", () => {
  const unnamed = pagesWhere(({ document }) => {
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
    const prices = [...document.querySelectorAll('main :is(p, li, dt, dd, td)')]
    // In a list of prices, what they buy stands in the cell before.
    const blocks = prices.map((element) => (element.closest('li, tr, dl > div') ?? element).textContent ?? '')
    return [description, ...blocks].filter((text) =>
      fees ? lead.test(text) && !/building control/i.test(text) : /plus building control/i.test(text),
    )
  })
  expect(unnamed).toEqual({})
})
