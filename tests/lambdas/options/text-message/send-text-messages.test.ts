import { afterAll, expect, test } from 'vitest'
import { emergencyAbout } from '../../../../lambdas/contract/quote-rules.ts'
import { acceptLead } from '../../../../lambdas/leads/accept-lead.ts'
import { createSendText } from '../../../../lambdas/options/text-message/send-text.ts'
import {
  sendTextMessages,
  type TextMessageDeps,
  textMessageLimits,
} from '../../../../lambdas/options/text-message/send-text-messages.ts'
import { createCounter } from '../../../../lambdas/runtime/counter.ts'
import type { Viewer } from '../../../../lambdas/runtime/read-request.ts'
import { startSns } from '../../../../scripts/local/services/sns.ts'
import { catchLog } from '../../../fixtures/catch-log.ts'
import { leadServices } from '../../../fixtures/lead-services.ts'
import { quoteRequest } from '../../../fixtures/quote.ts'
import { limitsTable } from '../../../fixtures/tables.ts'
import { anyViewer } from '../../../fixtures/viewer.ts'

const services = await leadServices()
const { list, store } = services.deps
const texts: string[] = []
const sns = await startSns((topicArn, message) => texts.push(`${topicArn} ${message}`))
afterAll(() => sns.stop())

/** With a daily count of its own. */
function textDeps(changes: Partial<TextMessageDeps> = {}): TextMessageDeps {
  return {
    list,
    counter: createCounter(services.clients.dynamo, limitsTable, crypto.randomUUID()),
    sendText: createSendText('arn:topic', { endpoint: sns.endpoint }),
    now: Date.now,
    ...changes,
  }
}

let people = 0
/** An emergency of a person and IP address unique to one test. */
async function enquire(changes: Record<string, unknown> = {}, viewer?: Viewer) {
  const fullName = `Person ${++people}.`
  const request = quoteRequest({ fullName, about: emergencyAbout, ...changes })
  const from = viewer ?? { ...anyViewer, address: `203.0.113.${people}` }
  const { leadId } = await acceptLead(request, { ...services.deps, viewer: from })
  return { leadId, texts: () => texts.filter((text) => text.includes(fullName)) }
}

test('each emergency is texted once, however many runs there are at once [O8]', async () => {
  const someone = await enquire()
  const deps = textDeps()
  await Promise.all([sendTextMessages(deps), sendTextMessages(deps)])
  await sendTextMessages(deps)
  expect(someone.texts()).toEqual([expect.stringMatching(/^arn:topic EMERGENCY: Person/)])
})

test('nothing is texted of what is no emergency, of possible spam, of a busy connection, or of what was answered or erased', async () => {
  const usual = await enquire({ about: 'Rewiring' })
  const spam = await enquire({ website: 'http://spam.example' })
  const answered = await enquire()
  await list.markAnswered(answered.leadId, Date.now())
  const erased = await enquire()
  await store.erase(erased.leadId, Date.now())
  const late = await enquire()
  await sendTextMessages(textDeps({ now: () => Date.now() + 4 * 60 * 60_000 }))
  await list.markAnswered(late.leadId, Date.now())
  const busy: Viewer = { ...anyViewer, address: '198.51.100.1' }
  const flood = []
  for (let sent = 0; sent < textMessageLimits.perConnection + 3; sent++) flood.push(await enquire({}, busy))
  await sendTextMessages(textDeps())
  for (const { texts } of [usual, spam, answered, erased, late]) expect(texts()).toEqual([])
  expect(flood.filter(({ texts }) => texts().length > 0)).toHaveLength(textMessageLimits.perConnection)
  expect(await list.noteOnce(erased.leadId, 'textedAt', Date.now()), 'erased between the list and the claim').toBe(
    false,
  )
})

test('no text goes out before the mail', async () => {
  const mailer = { send: async () => Promise.reject(new Error('the mail service is down')) }
  const before = texts.length
  await acceptLead(quoteRequest({ about: emergencyAbout }), { ...services.deps, mailer, viewer: anyViewer })
  await sendTextMessages(textDeps())
  expect(texts).toHaveLength(before)
})

const today = () => ({ span: 'day' as const, now: Date.now() })
test('a day has ten texts, the last says that it is the last, an emergency that gets none is heard, and the next day begins anew [O8]', async () => {
  const deps = textDeps()
  await deps.counter.add({ name: 'text messages', by: textMessageLimits.perDay - 2, ...today() })
  const [first, last, none] = [await enquire(), await enquire(), await enquire()]
  await expect(sendTextMessages(deps)).rejects.toThrow('1 text messages failed')
  expect(first.texts()[0]).not.toContain('Last text today')
  expect(last.texts()[0]).toContain('Last text today: see your mail.')
  expect(none.texts()).toEqual([])
  const next = await enquire()
  await sendTextMessages({
    ...deps,
    now: () => Date.now() + 24 * 60 * 60_000,
    list: { ...deps.list, since: () => deps.list.since(0) },
  })
  expect(next.texts()).toHaveLength(1)
})

test('a text that fails is heard, is not tried again, and keeps no other back', async () => {
  const log = catchLog()
  const [refused, taken] = [await enquire(), await enquire()]
  const deps = textDeps()
  let calls = 0
  const sendText: TextMessageDeps['sendText'] = (...call) =>
    ++calls === 1 ? Promise.reject(new Error('over the spending limit')) : deps.sendText(...call)
  await expect(sendTextMessages({ ...deps, sendText })).rejects.toThrow('1 text messages failed')
  await sendTextMessages(deps)
  expect([refused.texts(), taken.texts()].map((each) => each.length)).toEqual([0, 1])
  expect(JSON.stringify(log)).not.toContain('Person')
})

test('what cannot be counted is not sent', async () => {
  const someone = await enquire()
  const counter = { add: async () => Promise.reject(new Error('the table is down')) }
  await expect(sendTextMessages(textDeps({ counter }))).rejects.toThrow('1 text messages failed')
  expect(someone.texts()).toEqual([])
})
