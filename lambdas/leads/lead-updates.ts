import { retention } from '../contract/retention.ts'
import { type Lead, mailEventKinds, type StoredLead } from './lead.ts'
import type { Queued } from './lead-record.ts'

export interface Mailed {
  /** Epoch milliseconds. */
  at: number
  messageId: string
  photosPending: boolean
}

export type Markable = Pick<Lead, 'leadId' | 'canary' | 'photoKeys'>

/**
 * Marks a lead as mailed, and done unless a photo is pending. Sets its expiry [I1]. If no photo is
 * pending, it fails when one has come since the mail was built.
 */
export function mailedUpdate({ canary, photoKeys }: Markable, { at, messageId, photosPending }: Mailed) {
  // Back into the index, from which an overlapping run may have removed it.
  const leftToDo = photosPending
    ? ', photosPending = :true, dueQueue = :due, dueAt = :now'
    : ' REMOVE dueQueue, dueAt, photosPending'
  return {
    // The mail may have come back before this was written [L15].
    ConditionExpression: `NOT contains(returnedMessageIds, :messageId)${photosPending ? '' : ' AND size(photoKeys) = :photos'}`,
    UpdateExpression: `SET mailedAt = :at, messageId = :messageId, photosMailed = :photos, expiresAt = :expiresAt${leftToDo}`,
    ExpressionAttributeValues: {
      ':at': new Date(at).toISOString(),
      ':messageId': messageId,
      ':photos': photoKeys.length,
      ':expiresAt': expiryOf(at, canary),
      ...(photosPending && { ':true': true, ':due': 'due', ':now': at }),
    },
  }
}

/** Requeues a lead to be mailed by itself, unless it was mailed meanwhile. Keeps the history of earlier mails. */
export function requeueUpdate(dueAt: number, lead: StoredLead | undefined) {
  const due = { ':due': 'due', ':dueAt': dueAt }
  const setDue = 'SET dueQueue = :due, dueAt = :dueAt'
  const { mailedAt, earlierMails = [] } = lead ?? {}
  if (!lead || mailedAt === undefined) {
    return {
      UpdateExpression: setDue,
      ConditionExpression: 'attribute_not_exists(mailedAt)',
      ExpressionAttributeValues: due,
    }
  }
  const events = Object.fromEntries(mailEventKinds.flatMap((kind) => (lead[kind] ? [[kind, lead[kind]]] : [])))
  return {
    UpdateExpression: `${setDue}, earlierMails = :mails REMOVE mailedAt, expiresAt, ${mailEventKinds.join(', ')}`,
    ConditionExpression: 'mailedAt = :mailedAt',
    ExpressionAttributeValues: { ...due, ':mailedAt': mailedAt, ':mails': [...earlierMails, { mailedAt, ...events }] },
  }
}

/** Requeues a lead by itself, not in a digest, after the mail with its late photos was returned. */
export function photosReturnedUpdate(messageId: string, dueAt: number) {
  return {
    UpdateExpression:
      'SET dueQueue = :due, dueAt = :dueAt, photosPending = :true ADD mailReturns :one REMOVE photosMailedAt',
    ConditionExpression:
      'photosMessageId = :messageId AND attribute_exists(photosMailedAt) AND attribute_exists(mailedAt)',
    ExpressionAttributeValues: { ':messageId': messageId, ':due': 'due', ':dueAt': dueAt, ':true': true, ':one': 1 },
  }
}

/** Requeues a lead after its mail was returned, unless a newer mail is sent or queued. */
export function returnedUpdate(messageId: string, { dueQueue, dueAt }: Queued) {
  return {
    UpdateExpression: 'SET dueQueue = :queue, dueAt = :dueAt ADD mailReturns :one REMOVE mailedAt, expiresAt',
    ConditionExpression: 'messageId = :messageId AND attribute_exists(mailedAt)',
    ExpressionAttributeValues: { ':messageId': messageId, ':queue': dueQueue, ':dueAt': dueAt, ':one': 1 },
  }
}

/** Epoch second until which a lead is kept that was mailed then (epoch milliseconds). */
function expiryOf(mailedAt: number, canary: boolean): number {
  const date = new Date(mailedAt)
  if (canary) date.setUTCDate(date.getUTCDate() + retention.canaryDays)
  else date.setUTCMonth(date.getUTCMonth() + retention.leadMonths)
  return Math.floor(date.getTime() / 1000)
}
