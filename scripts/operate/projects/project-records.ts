import { setTimeout as sleep } from 'node:timers/promises'
import { BatchWriteCommand, type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod/mini'
import { Project } from '#shared/project.ts'
import { listed } from '../../../lambdas/projects/project-store.ts'

/** A row that the schema rejects, as one edited by hand. */
export interface MalformedRow {
  id: string
  /** `field: what is wrong`. */
  problems: string[]
}

export type ProjectRecords = ReturnType<typeof connectProjectRecords>

/** What a person does with the table of projects, and no function may: read all of it, and write. */
export function connectProjectRecords(client: DynamoDBDocumentClient, table: string) {
  return {
    /** Every row, in no order. */
    async scan(): Promise<{ items: Project[]; malformed: MalformedRow[] }> {
      const items: Project[] = []
      const malformed: MalformedRow[] = []
      for await (const { Items = [] } of paginateScan({ client }, { TableName: table })) {
        for (const row of Items) {
          const { data, error } = Project.safeParse(row)
          if (data) items.push(data)
          else malformed.push({ id: String(row.id), problems: error.issues.map(describeIssue) })
        }
      }
      return { items, malformed }
    },

    /** Adds or replaces rows by id. */
    async put(rows: readonly Project[]): Promise<void> {
      await write(rows.map((row) => ({ PutRequest: { Item: { ...row, listed } } })))
    },

    async delete(ids: readonly string[]): Promise<void> {
      await write(ids.map((id) => ({ DeleteRequest: { Key: { id } } })))
    },
  }

  type Write = { PutRequest: { Item: Project & { listed: string } } } | { DeleteRequest: { Key: { id: string } } }

  /** Writes in batches of 25, DynamoDB's limit, and retries unprocessed items with back-off. */
  async function write(writes: Write[]): Promise<void> {
    for (let start = 0; start < writes.length; start += 25) {
      let left: Record<string, unknown>[] = writes.slice(start, start + 25)
      for (let attempt = 0; left.length > 0; attempt++) {
        if (attempt === 8) throw new Error(`${left.length} items were not taken by the table after 8 attempts`)
        if (attempt > 0) await sleep(50 * 2 ** attempt)
        const result = await client.send(new BatchWriteCommand({ RequestItems: { [table]: left } }))
        left = result.UnprocessedItems?.[table] ?? []
      }
    }
  }
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')}: ${message}`
}
