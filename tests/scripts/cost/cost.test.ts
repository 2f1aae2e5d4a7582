import { expect, test } from 'vitest'
import { costOf, estimate } from '../../../scripts/cost/estimate.ts'
import { quotas } from '../../../scripts/cost/quotas.ts'
import { pricesDate, unitPrices } from '../../../scripts/cost/unit-prices.ts'
import { readsAtOrigin, usageOf } from '../../../scripts/cost/usage.ts'

test('a falling price holds for the part of the amount that lies in its step', () => {
  const price = { steps: [{ upTo: 10, dollars: 2 }, { upTo: 20, dollars: 1 }, { dollars: 0.5 }], source: '' }
  expect([5, 10, 15, 40].map((amount) => costOf(amount, price))).toEqual([10, 20, 25, 40])
})

test('the free part comes off the first step', () => {
  const price = { steps: [{ upTo: 10, dollars: 2 }, { dollars: 1 }], free: 4, source: '' }
  expect([3, 4, 5, 12].map((amount) => costOf(amount, price))).toEqual([0, 0, 2, 14])
})

test('every unit of the bill is in exactly one service: the parts add up to what the units cost', () => {
  const traffic = { visits: 3_000_000, leads: 20_000, domain: true, waf: true }
  const usage = usageOf(traffic)
  const expected = Object.entries(unitPrices).reduce(
    (sum, [unit, price]) => sum + costOf(usage[unit as keyof typeof unitPrices], price),
    0,
  )
  expect(estimate(traffic).total).toBeCloseTo(expected, 6)
})

test('a small business pays a few dollars a month', () => {
  const { total } = estimate({ visits: 10_000, leads: 50, domain: true })
  expect(total).toBeGreaterThan(1)
  expect(total).toBeLessThan(6)
})

test('reads stop growing with visits: the edge answers', () => {
  expect(readsAtOrigin(1000)).toBe(1500)
  expect(readsAtOrigin(100_000_000)).toBe(readsAtOrigin(10_000_000))
})

test('the database costs no more for reads at a hundred million visits than at ten million', () => {
  const at = (visits: number) => estimate({ visits, leads: 0 }).byService.DynamoDB
  expect(at(100_000_000)).toBe(at(10_000_000))
})

test('what breaks first is named with its fix, and changes with the traffic', () => {
  const nearest = (visits: number, leads: number) => quotas({ visits, leads })[0]
  expect(nearest(1_000_000, 5000)).toMatchObject({
    name: expect.stringContaining('SES sandbox'),
    fix: expect.stringContaining('docs/'),
  })
  expect(nearest(100_000_000, 50)?.name).not.toContain('SES')
  for (const { fix } of quotas({ visits: 1, leads: 1 })) expect(fix.length).toBeGreaterThan(20)
})

test('prices have a date and a source', () => {
  expect(pricesDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  for (const [unit, { source }] of Object.entries(unitPrices))
    expect(source, unit).toMatch(/^https:\/\/aws\.amazon\.com\//)
})
