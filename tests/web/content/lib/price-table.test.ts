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

const fees = {
  byCouncil: [
    { council: 'Richmond', fee: 345 },
    { council: 'Merton', fee: 310 },
  ],
  least: 310,
  most: 345,
}
const notifiable = { ...row, notifiable: 'yes' } as const

test("the price of notifiable work is the whole sum: building control's lowest fee at least, and its highest at most", () => {
  const { fee, note, rows, price } = priceTable({ ...words, rows: [notifiable] }, heads, fees)
  expect(note).toContain('£310 to £345')
  expect(fee).toContain('£345 in Richmond and £310 in Merton')
  expect(`${price.line} ${price.fee}`).toMatch(/from £4,110 with building control's fee, £310 to £345 by council$/)
  expect(price.card).toMatchObject({ figure: '£4,110', job: "Rewiring a flat, with building control's fee" })
  expect(rows[0]?.slice(0, 2)).toEqual(['Two bedrooms', '£4,110 to £6,345'])
  expect(price.offers[0]).toMatchObject({ minPrice: 4110, maxPrice: 6345 })
})

test('where only some work is notifiable, those rows are marked and have the fee, and the price of another has no fee', () => {
  const { note, rows, price } = priceTable({ ...words, rows: [row, { ...notifiable, for: 'Studio' }] }, heads, fees)
  expect(rows.map(([name, sum]) => [name, sum])).toEqual([
    ['Two bedrooms', '£3,800 to £6,000'],
    ['Studio (notifiable)', '£4,110 to £6,345'],
  ])
  expect(note).toContain('£310 to £345')
  expect(price).toMatchObject({ line: 'Rewiring a flat: from £3,800', buys: words.buys })
})

test('a firm that notifies has the fee in its price, and no table names one', () => {
  const table = priceTable({ ...words, rows: [notifiable] }, heads)
  expect(table.fee).toBeUndefined()
  expect(table.price.line).toBe('Rewiring a flat: from £3,800')
  expect(JSON.stringify(table)).not.toContain('building control')
})
