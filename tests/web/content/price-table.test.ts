import { expect, test } from 'vitest'
import { priceTable } from '#content/price-table.ts'

const rows = [{ for: 'Two bedrooms', from: 3800, to: 6000, includes: 'Board', moves: 'Walls' }]
const heads = { service: 'rewiring', caption: 'A rewire', what: 'Home' }

test('a table is a sample, and none of its figures an offer, until the owner has confirmed it', () => {
  const { caption, summary, rows: printed, offers } = priceTable({ confirmed: false, rows }, heads)
  expect(caption).toMatch(/sample/i)
  expect(summary).toMatch(/sample/i)
  expect(printed).toEqual([['Two bedrooms', '£3,800 to £6,000', 'Board', 'Walls']])
  expect(offers).toEqual([])
})

test('a table that the owner has confirmed is printed as it is, and offered', () => {
  const { caption, offers } = priceTable({ confirmed: '2026-11-22', rows }, heads)
  expect(caption).toBe('A rewire')
  expect(offers).toEqual([{ name: 'A rewire: Two bedrooms', from: 3800, to: 6000 }])
})

test('its summary has the lowest and the highest price, on one line', () => {
  const more = [...rows, { for: 'Studio', from: 2500, to: 2500, includes: 'Board', moves: 'Walls' }]
  const { summary } = priceTable({ confirmed: '2026-11-22', rows: more }, heads)
  expect(summary).toBe('A rewire: £2,500\u00a0to\u00a0£6,000')
})
