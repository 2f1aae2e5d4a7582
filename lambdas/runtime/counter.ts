import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { type SigningKeys, sign } from './hmac.ts'

interface Count {
  /** What is counted, including its day or month. */
  name: string
  by: number
  keptDays: number
  /** Epoch milliseconds. */
  now: number
}

export type Counter = ReturnType<typeof createCounter>

/** Counters under keyed hashes of names, so that stored counts do not reveal who was counted [L13]. */
export function createCounter(client: DynamoDBDocumentClient, table: string, keys: SigningKeys) {
  return {
    /** Adds, and returns the new count. */
    async add({ name, by, keptDays, now }: Count, abortSignal?: AbortSignal): Promise<number> {
      const command = new UpdateCommand({
        TableName: table,
        Key: { id: sign(keys, 'count', name) },
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
