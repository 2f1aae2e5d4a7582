import { expect, test } from 'vitest'
import type { StoredEnquiry } from '../../../../lambdas/enquiries/enquiry.ts'
import { createTextOwner } from '../../../../lambdas/options/text-message/text-owner.ts'
import { emergencyAbout } from '../../../../lambdas/shared/enquiry-rules.ts'
import { enquiryOf } from '../../../fixtures/enquiry.ts'

const now = Date.parse('2026-11-20T17:43:00Z')
const down = () => Promise.reject(new Error('down'))

/** Texts sent about an enquiry, with these dependencies. */
async function textsAbout(enquiry: Partial<StoredEnquiry>, deps: Partial<Parameters<typeof createTextOwner>[0]> = {}) {
  const texts: string[] = []
  const text = createTextOwner({
    store: { claim: async () => true },
    counter: { take: async () => 1 },
    sendText: async (message) => void texts.push(message),
    now: () => now,
    ...deps,
  })
  await text({ ...enquiryOf({ about: emergencyAbout }), ...enquiry })
  return texts
}

test('an emergency is texted, nothing else is, and what may be spam is not', async () => {
  expect(await textsAbout({})).toEqual([expect.stringMatching(/^EMERGENCY/)])
  for (const enquiry of [{ about: undefined }, { possibleSpam: true }, { testEnquiry: true }, { textedAt: 'before' }])
    expect(await textsAbout(enquiry), JSON.stringify(enquiry)).toEqual([])
  expect(await textsAbout({ receivedAt: '2026-11-18T17:42:00.000Z' }), 'days old').toEqual([])
})

test('it is claimed first: without the claim, or a place of today, nothing is sent', async () => {
  expect(await textsAbout({}, { store: { claim: async () => false } })).toEqual([])
  expect(await textsAbout({}, { store: { claim: down } })).toEqual([])
  expect(await textsAbout({}, { counter: { take: async () => undefined } })).toEqual([])
  expect(await textsAbout({}, { counter: { take: down } })).toEqual([])
})

test('the last of the day says so, and one that fails throws nothing', async () => {
  expect(await textsAbout({}, { counter: { take: async () => 10 } })).toEqual([
    expect.stringContaining('Last text today'),
  ])
  expect(await textsAbout({}, { sendText: down })).toEqual([])
})
