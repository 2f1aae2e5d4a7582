import { expect, test } from 'vitest'
import { examples, pounds } from '#content/business.ts'
import { buildingControlFees } from '#content/lib/owner/prices.ts'
import { servicesPage } from '#content/pages/services.ts'
import { readOwnerFile } from '../../../../../web/compile/owner-file.ts'
import { setConfirmedOwner } from '../../../../fixtures/confirmed-owner.ts'
import { readings, servicePages } from '../../all-content.ts'

const { emergency, ranges } = readOwnerFile('prices')

type Row = (typeof ranges)['rewire']['rows'][0]

/** The least that a customer pays for a row, as printed: with building control's fee, if it is due. */
const wholeFrom = ({ from, notifiable }: Row) =>
  pounds(from + (notifiable && buildingControlFees ? buildingControlFees.least : 0))

/** Every "from" price of the owner's file, as printed, and the sums made of them. */
const amounts = new Set([
  ...Object.values(ranges).flatMap(({ rows }) => rows.map(wholeFrom)),
  pounds(emergency.callOut),
  pounds(emergency.hourly),
  ...Object.values(examples),
])

test('every price in a title or a description of a service is one of its tables', () => {
  const heads = [...servicePages, servicesPage].map(({ title, metaDescription }) => `${title} ${metaDescription}`)
  const named = heads.flatMap((text) => text.match(/£[\d,]*\d/g) ?? [])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((amount) => !amounts.has(amount))).toEqual([])
})

test('a row put above another changes no price that a text prints', async () => {
  const row = (job: string, pounds: number) =>
    `    - for: ${job}\n      from: ${pounds}\n      to: ${pounds}\n      moves: Size\n`
  const pricesOf = async (change: (text: string) => string) => {
    setConfirmedOwner({ prices: change })
    const { prices, boardWork } = await import('#content/lib/owner/prices.ts')
    return { ...prices, boardWork }
  }
  const before = await pricesOf((text) => text)
  const above = row('A smaller job', 1) + row('Another', 2)
  expect(await pricesOf((text) => text.replaceAll('  rows:\n', `  rows:\n${above}`))).toEqual(before)
})

test('the guide to costs has a figure of every table, and says of every service without one why', () => {
  const guide = readings.find(({ name }) => name === 'guides/costs')?.lines.join('\n') ?? ''
  const missing = Object.values(ranges).filter(({ rows }) => !guide.includes(wholeFrom(rows[0])))
  expect(missing).toEqual([])
  for (const link of ['Extensions', 'Smart homes', 'Burglar alarms and door entry', 'Solar'])
    expect(guide).toContain(link)
})
