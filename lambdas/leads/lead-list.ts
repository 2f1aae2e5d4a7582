import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { leadsTableKeys } from '../contract/tables.ts'
import { everyItem } from '../runtime/every-item.ts'
import { StoredLead } from './lead.ts'

export type LeadList = ReturnType<typeof createLeadList>

/** Queries of leads for the owner: what came. */
export function createLeadList(client: DynamoDBDocumentClient, table: string) {
  return {
    /** Leads received since `from` (epoch milliseconds), oldest first by default. `lead` is undefined for a malformed record. */
    async *since(
      from: number,
      { newestFirst = false } = {},
    ): AsyncGenerator<{ leadId: string; lead: StoredLead | undefined }> {
      const input = {
        TableName: table,
        IndexName: leadsTableKeys.indexes.received.name,
        KeyConditionExpression: 'listed = :lead AND receivedAt >= :from',
        ExpressionAttributeValues: { ':lead': 'lead', ':from': new Date(from).toISOString() },
        ScanIndexForward: !newestFirst,
      }
      const items = everyItem((ExclusiveStartKey) => client.send(new QueryCommand({ ...input, ExclusiveStartKey })))
      for await (const item of items) yield { leadId: String(item.leadId), lead: StoredLead.safeParse(item).data }
    },
  }
}
