import { setTimeout as sleep } from 'node:timers/promises'
import {
  BatchWriteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod/mini'
import { everyItem } from '../runtime/every-item.ts'
import { log } from '../runtime/log.ts'
import { Project } from '../shared/project.ts'
import { projectsTableKeys } from '../shared/tables.ts'

const { indexes } = projectsTableKeys

/** The value that every row has in `listed`, the partition of the index by date. */
const listed = 'project'

/** A row that the schema rejects, as one edited by hand. */
export interface MalformedRow {
  id: string
  /** `field: what is wrong`. */
  problems: string[]
}

export type ProjectStore = ReturnType<typeof createProjectStore>

export function createProjectStore(client: DynamoDBDocumentClient, table: string) {
  /** All rows of one partition of an index, without malformed ones. */
  async function query(index: { name: string; partition: string }, value: string) {
    const projects: Project[] = []
    const rows = everyItem((ExclusiveStartKey) =>
      client.send(
        new QueryCommand({
          TableName: table,
          IndexName: index.name,
          KeyConditionExpression: '#key = :value',
          ExpressionAttributeNames: { '#key': index.partition },
          ExpressionAttributeValues: { ':value': value },
          ExclusiveStartKey,
        }),
      ),
    )
    for await (const row of rows) {
      const { data } = Project.safeParse(row)
      if (data) projects.push(data)
      else reportMalformed(String(row.id))
    }
    return projects
  }

  return {
    /** Every row, in no particular order. */
    list: (): Promise<Project[]> => query(indexes.date, listed),

    /** By `image_order` ascending. */
    listCollection: (collectionId: string): Promise<Project[]> => query(indexes.collection, collectionId),

    async get(id: string): Promise<Project | undefined> {
      const { Item } = await client.send(new GetCommand({ TableName: table, Key: { id } }))
      const { data } = Project.safeParse(Item)
      if (Item && !data) reportMalformed(id)
      return data
    },

    /** Every item, in no order. For the operator's scripts: the Lambdas may not scan. */
    async scan(): Promise<{ items: Project[]; malformed: MalformedRow[] }> {
      const items: Project[] = []
      const malformed: MalformedRow[] = []
      const rows = everyItem((ExclusiveStartKey) =>
        client.send(new ScanCommand({ TableName: table, ExclusiveStartKey })),
      )
      for await (const row of rows) {
        const { data, error } = Project.safeParse(row)
        if (data) items.push(data)
        else malformed.push({ id: String(row.id), problems: error.issues.map(describeIssue) })
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

function reportMalformed(projectId: string): void {
  log.error('malformed row left out', { projectId })
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')}: ${message}`
}
