import { expect, test } from 'vitest'
import { priceTable } from '#content/lib/price-table.ts'

type Table = Parameters<typeof priceTable>[0]

const row = { for: 'Two bedrooms', from: 3800, to: 6000, moves: 'Walls' }
const heads = { service: 'rewiring', caption: 'A rewire', what: 'Home' }
const tableOf = (...more: Table['rows'][0][]) =>
  priceTable({ lead: 'Rewire of a flat', includes: 'New board, tests', rows: [row, ...more] }, heads)

test('a table is printed as it is, and each row is an offer', () => {
  const { note, columns, rows: printed, price } = tableOf()
  expect(note).toBe('Included: new board, tests.')
  expect(columns).toEqual(['Home', 'Price', 'What changes it'])
  expect(printed).toEqual([['Two bedrooms', '£3,800 to £6,000', 'Walls']])
  expect(price.offers).toEqual([{ name: 'A rewire: Two bedrooms', minPrice: 3800, maxPrice: 6000 }])
})

test('its summary has the lowest and the highest price, on one line', () => {
  const { summary } = tableOf({ ...row, for: 'Studio', from: 2500, to: 2500 })
  expect(summary).toBe('A rewire: £2,500\u00a0to\u00a0£6,000')
})

test('its service leads with the first row, and says what that buys', () => {
  const { price } = tableOf({ ...row, for: 'Studio', from: 2500, to: 2500 })
  expect(price.line).toBe('Rewire of a flat, from £3,800')
  expect([price.job, price.figure]).toEqual(['Rewire of a flat', 'from £3,800'])
  expect(price.buys).toBe('Two bedrooms: new board, tests.')
})

test('an abbreviation keeps its capitals within the sentence', () => {
  const { price } = priceTable({ lead: 'Lights', includes: 'LED lights', rows: [row] }, heads)
  expect(price.buys).toBe('Two bedrooms: LED lights.')
})
