import { deskPath, linkMinutes } from '../../contract/desk-session.ts'
import { limits } from '../../contract/limits.ts'
import { callButton, paragraph } from '../../leads/mail-html.ts'
import { ownerMail } from '../../leads/owner-mail.ts'
import type { OwnerMailer } from '../../leads/owner-mailer.ts'
import type { AddressCounter } from '../../runtime/address-counter.ts'
import type { Viewer } from '../../runtime/read-request.ts'
import type { MailContent } from '../../runtime/send-mail.ts'
import { VisibleError } from '../../runtime/visible-error.ts'
import type { DeskStore } from './desk-store.ts'
import { type DeskSigner, linkId, linkToken, sessionCookie, sessionGeneration } from './session.ts'

export interface SignInDeps {
  desk: DeskStore
  mailer: OwnerMailer
  counter: AddressCounter
  signer: DeskSigner
  siteUrl: string
  uuid: () => string
  now: () => number
}

/** The error for a request without a session, or from another site's page. */
const signedOut = 'This phone is not signed in, or not any more.'

/** @throws VisibleError when these cookies hold no current session. */
export async function requireSession({ cookies }: Viewer, { desk, signer, now }: SignInDeps): Promise<void> {
  const generation = sessionGeneration(cookies, signer, now())
  if (generation === undefined || generation !== (await desk.generation())) throw new VisibleError('gone', signedOut)
}

/** Protects against cross-site requests. A browser that sends neither header has not posted one of our forms. */
export function requireOwnPage({ origin, fetchSite }: Viewer, { siteUrl }: Pick<SignInDeps, 'siteUrl'>): void {
  const isOurs = fetchSite === undefined ? origin === siteUrl : fetchSite === 'same-origin'
  if (!isOurs) throw new VisibleError('bad_request', 'Please use the page of the website itself.')
}

/**
 * Mails the owner a sign-in link, unless an earlier one is still valid. So a stranger who presses the button can neither
 * flood the mailbox nor lock the owner out. The answer is the same in both cases.
 */
export async function mailLink({ address }: Viewer, deps: SignInDeps): Promise<void> {
  const { counter, desk, mailer, signer, siteUrl, uuid, now } = deps
  const used = address === undefined ? 0 : await counter.count({ limit: 'signIns', address, by: 1, now: now() })
  if (used > limits.signIns.most) return
  const id = uuid()
  if (!(await desk.claimLink(id, now()))) return
  try {
    const href = `${siteUrl}${deskPath}/open/${linkToken(id, signer, now())}`
    await mailer.send(linkEmail(href))
  } catch (error) {
    await desk.takeLink(id)
    throw error
  }
}

/** @throws VisibleError for a link that is forged or expired. Does not use it up: mail scanners follow every link. */
export function checkLink(token: string, { signer, now }: Pick<SignInDeps, 'signer' | 'now'>): string {
  const id = linkId(token, signer, now())
  if (id === undefined) throw new VisibleError('gone', spent)
  return id
}

/** Uses up the link. @returns the cookie that starts the session. */
export async function openDesk(token: string, deps: SignInDeps): Promise<string> {
  const id = checkLink(token, deps)
  if (!(await deps.desk.takeLink(id))) throw new VisibleError('gone', spent)
  return sessionCookie(await deps.desk.generation(), deps.signer, deps.now())
}

const spent = `This link was used already, or is older than ${linkMinutes} minutes. Ask for another.`

export function linkEmail(href: string): MailContent {
  const heading = 'Sign in to your desk'
  const good = `Good once, within ${linkMinutes} minutes, for whoever presses the button first: do not forward this mail.`
  return ownerMail({
    mail: 'desk',
    subject: heading,
    heading,
    text: ['', href, '', good],
    preheader: good,
    overline: 'You asked for this link',
    head: callButton(href, 'Open the desk on this phone'),
    body: paragraph(good),
    why: 'If you did not ask for it, leave it alone.',
  })
}
