import { expect, test } from 'vitest'
import { pounds } from '#content/business.ts'
import { readOwnerFile } from '#content/lib/owner-file.ts'
import { sampleQuote, sampleReport } from '#content/samples.ts'

const { sockets, downlights, eicr } = readOwnerFile('prices').ranges
const from = ({ rows }: typeof sockets, row: string) => rows.find((each) => each.for === row)?.from ?? 0

test('the sample quote asks what the price tables say, and its total is their sum', () => {
  const light = downlights.rows[0].from
  const amounts = [from(sockets, 'Two sockets'), 2 * light, light, from(eicr, 'One or two bedrooms')]
  expect(amounts).not.toContain(0)
  expect(sampleQuote.lines.map(({ amount }) => amount)).toEqual([...amounts.map(pounds), 'Included'])
  expect(sampleQuote.total).toBe(pounds(amounts.reduce((sum, amount) => sum + amount)))
})

test('the home of the sample quote is of the size that its report is priced for', () => {
  expect(sampleQuote.job).toMatch(/two-bedroom flat/i)
  expect(sampleReport.job).toMatch(/two-bedroom flat/i)
})

test('a customer is told to leave out no line but a priced one', () => {
  expect(sampleQuote.notes.lines).toMatch(/leave out any priced line/)
  expect(sampleQuote.lines.at(-1)).toMatchObject({ work: expect.stringMatching(/^Testing/), amount: 'Included' })
})
