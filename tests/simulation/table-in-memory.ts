import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import {
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { leadsTableKeys } from '../../lambdas/contract/tables.ts'
import { change, holds, type Item } from './expressions.ts'

/** Small, so that every list has several pages. */
const pageSize = 6

/** Called on every change; `after` is undefined when the item was deleted. */
export type OnWrite = (leadId: string, before: Item | undefined, after: Item | undefined) => void

/** The leads table: performs the commands of our store, with conditions and updates. */
export class TableInMemory {
  readonly items = new Map<string, Item>()
  private readonly onWrite: OnWrite

  constructor(onWrite: OnWrite) {
    this.onWrite = onWrite
  }

  execute(command: unknown): object {
    if (command instanceof PutCommand) return this.put(command.input)
    if (command instanceof UpdateCommand) return this.update(command.input)
    if (command instanceof GetCommand) return { Item: copy(this.items.get(idIn(command.input.Key))) }
    if (command instanceof QueryCommand) return this.query(command.input)
    if (command instanceof ScanCommand) {
      return page([...this.items.values()].sort(byId), command.input.ExclusiveStartKey, byId)
    }
    throw new Error('The table in memory does not know this command')
  }

  /** Deletes expired items, like DynamoDB's TTL. */
  expire(now: number): void {
    for (const [leadId, { expiresAt }] of this.items) {
      if (typeof expiresAt === 'number' && expiresAt * 1000 <= now) this.remove(leadId)
    }
  }

  private put({ Item = {}, ConditionExpression, ExpressionAttributeValues }: PutCommand['input']): object {
    const leadId = idIn(Item)
    const before = this.items.get(leadId)
    if (!holds(ConditionExpression, before ?? {}, ExpressionAttributeValues)) throw conditionFailed()
    const after = Object.fromEntries(Object.entries(Item).filter(([, value]) => value !== undefined))
    this.items.set(leadId, after)
    this.onWrite(leadId, before, after)
    return { Attributes: copy(before) }
  }

  private update(input: UpdateCommandInput): object {
    const leadId = idIn(input.Key)
    const before = this.items.get(leadId)
    const names = Object.entries(input.ExpressionAttributeNames ?? {})
    const named = (expression = '') => names.reduce((text, [alias, name]) => text.replaceAll(alias, name), expression)
    if (
      input.ConditionExpression &&
      !holds(named(input.ConditionExpression), before ?? {}, input.ExpressionAttributeValues)
    )
      throw conditionFailed()
    const after = { ...before, leadId }
    change(named(input.UpdateExpression), after, input.ExpressionAttributeValues)
    this.items.set(leadId, after)
    this.onWrite(leadId, before, after)
    return { Attributes: copy(after) }
  }

  private remove(leadId: string): object {
    const before = this.items.get(leadId)
    this.items.delete(leadId)
    if (before) this.onWrite(leadId, before, undefined)
    return {}
  }

  private query(input: QueryCommandInput): object {
    const { IndexName, KeyConditionExpression, ExpressionAttributeValues, ExclusiveStartKey } = input
    const ofDue = IndexName === leadsTableKeys.indexes.due.name
    const order = ofDue ? byDueAt : byReceivedAt
    const found = [...this.items.values()].filter((item) =>
      holds(KeyConditionExpression, item, ExpressionAttributeValues),
    )
    return page(found.sort(order), ExclusiveStartKey, order)
  }
}

type Order = (a: Item, b: Item) => number

const byId: Order = (a, b) => (String(a.leadId) < String(b.leadId) ? -1 : 1)
const byReceivedAt: Order = (a, b) => String(a.receivedAt).localeCompare(String(b.receivedAt)) || byId(a, b)
const byDueAt: Order = (a, b) => Number(a.dueAt) - Number(b.dueAt) || byId(a, b)

function page(sorted: readonly Item[], start: Item | undefined, order: Order): object {
  const rest = start ? sorted.filter((item) => item.leadId !== start.leadId && order(start, item) < 0) : sorted
  const last = rest.length > pageSize ? rest[pageSize - 1] : undefined
  return {
    Items: rest.slice(0, pageSize).map(copy),
    LastEvaluatedKey: last && { leadId: last.leadId, dueAt: last.dueAt, receivedAt: last.receivedAt },
  }
}

function idIn(key: Item | undefined): string {
  return String(key?.leadId)
}

/** A shallow copy is enough: a lead's values are never mutated. */
function copy(item: Item | undefined): Item | undefined {
  return item && { ...item }
}

function conditionFailed(): ConditionalCheckFailedException {
  return new ConditionalCheckFailedException({ message: 'The conditional request failed', $metadata: {} })
}
