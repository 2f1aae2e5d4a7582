import { type DynamoDBDocumentClient, GetCommand, PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { retention } from '../contract/retention.ts'
import { everyItem } from '../runtime/every-item.ts'
import { unlessRefused } from '../runtime/unless-refused.ts'
import { type Lead, StoredLead } from './lead.ts'

/** A record of the table. */
export interface LeadRecord {
  leadId: string
  /** Undefined when the record is malformed. */
  lead: StoredLead | undefined
  /** The whole record as JSON. */
  text: string
}

/** What is noted of a mail that SES has accepted. */
export interface MailedNote {
  /** Epoch milliseconds. */
  at: number
  messageId: string
  /** Keys of the photos that stand in a mail. */
  photosMailed: readonly string[]
  /** Keys of those that could not be looked at yet. */
  photosPending: readonly string[]
  /** Mails with later photos, this one included. */
  followUps: number
}

type Item = Record<string, unknown>
type LeadUpdate = Omit<UpdateCommand['input'], 'TableName' | 'Key'>

/** Condition of every change to a lead: an erased one stays erased. */
const stillKept = 'attribute_exists(leadId) AND attribute_not_exists(erasedAt)'

export type LeadStore = ReturnType<typeof createLeadStore>

/** The table of enquiries. */
export function createLeadStore(client: DynamoDBDocumentClient, table: string) {
  /** Changes a lead that is kept. False when it is gone, or the change's own condition fails. */
  const update = async (leadId: string, change: LeadUpdate, abortSignal?: AbortSignal): Promise<boolean> => {
    const ConditionExpression = [stillKept, change.ConditionExpression].filter(Boolean).join(' AND ')
    const command = new UpdateCommand({ ...change, TableName: table, Key: { leadId }, ConditionExpression })
    return (await unlessRefused(client.send(command, { abortSignal }))) !== undefined
  }

  return {
    /** The record of a lead, or the mark that it was erased; undefined when there is neither. */
    async read(leadId: string, abortSignal?: AbortSignal): Promise<StoredLead | 'erased' | undefined> {
      const command = new GetCommand({ TableName: table, Key: { leadId }, ConsistentRead: true })
      const { Item } = await client.send(command, { abortSignal })
      if (Item?.erasedAt !== undefined) return 'erased'
      return Item && StoredLead.parse(Item)
    },

    /** The record of a lead that is kept. */
    async get(leadId: string): Promise<StoredLead | undefined> {
      const found = await this.read(leadId)
      return found === 'erased' ? undefined : found
    },

    /** Creates a record with its expiry. False when there is one, or the mark of an erased one. */
    async create(lead: Lead & Pick<StoredLead, 'heldAt'>, abortSignal?: AbortSignal): Promise<boolean> {
      const Item = { ...lead, expiresAt: expiryOf(lead) }
      const command = new PutCommand({
        TableName: table,
        Item,
        ConditionExpression: 'attribute_not_exists(leadId)',
      })
      return (await unlessRefused(client.send(command, { abortSignal }))) !== undefined
    },

    /** Sets the photos of a lead, and which of them could not be looked at yet. False when the lead is gone. */
    async setPhotos(
      leadId: string,
      { photoKeys, photosPending }: { photoKeys: readonly string[]; photosPending: readonly string[] },
      abortSignal?: AbortSignal,
    ): Promise<boolean> {
      return update(
        leadId,
        {
          UpdateExpression: 'SET photoKeys = :keys, photosPending = :pending',
          ExpressionAttributeValues: { ':keys': photoKeys, ':pending': photosPending },
        },
        abortSignal,
      )
    },

    /**
     * Notes how many mails were tried whose outcome is not known, before one is sent, or after one was refused. The same again changes
     * nothing, so that a retry of the SDK does not count. False when the lead is gone.
     */
    async setMailTries(leadId: string, tries: number, abortSignal?: AbortSignal): Promise<boolean> {
      return update(
        leadId,
        { UpdateExpression: 'SET mailTries = :tries', ExpressionAttributeValues: { ':tries': tries } },
        abortSignal,
      )
    },

    /** Notes a mail that SES has accepted. */
    async noteMailed(
      leadId: string,
      { at, messageId, ...photos }: MailedNote,
      abortSignal?: AbortSignal,
    ): Promise<void> {
      const time = new Date(at).toISOString()
      await update(
        leadId,
        {
          UpdateExpression:
            'SET mailedAt = if_not_exists(mailedAt, :at), messageId = if_not_exists(messageId, :id), photosMailed = :mailed, photosPending = :pending, followUps = :followUps REMOVE mailTries',
          ExpressionAttributeValues: {
            ':at': time,
            ':id': messageId,
            ':mailed': photos.photosMailed,
            ':pending': photos.photosPending,
            ':followUps': photos.followUps,
          },
        },
        abortSignal,
      )
    },

    /** Claims the receipt, which is sent once, by noting its time. False when it was claimed before, or the lead is gone. */
    async claimReceipt(leadId: string, at: number, abortSignal?: AbortSignal): Promise<boolean> {
      return update(
        leadId,
        {
          UpdateExpression: 'SET receiptAt = :at',
          ConditionExpression: 'attribute_not_exists(receiptAt)',
          ExpressionAttributeValues: { ':at': new Date(at).toISOString() },
        },
        abortSignal,
      )
    },

    /** Makes a lead one that is not mailed, whatever became of it; earlier mails stay on the record. False when it is gone. */
    async forgetMail({ leadId, mailedAt, earlierMails = [] }: StoredLead): Promise<boolean> {
      return update(leadId, {
        UpdateExpression:
          'SET earlierMails = :mails REMOVE mailedAt, messageId, photosMailed, followUps, mailTries, heldAt',
        ExpressionAttributeValues: { ':mails': [...earlierMails, ...(mailedAt ? [{ mailedAt }] : [])] },
      })
    },

    /**
     * Replaces a lead by a mark with its id, for the worker to find: nothing that arrives later restores it. Returns the keys of
     * the photos that it had.
     */
    async erase(leadId: string, now: number): Promise<string[]> {
      const expiresAt = Math.floor(now / 1000) + retention.erasureMarkDays * 24 * 60 * 60
      const Item = { leadId, erasedAt: new Date(now).toISOString(), expiresAt }
      const { Attributes } = await client.send(new PutCommand({ TableName: table, Item, ReturnValues: 'ALL_OLD' }))
      return z.catch(z.array(z.string()), []).parse(Attributes?.photoKeys)
    },

    /** Every record, in no order. For the operator's tools; no function may scan. */
    async *scan(): AsyncGenerator<LeadRecord> {
      const items = everyItem((ExclusiveStartKey) =>
        client.send(new ScanCommand({ TableName: table, ExclusiveStartKey })),
      )
      for await (const item of items) if (item.erasedAt === undefined) yield recordOf(item)
    },
  }
}

function recordOf(item: Item): LeadRecord {
  return { leadId: String(item.leadId), lead: StoredLead.safeParse(item).data, text: JSON.stringify(item) }
}

/** Epoch second until which a lead is kept. */
function expiryOf({ receivedAt, canary }: Pick<Lead, 'receivedAt' | 'canary'>): number {
  const date = new Date(receivedAt)
  if (canary) date.setUTCDate(date.getUTCDate() + retention.canaryDays)
  else date.setUTCMonth(date.getUTCMonth() + retention.leadMonths)
  return Math.floor(date.getTime() / 1000)
}
