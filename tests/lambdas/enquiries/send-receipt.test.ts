import { expect, test } from 'vitest'
import type { StoredEnquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { createSendReceipt } from '../../../lambdas/enquiries/send-receipt.ts'
import { createLimitCounter } from '../../../lambdas/runtime/limit-counter.ts'
import type { Envelope } from '../../../lambdas/runtime/send-mail.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { business, emailSettings, siteUrl } from '../../fixtures/enquiry-settings.ts'
import { limitsTable, startTables } from '../../fixtures/tables.ts'

const { dynamo } = await startTables()
const now = Date.parse('2026-11-20T17:43:00Z')
const down = () => Promise.reject(new Error('down'))

/** Receipts sent about enquiries, with these dependencies. */
async function receiptsFor(
  enquiries: Partial<StoredEnquiry>[],
  deps: Partial<Parameters<typeof createSendReceipt>[0]> = {},
) {
  const sent: Envelope[] = []
  const receipt = createSendReceipt({
    ...emailSettings,
    business,
    siteUrl,
    store: { claimReceipt: async () => true },
    counter: { count: async () => true },
    sendMail: async (envelope) => `m-${sent.push(envelope)}`,
    sender: 'website@example.com',
    businessEmail: 'office@example.com',
    configurationSet: 'receipts',
    signingKey: 'key',
    now: () => now,
    ...deps,
  })
  for (const enquiry of enquiries) await receipt({ ...enquiryOf(), ...enquiry })
  return sent
}

test('one valid address gets a receipt by its own configuration set, answered to the business', async () => {
  expect(await receiptsFor([{}])).toEqual([
    {
      from: { name: business.name, address: 'website@example.com' },
      to: 'priya@example.com',
      replyTo: 'office@example.com',
      configurationSet: 'receipts',
    },
  ])
})

test('none without an address, for what may be spam, for the daily test, twice, or days later', async () => {
  const none = [{ replyTo: undefined }, { possibleSpam: true }, { testEnquiry: true }, { receiptAt: 'before' }]
  expect(await receiptsFor([...none, { receivedAt: '2026-11-18T17:42:00.000Z' }])).toEqual([])
})

test('it is claimed first, and one that fails throws nothing', async () => {
  expect(await receiptsFor([{}], { store: { claimReceipt: async () => false } })).toEqual([])
  expect(await receiptsFor([{}], { store: { claimReceipt: down } })).toEqual([])
  expect(await receiptsFor([{}], { counter: { count: down } })).toEqual([])
  expect(await receiptsFor([{}], { sendMail: down })).toEqual([])
})

test('a mailbox gets two a day, however it is written', async () => {
  const counter = createLimitCounter(dynamo, limitsTable)
  const addresses = ['priya@example.com', 'Pri.ya+1@example.com', 'priya+2@Example.com', 'ann@example.com']
  const sent = await receiptsFor(
    addresses.map((replyTo) => ({ replyTo })),
    { counter },
  )
  expect(sent.map(({ to }) => to)).toEqual(['priya@example.com', 'Pri.ya+1@example.com', 'ann@example.com'])
})
