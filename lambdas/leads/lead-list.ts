import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { leadsTableKeys } from '../contract/tables.ts'
import { everyItem } from '../runtime/every-item.ts'
import { StoredLead } from './lead.ts'
import { leadUpdater } from './lead-store.ts'

export type LeadList = ReturnType<typeof createLeadList>

/** Queries and notes on leads for the owner: what came, and what is answered. */
export function createLeadList(client: DynamoDBDocumentClient, table: string) {
  const update = leadUpdater(client, table)

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

    /** Marks a lead as answered at this time (epoch milliseconds), or takes that back. False when the lead is gone. */
    async markAnswered(leadId: string, at: number | undefined): Promise<boolean> {
      if (at === undefined) return update(leadId, { UpdateExpression: 'REMOVE answeredAt' })
      return update(leadId, {
        UpdateExpression: 'SET answeredAt = if_not_exists(answeredAt, :at)',
        ExpressionAttributeValues: { ':at': new Date(at).toISOString() },
      })
    },
  }
}
