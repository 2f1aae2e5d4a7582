import { setTimeout as sleep } from 'node:timers/promises'
import {
  BatchWriteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod/mini'
import { metrics } from '../contract/operations.ts'
import type { ProjectCategory } from '../contract/project.ts'
import { projectsTableKeys } from '../contract/tables.ts'
import { everyItem } from '../runtime/every-item.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import { ProjectItem } from './project-items.ts'

const { indexes } = projectsTableKeys

export interface ProjectRead {
  view: 'rows' | 'cards'
  featured: boolean
  category: ProjectCategory
  /** Items wanted; fewer come back only when there are no more. */
  limit: number
  /** `order_key` of the last item of the page before. */
  after?: string
  /** What is hidden too. */
  withHidden?: boolean
}

/** A row that was edited by hand, or written by an older version. */
export interface MalformedRow {
  id: string
  /** `field: what is wrong`. */
  problems: string[]
}

export type ProjectStore = ReturnType<typeof createProjectStore>

export function createProjectStore(client: DynamoDBDocumentClient, table: string) {
  /**
   * Reads on until the limit is reached: DynamoDB cuts a page at 1 MB, and malformed [I11] and hidden rows do not count.
   * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.Pagination.html
   */
  async function query(
    input: Omit<ConstructorParameters<typeof QueryCommand>[0], 'TableName'>,
    { limit = Number.POSITIVE_INFINITY, withHidden = false }: Partial<Pick<ProjectRead, 'limit' | 'withHidden'>>,
  ) {
    const items: ProjectItem[] = []
    const rows = everyItem((ExclusiveStartKey) => {
      const Limit = limit === Number.POSITIVE_INFINITY ? undefined : limit - items.length
      return client.send(new QueryCommand({ ...input, TableName: table, Limit, ExclusiveStartKey }))
    })
    for await (const row of rows) {
      const { data } = ProjectItem.safeParse(row)
      if (!data) reportMalformed(String(row.id))
      else if (withHidden || !data.hidden) items.push(data)
      if (items.length === limit) break
    }
    return items
  }

  return {
    /** Newest first. */
    async list({ view, featured, category, limit, after, withHidden }: ProjectRead): Promise<ProjectItem[]> {
      const { all, onlyFeatured } =
        view === 'cards'
          ? { all: indexes.cards, onlyFeatured: indexes.featuredCards }
          : { all: indexes.rows, onlyFeatured: indexes.featuredRows }
      const index = featured ? onlyFeatured : all
      const condition = after === undefined ? '#key = :category' : '#key = :category AND order_key > :after'
      return query(
        {
          IndexName: index.name,
          KeyConditionExpression: condition,
          ExpressionAttributeNames: { '#key': index.partition },
          ExpressionAttributeValues: { ':category': category, ...(after !== undefined && { ':after': after }) },
        },
        { limit, withHidden },
      )
    },

    /** By `image_order` ascending. */
    async listCollection(collectionId: string, { withHidden = false } = {}): Promise<ProjectItem[]> {
      return query(
        {
          IndexName: indexes.collection.name,
          KeyConditionExpression: 'collection_id = :id',
          ExpressionAttributeValues: { ':id': collectionId },
        },
        { withHidden },
      )
    },

    /** Undefined for one that is hidden, too. */
    async get(id: string): Promise<ProjectItem | undefined> {
      const { Item } = await client.send(new GetCommand({ TableName: table, Key: { id } }))
      const { data } = ProjectItem.safeParse(Item)
      if (Item && !data) reportMalformed(id)
      return data?.hidden ? undefined : data
    },

    /** Every item, in no order. For the operator's scripts: the Lambdas may not scan [I2]. */
    async scan(): Promise<{ items: ProjectItem[]; malformed: MalformedRow[] }> {
      const items: ProjectItem[] = []
      const malformed: MalformedRow[] = []
      const rows = everyItem((ExclusiveStartKey) =>
        client.send(new ScanCommand({ TableName: table, ExclusiveStartKey })),
      )
      for await (const row of rows) {
        const { data, error } = ProjectItem.safeParse(row)
        if (data) items.push(data)
        else malformed.push({ id: String(row.id), problems: error.issues.map(describeIssue) })
      }
      return { items, malformed }
    },

    /** Adds or replaces items by id. */
    async put(items: readonly ProjectItem[]): Promise<void> {
      await write(items.map((Item) => ({ PutRequest: { Item } })))
    },

    async delete(ids: readonly string[]): Promise<void> {
      await write(ids.map((id) => ({ DeleteRequest: { Key: { id } } })))
    },
  }

  type Write = { PutRequest: { Item: ProjectItem } } | { DeleteRequest: { Key: { id: string } } }

  /** 25 a batch is DynamoDB's limit. Unprocessed items are tried again after growing pauses. */
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
  countMetric(metrics.names.malformedProject)
  log.error('malformed row left out', { projectId })
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')}: ${message}`
}
