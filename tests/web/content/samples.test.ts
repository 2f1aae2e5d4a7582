import { expect, test } from 'vitest'
import { pounds } from '#content/business.ts'
import { sampleQuote } from '#content/samples.ts'
import { readOwnerFile } from '../../../web/compile/owner-file.ts'

const { buildingControl, ranges } = readOwnerFile('prices')
const { sockets, downlights, board } = ranges
const from = ({ rows }: typeof sockets, row: string) => rows.find((each) => each.for === row)?.from ?? 0

test('the sample quote asks what the price tables and building control ask, and its total is their sum', () => {
  const light = downlights.rows[0].from
  const fee = buildingControl[0]?.fee ?? 0
  const amounts = [from(sockets, 'Two sockets'), 2 * light, board.rows[0].from, fee]
  expect(amounts).not.toContain(0)
  expect(sampleQuote.lines.map(({ amount }) => amount)).toEqual([...amounts.map(pounds), 'Included'])
  expect(sampleQuote.total).toBe(pounds(amounts.reduce((sum, amount) => sum + amount)))
})
