import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { mailEventKinds } from '../../../lambdas/leads/lead.ts'
import { recordMailEvent } from '../../../lambdas/leads/record-mail-events.ts'
import { catchLog } from '../../fixtures/catch-log.ts'
import { anyUnits, numRuns, typedText } from '../../fixtures/fuzz.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const anyText = fc.oneof(typedText, anyUnits)
/** Long enough not to occur in a log line by chance. */
const personal = fc.string({ unit: fc.constantFrom(...'abcdefghij0123456789'), minLength: 12, maxLength: 24 })
const leadId = fc.uuid().map((id) => id.replaceAll('-', ''))
const eventType = fc.oneof(
  fc.constantFrom('Delivery', 'DeliveryDelay', 'Bounce', 'Complaint', 'Reject', 'Send', 'Open'),
  fc.constantFrom('constructor', '__proto__', 'toString'),
  anyText,
)

/** An event as written by SES, with personal data in it. */
const event = fc
  .record({ leadId, eventType, name: personal, address: personal })
  .map(({ leadId, eventType, ...who }) => {
    const timestamp = '2026-11-20T10:00:00.000Z'
    const recipients = [{ emailAddress: who.address, diagnosticCode: `550 ${who.name}` }]
    const headers = [{ name: 'Subject', value: who.name }]
    const tags = { leadId: [leadId], 'ses:from-domain': [who.address] }
    const part = eventType.charAt(0).toLowerCase() + eventType.slice(1)
    return {
      who,
      leadId,
      event: {
        eventType,
        mail: { timestamp, messageId: 'm', destination: [who.address], headers, tags },
        [part]: { timestamp, bouncedRecipients: recipients, complainedRecipients: recipients, reason: who.name },
      },
    }
  })

/** Replaces a part of the event, at any depth, by anything, or removes it. */
const damage = fc.tuple(fc.nat(), fc.oneof(fc.constant(undefined), fc.jsonValue(), anyText))

function damaged(value: unknown, [at, put]: [number, unknown]): unknown {
  if (typeof value !== 'object' || value === null) return put
  const entries = Object.entries(value)
  const chosen = entries[at % (entries.length + 1)]
  if (!chosen) return Array.isArray(value) ? [put] : put
  const inner = damaged(chosen[1], [Math.floor(at / (entries.length + 1)), put])
  return Array.isArray(value) ? [inner] : { ...value, [chosen[0]]: inner }
}

async function record(message: string) {
  const lines = catchLog()
  const written: { leadId: string; kind: unknown; at: unknown }[] = []
  const store = {
    set: async (leadId: string, kind: unknown, at: unknown) => void written.push({ leadId, kind, at }),
    recordReturn: async (leadId: string, kind: unknown, { at }: { at: unknown }) =>
      void written.push({ leadId, kind, at }),
    getBatch: async () => [],
  }
  const outcome = await recordMailEvent(message, { store, now: Date.now }).then(
    () => 'taken',
    (error: unknown) => error,
  )
  return { outcome, written, log: lines.join('\n') }
}

test('an event is written on its own lead, and nobody it speaks of is in the log [L13]', async () => {
  await fc.assert(
    fc.asyncProperty(event, async ({ event, leadId, who }) => {
      const { outcome, written, log } = await record(JSON.stringify(event))
      expect(outcome).toBe('taken')
      for (const write of written)
        expect(write).toEqual({ leadId, kind: expect.toBeOneOf([...mailEventKinds]), at: event.mail.timestamp })
      for (const text of Object.values(who)) expect(log).not.toContain(text)
    }),
    { numRuns },
  )
}, 600_000)

test('a damaged event is refused, so that it comes again, or is written like any other', async () => {
  const message = fc.oneof(
    fc.tuple(event, damage).map(([{ event }, harm]) => JSON.stringify(damaged(event, harm)) ?? ''),
    fc.json(),
    anyText,
  )
  await fc.assert(
    fc.asyncProperty(message, async (text) => {
      const { outcome, written } = await record(text)
      if (outcome !== 'taken') expect(outcome).toBeInstanceOf(Error)
      if (outcome !== 'taken') expect(written).toEqual([])
      for (const { leadId, kind, at } of written) {
        expect(leadId).not.toBe('')
        expect(mailEventKinds).toContain(kind)
        expect(at).toEqual(expect.any(String))
      }
    }),
    { numRuns },
  )
}, 600_000)
