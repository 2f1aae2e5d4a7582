import { type DynamoDBDocumentClient, GetCommand, PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { everyItem } from '../runtime/every-item.ts'
import { unlessRefused } from '../runtime/unless-refused.ts'
import { retention } from '../shared/retention.ts'
import { type Enquiry, StoredEnquiry } from './enquiry.ts'

/** A record of the table. */
export interface EnquiryRecord {
  enquiryId: string
  /** Undefined when the record is malformed. */
  enquiry: StoredEnquiry | undefined
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
type EnquiryUpdate = Omit<UpdateCommand['input'], 'TableName' | 'Key'>

/** Condition of every change to an enquiry: an erased one stays erased. */
const stillKept = 'attribute_exists(enquiryId) AND attribute_not_exists(erasedAt)'

export type EnquiryStore = ReturnType<typeof createEnquiryStore>

/** The table of enquiries. */
export function createEnquiryStore(client: DynamoDBDocumentClient, table: string) {
  /** Changes an enquiry that is kept. False when it is gone, or the change's own condition fails. */
  const update = async (enquiryId: string, change: EnquiryUpdate, abortSignal?: AbortSignal): Promise<boolean> => {
    const ConditionExpression = [stillKept, change.ConditionExpression].filter(Boolean).join(' AND ')
    const command = new UpdateCommand({ ...change, TableName: table, Key: { enquiryId }, ConditionExpression })
    return (await unlessRefused(client.send(command, { abortSignal }))) !== undefined
  }

  return {
    /** The record of an enquiry, or the mark that it was erased; undefined when there is neither. */
    async read(enquiryId: string, abortSignal?: AbortSignal): Promise<StoredEnquiry | 'erased' | undefined> {
      const command = new GetCommand({ TableName: table, Key: { enquiryId }, ConsistentRead: true })
      const { Item } = await client.send(command, { abortSignal })
      if (Item?.erasedAt !== undefined) return 'erased'
      return Item && StoredEnquiry.parse(Item)
    },

    /** The record of an enquiry that is kept. */
    async get(enquiryId: string): Promise<StoredEnquiry | undefined> {
      const found = await this.read(enquiryId)
      return found === 'erased' ? undefined : found
    },

    /** Creates a record with its expiry. False when there is one, or the mark of an erased one. */
    async create(enquiry: Enquiry & Pick<StoredEnquiry, 'heldAt'>, abortSignal?: AbortSignal): Promise<boolean> {
      const Item = { ...enquiry, expiresAt: expiryOf(enquiry) }
      const command = new PutCommand({
        TableName: table,
        Item,
        ConditionExpression: 'attribute_not_exists(enquiryId)',
      })
      return (await unlessRefused(client.send(command, { abortSignal }))) !== undefined
    },

    /** Sets the photos of an enquiry, and which of them could not be looked at yet. False when the enquiry is gone. */
    async setPhotos(
      enquiryId: string,
      { photoKeys, photosPending }: { photoKeys: readonly string[]; photosPending: readonly string[] },
      abortSignal?: AbortSignal,
    ): Promise<boolean> {
      return update(
        enquiryId,
        {
          UpdateExpression: 'SET photoKeys = :keys, photosPending = :pending',
          ExpressionAttributeValues: { ':keys': photoKeys, ':pending': photosPending },
        },
        abortSignal,
      )
    },

    /**
     * Notes how many mails were tried whose outcome is not known, before one is sent, or after one was refused. The same again changes
     * nothing, so that a retry of the SDK does not count. False when the enquiry is gone.
     */
    async setMailTries(enquiryId: string, tries: number, abortSignal?: AbortSignal): Promise<boolean> {
      return update(
        enquiryId,
        { UpdateExpression: 'SET mailTries = :tries', ExpressionAttributeValues: { ':tries': tries } },
        abortSignal,
      )
    },

    /** Notes a mail that SES has accepted. */
    async noteMailed(
      enquiryId: string,
      { at, messageId, ...photos }: MailedNote,
      abortSignal?: AbortSignal,
    ): Promise<void> {
      const time = new Date(at).toISOString()
      await update(
        enquiryId,
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

    /** Claims the receipt, which is sent once, by noting its time. False when it was claimed before, or the enquiry is gone. */
    async claimReceipt(enquiryId: string, at: number, abortSignal?: AbortSignal): Promise<boolean> {
      return update(
        enquiryId,
        {
          UpdateExpression: 'SET receiptAt = :at',
          ConditionExpression: 'attribute_not_exists(receiptAt)',
          ExpressionAttributeValues: { ':at': new Date(at).toISOString() },
        },
        abortSignal,
      )
    },

    /** Makes an enquiry one that is not mailed, whatever became of it; earlier mails stay on the record. False when it is gone. */
    async forgetMail({ enquiryId, mailedAt, earlierMails = [] }: StoredEnquiry): Promise<boolean> {
      return update(enquiryId, {
        UpdateExpression:
          'SET earlierMails = :mails REMOVE mailedAt, messageId, photosMailed, followUps, mailTries, heldAt',
        ExpressionAttributeValues: { ':mails': [...earlierMails, ...(mailedAt ? [{ mailedAt }] : [])] },
      })
    },

    /**
     * Replaces an enquiry by a mark with its id, for the worker to find: nothing that arrives later restores it. Returns the keys of
     * the photos that it had.
     */
    async erase(enquiryId: string, now: number): Promise<string[]> {
      const expiresAt = Math.floor(now / 1000) + retention.erasureMarkDays * 24 * 60 * 60
      const Item = { enquiryId, erasedAt: new Date(now).toISOString(), expiresAt }
      const { Attributes } = await client.send(new PutCommand({ TableName: table, Item, ReturnValues: 'ALL_OLD' }))
      return z.catch(z.array(z.string()), []).parse(Attributes?.photoKeys)
    },

    /** Every record, in no order. For the operator's tools; no function may scan. */
    async *scan(): AsyncGenerator<EnquiryRecord> {
      const items = everyItem((ExclusiveStartKey) =>
        client.send(new ScanCommand({ TableName: table, ExclusiveStartKey })),
      )
      for await (const item of items) if (item.erasedAt === undefined) yield recordOf(item)
    },
  }
}

function recordOf(item: Item): EnquiryRecord {
  return { enquiryId: String(item.enquiryId), enquiry: StoredEnquiry.safeParse(item).data, text: JSON.stringify(item) }
}

/** Epoch second until which an enquiry is kept. */
function expiryOf({ receivedAt, testEnquiry }: Pick<Enquiry, 'receivedAt' | 'testEnquiry'>): number {
  const date = new Date(receivedAt)
  if (testEnquiry) date.setUTCDate(date.getUTCDate() + retention.testEnquiryDays)
  else date.setUTCMonth(date.getUTCMonth() + retention.enquiryMonths)
  return Math.floor(date.getTime() / 1000)
}
