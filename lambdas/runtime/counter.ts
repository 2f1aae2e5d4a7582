import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { retention } from '../contract/retention.ts'
import { sign } from './hmac.ts'

/** Spans of UTC time that have counts of their own: how much of an ISO time names one, and days for which its counts are kept. */
const spans = {
  hour: { length: 13, keptDays: retention.addressCountDays },
  day: { length: 10, keptDays: retention.addressCountDays },
  month: { length: 7, keptDays: retention.monthCountDays },
} as const

interface Count {
  /** What is counted. */
  name: string
  span: keyof typeof spans
  by: number
  /** Epoch milliseconds. */
  now: number
}

export type Counter = ReturnType<typeof createCounter>

/** Counters under keyed hashes of names, so that stored counts do not reveal who was counted [L13]. */
export function createCounter(client: DynamoDBDocumentClient, table: string, key: string) {
  return {
    /** Adds, and returns the new count of the span that `now` is in. */
    async add({ name, span, by, now }: Count, abortSignal?: AbortSignal): Promise<number> {
      const { length, keptDays } = spans[span]
      const current = new Date(now).toISOString().slice(0, length)
      const command = new UpdateCommand({
        TableName: table,
        Key: { id: sign(key, 'count', `${name} ${current}`) },
        UpdateExpression: 'SET expiresAt = :expiresAt ADD used :by',
        ExpressionAttributeValues: {
          ':by': by,
          ':expiresAt': Math.floor(now / 1000) + keptDays * 24 * 60 * 60,
        },
        ReturnValues: 'UPDATED_NEW',
      })
      const { Attributes } = await client.send(command, { abortSignal })
      return Number(Attributes?.used)
    },
  }
}
