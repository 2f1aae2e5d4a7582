import { expect, test } from 'vitest'
import { pounds } from '#content/business.ts'
import { buildingControlFees } from '#content/lib/owner/prices.ts'
import { sampleQuote } from '#content/samples.ts'
import { readOwnerFile } from '../../../web/compile/owner-file.ts'

const { buildingControl, ranges } = readOwnerFile('prices')
const rows = Object.values(ranges).flatMap((table) => table.rows)
const from = (name: string) => rows.find((row) => row.name === name)?.from ?? 0

test('the sample quote asks what the price tables and building control ask, and its total is their sum', () => {
  const fees = buildingControlFees ? [buildingControl[0]?.fee ?? 0] : []
  const amounts = [from('twoSockets'), 2 * from('lighting'), from('board'), ...fees]
  expect(amounts).not.toContain(0)
  const included = Array(sampleQuote.lines.length - amounts.length).fill('Included')
  expect(sampleQuote.lines.map(({ amount }) => amount)).toEqual([...amounts.map(pounds), ...included])
  expect(sampleQuote.total).toBe(pounds(amounts.reduce((sum, amount) => sum + amount)))
})
