import { attachPhotos } from '../photos/attach-photos.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { withinTime } from '../runtime/within-time.ts'
import { isHeld, type Lead, type MailedLead } from './lead.ts'
import { buildLeadEmail } from './lead-email.ts'
import type { EmailSettings } from './lead-facts.ts'
import type { LeadMailer } from './lead-mailer.ts'
import type { LeadStore } from './lead-store.ts'
import type { Mailed } from './lead-updates.ts'

/**
 * Milliseconds each step may take. With every service at the edge of its bound they add up to 8.8 s, which leaves
 * 1.2 s of the 10 s for a cold start and the network [L2]; the page for a form post may take half a second of them.
 */
export const stepBounds = {
  /** Includes the SDK's initialisation and first connection: at 50 enquiries a month nearly every call is a cold start. */
  count: 800,
  store: 1600,
  inspectPhotos: 1300,
  tagPhotos: 600,
  mail: 2700,
  mark: 1000,
  lastResort: 1200,
  /** The last resort's second try, or marking its object as mailed. */
  lastResortAgain: 600,
}
type StepBounds = typeof stepBounds

/**
 * Minutes until redelivery may claim a lead: first after it was received, well after its own request has ended, then
 * after each attempt. The last value repeats, because redelivery never gives up [L5].
 */
const backOffMinutes = [2, 5, 15, 30, 60] as const

/** Epoch milliseconds from which a lead is due, after this many attempts by redelivery. */
export function dueAfter(attempts: number, now: number): number {
  const minutes = backOffMinutes[attempts] ?? backOffMinutes[4]
  return now + minutes * 60_000
}

/** Minutes until a digest is due after its first lead [L16]. Redelivery, which sends it, runs every five. */
const digestMinutes = 10

/** Epoch milliseconds from which the digest of a lead that is held now is due. */
export function digestAt(now: number): number {
  return now + digestMinutes * 60_000
}

/** Epoch milliseconds from which redelivery may claim a lead that was just received. */
export function firstDue(lead: Pick<Lead, 'heldFor'>, now: number): number {
  return isHeld(lead) ? digestAt(now) : dueAfter(0, now)
}

export interface DeliverLeadDeps extends EmailSettings {
  store: Pick<LeadStore, 'set'>
  photos: Pick<PhotoStore, 'inspect' | 'tagAttached'>
  mailer: Pick<LeadMailer, 'send'>
  bounds: StepBounds
  now: () => number
}

/** Attaches a lead's photos, builds its mail and sends it. @throws Error when SES does not accept it. */
export async function deliverLead(lead: MailedLead, deps: DeliverLeadDeps): Promise<Mailed> {
  const photos = await attachPhotos(lead.photoKeys, deps)
  const email = buildLeadEmail(lead, photos, deps)
  const messageId = await withinTime(deps.bounds.mail, (signal) => deps.mailer.send(email, lead, signal))
  return {
    at: deps.now(),
    messageId,
    photosPending: photos.some(({ state }) => state === 'pending'),
  }
}
