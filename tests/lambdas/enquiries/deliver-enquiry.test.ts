/** What the worker does with an enquiry, case by case, with a clock of its own. */
import { beforeEach, expect, test } from 'vitest'
import type { Enquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { metrics } from '../../../lambdas/shared/business-metrics.ts'
import { limits } from '../../../lambdas/shared/limits.ts'
import { photoRules } from '../../../lambdas/shared/photo-rules.ts'
import { catchLog } from '../../fixtures/catch-log.ts'
import { enquiryOf, newPhotoKey } from '../../fixtures/enquiry.ts'
import { enquiryPath, hour, minute, second } from '../../fixtures/enquiry-path.ts'
import { metricValues } from '../../fixtures/metric-values.ts'

let path: ReturnType<typeof enquiryPath>
beforeEach(() => {
  path = enquiryPath()
})

/** The key of a photo that is there. */
function upload(key = newPhotoKey(), state: 'picture' | 'refused' = 'picture'): string {
  path.bucket.set(key, state)
  return key
}
const enquiryNow = (changes: Partial<Enquiry> = {}) =>
  enquiryOf({ receivedAt: new Date(path.clock.now).toISOString(), ...changes })
/** Sends an enquiry that was just received. */
function send(changes: Partial<Enquiry> = {}, network?: string): Enquiry {
  const enquiry = enquiryNow(changes)
  path.send({ enquiry, network })
  return enquiry
}
const record = (enquiryId: string) => path.table.get(enquiryId)
const mail = () => path.mails[0] ?? expect.fail('no mail')
const danger = { jobDescription: 'Sparks and a burning smell from the fuse board' }

test('mailed, and every photo inspected: done, with one receipt', async () => {
  const enquiry = enquiryNow({ photoKeys: [upload(), upload(newPhotoKey(), 'refused')] })
  for (let times = 0; times < 2; times++) {
    path.send({ enquiry })
    await path.pass(6 * minute)
    expect([path.queue.length, path.mails.length, path.receipts]).toEqual([0, 1, [enquiry.enquiryId]])
  }
})

test.each([
  ['an emergency', { emergency: true }],
  ['a danger', danger],
])('%s is mailed at once; what comes within ten minutes is claimed, without a second mail', async (_, urgent) => {
  const [there, coming, late] = [upload(), newPhotoKey(), newPhotoKey()]
  send({ ...urgent, photoKeys: [there, coming, late] })
  await path.pass(second)
  expect(path.mails).toHaveLength(1)
  expect(mail().text).toContain('2 photos are on their way')
  expect(mail().html).toContain(`<img src="https://site.example/${there}"`)
  expect(mail().html).toContain(`href="https://site.example/${coming}"`)
  expect(mail().html).not.toContain(`<img src="https://site.example/${coming}"`)
  await path.pass(8 * minute)
  upload(coming)
  await path.pass(minute + 20 * second)
  expect([path.attached.has(there), path.attached.has(coming)]).toEqual([true, true])
  await path.pass(10 * minute)
  expect([path.queue.length, path.mails.length, path.receipts.length]).toEqual([0, 1, 1])
})

test('an ordinary enquiry waits for its photos: after 20 s, then every 60 s, and reports no age', async () => {
  const [first, other] = [newPhotoKey(), newPhotoKey()]
  const enquiry = send({ photoKeys: [first, other] })
  const values = await metricValues(() => path.pass(5 * minute))
  expect(path.calls.filter((step) => step === 'read')).toHaveLength(6)
  expect(values).not.toHaveProperty(metrics.names.waitingSeconds)
  expect(record(enquiry.enquiryId)).not.toHaveProperty('mailedAt')
  upload(first)
  await path.pass(minute)
  expect([path.attached.has(first), path.mails.length]).toEqual([true, 0])
  upload(other)
  await path.pass(minute)
  expect([path.queue.length, path.mails.length]).toEqual([0, 1])
  expect(mail().html.match(/<img /g)).toHaveLength(2)
  expect(mail().text).not.toContain('Please note')
})

test('ten minutes after it was received, and no later, it is mailed with what is there, and says what is not', async () => {
  send({ photoKeys: [upload(), newPhotoKey(), upload(newPhotoKey(), 'refused')] })
  await path.pass(photoRules.mailWaitMinutes * minute - second)
  expect(path.mails).toHaveLength(0)
  await path.pass(2 * second)
  expect([path.queue.length, path.mails.length]).toEqual([0, 1])
  expect(mail().text).toContain('1 photo did not arrive. Ask for it by WhatsApp.')
  expect(mail().text).toContain('1 photo is no picture. Ask for it by WhatsApp.')
})

test('ten minutes are counted from when it was received, also for a message that is sent on later', async () => {
  const enquiry = enquiryNow({ photoKeys: [newPhotoKey()] })
  path.clock.now += hour
  path.send({ enquiry })
  await path.pass(second)
  expect(path.mails).toHaveLength(1)
})

test('a bucket that does not answer delays the mail by ten minutes, and no longer', async () => {
  const key = upload()
  path.path.fault = (step) => (step === 'inspect' ? 'lost' : undefined)
  send({ photoKeys: [key] })
  await path.pass(11 * minute)
  expect(path.mails).toHaveLength(1)
  expect(mail().text).toContain('1 photo could not be looked at')
})

test('photos without a key are told, and waited for by nobody', async () => {
  send({ photosLeftOut: 2 })
  await path.pass(second)
  expect(mail().text).toContain('2 photos did not arrive. Ask for them by WhatsApp.')
})

test('a mail whose outcome stays unknown is tried twice, then once an hour, five times in all, and reports its age', async () => {
  const tries: number[] = []
  const start = path.clock.now
  path.path.fault = (step) => {
    if (step === 'send') tries.push(path.clock.now - start)
    return step === 'send' ? 'late' : undefined
  }
  const enquiry = send()
  await path.pass(4 * hour)
  expect(tries).toHaveLength(5)
  expect(Math.round((tries[1] ?? 0) / second)).toBe(20)
  for (const at of [2, 3, 4]) expect((tries[at] ?? 0) - (tries[at - 1] ?? 0)).toBeGreaterThanOrEqual(hour)
  const values = await metricValues(() => path.pass(hour))
  expect(values[metrics.names.waitingSeconds]).toBeGreaterThan(900)
  expect(tries).toHaveLength(5)
  // After five days it is a dead letter, which a person sends on.
  await path.pass(6 * 24 * hour)
  expect([path.queue.length, path.deadLetters.length]).toEqual([0, 1])
  path.path.fault = () => undefined
  path.resendDeadLetters()
  await path.pass(second)
  expect([path.queue.length, path.mails.length]).toEqual([0, 6])
  expect(record(enquiry.enquiryId)).toMatchObject({ mailedAt: expect.any(String) })
})

test('a fault reports how long the enquiry has waited, at each try', async () => {
  path.path.fault = (step) => (step === 'read' ? 'lost' : undefined)
  send()
  const first = await metricValues(() => path.pass(second))
  expect(first[metrics.names.waitingSeconds]).toBe(0)
  const later = await metricValues(() => path.pass(hour))
  expect(later[metrics.names.waitingSeconds]).toBeGreaterThan(900)
})

test.each([
  ['before its mail', 'read'],
  ['without a response to its mail', 'send'],
] as const)(
  'a resend whose tries fail %s is mailed, though five mails before it have no response',
  async (_, failing) => {
    const enquiry = enquiryNow()
    path.table.set(enquiry.enquiryId, { ...enquiry, mailTries: 5, mailTriedAt: enquiry.receivedAt })
    await path.pass(minute)
    const until = path.clock.now + 15 * second
    path.path.fault = (step) => (step === failing && path.clock.now < until ? 'lost' : undefined)
    path.send({ enquiry, resendId: `again ${enquiry.enquiryId}` })
    await path.pass(5 * minute)
    expect([path.queue.length, path.mails.length]).toEqual([0, 1])
  },
)

test('SES refusing for hours loses nothing and asks for no hand', async () => {
  const until = path.clock.now + 5 * hour
  path.path.fault = (step) => (step === 'send' && path.clock.now < until ? 'refused' : undefined)
  send()
  send({ emergency: true })
  await path.pass(5 * hour + 15 * minute)
  expect([path.queue.length, path.deadLetters.length, path.mails.length]).toEqual([0, 0, 2])
})

test('over the hourly limit an ordinary enquiry comes again after a quarter of an hour, and is mailed by itself', async () => {
  for (let number = 0; number <= limits.ordinaryMails.most; number++) send()
  const values = await metricValues(() => path.pass(14 * minute))
  expect([path.queue.length, path.mails.length]).toEqual([1, limits.ordinaryMails.most])
  expect(values[metrics.names.waitingSeconds]).toBeLessThan(900)
  await path.pass(75 * minute)
  expect([path.queue.length, path.mails.length]).toEqual([0, limits.ordinaryMails.most + 1])
})

test('an emergency over the hourly limit rings at once', async () => {
  for (let number = 0; number <= limits.urgentMails.most; number++) send({ emergency: true })
  const values = await metricValues(() => path.pass(second))
  expect(path.mails).toHaveLength(limits.urgentMails.most)
  expect(values[metrics.names.waitingSeconds]).toBe(900)
})

test('what is marked has a limit of its own, waits for no photo and claims none; over it, it is set aside', async () => {
  const key = upload()
  const first = send({ possibleSpam: true, photoKeys: [key, newPhotoKey()] })
  let last = first
  for (let number = 0; number < limits.markedMails.most; number++) last = send({ possibleSpam: true, emergency: true })
  const values = await metricValues(() => path.pass(second))
  expect([path.queue.length, path.mails.length]).toEqual([0, limits.markedMails.most])
  expect(values).toMatchObject({ [metrics.names.enquirySetAside]: 1 })
  expect(path.attached.has(key)).toBe(false)
  expect(mail().text).toContain('2 photos not shown')
  expect(mail().text).toContain(`npm run enquiries -- photos ${first.enquiryId.slice(0, 8)} --deployed`)
  expect(record(last.enquiryId)).toMatchObject({ setAsideAt: expect.any(String) })
  send({ emergency: true })
  await path.pass(second)
  expect(path.mails).toHaveLength(limits.markedMails.most + 1)
  // No limit is asked of whoever runs the site.
  path.send({ enquiry: last, resendId: `again ${last.enquiryId}` })
  await path.pass(second)
  expect(path.mailsOf(last.enquiryId)).toHaveLength(1)
})

test('over the limit of its network an enquiry is marked; emergencies and dangers are counted apart', async () => {
  const ordinary = Array.from({ length: limits.enquiriesOfNetwork.most + 1 }, () => send({}, 'network'))
  const urgent = Array.from({ length: limits.urgentOfNetwork.most + 1 }, (_, number) =>
    send(number % 2 ? danger : { emergency: true }, 'network'),
  )
  await path.pass(second)
  for (const sent of [ordinary, urgent]) {
    const last = sent.at(-1)
    for (const enquiry of sent) expect(record(enquiry.enquiryId)).toMatchObject({ possibleSpam: enquiry === last })
  }
  expect(path.mails).toHaveLength(ordinary.length + urgent.length)
})

test('the test enquiry counts against no limit, and stands in no list', async () => {
  for (let number = 0; number < limits.ordinaryMails.most; number++)
    send({}, number < limits.enquiriesOfNetwork.most ? 'its own' : undefined)
  const values = await metricValues(async () => {
    await path.pass(second)
    send({ testEnquiry: true }, 'its own')
    await path.pass(second)
  })
  expect(values).toMatchObject({ [metrics.names.testEnquiryMailed]: 1 })
  expect(path.mails.at(-1)?.subject).toMatch(/^\[test\] (?!\[possible spam\])/)
})

test('a message with a resend id is mailed once for it, whatever became of the enquiry before', async () => {
  const enquiry = send({ possibleSpam: true })
  await path.pass(second)
  for (const resendId of ['one', 'one', 'two']) {
    path.send({ enquiry, resendId: `${resendId} ${enquiry.enquiryId}` })
    await path.pass(6 * minute)
  }
  expect(path.mails).toHaveLength(3)
  expect(path.mails[1]?.subject).toContain('[copy]')
  expect(record(enquiry.enquiryId)).toMatchObject({ resendId: `two ${enquiry.enquiryId}` })
})

test('a message of another version stays, with its reason in the log, and becomes a dead letter', async () => {
  path.queue.send({ group: 'odd', deduplicationId: 'odd', body: '{"version":99,"enquiry":{}}' })
  const lines = catchLog()
  await path.pass(hour)
  expect(lines.join()).toContain('"reason": "unreadable message"')
  expect(path.queue.length).toBe(1)
  await path.pass(6 * 24 * hour)
  expect([path.queue.length, path.deadLetters.length]).toEqual([0, 1])
})
