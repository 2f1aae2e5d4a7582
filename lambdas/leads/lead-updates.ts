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
 * Marks a lead as mailed: nothing is left to do, unless a photo is pending. It expires from now on [I1]. Without a photo
 * pending it fails where one has come since the mail was made.
 */
export function mailedUpdate({ canary, photoKeys }: Markable, { at, messageId, photosPending }: Mailed) {
  // Puts it back into the index, from which an overlapping run may have taken it.
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

/** Due again by itself, unless it was mailed meanwhile. What became of a mail before stays with the lead. */
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

/** Due again by itself, and not in a digest, after the mail with its later photos came back. */
export function photosReturnedUpdate(messageId: string, dueAt: number) {
  return {
    UpdateExpression:
      'SET dueQueue = :due, dueAt = :dueAt, photosPending = :true ADD mailReturns :one REMOVE photosMailedAt',
    ConditionExpression:
      'photosMessageId = :messageId AND attribute_exists(photosMailedAt) AND attribute_exists(mailedAt)',
    ExpressionAttributeValues: { ':messageId': messageId, ':due': 'due', ':dueAt': dueAt, ':true': true, ':one': 1 },
  }
}

/** Due again after its mail came back, unless a newer mail is out, or already asked for. */
export function returnedUpdate(messageId: string, { dueQueue, dueAt }: Queued) {
  return {
    UpdateExpression: 'SET dueQueue = :queue, dueAt = :dueAt ADD mailReturns :one REMOVE mailedAt, expiresAt',
    ConditionExpression: 'messageId = :messageId AND attribute_exists(mailedAt)',
    ExpressionAttributeValues: { ':messageId': messageId, ':queue': dueQueue, ':dueAt': dueAt, ':one': 1 },
  }
}

/** Expires at this epoch second instead, unless it is due sooner or was mailed again meanwhile. */
export function redatedUpdate({ mailedAt }: Pick<StoredLead, 'mailedAt'>, expiresAt: number) {
  return {
    UpdateExpression: 'SET expiresAt = :expiresAt',
    ConditionExpression: 'mailedAt = :mailedAt AND expiresAt > :expiresAt',
    ExpressionAttributeValues: { ':expiresAt': expiresAt, ':mailedAt': mailedAt },
  }
}

/** Epoch second until which a lead is kept that was mailed then (epoch milliseconds). */
export function expiryOf(mailedAt: number, canary: boolean): number {
  const date = new Date(mailedAt)
  if (canary) date.setUTCDate(date.getUTCDate() + retention.canaryDays)
  else date.setUTCMonth(date.getUTCMonth() + retention.leadMonths)
  return Math.floor(date.getTime() / 1000)
}
