/** What the mail service reports of receipts, for the one function that hears of all mails. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { readEnv } from '../../runtime/env.ts'
import { log } from '../../runtime/log.ts'
import { createReceiptCounter, type ReceiptCounter } from './receipt-counter.ts'
import { createReceiptStore, type ReceiptStore } from './receipt-store.ts'

/** Name of the message tag under which SES's events about a receipt carry the lead's id. */
export const receiptTag = 'receiptFor'

export interface ReceiptEventDeps {
  receipts: Pick<ReceiptStore, 'noteReturn'>
  counter: Pick<ReceiptCounter, 'countReturn'>
  now: () => number
}

export function connectReceiptEvents(client: DynamoDBDocumentClient): ReceiptEventDeps {
  const env = readEnv('LEADS_TABLE', 'LIMITS_TABLE', 'FORM_TOKEN_KEYS')
  return {
    receipts: createReceiptStore(client, env.LEADS_TABLE),
    counter: createReceiptCounter(client, env.LIMITS_TABLE, env.FORM_TOKEN_KEYS),
    now: Date.now,
  }
}

/**
 * Notes a receipt that came back: the customer's address does not work, or they did not want it. A full mailbox says
 * nothing about either.
 */
export async function recordReceiptEvent(
  leadId: string,
  { isReturn, at }: { isReturn: boolean; at: string },
  { receipts, counter, now }: ReceiptEventDeps,
): Promise<void> {
  if (!isReturn || !(await receipts.noteReturn(leadId, at))) return
  await counter.countReturn(now())
  log.info('mail event', { leadId, outcome: 'receipt returned' })
}
