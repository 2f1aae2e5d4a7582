import { expect, test } from 'vitest'
import { priceTable } from '#content/price-table.ts'

const rows = [{ for: 'Two bedrooms', from: 3800, to: 6000, includes: 'Board', moves: 'Walls' }]
const heads = { service: 'rewiring', caption: 'A rewire', what: 'Home' }

test('a table is a sample, and none of its figures an offer, until the owner has confirmed it', () => {
  const { caption, rows: printed, offers } = priceTable({ confirmed: false, rows }, heads)
  expect(caption).toMatch(/sample/i)
  expect(printed).toEqual([['Two bedrooms', '£3,800 to £6,000', 'Board', 'Walls']])
  expect(offers).toEqual([])
})

test('a table that the owner has confirmed is printed as it is, and offered', () => {
  const { caption, offers } = priceTable({ confirmed: '2026-11-22', rows }, heads)
  expect(caption).toBe('A rewire')
  expect(offers).toEqual([{ name: 'A rewire: Two bedrooms', from: 3800, to: 6000 }])
})
