import { isIPv4, isIPv6 } from 'node:net'
import { sign } from './hmac.ts'

/** Keyed hash of a customer's network, an IPv4 address or an IPv6 /48 (RFC 6177). Undefined for what is no address. */
export function networkHash(key: string, address: string | undefined): string | undefined {
  const network = address === undefined ? undefined : networkOf(address)
  return network === undefined ? undefined : sign(key, 'count', network)
}

function networkOf(address: string): string | undefined {
  const v4 = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(v4)) return v4
  if (!isIPv6(address)) return undefined
  const [start = ''] = address.split('::')
  const groups = [...start.split(':'), '', '', ''].slice(0, 3)
  return groups.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')
}
