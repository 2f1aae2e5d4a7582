import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { type LimitName, limits } from '../shared/limits.ts'
import { retention } from '../shared/retention.ts'
import { unlessRefused } from './dynamo-client.ts'
import { log } from './log.ts'
import { withinTime } from './within-time.ts'

interface Use {
  limit: LimitName
  /** Who is counted: a keyed hash, or `all`. */
  who: string
  /** Each id is counted once, so that a retry counts nothing. */
  ids: readonly string[]
  /** Epoch milliseconds. */
  now: number
}

/** Spans of UTC time that have counts of their own: how much of an ISO time names one. */
const spans = { hour: 13, day: 10 } as const

/** Key of the item that counts a use. */
export function countKey({ limit, who, now }: Pick<Use, 'limit' | 'who' | 'now'>): string {
  return `${limit} ${who} ${new Date(now).toISOString().slice(0, spans[limits[limit].span])}`
}

export type LimitCounter = ReturnType<typeof createLimitCounter>

/** Counts uses within their limits: one item for each limit, user and span, with the ids that were counted. */
export function createLimitCounter(client: DynamoDBDocumentClient, table: string) {
  return {
    /** Counts the ids. False, and none is counted, where that would exceed the limit. */
    async count({ limit, who, ids, now }: Use, abortSignal?: AbortSignal): Promise<boolean> {
      const { most } = limits[limit]
      const haveAll = ids.map((_, index) => `contains(taken, :id${index})`).join(' AND ')
      const command = new UpdateCommand({
        TableName: table,
        Key: { id: countKey({ limit, who, now }) },
        UpdateExpression: 'SET expiresAt = :expiresAt ADD taken :ids',
        ConditionExpression: `attribute_not_exists(taken) OR size(taken) <= :before OR (${haveAll})`,
        ExpressionAttributeValues: {
          ':ids': new Set(ids),
          ...Object.fromEntries(ids.map((id, index) => [`:id${index}`, id])),
          ':before': most - ids.length,
          ':expiresAt': Math.floor(now / 1000) + retention.countDays * 24 * 60 * 60,
        },
      })
      return (await unlessRefused(client.send(command, { abortSignal }))) !== undefined
    },
  }
}

/** Milliseconds for a count. */
const countBound = 1000

/**
 * Counts a use, of an enquiry or of uploads. True within the limit, and where it cannot be counted: an enquiry and its
 * photos are worth more than the limit.
 */
export async function isWithinLimit(
  counter: Pick<LimitCounter, 'count'>,
  use: Use,
  logged: { enquiryId?: string } = {},
): Promise<boolean> {
  try {
    return await withinTime(countBound, (signal) => counter.count(use, signal))
  } catch (error) {
    log.error('step failed', { ...logged, step: 'count', error })
    return true
  }
}
