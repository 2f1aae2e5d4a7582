import { type DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { unlessRefused } from '../runtime/unless-refused.ts'
import { retention } from '../shared/retention.ts'
import { type Enquiry, StoredEnquiry } from './enquiry.ts'

/** What is noted of a mail that SES has accepted. */
interface MailedNote {
  /** Epoch milliseconds. */
  at: number
  messageId: string
  /** Id of the message by which an operator had it mailed. */
  resendId?: string | undefined
}

/** Mails whose outcome is not known: their number, and the ISO time of the last. */
export type MailTries = Required<Pick<StoredEnquiry, 'mailTries'>> & Pick<StoredEnquiry, 'mailTriedAt'>

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

    /** Creates a record with its expiry. False when there is one, or the mark of an erased one. */
    async create(enquiry: Enquiry, abortSignal?: AbortSignal): Promise<boolean> {
      const Item = { ...enquiry, expiresAt: expiryOf(enquiry) }
      const command = new PutCommand({
        TableName: table,
        Item,
        ConditionExpression: 'attribute_not_exists(enquiryId)',
      })
      return (await unlessRefused(client.send(command, { abortSignal }))) !== undefined
    },

    /**
     * Notes the mails whose outcome is not known: one more before a mail, one fewer after it was refused. The same
     * again changes nothing, so that a retry of the SDK does not count. False when the enquiry is gone.
     */
    async setMailTries(
      enquiryId: string,
      { mailTries, mailTriedAt }: MailTries,
      abortSignal?: AbortSignal,
    ): Promise<boolean> {
      return update(
        enquiryId,
        {
          UpdateExpression: `SET mailTries = :tries ${mailTriedAt ? ', mailTriedAt = :at' : 'REMOVE mailTriedAt'}`,
          ExpressionAttributeValues: { ':tries': mailTries, ...(mailTriedAt && { ':at': mailTriedAt }) },
        },
        abortSignal,
      )
    },

    /** Notes a mail that SES has accepted. The time of the first stays. */
    async noteMailed(
      enquiryId: string,
      { at, messageId, resendId }: MailedNote,
      abortSignal?: AbortSignal,
    ): Promise<void> {
      await update(
        enquiryId,
        {
          UpdateExpression: `SET mailedAt = if_not_exists(mailedAt, :at), messageId = :id${resendId ? ', resendId = :resend' : ''} REMOVE mailTries, mailTriedAt`,
          ExpressionAttributeValues: {
            ':at': new Date(at).toISOString(),
            ':id': messageId,
            ...(resendId && { ':resend': resendId }),
          },
        },
        abortSignal,
      )
    },

    /** Notes that it was stored without a mail, because it was marked and over the hourly limit. The time of the first stays. */
    async setAside(enquiryId: string, at: number, abortSignal?: AbortSignal): Promise<void> {
      await update(
        enquiryId,
        {
          UpdateExpression: 'SET setAsideAt = if_not_exists(setAsideAt, :at)',
          ExpressionAttributeValues: { ':at': new Date(at).toISOString() },
        },
        abortSignal,
      )
    },

    /** Claims the receipt, by noting its time. False when it was claimed before, or the enquiry is gone. */
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
  }
}

/** Epoch second until which an enquiry is kept. */
export function expiryOf({ receivedAt, testEnquiry }: Pick<Enquiry, 'receivedAt' | 'testEnquiry'>): number {
  const date = new Date(receivedAt)
  if (testEnquiry) date.setUTCDate(date.getUTCDate() + retention.testEnquiryDays)
  else date.setUTCMonth(date.getUTCMonth() + retention.enquiryMonths)
  return Math.floor(date.getTime() / 1000)
}
