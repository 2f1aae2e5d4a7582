import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { retention } from '../contract/retention.ts'
import { leadsTableKeys } from '../contract/tables.ts'
import { type Lead, StoredLead } from './lead.ts'

/** What became of the mail, as SES reports it. */
export type MailEventKind = 'mailDelivery' | 'mailDelay' | 'mailBounce' | 'mailComplaint' | 'mailReject'

/**
 * What the index `due` says about a lead with something left to do. A broken record counts as the oldest of all, so
 * that it raises the alarm [L7].
 */
export const DueLead = z.object({
  leadId: z.string(),
  dueAt: z.number(),
  attempts: z.catch(z.int(), 0),
  receivedAt: z.catch(z.iso.datetime(), new Date(0).toISOString()),
  mailedAt: z.catch(z.optional(z.string()), undefined),
  canary: z.catch(z.boolean(), false),
  inDigest: z.catch(z.boolean(), false),
})
export type DueLead = z.infer<typeof DueLead>

export interface Mailed {
  /** Epoch milliseconds. */
  at: number
  messageId: string
  photosPending: boolean
}

/** A record of the table. */
export interface LeadRecord {
  leadId: string
  /** Undefined when the record is broken. */
  lead: StoredLead | undefined
  /** All that it holds, as JSON. */
  text: string
}

type Markable = Pick<Lead, 'leadId' | 'canary'>

export type LeadStore = ReturnType<typeof createLeadStore>

export function createLeadStore(client: DynamoDBDocumentClient, table: string) {
  /** Updates an existing lead: an erased one stays erased [G3]. Undefined when it is gone or the condition fails. */
  async function update(input: Omit<UpdateCommand['input'], 'TableName'>, signal?: AbortSignal) {
    try {
      const exists = 'attribute_exists(leadId) AND attribute_not_exists(erasedAt)'
      const condition = [exists, input.ConditionExpression].filter(Boolean).join(' AND ')
      const command = new UpdateCommand({ ...input, TableName: table, ConditionExpression: condition })
      return await client.send(command, { abortSignal: signal })
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined
      throw error
    }
  }

  /** Asks by a write that changes nothing: the functions that store leads may not read them. */
  async function isStoredBy(attempt: string, leadId: string, signal?: AbortSignal): Promise<boolean> {
    const input = {
      Key: { leadId },
      UpdateExpression: 'SET storedBy = :attempt',
      ConditionExpression: 'storedBy = :attempt',
      ExpressionAttributeValues: { ':attempt': attempt },
    }
    return (await update(input, signal)) !== undefined
  }

  return {
    /**
     * Stores a lead, with something left to do from `dueAt` on, and never writes over one. `repeat` when it is there
     * already, unless this very `attempt` stored it: the SDK's retry of a write whose answer was lost is not a
     * repeat.
     */
    async put(lead: Lead, { dueAt, attempt }: { dueAt: number; attempt: string }, signal?: AbortSignal) {
      try {
        await client.send(
          new PutCommand({
            TableName: table,
            Item: { ...lead, dueQueue: 'due', dueAt, attempts: 0, storedBy: attempt },
            ConditionExpression: 'attribute_not_exists(leadId)',
          }),
          { abortSignal: signal },
        )
        return 'stored'
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
        return (await isStoredBy(attempt, lead.leadId, signal)) ? 'stored' : 'repeat'
      }
    },

    /** Mailed: nothing is left to do, unless a photo is pending. It expires from now on [I1]. */
    async markMailed(lead: Markable, mailed: Mailed, signal?: AbortSignal) {
      await update(mailedUpdate(lead, mailed), signal)
    },

    /** The same, unless it was marked before: the lead's newer state wins. */
    async markMailedOnce(lead: Markable, mailed: Mailed) {
      await update({ ...mailedUpdate(lead, mailed), ConditionExpression: 'attribute_not_exists(messageId)' })
    },

    /** Every photo of a mailed lead is open or refused: nothing is left to do, unless the lead was requeued. */
    async markPhotosDone(leadId: string) {
      await update({
        Key: { leadId },
        UpdateExpression: 'REMOVE dueQueue, dueAt, photosPending',
        ConditionExpression: 'attribute_exists(mailedAt)',
      })
    },

    async markFailed(leadId: string, errorName: string) {
      await update({
        Key: { leadId },
        UpdateExpression: 'SET lastError = :name',
        ExpressionAttributeValues: { ':name': errorName },
      })
    },

    /**
     * Takes a due lead for this run alone: moves its `dueAt`, on condition that no other run has [L6].
     * Undefined when one has. `nextDueAt` is the back-off too: a failed or crashed attempt needs no further write.
     */
    async lease({ leadId, dueAt }: DueLead, nextDueAt: number): Promise<StoredLead | undefined> {
      const result = await update({
        Key: { leadId },
        UpdateExpression: 'SET dueAt = :next ADD attempts :one',
        ConditionExpression: 'dueQueue = :due AND dueAt = :seen',
        ExpressionAttributeValues: { ':next': nextDueAt, ':one': 1, ':due': 'due', ':seen': dueAt },
        ReturnValues: 'ALL_NEW',
      })
      return result && StoredLead.parse(result.Attributes)
    },

    /** What has something left to do by then (epoch milliseconds), the longest due first. Without a time, everything. */
    async *listDue(by = Number.MAX_SAFE_INTEGER): AsyncGenerator<DueLead> {
      let ExclusiveStartKey: Record<string, unknown> | undefined
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: table,
            IndexName: leadsTableKeys.indexes.due.name,
            KeyConditionExpression: 'dueQueue = :due AND dueAt <= :by',
            ExpressionAttributeValues: { ':due': 'due', ':by': by },
            ExclusiveStartKey,
          }),
        )
        for (const item of page.Items ?? []) yield DueLead.parse(item)
        ExclusiveStartKey = page.LastEvaluatedKey
      } while (ExclusiveStartKey)
    },

    async recordMailEvent(leadId: string, kind: MailEventKind, at: string) {
      await update({
        Key: { leadId },
        UpdateExpression: 'SET #kind = :at',
        ExpressionAttributeNames: { '#kind': kind },
        ExpressionAttributeValues: { ':at': at },
      })
    },

    async get(leadId: string): Promise<StoredLead | undefined> {
      const { Item } = await client.send(new GetCommand({ TableName: table, Key: { leadId } }))
      return isErased(Item) ? undefined : StoredLead.parse(Item)
    },

    /** What the table holds under an id, readable as a lead or not. */
    async getRecord(leadId: string): Promise<LeadRecord | undefined> {
      const { Item } = await client.send(new GetCommand({ TableName: table, Key: { leadId } }))
      return isErased(Item) ? undefined : recordOf(Item)
    },

    /** Hands a lead to redelivery once more, to be mailed by itself. False when there is none. */
    async requeue(leadId: string, dueAt: number): Promise<boolean> {
      const result = await update({
        Key: { leadId },
        UpdateExpression: 'SET dueQueue = :due, dueAt = :dueAt REMOVE mailedAt, expiresAt, inDigest',
        ExpressionAttributeValues: { ':due': 'due', ':dueAt': dueAt },
        ReturnValues: 'UPDATED_NEW',
      })
      return result !== undefined
    },

    /**
     * Leaves nothing of a lead but a mark with its id, which keeps whatever still has a copy (a sweep of the last
     * resort, a write that arrives late) from bringing it back [G3]. The mark expires.
     */
    async erase(leadId: string, now: number) {
      const expiresAt = Math.floor(now / 1000) + retention.erasureMarkDays * 24 * 60 * 60
      const Item = { leadId, erasedAt: new Date(now).toISOString(), expiresAt }
      await client.send(new PutCommand({ TableName: table, Item }))
    },

    /** Every record, in no order. For the operator's tool: the Lambdas may not scan [I2]. */
    async *scan(): AsyncGenerator<LeadRecord> {
      let ExclusiveStartKey: Record<string, unknown> | undefined
      do {
        const page = await client.send(new ScanCommand({ TableName: table, ExclusiveStartKey }))
        for (const item of page.Items ?? []) if (!isErased(item)) yield recordOf(item)
        ExclusiveStartKey = page.LastEvaluatedKey
      } while (ExclusiveStartKey)
    },
  }
}

type Item = Record<string, unknown>

/** Gone, or no more than the mark of an erasure. */
function isErased(item: Item | undefined): item is undefined {
  return item?.erasedAt !== undefined || item === undefined
}

function recordOf(item: Item): LeadRecord {
  return { leadId: String(item.leadId), lead: StoredLead.safeParse(item).data, text: JSON.stringify(item) }
}

function mailedUpdate({ leadId, canary }: Markable, { at, messageId, photosPending }: Mailed) {
  // Puts it back into the index, from which an overlapping run may have taken it.
  const leftToDo = photosPending
    ? ', photosPending = :true, dueQueue = :due, dueAt = :now'
    : ' REMOVE dueQueue, dueAt, photosPending'
  return {
    Key: { leadId },
    UpdateExpression: `SET mailedAt = :at, messageId = :messageId, expiresAt = :expiresAt${leftToDo}`,
    ExpressionAttributeValues: {
      ':at': new Date(at).toISOString(),
      ':messageId': messageId,
      ':expiresAt': Math.floor(expiry(at, canary) / 1000),
      ...(photosPending && { ':true': true, ':due': 'due', ':now': at }),
    },
  }
}

function expiry(mailedAt: number, canary: boolean): number {
  const date = new Date(mailedAt)
  if (canary) date.setUTCDate(date.getUTCDate() + retention.canaryDays)
  else date.setUTCMonth(date.getUTCMonth() + retention.leadMonths)
  return date.getTime()
}
