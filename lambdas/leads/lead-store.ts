import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { photoRules } from '../contract/photo-rules.ts'
import { retention } from '../contract/retention.ts'
import { leadsTableKeys } from '../contract/tables.ts'
import { everyItem } from '../runtime/every-item.ts'
import { unlessRefused } from '../runtime/unless-refused.ts'
import { isHeld, type Lead, StoredLead } from './lead.ts'
import {
  batchPrefix,
  DueLead,
  dueAgain,
  type Item,
  isAside,
  isErased,
  type LeadRecord,
  type MailEventKind,
  type ReturnedMail,
  recordOf,
  runPrefix,
  stillKept,
} from './lead-record.ts'
import {
  type Mailed,
  type Markable,
  mailedUpdate,
  photosReturnedUpdate,
  requeueUpdate,
  returnedUpdate,
} from './lead-updates.ts'

/** SES message tag that names the record of the leads in a mail. */
export const batchTag = 'batch'

type LeadUpdate = Omit<UpdateCommand['input'], 'TableName' | 'Key'>

/** Changes a lead that is kept: an erased one stays erased [G3]. Undefined when it is gone or the condition fails. */
export function leadUpdater(client: DynamoDBDocumentClient, table: string) {
  return async (leadId: string, change: LeadUpdate, abortSignal?: AbortSignal) => {
    const ConditionExpression = [stillKept, change.ConditionExpression].filter(Boolean).join(' AND ')
    const command = new UpdateCommand({ ...change, TableName: table, Key: { leadId }, ConditionExpression })
    return unlessRefused(client.send(command, { abortSignal }))
  }
}

export type LeadStore = ReturnType<typeof createLeadStore>

export function createLeadStore(client: DynamoDBDocumentClient, table: string) {
  const update = leadUpdater(client, table)

  /** If a photo has come since the mail was built, the lead stays due. */
  async function mark(lead: Markable, mailed: Mailed, condition: string, signal?: AbortSignal): Promise<void> {
    const marked = (photosPending: boolean) => {
      const input = mailedUpdate(lead, { ...mailed, photosPending })
      return update(lead.leadId, { ...input, ConditionExpression: condition + input.ConditionExpression }, signal)
    }
    if (mailed.photosPending || !(await marked(false))) await marked(true)
  }

  /** Tests a condition on a record by a write that changes nothing: the functions that store leads have no read permission. */
  async function holds(
    leadId: string,
    ConditionExpression: string,
    ExpressionAttributeValues?: Record<string, string>,
    abortSignal?: AbortSignal,
  ): Promise<boolean> {
    const question = { UpdateExpression: 'REMOVE asked', ConditionExpression, ExpressionAttributeValues }
    const command = new UpdateCommand({ ...question, TableName: table, Key: { leadId } })
    return (await unlessRefused(client.send(command, { abortSignal }))) !== undefined
  }

  async function* queued(queue: 'due' | 'held', by: number): AsyncGenerator<Item> {
    const input = {
      TableName: table,
      IndexName: leadsTableKeys.indexes.due.name,
      KeyConditionExpression: 'dueQueue = :queue AND dueAt <= :by',
      ExpressionAttributeValues: { ':queue': queue, ':by': by },
    }
    yield* everyItem((ExclusiveStartKey) => client.send(new QueryCommand({ ...input, ExclusiveStartKey })))
  }

  /** The record of an id, whether or not it parses as a lead. */
  async function getRecord(leadId: string): Promise<LeadRecord | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName: table, Key: { leadId } }))
    return isErased(Item) ? undefined : recordOf(Item)
  }

  return {
    /**
     * Stores a lead that is due from `dueAt`, and never overwrites one. `repeat` when it exists
     * already, unless the same `attempt` stored it: the SDK's retry of a write whose answer was lost is not a
     * repeat. `erased` when there is a tombstone older than this lead, which is then a new enquiry [L1].
     */
    async put(lead: Lead, { dueAt, attempt }: { dueAt: number; attempt: string }, signal?: AbortSignal) {
      const command = new PutCommand({
        TableName: table,
        // Canaries are not in the index `received`.
        Item: {
          ...lead,
          ...(!lead.canary && { listed: 'lead' }),
          dueQueue: isHeld(lead) ? 'held' : 'due',
          dueAt,
          attempts: 0,
          storedBy: attempt,
        },
        ConditionExpression: 'attribute_not_exists(leadId)',
      })
      if (await unlessRefused(client.send(command, { abortSignal: signal }))) return 'stored'
      const { leadId, receivedAt } = lead
      if (await holds(leadId, 'storedBy = :attempt', { ':attempt': attempt }, signal)) return 'stored'
      // A copy sent before the erasure stays erased, however late it arrives [G3].
      const isErasedBefore = 'attribute_exists(erasedAt) AND NOT erasedAt >= :receivedAt'
      return (await holds(leadId, isErasedBefore, { ':receivedAt': receivedAt }, signal)) ? 'erased' : 'repeat'
    },

    /** True when a lead was received since then (epoch milliseconds). */
    async wasReceived(leadId: string, since: number, signal?: AbortSignal): Promise<boolean> {
      return holds(leadId, 'receivedAt >= :since', { ':since': new Date(since).toISOString() }, signal)
    },

    async markMailed(lead: Markable, mailed: Mailed, signal?: AbortSignal) {
      await mark(lead, mailed, '', signal)
    },

    /** The same, but only if not marked yet, so that a newer state is kept. */
    async markMailedOnce(lead: Markable, mailed: Mailed) {
      await mark(lead, mailed, 'attribute_not_exists(messageId) AND ')
    },

    /**
     * Adds a late photo, once, and at most five in all [L19]. If the lead's mail has been sent,
     * the lead is due again from `dueAt`.
     */
    async addPhoto(leadId: string, photoKey: string, dueAt: number, signal?: AbortSignal) {
      const add = (condition: string, more = '', values = {}) =>
        update(
          leadId,
          {
            UpdateExpression: `SET photoKeys = list_append(photoKeys, :photos)${more}`,
            ConditionExpression: `${condition} AND size(photoKeys) < :most AND NOT contains(photoKeys, :photo)`,
            ExpressionAttributeValues: {
              ':photos': [photoKey],
              ':photo': photoKey,
              ':most': photoRules.maxPhotos,
              ...values,
            },
          },
          signal,
        )
      const addToMailed = () =>
        add('attribute_exists(mailedAt)', ', dueQueue = :due, dueAt = :dueAt, photosPending = :true', {
          ':due': 'due',
          ':dueAt': dueAt,
          ':true': true,
        })
      // Retried, because the mail may have been sent between the first two.
      ;(await addToMailed()) ?? (await add('attribute_not_exists(mailedAt)')) ?? (await addToMailed())
    },

    /** Sets one field of a lead. Returns the lead as it is then; undefined when it is gone. */
    async set(
      leadId: string,
      field: 'lastError' | MailEventKind,
      value: string,
      signal?: AbortSignal,
    ): Promise<StoredLead | undefined> {
      const change = {
        UpdateExpression: 'SET #field = :value',
        ExpressionAttributeNames: { '#field': field },
        ExpressionAttributeValues: { ':value': value },
        ReturnValues: 'ALL_NEW',
      } as const
      const result = await update(leadId, change, signal)
      return result && StoredLead.safeParse(result.Attributes).data
    },

    /** Marks the mail with late photos as sent. False when it was returned before this was written [L15]. */
    async markPhotosMailed(leadId: string, { at, messageId }: { at: number; messageId: string }): Promise<boolean> {
      const marked = await update(leadId, {
        UpdateExpression: 'SET photosMailedAt = :at, photosMessageId = :messageId',
        ConditionExpression: 'NOT contains(returnedMessageIds, :messageId)',
        ExpressionAttributeValues: { ':at': new Date(at).toISOString(), ':messageId': messageId },
      })
      return marked !== undefined
    },

    /** Marks a mailed lead's photos as done, all attached or refused. It stays due if it was requeued or another photo has come. */
    async markPhotosDone({ leadId, photoKeys }: Markable) {
      await update(leadId, {
        UpdateExpression: 'REMOVE dueQueue, dueAt, photosPending',
        ConditionExpression: 'attribute_exists(mailedAt) AND size(photoKeys) = :photos',
        ExpressionAttributeValues: { ':photos': photoKeys.length },
      })
    },

    /**
     * Claims a due lead for this run by moving its `dueAt`, on condition that no other run has [L6].
     * Undefined when another has. `nextDueAt` is also the back-off: a failed or crashed attempt needs no further write.
     */
    async lease({ leadId, dueAt }: DueLead, nextDueAt: number): Promise<StoredLead | undefined> {
      const result = await update(leadId, {
        UpdateExpression: 'SET dueAt = :next ADD attempts :one',
        ConditionExpression: 'dueQueue = :due AND dueAt = :seen',
        ExpressionAttributeValues: { ':next': nextDueAt, ':one': 1, ':due': 'due', ':seen': dueAt },
        ReturnValues: 'ALL_NEW',
      })
      return result && StoredLead.parse(result.Attributes)
    },

    /** Leads due by then (epoch milliseconds), the longest due first. All of them without a time. */
    async *listDue(by = Number.MAX_SAFE_INTEGER): AsyncGenerator<DueLead> {
      for await (const item of queued('due', by)) yield DueLead.parse(item)
    },

    /** Held leads whose digest is due by then, the longest waiting first [L16]. `lead` is undefined for a malformed record. */
    async *listHeld(by: number): AsyncGenerator<DueLead & Pick<LeadRecord, 'lead'>> {
      for await (const item of queued('held', by))
        yield { ...DueLead.parse(item), lead: StoredLead.safeParse(item).data }
    },

    /** Takes a lease, until then, on something that two runs must not do at once. False when another run has it. */
    async takeLease(at: string, now: number, until: number): Promise<boolean> {
      const command = new UpdateCommand({
        TableName: table,
        Key: { leadId: `${runPrefix}${at}` },
        UpdateExpression: 'SET turnUntil = :until',
        ConditionExpression: 'attribute_not_exists(turnUntil) OR turnUntil <= :now',
        ExpressionAttributeValues: { ':until': until, ':now': now },
      })
      return (await unlessRefused(client.send(command))) !== undefined
    },

    /** Stores which leads a mail carries, before it is sent: SES's events name only this record [L15]. */
    async putBatch(batchId: string, leadIds: readonly string[], now: number) {
      await client.send(
        new UpdateCommand({
          TableName: table,
          Key: { leadId: `${batchPrefix}${batchId}` },
          UpdateExpression: 'SET carries = :ids, expiresAt = :expiresAt',
          ExpressionAttributeValues: {
            ':ids': leadIds,
            ':expiresAt': Math.floor(now / 1000) + retention.batchDays * 24 * 60 * 60,
          },
        }),
      )
    },

    /** Ids of the leads that a mail carried. */
    async getBatch(batchId: string): Promise<string[]> {
      const Key = { leadId: `${batchPrefix}${batchId}` }
      const { Item } = await client.send(new GetCommand({ TableName: table, Key }))
      return z.array(z.string()).parse(Item?.carries ?? [])
    },

    /**
     * Records a returned mail and makes the lead due again, with back-off
     * [L15]. Ignored when a newer mail is sent or queued; a report may come twice.
     * @throws Error when the lead is not filed yet, so that SQS redelivers the report.
     */
    async recordReturn(leadId: string, kind: MailEventKind, { messageId, at, now }: ReturnedMail) {
      const noted = await update(leadId, {
        // For each mail, because a copy in the last resort may still mark an earlier one as sent.
        UpdateExpression: 'SET #kind = :at ADD returnedMessageIds :returned',
        ExpressionAttributeNames: { '#kind': kind },
        ExpressionAttributeValues: { ':at': at, ':returned': new Set([messageId]) },
        ReturnValues: 'ALL_NEW',
      })
      if (!noted) {
        if (await holds(leadId, 'attribute_exists(erasedAt)')) return
        throw new Error('The lead is not filed yet')
      }
      const again = dueAgain(noted.Attributes ?? {}, now)
      await update(leadId, returnedUpdate(messageId, again))
      await update(leadId, photosReturnedUpdate(messageId, again.dueAt))
    },

    async get(leadId: string): Promise<StoredLead | undefined> {
      const { Item } = await client.send(new GetCommand({ TableName: table, Key: { leadId } }))
      return isErased(Item) ? undefined : StoredLead.parse(Item)
    },

    getRecord,

    /**
     * Requeues a lead, to be mailed by itself; the history of earlier mails is kept. False
     * when there is no lead, or it was mailed meanwhile.
     */
    async requeue(leadId: string, dueAt: number): Promise<boolean> {
      const { lead } = (await getRecord(leadId)) ?? {}
      const result = await update(leadId, requeueUpdate(dueAt, lead))
      return result !== undefined
    },

    /**
     * Erases a lead, leaving a tombstone with its id, which prevents remaining copies (a sweep of the last
     * resort, a late write) from restoring it [G3]. The tombstone expires. Returns the keys of the photos that
     * the lead had by then.
     */
    async erase(leadId: string, now: number): Promise<string[]> {
      const expiresAt = Math.floor(now / 1000) + retention.erasureMarkDays * 24 * 60 * 60
      const Item = { leadId, erasedAt: new Date(now).toISOString(), expiresAt }
      const { Attributes } = await client.send(new PutCommand({ TableName: table, Item, ReturnValues: 'ALL_OLD' }))
      return z.catch(z.array(z.string()), []).parse(Attributes?.photoKeys)
    },

    /** Every record, in no order. For the operator's tools; no function may scan [I2]. */
    async *scan(): AsyncGenerator<LeadRecord> {
      const items = everyItem((ExclusiveStartKey) =>
        client.send(new ScanCommand({ TableName: table, ExclusiveStartKey })),
      )
      for await (const item of items) if (!isErased(item) && !isAside(item)) yield recordOf(item)
    },
  }
}
