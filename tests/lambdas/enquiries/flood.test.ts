/** A flood buries nobody: beyond the hourly cap an enquiry is stored, counted for the alarm, and not mailed. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { Enquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { emergencyAbout } from '../../../lambdas/shared/enquiry-rules.ts'
import { limits } from '../../../lambdas/shared/limits.ts'
import { metrics } from '../../../lambdas/shared/operations.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { enquiryPath } from '../../fixtures/enquiry-path.ts'
import { metricValues } from '../../fixtures/metric-values.ts'

const minute = 60_000
let path: ReturnType<typeof enquiryPath>
beforeEach(() => {
  path = enquiryPath()
})
const send = (enquiryId: string, from: string, changes: Partial<Enquiry> = {}) =>
  path.queue.send({
    enquiry: enquiryOf({ enquiryId, receivedAt: new Date(path.queue.clock.now).toISOString(), ...changes }),
    from,
  })
const isHeld = (enquiryId: string) => {
  const enquiry = path.table.get(enquiryId)
  return typeof enquiry === 'object' && enquiry.heldAt !== undefined && enquiry.mailedAt === undefined
}

test('one honest enquiry and one emergency among 10,000 posts from many addresses', async () => {
  // Ten thousand lines of log take longer than the rest.
  const silenced = (['info', 'log'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => {}))
  for (let number = 0; number < 10_000; number++)
    await send(`flood-${number}`, `address-${number % 5000}`, { possibleSpam: number % 2 === 0 })
  await send('honest', 'home')
  await send('urgent', 'home', { about: emergencyAbout })
  await path.queue.pass(minute)
  for (const spy of silenced) spy.mockRestore()
  expect(path.queue.waiting).toBe(0)
  expect(path.table.size).toBe(10_002)
  const { mails, suspects } = limits
  expect(path.mails).toHaveLength(mails.most + suspects.most + 1)
  expect(isHeld('honest'), 'stored, for the morning mail and the list').toBe(true)
  expect(path.mailsOf('urgent')[0]?.subject).toMatch(/^EMERGENCY/)
}, 120_000)

test('one honest enquiry among sixty an hour from one address is mailed', async () => {
  for (let number = 0; number < 60; number++) {
    await send(`drip-${number}`, 'one address')
    await path.queue.pass(minute / 2)
    if (number === 30) await send('honest', 'home')
    await path.queue.pass(minute / 2 - 1000)
  }
  expect(path.mailsOf('honest')).toHaveLength(1)
  expect(path.mails).toHaveLength(limits.mailsOfAddress.most + 1)
  await path.queue.pass(60 * minute)
  await send('next hour', 'one address')
  await path.queue.pass(minute)
  expect(path.mailsOf('next hour')).toHaveLength(1)
})

test('a drip of emergencies from one address holds no other emergency back', async () => {
  for (let number = 0; number < 60; number++) await send(`drip-${number}`, 'one address', { about: emergencyAbout })
  await send('urgent', 'home', { about: emergencyAbout })
  await path.queue.pass(minute)
  expect(path.mailsOf('urgent')).toHaveLength(1)
  expect(path.mails).toHaveLength(limits.emergenciesOfAddress.most + 1)
})

test('emergencies that look like spam, as other sites send them, take no place of an honest one', async () => {
  for (let number = 0; number < limits.emergencies.most; number++)
    await send(`posted-${number}`, `visitor-${number}`, { about: emergencyAbout, possibleSpam: true })
  await path.queue.pass(minute)
  await send('urgent', 'home', { about: emergencyAbout })
  await path.queue.pass(minute)
  expect(path.mailsOf('urgent')[0]?.subject).toMatch(/^EMERGENCY/)
  expect(path.mails, 'they have the places of other suspects').toHaveLength(limits.suspects.most + 1)
})

test('retries, repeats, photos that follow, dead letters sent back and the daily test take no place', async () => {
  path.path.fault = (step) => (step === 'create' ? 'lost' : undefined)
  await send('one', 'home')
  await path.queue.pass(6 * 60 * minute)
  path.path.fault = () => undefined
  path.queue.sendBack()
  await path.queue.pass(minute)
  expect(path.mailsOf('one')).toHaveLength(1)
  path.bucket.set('customer-photos/a.jpg', 'picture')
  await send('one', 'home', { photoKeys: ['customer-photos/a.jpg'] })
  for (let number = 0; number < 20; number++) await send(`testEnquiry-${number}`, 'home', { testEnquiry: true })
  for (let number = 1; number < limits.mailsOfAddress.most; number++) await send(`other-${number}`, 'home')
  await path.queue.pass(minute)
  expect(path.table.size).toBe(20 + limits.mailsOfAddress.most)
  expect([...path.table.keys()].filter(isHeld)).toEqual([])
})

test('what cannot be counted is mailed', async () => {
  path.path.fault = (step) => (step === 'take' ? 'lost' : undefined)
  for (let number = 0; number < 20; number++) await send(`enquiry-${number}`, 'home')
  await path.queue.pass(minute)
  expect(path.mails).toHaveLength(20)
})

test('what is held gets no text and no receipt, and its photos are opened, so that they are there when it is mailed', async () => {
  for (let number = 0; number < limits.emergencies.most; number++)
    await send(`first-${number}`, `n${number}`, { about: emergencyAbout })
  path.bucket.set('customer-photos/a.jpg', 'picture')
  await path.queue.pass(minute)
  await send('held', 'home', { about: emergencyAbout, photoKeys: ['customer-photos/a.jpg'] })
  const values = await metricValues(() => path.queue.pass(minute))
  expect(values).toMatchObject({ [metrics.names.enquiryHeld]: 1 })
  expect(isHeld('held')).toBe(true)
  expect([path.texts.includes('held'), path.receipts.includes('held')]).toEqual([false, false])
  expect(path.attached.has('customer-photos/a.jpg')).toBe(true)
})
