import { isSigned, type SigningKeys, sign } from './hmac.ts'

/** A signed time stamp, fetched when a person first touches the form [L9]. */
export function createFormToken(keys: SigningKeys, now: number): string {
  const time = String(now)
  return `${time}.${sign(keys, 'form-token', time)}`
}

/** Milliseconds since the token was made; undefined for a forged one. */
export function ageOfFormToken(keys: SigningKeys, token: string, now: number): number | undefined {
  const [time = ''] = token.split('.')
  return isSigned(keys, 'form-token', time, token.slice(time.length + 1)) ? now - Number(time) : undefined
}
