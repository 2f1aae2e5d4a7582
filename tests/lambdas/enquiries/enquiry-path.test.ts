/** The enquiry's path under faults: a table of faults by step, outages, and a property over orders of everything. */
import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { Enquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { queueRules } from '../../../lambdas/shared/queue-rules.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { enquiryPath, type Fault, faults, hour, minute, type Step, second, steps } from '../../fixtures/enquiry-path.ts'

const start = Date.parse('2026-11-20T10:00:00Z')

let path: ReturnType<typeof enquiryPath>
beforeEach(() => {
  path = enquiryPath(start)
})

const keyOf = (number: number) => `customer-photos/photo-${number}.jpg`
const enquiryWith = (changes: Partial<Enquiry> = {}) =>
  enquiryOf({ enquiryId: 'one', receivedAt: new Date(start).toISOString(), photoKeys: [keyOf(1)], ...changes })

/** Fails one step once. */
function failOnce(step: Step, fault: Fault): void {
  let isNext = true
  path.path.fault = (at) => {
    if (at !== step || !isNext) return undefined
    isNext = false
    return fault
  }
}

const stepsOfMail = steps.filter((step) => step !== 'setAside' && step !== 'delete')
test.each(stepsOfMail.flatMap((step) => faults.map((fault): [Step, Fault] => [step, fault])))(
  'an enquiry with a photo is stored and mailed, at most twice, when %s is once %s',
  async (step, fault) => {
    path.bucket.set(keyOf(1), 'picture')
    failOnce(step, fault)
    path.send({ enquiry: enquiryWith(), network: 'network' })
    await path.pass(10 * minute)
    expect(path.queue.length).toBe(0)
    expect(path.table.get('one')).toMatchObject({ mailedAt: expect.any(String) })
    // Only a mail whose response was lost, or whose note was, may be there twice. `doubled` is the mail service's own.
    const mayBeTwice = step === 'send' || (step === 'noteMailed' && fault !== 'doubled')
    expect(path.mails.length).toBeGreaterThanOrEqual(1)
    expect(path.mails.length).toBeLessThanOrEqual(mayBeTwice ? 2 : 1)
    expect([...path.attached]).toEqual([keyOf(1)])
    expect(path.receipts).toEqual(['one'])
  },
)

test.each(faults)(
  'a marked enquiry over the hourly limit is set aside, and mailed by nobody, when the note is once %s',
  async (fault) => {
    for (let number = 0; number < 5; number++)
      path.send({ enquiry: enquiryWith({ enquiryId: `other-${number}`, possibleSpam: true }) })
    await path.pass(second)
    failOnce('setAside', fault)
    path.send({ enquiry: enquiryWith({ possibleSpam: true }) })
    await path.pass(20 * minute)
    expect([path.queue.length, path.mailsOf('one').length]).toEqual([0, 0])
    expect(path.table.get('one')).toMatchObject({ setAsideAt: expect.any(String) })
  },
)

test.each(faults)('the photos of an erased enquiry are deleted when that is once %s', async (fault) => {
  path.table.set('one', 'erased')
  path.bucket.set(keyOf(1), 'picture')
  failOnce('delete', fault)
  path.send({ enquiry: enquiryWith() })
  await path.pass(20 * minute)
  expect([path.queue.length, path.bucket.size, path.mails.length]).toEqual([0, 0, 0])
})

test('one enquiry that fails delays no other', async () => {
  let isBad = true
  path.path.fault = (step) => (step === 'read' && isBad ? 'lost' : undefined)
  path.send({ enquiry: enquiryWith({ enquiryId: 'bad', photoKeys: [] }) })
  await path.pass(1)
  isBad = false
  for (let number = 0; number < 5; number++)
    path.send({ enquiry: enquiryWith({ enquiryId: `good-${number}`, photoKeys: [] }) })
  await path.pass(1)
  expect(path.mails).toHaveLength(5)
})

test('a failure comes back after 20, 60, 180 s, and then every quarter of an hour, for some five days', async () => {
  const tries: number[] = []
  path.path.fault = (step) => {
    if (step === 'read') tries.push(Math.round((path.clock.now - start) / second))
    return step === 'read' ? 'lost' : undefined
  }
  path.send({ enquiry: enquiryWith({ photoKeys: [] }) })
  await path.pass(6 * 24 * hour)
  expect(tries.slice(0, 6)).toEqual([0, 20, 80, 260, 1160, 2060])
  expect(tries).toHaveLength(queueRules.mostReceives)
  expect((tries.at(-1) ?? 0) / 86_400).toBeGreaterThan(5)
})

test.each([
  ['never comes', 10 * minute],
  ['comes after five minutes', 5 * minute],
])('an enquiry whose photo %s is mailed within half a minute after SES has refused it once', async (_, arrival) => {
  const tries: number[] = []
  path.path.fault = (step) => {
    if (step !== 'send') return undefined
    tries.push(path.clock.now)
    return tries.length === 1 ? 'refused' : undefined
  }
  path.send({ enquiry: enquiryWith() })
  await path.pass(arrival - second)
  expect(tries).toEqual([])
  if (arrival < 10 * minute) path.bucket.set(keyOf(1), 'picture')
  await path.pass(hour)
  const [first = 0, next = Number.POSITIVE_INFINITY] = tries
  expect(next - first).toBeLessThanOrEqual(30 * second)
  expect(path.mails).toHaveLength(1)
  expect(path.attached.size).toBe(path.bucket.size)
})

test('an enquiry with a photo that fails from the start is a dead letter after five days at the soonest', async () => {
  path.path.fault = (step) => (step === 'read' ? 'lost' : undefined)
  path.send({ enquiry: enquiryWith() })
  await path.pass(5 * 24 * hour)
  expect([path.queue.length, path.deadLetters.length]).toEqual([1, 0])
  await path.pass(24 * hour)
  expect([path.queue.length, path.deadLetters.length]).toEqual([0, 1])
})

test('the hourly limit is asked last: an enquiry that waits for photos does not count', async () => {
  path.send({ enquiry: enquiryWith() })
  await path.pass(9 * minute)
  expect(path.calls).not.toContain('count')
})

test.each(['inspect', 'count', 'setMailTries'] as const)(
  'an erasure just before %s is honoured, also for a photo that arrives behind it',
  async (step) => {
    path.bucket.set(keyOf(1), 'picture')
    path.path.fault = (at) => {
      if (at !== step) return undefined
      path.erase('one')
      // Its upload was signed before.
      path.bucket.set(keyOf(1), 'picture')
      return undefined
    }
    path.send({ enquiry: enquiryWith() })
    await path.pass(hour)
    expect([path.table.get('one'), path.mails.length, path.queue.length]).toEqual(['erased', 0, 0])
    expect(path.bucket.size).toBe(0)
  },
)

/** What may happen to the enquiries `a`, `b` and the emergency `c`, in any order. */
const ids = ['a', 'b', 'c'] as const
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ send: fc.constantFrom(...ids) }) },
  { weight: 3, arbitrary: fc.record({ upload: fc.constantFrom(...ids) }) },
  { weight: 4, arbitrary: fc.record({ pass: fc.constantFrom(second, 30 * second, 4 * minute, hour, 6 * hour) }) },
  { weight: 3, arbitrary: fc.record({ fault: fc.constantFrom(...faults), step: fc.constantFrom(...steps) }) },
  { weight: 1, arbitrary: fc.record({ outage: fc.constantFrom(...steps) }) },
  { weight: 1, arbitrary: fc.constant({ resend: true }) },
  { weight: 1, arbitrary: fc.record({ erase: fc.constantFrom(...ids) }) },
)

test('whatever the order of duplicates, late and missing photos, faults, kills, dead letters and erasures: stored and mailed, or erased', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 25 }), async (events) => {
      const all = enquiryPath(start)
      const asked = new Set<string>()
      const erased = new Map<string, number>()
      let unknown = 0
      let resends = 0
      let next: { step: Step; fault: Fault } | undefined
      let outage: Step | undefined
      all.path.fault = (step) => {
        const fault = step === outage ? 'refused' : next?.step === step ? next.fault : undefined
        if (fault === undefined) return undefined
        if (step !== outage) next = undefined
        const isOfMail = step === 'send' ? fault !== 'refused' : step === 'noteMailed' || step === 'setMailTries'
        if (isOfMail || fault.startsWith('killed')) unknown += 1
        return fault
      }
      const receivedAt: Record<string, string> = {}
      for (const happens of events) {
        if ('send' in happens) {
          const id = happens.send
          receivedAt[id] ??= new Date(all.clock.now).toISOString()
          const enquiry = enquiryWith({
            enquiryId: id,
            receivedAt: receivedAt[id],
            photoKeys: [keyOf(ids.indexOf(id))],
            emergency: id === 'c',
          })
          all.send({ enquiry, network: 'network' })
          asked.add(id)
        } else if ('upload' in happens) all.bucket.set(keyOf(ids.indexOf(happens.upload)), 'picture')
        else if ('pass' in happens) await all.pass(happens.pass)
        else if ('fault' in happens) next = happens
        else if ('outage' in happens) outage = happens.outage
        else if ('erase' in happens) {
          all.erase(happens.erase)
          erased.set(happens.erase, all.mailsOf(happens.erase).length)
        } else {
          resends += all.deadLetters.length
          all.resendDeadLetters()
        }
      }
      // The outage ends, and the dead letters are sent on. A repeat whose tries are used up keeps its place for days.
      outage = undefined
      next = undefined
      for (let round = 0; round <= events.length && all.queue.length + all.deadLetters.length > 0; round++) {
        await all.pass(6 * 24 * hour)
        resends += all.deadLetters.length
        all.resendDeadLetters()
        await all.pass(minute)
      }

      expect([all.queue.length, all.deadLetters.length]).toEqual([0, 0])
      for (const id of asked) {
        const mails = all.mailsOf(id)
        if (erased.has(id)) {
          expect(all.table.get(id)).toBe('erased')
          expect(mails).toHaveLength(erased.get(id) ?? 0)
          continue
        }
        expect(all.table.get(id)).toMatchObject({ mailedAt: expect.any(String) })
        expect(mails.length).toBeLessThanOrEqual(1 + unknown + resends)
        if (unknown === 0 && resends === 0) expect(mails).toHaveLength(1)
        expect(all.receipts.filter((receipt) => receipt === id).length).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 300 },
  )
}, 300_000)
