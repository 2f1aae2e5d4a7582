import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { everyItem } from '../runtime/every-item.ts'
import { enquiriesTableKeys } from '../shared/tables.ts'
import { StoredEnquiry } from './enquiry.ts'
import { enquiryUpdater } from './enquiry-store.ts'

export type EnquiryList = ReturnType<typeof createEnquiryList>

/** Queries and notes on enquiries for the owner: what came, and what is answered. */
export function createEnquiryList(client: DynamoDBDocumentClient, table: string) {
  const update = enquiryUpdater(client, table)

  return {
    /** Enquiries received since `from` (epoch milliseconds), oldest first by default. `enquiry` is undefined for a malformed record. */
    async *since(
      from: number,
      { newestFirst = false } = {},
    ): AsyncGenerator<{ enquiryId: string; enquiry: StoredEnquiry | undefined }> {
      const input = {
        TableName: table,
        IndexName: enquiriesTableKeys.indexes.received.name,
        KeyConditionExpression: 'listed = :enquiry AND receivedAt >= :from',
        ExpressionAttributeValues: { ':enquiry': 'enquiry', ':from': new Date(from).toISOString() },
        ScanIndexForward: !newestFirst,
      }
      const items = everyItem((ExclusiveStartKey) => client.send(new QueryCommand({ ...input, ExclusiveStartKey })))
      for await (const item of items)
        yield { enquiryId: String(item.enquiryId), enquiry: StoredEnquiry.safeParse(item).data }
    },

    /** Marks an enquiry as answered at this time (epoch milliseconds), or takes that back. False when the enquiry is gone. */
    async markAnswered(enquiryId: string, at: number | undefined): Promise<boolean> {
      if (at === undefined) return update(enquiryId, { UpdateExpression: 'REMOVE answeredAt' })
      return update(enquiryId, {
        UpdateExpression: 'SET answeredAt = if_not_exists(answeredAt, :at)',
        ExpressionAttributeValues: { ':at': new Date(at).toISOString() },
      })
    },
  }
}
