import { isSigned, type SigningKeys, sign } from '../runtime/hmac.ts'

/**
 * What the owner's link to "Show this job" holds, for the option that it opens. The link opens the page, once and soon
 * after it was shown; the session that it is exchanged for is good for that page.
 * Whoever finds the link later, in a history or a message, can do nothing with it.
 */
export interface ShowJobToken {
  kind: 'link' | 'session'
  leadId: string
  /** Of the link, and of the session that came of it. */
  nonce: string
}

const minute = 60_000
/** Milliseconds. */
const lifetimes: Record<ShowJobToken['kind'], number> = { link: 15 * minute, session: 4 * 60 * minute }

export function writeToken({ kind, leadId, nonce }: ShowJobToken, keys: SigningKeys, now: number): string {
  const text = [kind, leadId, nonce, now + lifetimes[kind]].join('.')
  return `${text}.${sign(keys, 'show-job', text)}`
}

/** Undefined for what we did not write, and for what is too old. */
export function readToken(token: string, keys: SigningKeys, now: number): ShowJobToken | undefined {
  const [kind, leadId = '', nonce = '', until] = token.split('.')
  const text = [kind, leadId, nonce, until].join('.')
  if (!isSigned(keys, 'show-job', text, token.slice(text.length + 1)) || now > Number(until)) return undefined
  return kind === 'link' || kind === 'session' ? { kind, leadId, nonce } : undefined
}
