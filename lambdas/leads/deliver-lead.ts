import { metrics } from '../contract/operations.ts'
import { photoRules } from '../contract/photo-rules.ts'
import { isEmergency } from '../contract/quote-rules.ts'
import { type AttachedPhoto, attachPhotos } from '../photos/attach-photos.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { LimitCounter } from '../runtime/limit-counter.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import { wasNotTaken } from '../runtime/send-mail.ts'
import { withinTime } from '../runtime/within-time.ts'
import type { Lead, StoredLead } from './lead.ts'
import { buildLeadEmail, buildPhotosEmail, type LeadEmail } from './lead-email.ts'
import type { EmailSettings } from './lead-facts.ts'
import type { LeadMailer } from './lead-mailer.ts'
import type { LeadMessage } from './lead-message.ts'
import type { LeadStore } from './lead-store.ts'

/** Milliseconds for each step, of the 30 s that a run has: all at their edge are 20 s up to the mail's note. */
const bounds = { table: 3000, count: 1000, inspectPhotos: 1400, tagPhotos: 600, mail: 5000 }

/** Mails whose outcome is not known after which no more are sent: twice in the inbox is enough, and the alarm rings. */
const mostUnknown = 2

/** Mails with photos that came after the first mail. */
const mostFollowUps = 2

export interface DeliverLeadDeps extends EmailSettings {
  store: Pick<LeadStore, 'read' | 'create' | 'setPhotos' | 'setMailTries' | 'noteMailed'>
  counter: Pick<LimitCounter, 'take'>
  photos: Pick<PhotoStore, 'inspect' | 'tagAttached'>
  mailer: Pick<LeadMailer, 'send'>
  /** Texts the owner about an emergency, once. Never throws. Undefined where text messages are off. */
  text?: ((lead: StoredLead) => Promise<void>) | undefined
  /** Mails the customer a receipt, once. Never throws. Undefined where receipts are off. */
  receipt?: ((lead: StoredLead) => Promise<void>) | undefined
  now: () => number
}

/**
 * Files and mails one enquiry. Decides by the record alone: whether a message came first, again or from the dead letters does not matter.
 * @throws Error when something is left to do, so that the queue brings the message again.
 */
export async function deliverLead(message: LeadMessage, deps: DeliverLeadDeps): Promise<void> {
  const lead = await fileLead(message, deps)
  const { leadId } = message.lead
  if (!lead) return log.info('lead delivered', { leadId, outcome: 'erased' })
  const { photoKeys, photosMailed = [], photosPending = [] } = lead
  const unsettled = photoKeys.filter((key) => !photosMailed.includes(key) || photosPending.includes(key))
  const photos = await attachPhotos(unsettled, { ...deps, bounds })

  let failure: unknown
  try {
    await mail(lead, photos, deps)
  } catch (error) {
    failure = error
  }
  // Tried even when the mail fails.
  if (lead.heldAt === undefined) await deps.text?.(lead)
  if (failure !== undefined) throw failure
  if (lead.heldAt === undefined) await deps.receipt?.(lead)
  if (photos.some(({ state }) => state === 'pending')) throw new Error('A photo could not be looked at')
}

/** The lead's record, created when there is none, with the photos that this message brings. Undefined when it was erased. */
async function fileLead(message: LeadMessage, deps: DeliverLeadDeps): Promise<StoredLead | undefined> {
  const { lead } = message
  const { store } = deps
  const read = () => withinTime(bounds.table, (signal) => store.read(lead.leadId, signal))
  const found = (await read()) ?? (await create(message, deps)) ?? (await read())
  if (found === undefined) throw new Error('The record was neither created nor found')
  if (found === 'erased') return undefined

  const { photosPending = [] } = found
  const photoKeys = [...new Set([...found.photoKeys, ...lead.photoKeys])].slice(0, photoRules.maxPhotos)
  if (photoKeys.length === found.photoKeys.length) return found
  // Before they are attached, so that an erasure finds them.
  const isKept = await withinTime(bounds.table, (signal) =>
    store.setPhotos(lead.leadId, { photoKeys, photosPending }, signal),
  )
  return isKept ? { ...found, photoKeys } : undefined
}

/** Creates the record, held when it is beyond the hourly cap. Undefined when there is one already. */
async function create({ lead, from }: LeadMessage, deps: DeliverLeadDeps): Promise<StoredLead | undefined> {
  const { store, now } = deps
  const heldAt = (await isBeyondCap(lead, from, deps)) ? new Date(now()).toISOString() : undefined
  const record = { ...lead, heldAt }
  const isCreated = await withinTime(bounds.table, (signal) => store.create(record, signal))
  if (!isCreated) return undefined
  if (heldAt) countMetric(metrics.names.enquiryHeld)
  return record
}

/** Takes a place in the share of its network, then in that of all. What cannot be counted is mailed. */
async function isBeyondCap(lead: Lead, from: string | undefined, { counter, now }: DeliverLeadDeps): Promise<boolean> {
  if (lead.canary) return false
  const [own, all] =
    isEmergency(lead) && !lead.possibleSpam
      ? (['emergenciesOfAddress', 'emergencies'] as const)
      : (['mailsOfAddress', lead.possibleSpam ? 'suspects' : 'mails'] as const)
  const use = { ids: [lead.leadId] as const, now: now() }
  try {
    return await withinTime(bounds.count, async (signal) => {
      if (from && (await counter.take({ ...use, limit: own, who: from }, signal)) === undefined) return true
      return (await counter.take({ ...use, limit: all, who: 'all' }, signal)) === undefined
    })
  } catch (error) {
    log.error('step failed', { leadId: lead.leadId, step: 'count', error })
    return false
  }
}

/** Sends the mail that is to be sent, if any, and notes what became of the photos. */
async function mail(lead: StoredLead, photos: readonly AttachedPhoto[], deps: DeliverLeadDeps): Promise<void> {
  const { leadId, photoKeys, photosMailed = [], followUps = 0, canary } = lead
  const photosPending = photos.filter(({ state }) => state === 'pending').map(({ key }) => key)
  if (lead.heldAt === undefined && lead.mailedAt === undefined) {
    const email = buildLeadEmail(lead, photos, deps)
    if (!(await send(lead, email, { photosMailed: photoKeys, photosPending, followUps }, deps))) return
    if (canary) countMetric(metrics.names.canaryMailed)
    return log.info('lead delivered', { leadId, outcome: 'mailed' })
  }
  const late = photos.filter(({ key }) => !photosMailed.includes(key))
  if (lead.mailedAt !== undefined && late.length > 0 && followUps < mostFollowUps && !canary) {
    const email = buildPhotosEmail(lead, late, deps)
    const note = { photosMailed: photoKeys, photosPending, followUps: followUps + 1 }
    if (await send(lead, email, note, deps)) log.info('lead delivered', { leadId, outcome: 'photos mailed' })
    return
  }
  if (photosPending.join() === (lead.photosPending ?? []).join()) return
  await withinTime(bounds.table, (signal) => deps.store.setPhotos(leadId, { photoKeys, photosPending }, signal))
}

type Note = Omit<Parameters<LeadStore['noteMailed']>[1], 'at' | 'messageId'>

/** Sends one mail between two notes on the record. False when the lead was erased meanwhile. */
async function send(lead: StoredLead, email: LeadEmail, note: Note, deps: DeliverLeadDeps): Promise<boolean> {
  const { store, mailer, now } = deps
  const { leadId, mailTries = 0 } = lead
  const setTries = (tries: number) => withinTime(bounds.table, (signal) => store.setMailTries(leadId, tries, signal))
  if (mailTries >= mostUnknown) throw new Error(`It is not known what became of ${mailTries} mails`)
  if (!(await setTries(mailTries + 1))) return false
  let messageId: string
  try {
    messageId = await withinTime(bounds.mail, (signal) => mailer.send(email, lead, signal))
  } catch (error) {
    // What was certainly not sent may be tried for as long as it takes.
    if (wasNotTaken(error)) await setTries(mailTries)
    throw error
  }
  await withinTime(bounds.table, (signal) => store.noteMailed(leadId, { ...note, at: now(), messageId }, signal))
  return true
}
