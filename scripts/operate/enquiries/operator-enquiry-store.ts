import { type DynamoDBDocumentClient, PutCommand, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { retention } from '#shared/retention.ts'
import { StoredEnquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { createEnquiryStore } from '../../../lambdas/enquiries/enquiry-store.ts'
import { unlessRefused } from '../../../lambdas/runtime/dynamo-client.ts'

export type OperatorEnquiryStore = ReturnType<typeof createOperatorEnquiryStore>

/** What a person does with the table of enquiries, and no function may: read all of it, and erase. */
export function createOperatorEnquiryStore(client: DynamoDBDocumentClient, table: string) {
  const store = createEnquiryStore(client, table)
  return {
    /** The record of an enquiry that is kept. */
    async get(enquiryId: string): Promise<StoredEnquiry | undefined> {
      const found = await store.read(enquiryId)
      return found === 'erased' ? undefined : found
    },

    /** Every record, in no order: as an enquiry unless it is malformed, and whole as JSON. */
    async *scan() {
      for await (const { Items = [] } of paginateScan({ client }, { TableName: table })) {
        for (const item of Items) {
          const { data: enquiry } = StoredEnquiry.safeParse(item)
          // The mark that an erasure leaves: the id, and the keys of photos that may still arrive.
          const isErased = item.erasedAt !== undefined
          yield { enquiryId: String(item.enquiryId), enquiry, text: JSON.stringify(item), isErased }
        }
      }
    },

    /**
     * Replaces an enquiry by a mark, for the worker to find: nothing that arrives later restores it. Returns the keys
     * of its photos.
     */
    async erase(enquiryId: string, photoKeys: readonly string[], now: number): Promise<string[]> {
      const expiresAt = Math.floor(now / 1000) + retention.erasureMarkDays * 24 * 60 * 60
      const Item = { enquiryId, erasedAt: new Date(now).toISOString(), photoKeys, expiresAt }
      const { Attributes } = await client.send(new PutCommand({ TableName: table, Item, ReturnValues: 'ALL_OLD' }))
      return z.array(z.string()).catch([]).parse(Attributes?.photoKeys)
    },

    /** Brings an enquiry's expiry, in epoch seconds, forward. Changes nothing where it is gone, or expires sooner. */
    async expireAt(enquiryId: string, expiry: number): Promise<void> {
      const command = new UpdateCommand({
        TableName: table,
        Key: { enquiryId },
        UpdateExpression: 'SET expiresAt = :expiry',
        ConditionExpression: 'expiresAt > :expiry AND attribute_not_exists(erasedAt)',
        ExpressionAttributeValues: { ':expiry': expiry },
      })
      await unlessRefused(client.send(command))
    },
  }
}
