import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { retention } from '../../contract/retention.ts'
import { createCounter } from '../../runtime/counter.ts'
import type { SigningKeys } from '../../runtime/hmac.ts'
import { receiptLimits } from './receipt-limits.ts'

export type ReceiptCounter = ReturnType<typeof createReceiptCounter>

/** Keeps the form from being used to mail strangers [O5]. What cannot be counted throws, and no receipt goes out. */
export function createReceiptCounter(client: DynamoDBDocumentClient, table: string, keys: SigningKeys) {
  const counter = createCounter(client, table, keys)
  const returns = (by: number, now: number) =>
    counter.add({
      name: `receipt returns ${new Date(now).toISOString().slice(0, 7)}`,
      by,
      keptDays: receiptLimits.returnCountDays,
      now,
    })
  const onTheWay = (by: number, sentAt: number) =>
    counter.add({
      // By the day, so that a report that never came holds none back for long.
      name: `receipts on their way ${new Date(sentAt).toISOString().slice(0, 10)}`,
      by,
      keptDays: retention.addressCountDays,
      now: sentAt,
    })
  return {
    /** Counts one that leaves. False, and not counted, when as many as may be are on their way: the rest wait for a later run. */
    async takesOff(now: number): Promise<boolean> {
      if ((await onTheWay(1, now)) <= receiptLimits.unconfirmed) return true
      await onTheWay(-1, now)
      return false
    },

    /** One has arrived, or come back, or has not left after all. */
    async lands(sentAt: number): Promise<void> {
      await onTheWay(-1, sentAt)
    },

    /** Counts one more receipt. False when the address, or all addresses together, have had the day's number. */
    async mayGo(address: string, now: number): Promise<boolean> {
      const count = (what: string) =>
        counter.add({
          name: `receipts ${new Date(now).toISOString().slice(0, 10)} ${what}`,
          by: 1,
          keptDays: retention.addressCountDays,
          now,
        })
      if ((await count(mailboxOf(address))) > receiptLimits.perAddress) return false
      return (await count('all')) <= receiptLimits.perDay
    },

    async countReturn(now: number): Promise<void> {
      await returns(1, now)
    },

    /** True when so many have come back that SES might stop all of the site's mail, the owner's included. */
    async isPaused(now: number): Promise<boolean> {
      return (await returns(0, now)) >= receiptLimits.returnsPerMonth
    },
  }
}

/** Many providers ignore dots and what follows a plus. A count that is too strict harms nobody. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}
