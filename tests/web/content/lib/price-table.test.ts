import { expect, test } from 'vitest'
import { priceTable } from '#content/lib/price-table.ts'

type Table = Parameters<typeof priceTable>[0]

const row = { for: 'Two bedrooms', from: 3800, to: 6000, moves: 'Walls' }
const heads = { service: 'rewiring', caption: 'A rewire', what: 'Home' }
const tableOf = (confirmed: Table['confirmed'], ...more: Table['rows'][0][]) =>
  priceTable({ confirmed, lead: 'Rewire of a flat', includes: 'New board, tests', rows: [row, ...more] }, heads)

test('a table is printed as it is, and none of its figures an offer until the owner has confirmed it', () => {
  const { note, columns, rows: printed, price } = tableOf(false)
  expect(note).toBe('Included: new board, tests.')
  expect(columns).toEqual(['Home', 'Price', 'What changes it'])
  expect(printed).toEqual([['Two bedrooms', '£3,800 to £6,000', 'Walls']])
  expect(price.offers).toEqual([])
})

test('a table that the owner has confirmed is offered', () => {
  const { price } = tableOf('2026-11-22')
  expect(price.offers).toEqual([{ name: 'A rewire: Two bedrooms', minPrice: 3800, maxPrice: 6000 }])
})

test('its summary has the lowest and the highest price, on one line', () => {
  const { summary } = tableOf('2026-11-22', { ...row, for: 'Studio', from: 2500, to: 2500 })
  expect(summary).toBe('A rewire: £2,500\u00a0to\u00a0£6,000')
})

test('its service leads with the first row, and says what that buys', () => {
  const { price } = tableOf('2026-11-22', { ...row, for: 'Studio', from: 2500, to: 2500 })
  expect(price.line).toBe('Rewire of a flat, from £3,800')
  expect(price.buys).toBe('Two bedrooms: new board, tests.')
})

test('an abbreviation keeps its capitals within the sentence', () => {
  const { price } = priceTable({ confirmed: false, lead: 'Lights', includes: 'LED lights', rows: [row] }, heads)
  expect(price.buys).toBe('Two bedrooms: LED lights.')
})
