import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { createCounter } from '../../runtime/counter.ts'
import { receiptLimits } from './receipt-limits.ts'

export type ReceiptCounter = ReturnType<typeof createReceiptCounter>

/** Limits receipts, so that the form cannot be used to mail strangers [O5]. A failed count throws, and no receipt is sent. */
export function createReceiptCounter(client: DynamoDBDocumentClient, table: string, key: string) {
  const counter = createCounter(client, table, key)
  const returns = (by: number, now: number) => counter.add({ name: 'receipt returns', span: 'month', by, now })
  // One count per day, so that a missing delivery report blocks receipts for a day at most.
  const countInFlight = (by: number, sentAt: number) =>
    counter.add({ name: 'receipts on their way', span: 'day', by, now: sentAt })
  return {
    /** Counts a receipt as in flight. False when the limit in flight is reached: the rest wait for a later run. */
    async startDelivery(now: number): Promise<boolean> {
      if ((await countInFlight(1, now)) <= receiptLimits.unconfirmed) return true
      await countInFlight(-1, now)
      return false
    },

    /** Counts a receipt as no longer in flight: delivered, bounced or never sent. */
    async endDelivery(sentAt: number): Promise<void> {
      await countInFlight(-1, sentAt)
    },

    /** Counts a receipt for today. False when the limit of the address, or of all addresses, is reached. */
    async countForToday(address: string, now: number): Promise<boolean> {
      const count = (what: string) => counter.add({ name: `receipts ${what}`, span: 'day', by: 1, now })
      if ((await count(mailboxOf(address))) > receiptLimits.perAddress) return false
      return (await count('all')) <= receiptLimits.perDay
    },

    async countReturn(now: number): Promise<void> {
      await returns(1, now)
    },

    /** True when bounces reach the limit at which SES might pause all of the site's mail, the owner's included. */
    async isPaused(now: number): Promise<boolean> {
      return (await returns(0, now)) >= receiptLimits.returnsPerMonth
    },
  }
}

/** Counts `jo.b+x@` and `job@` as one mailbox, as many providers do. Too strict a count does no harm. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}
