import { isIPv4, isIPv6 } from 'node:net'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type LimitName, limits } from '../contract/limits.ts'
import { createCounter } from './counter.ts'

interface Use {
  limit: LimitName
  /** Network address as the edge saw it; `all` for all addresses together. */
  address: string
  by: number
  /** Epoch milliseconds. */
  now: number
}

export type AddressCounter = ReturnType<typeof createAddressCounter>

/** Counts what each network address, or all of them, do in a limit's span. */
export function createAddressCounter(client: DynamoDBDocumentClient, table: string, key: string) {
  const counter = createCounter(client, table, key)
  return {
    /** Counts, and returns the total of this address in the span. Text that is no address is not counted. */
    async count({ limit, address, by, now }: Use, abortSignal?: AbortSignal): Promise<number> {
      const network = address === 'all' ? address : networkOf(address)
      if (network === undefined) return 0
      return counter.add({ name: `${limit} ${network}`, span: limits[limit].span, by, now }, abortSignal)
    },
  }
}

/** The network of one customer: an IPv4 address, or an IPv6 /48 (RFC 6177). */
export function networkOf(address: string): string | undefined {
  const v4 = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(v4)) return v4
  if (!isIPv6(address)) return undefined
  const [start = ''] = address.split('::')
  const groups = [...start.split(':'), '', '', ''].slice(0, 3)
  return groups.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')
}
