import { expect, test } from 'vitest'
import { priceTable } from '#content/lib/price-table.ts'

type Table = Parameters<typeof priceTable>[0]

const row = { for: 'Two bedrooms', from: 3800, to: 6000, moves: 'Walls' }
const heads = { service: 'rewiring', caption: 'A rewire', what: 'Home' }
const words = { lead: 'Rewiring a flat', buys: 'Two bedrooms, with a board.', includes: 'Prices include a board.' }
const tableOf = (...more: Table['rows'][0][]) => priceTable({ ...words, rows: [row, ...more] }, heads)

test('a table is printed as it is, and each row is an offer', () => {
  const { note, columns, rows: printed, price } = tableOf()
  expect(note).toBe('Prices include a board.')
  expect(columns).toEqual(['Home', 'Price', 'What changes it'])
  expect(printed).toEqual([['Two bedrooms', '£3,800 to £6,000', 'Walls']])
  expect(price.offers).toEqual([{ name: 'A rewire: Two bedrooms', minPrice: 3800, maxPrice: 6000 }])
})

test('its summary runs from the first row, which can be bought alone, to the highest price, on one line', () => {
  const { summary } = tableOf({ ...row, for: 'Each room more', from: 250, to: 9500 })
  expect(summary).toBe('A rewire: £3,800\u00a0to\u00a0£9,500')
})

test("its service leads with the first row, and says what that buys in the owner's sentence", () => {
  const { price } = tableOf({ ...row, for: 'Studio', from: 2500, to: 2500 })
  expect(price.line).toBe('Rewiring a flat: from £3,800')
  expect(price.card).toEqual({ words: 'from', figure: '£3,800', job: 'Rewiring a flat' })
  expect(price.buys).toBe('Two bedrooms, with a board.')
})

const fees = { byCouncil: '£345 in Richmond and £310 in Merton', from: '£310' }
const notifiable = { ...row, notifiable: 'yes' } as const

test("building control's fee stands with the price and with the table of work that is all notifiable", () => {
  const { fee, note, rows, price } = priceTable({ ...words, rows: [notifiable] }, heads, fees)
  expect(fee).toContain(fees.from)
  expect(note).toContain(fee)
  expect(price.buys).toContain(fees.byCouncil)
  expect(price.line).toMatch(/£3,800 plus building control$/)
  expect(price.card?.job).toBe('Rewiring a flat, plus building control')
  expect(rows[0]?.[0]).toBe('Two bedrooms')
  expect(price.offers[0]?.name).toMatch(/plus building control's fee$/)
})

test('where only some work is notifiable, those rows are marked, and the price of another has no fee', () => {
  const { note, rows, price } = priceTable({ ...words, rows: [row, { ...notifiable, for: 'Studio' }] }, heads, fees)
  expect(rows.map(([name]) => name)).toEqual(['Two bedrooms', 'Studio (notifiable)'])
  expect(note).toContain(fees.from)
  expect(price).toMatchObject({ line: 'Rewiring a flat: from £3,800', buys: words.buys })
})

test('a firm that notifies has the fee in its price, and no table names one', () => {
  const table = priceTable({ ...words, rows: [notifiable] }, heads)
  expect(table.fee).toBeUndefined()
  expect(JSON.stringify(table)).not.toContain('building control')
})
