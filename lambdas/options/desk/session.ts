import { deskCookieName, linkMinutes, sessionDays } from '../../contract/desk-session.ts'
import { isSigned, sign } from '../../runtime/hmac.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Keys and owner that a session is signed for. Changing the owner's address ends every session. */
export interface DeskSigner {
  key: string
  owner: string
}

/** The cookie that starts a session. */
export function sessionCookie(generation: number, signer: DeskSigner, now: number): string {
  const token = signed('desk-session', `${generation}.${now + sessionDays * day}`, signer)
  return `${deskCookieName}=${token}; Path=/; Max-Age=${sessionDays * 24 * 60 * 60}; HttpOnly; Secure; SameSite=Lax`
}

export const endedCookie = `${deskCookieName}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`

/** The generation of the session in these cookies. Undefined when there is none, or it is forged or expired. */
export function sessionGeneration(cookies: readonly string[], signer: DeskSigner, now: number): number | undefined {
  const token = cookies.find((cookie) => cookie.startsWith(`${deskCookieName}=`))?.slice(deskCookieName.length + 1)
  const [generation, until] = opened('desk-session', token, signer) ?? []
  return until !== undefined && now < Number(until) ? Number(generation) : undefined
}

/** The token at the end of the mailed link. */
export function linkToken(id: string, signer: DeskSigner, now: number): string {
  return signed('desk-link', `${id}.${now + linkMinutes * minute}`, signer)
}

/** The link's id. Undefined when the token is forged or expired. */
export function linkId(token: string, signer: DeskSigner, now: number): string | undefined {
  const [id, until] = opened('desk-link', token, signer) ?? []
  return until !== undefined && now < Number(until) ? id : undefined
}

type Kind = 'desk-session' | 'desk-link'

function signed(kind: Kind, text: string, { key, owner }: DeskSigner): string {
  return `${text}.${sign(key, kind, `${owner} ${text}`)}`
}

function opened(kind: Kind, token: string | undefined, { key, owner }: DeskSigner): string[] | undefined {
  const [first = '', second = '', signature = ''] = token?.split('.') ?? []
  const text = `${first}.${second}`
  return isSigned(key, kind, `${owner} ${text}`, signature) ? [first, second] : undefined
}
