import { isSigned, sign } from './hmac.ts'

/** A signed time stamp, fetched when a person first touches the form [L9]. */
export function createFormToken(originKey: string, now: number): string {
  const time = String(now)
  return `${time}.${sign(originKey, 'form-token', time)}`
}

/** Milliseconds since the token was made; undefined when we did not make it. */
export function ageOfFormToken(originKey: string, token: string, now: number): number | undefined {
  const [time = '', signature = ''] = token.split('.')
  return isSigned(originKey, 'form-token', time, signature) ? now - Number(time) : undefined
}
