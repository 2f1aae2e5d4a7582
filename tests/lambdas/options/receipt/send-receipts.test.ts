import { beforeEach, expect, test } from 'vitest'
import { acceptLead } from '../../../../lambdas/leads/accept-lead.ts'
import { createReceiptCounter } from '../../../../lambdas/options/receipt/receipt-counter.ts'
import { recordReceiptEvent } from '../../../../lambdas/options/receipt/receipt-events.ts'
import { receiptLimits } from '../../../../lambdas/options/receipt/receipt-limits.ts'
import { createReceiptMailer } from '../../../../lambdas/options/receipt/receipt-mailer.ts'
import { sendReceipts } from '../../../../lambdas/options/receipt/send-receipts.ts'
import type { Viewer } from '../../../../lambdas/runtime/read-request.ts'
import { createSendMail } from '../../../../lambdas/runtime/send-mail.ts'
import { business, emailSettings, sender } from '../../../fixtures/lead-deps.ts'
import { leadServices } from '../../../fixtures/lead-services.ts'
import { quoteRequest } from '../../../fixtures/quote.ts'
import { limitsTable } from '../../../fixtures/tables.ts'
import { anyViewer } from '../../../fixtures/viewer.ts'

const services = await leadServices()
const { list, store } = services.deps
let addresses = 0
/** A customer unique to one test. */
const someone = () => `priya${++addresses}@example.com`
/** An IP address unique to one test. */
const somewhere = (): Viewer => ({ ...anyViewer, address: `203.0.113.${++addresses}` })

function receiptDeps({ now = Date.now }: { now?: () => number } = {}) {
  const { dynamo, ses } = services.clients
  return {
    ...emailSettings,
    list,
    counter: createReceiptCounter(dynamo, limitsTable, crypto.randomUUID()),
    mailer: createReceiptMailer(createSendMail(ses), {
      businessName: business.name,
      sender,
      answersTo: 'hello@example.com',
      configurationSet: 'receipts',
    }),
    business,
    now,
  }
}

async function enquire(changes: Record<string, unknown> = {}, viewer = somewhere()) {
  const email = String(changes.email ?? someone())
  const { leadId } = await acceptLead(quoteRequest({ email, ...changes }), { ...services.deps, viewer })
  return { leadId, email }
}

/** Sends all waiting receipts: those of earlier tests would use up the limit. */
async function answerAll(): Promise<void> {
  for await (const { leadId } of list.since(0)) await list.markAnswered(leadId, Date.now())
}
beforeEach(answerAll)

/** Reports mails as delivered, like the mail service. */
async function confirm(deps: ReturnType<typeof receiptDeps>, leadId: string): Promise<void> {
  const timestamp = new Date().toISOString()
  const mail = { timestamp, messageId: 'r', tags: { receiptFor: [leadId] } }
  await recordReceiptEvent(JSON.stringify({ eventType: 'Delivery', mail, delivery: { timestamp } }), deps)
}

async function receiptsTo(address: string) {
  return (await services.inbox()).filter(({ destination }) => destination.to.includes(address))
}

test('a customer with an address gets one receipt, from a program, to which they can reply [O5]', async () => {
  const { leadId, email } = await enquire({ fullName: 'Zoë Ångström' })
  const deps = receiptDeps()
  await Promise.all([sendReceipts(deps), sendReceipts(deps)])
  await sendReceipts(deps)
  const [receipt, ...more] = await receiptsTo(email)
  expect(more).toEqual([])
  expect(receipt).toMatchObject({
    from: expect.stringContaining(sender),
    replyTo: ['hello@example.com'],
    body: { text: expect.stringContaining('Hello Zoë,') },
  })
  expect((await store.get(leadId))?.receiptAt).toBeDefined()
})

test('what is marked, answered, erased, uncounted or without a usable address gets none [O5]', async () => {
  const spam = await enquire({ website: 'http://spam.example' })
  const uncounted = await enquire({}, anyViewer)
  const broken = await enquire({ email: 'not an address' })
  const answered = await enquire()
  await list.markAnswered(answered.leadId, Date.now())
  const erased = await enquire()
  await store.erase(erased.leadId, Date.now())
  const late = await enquire()
  await sendReceipts(receiptDeps({ now: () => Date.now() + 4 * 60 * 60_000 }))
  await list.markAnswered(late.leadId, Date.now())
  await sendReceipts(receiptDeps())
  for (const { email } of [spam, uncounted, broken, answered, erased, late]) {
    expect(await receiptsTo(email), email).toEqual([])
  }
  expect(
    await receiptDeps().list.noteOnce(erased.leadId, 'receiptAt', Date.now()),
    'erased between the list and the claim',
  ).toBe(false)
})

test('at most five are on their way unconfirmed, and the next goes out when one has arrived [O5]', async () => {
  const nowhere = await Promise.all(Array.from({ length: 12 }, () => enquire()))
  const deps = receiptDeps()
  const sent = async () => (await Promise.all(nowhere.map(({ email }) => receiptsTo(email)))).flat().length
  await sendReceipts(deps)
  await sendReceipts(deps)
  expect(await sent()).toBe(receiptLimits.unconfirmed)
  const [first] = (await Promise.all(nowhere.map(({ leadId }) => store.get(leadId)))).filter((lead) => lead?.receiptAt)
  for (const _twice of [1, 2]) await confirm(deps, first?.leadId ?? '')
  await sendReceipts(deps)
  expect(await sent()).toBe(receiptLimits.unconfirmed + 1)
})

test('returns that come in the middle of a run stop it [O5]', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => enquire()))
  const deps = receiptDeps()
  const send: typeof deps.mailer.send = async (...mail) => {
    for (let returned = 0; returned < receiptLimits.returnsPerMonth; returned++)
      await deps.counter.countReturn(Date.now())
    return deps.mailer.send(...mail)
  }
  await sendReceipts({ ...deps, mailer: { send } })
  expect((await Promise.all(people.map(({ email }) => receiptsTo(email)))).flat()).toHaveLength(1)
})

test('no receipt goes out before the mail to the owner has [O5]', async () => {
  const mailer = { send: async () => Promise.reject(new Error('the mail service is down')) }
  const email = someone()
  await acceptLead(quoteRequest({ email }), { ...services.deps, mailer, viewer: somewhere() })
  await sendReceipts(receiptDeps())
  expect(await receiptsTo(email)).toEqual([])
})

test('one connection, one address and a day have few receipts, and every enquiry is mailed all the same [O5]', async () => {
  const flooder = somewhere()
  const victims = Array.from({ length: receiptLimits.perConnection + 3 }, someone)
  for (const email of victims) await enquire({ email }, flooder)
  await sendReceipts(receiptDeps())
  const mailed = await Promise.all(victims.map(async (email) => (await receiptsTo(email)).length))
  expect(mailed.filter(Boolean)).toHaveLength(receiptLimits.perConnection)

  const spellings = ['vic.tim@example.com', 'victim+a@example.com', 'VicTim@example.com', 'victim+b@example.com']
  for (const email of spellings) await enquire({ email })
  await sendReceipts(receiptDeps())
  const toVictim = (await services.inbox()).filter(({ destination }) => spellings.includes(destination.to[0] ?? ''))
  expect(toVictim).toHaveLength(receiptLimits.perAddress)

  const { counter } = receiptDeps()
  const asked = Array.from({ length: receiptLimits.perDay + 10 }, (_, n) =>
    counter.countForToday(`n${n}@example.com`, 0),
  )
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(receiptLimits.perDay)
  expect(await counter.countForToday('n0@example.com', 24 * 60 * 60_000), 'the next day').toBe(true)
})

test('what cannot be counted gets no receipt, and one that the mail service refuses is given up [O5]', async () => {
  const uncounted = await enquire()
  const refused = await enquire()
  const deps = receiptDeps()
  const countForToday = async (address: string) =>
    address === uncounted.email ? Promise.reject(new Error('the table is down')) : true
  const send = () => Promise.reject(new Error('refused'))
  await sendReceipts({ ...deps, counter: { ...deps.counter, countForToday }, mailer: { send } })
  await sendReceipts(deps)
  expect(await receiptsTo(uncounted.email)).toEqual([])
  expect(await receiptsTo(refused.email)).toEqual([])
})

test('when too many come back there are none until the next month; the owner’s mail goes on [O5] [L15]', async () => {
  const now = Date.now
  const { counter } = receiptDeps()
  const events = { list, counter, now }
  for (let returned = 0; returned < receiptLimits.returnsPerMonth; returned++) {
    expect(await counter.isPaused(now())).toBe(false)
    const { leadId } = await enquire()
    const before = await store.get(leadId)
    const timestamp = new Date().toISOString()
    const report = (bounceType: string) => ({
      eventType: 'Bounce',
      mail: { timestamp, messageId: 'r', tags: { receiptFor: [leadId] } },
      bounce: { timestamp, bounceType },
    })
    await recordReceiptEvent(JSON.stringify(report('Transient')), events)
    const confirmed = { ...before, receiptConfirmedAt: timestamp }
    expect(await store.get(leadId), 'a full mailbox').toEqual(confirmed)
    for (const _twice of [1, 2]) await recordReceiptEvent(JSON.stringify(report('Permanent')), events)
    expect(await store.get(leadId), 'not the owner’s mail').toEqual({
      ...confirmed,
      receiptReturnedAt: timestamp,
    })
  }
  expect(await counter.isPaused(now())).toBe(true)
  expect(await counter.isPaused(now() + 32 * 24 * 60 * 60_000)).toBe(false)

  await answerAll()
  const { email } = await enquire()
  await sendReceipts({ ...receiptDeps(), counter })
  expect(await receiptsTo(email)).toEqual([])
  await sendReceipts(receiptDeps())
  expect(await receiptsTo(email)).toHaveLength(1)
})
