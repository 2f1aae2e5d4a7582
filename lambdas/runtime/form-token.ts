import { isSigned, sign } from './hmac.ts'

/** A signed time stamp, fetched when a person first touches the form. */
export function createFormToken(key: string, now: number): string {
  const time = String(now)
  return `${time}.${sign(key, 'form-token', time)}`
}

/** Milliseconds since the token was made; undefined for a forged one. */
export function ageOfFormToken(key: string, token: string, now: number): number | undefined {
  const [time = ''] = token.split('.')
  return isSigned(key, 'form-token', time, token.slice(time.length + 1)) ? now - Number(time) : undefined
}
