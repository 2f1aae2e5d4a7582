import { type DynamoDBDocumentClient, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { leadsTableKeys } from '../contract/tables.ts'
import type { optionNotes } from '../options/lead-notes.ts'
import { everyItem } from '../runtime/every-item.ts'
import { StoredLead } from './lead.ts'
import { type LeadRecord, runPrefix } from './lead-record.ts'
import { leadUpdater } from './lead-store.ts'

export type LeadList = ReturnType<typeof createLeadList>

/** Queries and notes on leads for the owner: what came, and what is answered. */
export function createLeadList(client: DynamoDBDocumentClient, table: string) {
  const updateLead = leadUpdater(client, table)
  const update = async (...change: Parameters<typeof updateLead>) => (await updateLead(...change)) !== undefined

  return {
    /** Leads received since `from` (epoch milliseconds), oldest first by default. Skips records that cannot be read. */
    async *since(from: number, { newestFirst = false } = {}): AsyncGenerator<Pick<LeadRecord, 'leadId' | 'lead'>> {
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

    /** Where a job's last run stopped for lack of time, in epoch milliseconds; undefined when it finished. */
    async stoppedAt(job: string): Promise<number | undefined> {
      const { Item } = await client.send(new GetCommand({ TableName: table, Key: { leadId: `${runPrefix}${job}` } }))
      return typeof Item?.stoppedAt === 'number' ? Item.stoppedAt : undefined
    },

    /** Saves where a run stopped, or that it finished. */
    async stopAt(job: string, stoppedAt: number | undefined): Promise<void> {
      const stop = { UpdateExpression: 'SET stoppedAt = :at', ExpressionAttributeValues: { ':at': stoppedAt } }
      const end = { UpdateExpression: 'REMOVE stoppedAt' }
      const Key = { leadId: `${runPrefix}${job}` }
      await client.send(new UpdateCommand({ TableName: table, Key, ...(stoppedAt === undefined ? end : stop) }))
    },

    /** Marks a lead as answered at this time (epoch milliseconds), or takes that back. False when the lead is gone. */
    async markAnswered(leadId: string, at: number | undefined): Promise<boolean> {
      if (at === undefined) return update(leadId, { UpdateExpression: 'REMOVE answeredAt' })
      return update(leadId, {
        UpdateExpression: 'SET answeredAt = if_not_exists(answeredAt, :at)',
        ExpressionAttributeValues: { ':at': new Date(at).toISOString() },
      })
    },

    /** Claims an event of a lead by noting its time. False when another run has claimed it, or the lead is erased. */
    async noteOnce(leadId: string, what: keyof typeof optionNotes, at: string | number): Promise<boolean> {
      return update(leadId, {
        UpdateExpression: `SET ${what} = :at`,
        ConditionExpression: `attribute_not_exists(${what})`,
        ExpressionAttributeValues: { ':at': new Date(at).toISOString() },
      })
    },
  }
}
