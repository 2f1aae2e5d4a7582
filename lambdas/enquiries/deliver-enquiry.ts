import { type AttachedPhoto, attachPhotos } from '../photos/attach-photos.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { LimitCounter } from '../runtime/limit-counter.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import { wasNotTaken } from '../runtime/send-mail.ts'
import { withinTime } from '../runtime/within-time.ts'
import { isEmergency } from '../shared/enquiry-rules.ts'
import { metrics } from '../shared/operations.ts'
import { photoRules } from '../shared/photo-rules.ts'
import type { Enquiry, StoredEnquiry } from './enquiry.ts'
import { buildEnquiryEmail, buildPhotosEmail, type EnquiryEmail } from './enquiry-email.ts'
import type { EmailSettings } from './enquiry-facts.ts'
import type { EnquiryMailer } from './enquiry-mailer.ts'
import type { EnquiryMessage } from './enquiry-message.ts'
import type { EnquiryStore } from './enquiry-store.ts'

/** Milliseconds for each step, of the 30 s that a run has: all at their edge are 20 s up to the mail's note. */
const bounds = { table: 3000, count: 1000, inspectPhotos: 1400, tagPhotos: 600, mail: 5000 }

/** Mails whose outcome is not known after which no more are sent: twice in the inbox is enough, and the alarm rings. */
const mostUnknown = 2

/** Mails with photos that came after the first mail. */
const mostFollowUps = 2

export interface DeliverEnquiryDeps extends EmailSettings {
  store: Pick<EnquiryStore, 'read' | 'create' | 'setPhotos' | 'setMailTries' | 'noteMailed'>
  counter: Pick<LimitCounter, 'take'>
  photos: Pick<PhotoStore, 'inspect' | 'tagAttached'>
  mailer: Pick<EnquiryMailer, 'send'>
  /** Texts the owner about an emergency, once. Never throws. Undefined where text messages are off. */
  text?: ((enquiry: StoredEnquiry) => Promise<void>) | undefined
  /** Mails the customer a receipt, once. Never throws. Undefined where receipts are off. */
  receipt?: ((enquiry: StoredEnquiry) => Promise<void>) | undefined
  now: () => number
}

/**
 * Files and mails one enquiry. Decides by the record alone: whether a message came first, again or from the dead letters does not matter.
 * @throws Error when something is left to do, so that the queue brings the message again.
 */
export async function deliverEnquiry(message: EnquiryMessage, deps: DeliverEnquiryDeps): Promise<void> {
  const enquiry = await fileEnquiry(message, deps)
  const { enquiryId } = message.enquiry
  if (!enquiry) return log.info('enquiry delivered', { enquiryId, outcome: 'erased' })
  const { photoKeys, photosMailed = [], photosPending = [] } = enquiry
  const unsettled = photoKeys.filter((key) => !photosMailed.includes(key) || photosPending.includes(key))
  const photos = await attachPhotos(unsettled, { ...deps, bounds })

  let failure: unknown
  try {
    await mail(enquiry, photos, deps)
  } catch (error) {
    failure = error
  }
  // Tried even when the mail fails.
  if (enquiry.heldAt === undefined) await deps.text?.(enquiry)
  if (failure !== undefined) throw failure
  if (enquiry.heldAt === undefined) await deps.receipt?.(enquiry)
  if (photos.some(({ state }) => state === 'pending')) throw new Error('A photo could not be looked at')
}

/** The enquiry's record, created when there is none, with the photos that this message brings. Undefined when it was erased. */
async function fileEnquiry(message: EnquiryMessage, deps: DeliverEnquiryDeps): Promise<StoredEnquiry | undefined> {
  const { enquiry } = message
  const { store } = deps
  const read = () => withinTime(bounds.table, (signal) => store.read(enquiry.enquiryId, signal))
  const found = (await read()) ?? (await create(message, deps)) ?? (await read())
  if (found === undefined) throw new Error('The record was neither created nor found')
  if (found === 'erased') return undefined

  const { photosPending = [] } = found
  const photoKeys = [...new Set([...found.photoKeys, ...enquiry.photoKeys])].slice(0, photoRules.maxPhotos)
  if (photoKeys.length === found.photoKeys.length) return found
  // Before they are attached, so that an erasure finds them.
  const isKept = await withinTime(bounds.table, (signal) =>
    store.setPhotos(enquiry.enquiryId, { photoKeys, photosPending }, signal),
  )
  return isKept ? { ...found, photoKeys } : undefined
}

/** Creates the record, held when it is beyond the hourly cap. Undefined when there is one already. */
async function create({ enquiry, from }: EnquiryMessage, deps: DeliverEnquiryDeps): Promise<StoredEnquiry | undefined> {
  const { store, now } = deps
  const heldAt = (await isBeyondCap(enquiry, from, deps)) ? new Date(now()).toISOString() : undefined
  const record = { ...enquiry, heldAt }
  const isCreated = await withinTime(bounds.table, (signal) => store.create(record, signal))
  if (!isCreated) return undefined
  if (heldAt) countMetric(metrics.names.enquiryHeld)
  return record
}

/** Takes a place in the share of its network, then in that of all. What cannot be counted is mailed. */
async function isBeyondCap(
  enquiry: Enquiry,
  from: string | undefined,
  { counter, now }: DeliverEnquiryDeps,
): Promise<boolean> {
  if (enquiry.testEnquiry) return false
  const [own, all] =
    isEmergency(enquiry) && !enquiry.possibleSpam
      ? (['emergenciesOfAddress', 'emergencies'] as const)
      : (['mailsOfAddress', enquiry.possibleSpam ? 'suspects' : 'mails'] as const)
  const use = { ids: [enquiry.enquiryId] as const, now: now() }
  try {
    return await withinTime(bounds.count, async (signal) => {
      if (from && (await counter.take({ ...use, limit: own, who: from }, signal)) === undefined) return true
      return (await counter.take({ ...use, limit: all, who: 'all' }, signal)) === undefined
    })
  } catch (error) {
    log.error('step failed', { enquiryId: enquiry.enquiryId, step: 'count', error })
    return false
  }
}

/** Sends the mail that is to be sent, if any, and notes what became of the photos. */
async function mail(enquiry: StoredEnquiry, photos: readonly AttachedPhoto[], deps: DeliverEnquiryDeps): Promise<void> {
  const { enquiryId, photoKeys, photosMailed = [], followUps = 0, testEnquiry } = enquiry
  const photosPending = photos.filter(({ state }) => state === 'pending').map(({ key }) => key)
  if (enquiry.heldAt === undefined && enquiry.mailedAt === undefined) {
    const email = buildEnquiryEmail(enquiry, photos, deps)
    if (!(await send(enquiry, email, { photosMailed: photoKeys, photosPending, followUps }, deps))) return
    if (testEnquiry) countMetric(metrics.names.testEnquiryMailed)
    return log.info('enquiry delivered', { enquiryId, outcome: 'mailed' })
  }
  const late = photos.filter(({ key }) => !photosMailed.includes(key))
  if (enquiry.mailedAt !== undefined && late.length > 0 && followUps < mostFollowUps && !testEnquiry) {
    const email = buildPhotosEmail(enquiry, late, deps)
    const note = { photosMailed: photoKeys, photosPending, followUps: followUps + 1 }
    if (await send(enquiry, email, note, deps)) log.info('enquiry delivered', { enquiryId, outcome: 'photos mailed' })
    return
  }
  if (photosPending.join() === (enquiry.photosPending ?? []).join()) return
  await withinTime(bounds.table, (signal) => deps.store.setPhotos(enquiryId, { photoKeys, photosPending }, signal))
}

type Note = Omit<Parameters<EnquiryStore['noteMailed']>[1], 'at' | 'messageId'>

/** Sends one mail between two notes on the record. False when the enquiry was erased meanwhile. */
async function send(
  enquiry: StoredEnquiry,
  email: EnquiryEmail,
  note: Note,
  deps: DeliverEnquiryDeps,
): Promise<boolean> {
  const { store, mailer, now } = deps
  const { enquiryId, mailTries = 0 } = enquiry
  const setTries = (tries: number) => withinTime(bounds.table, (signal) => store.setMailTries(enquiryId, tries, signal))
  if (mailTries >= mostUnknown) throw new Error(`It is not known what became of ${mailTries} mails`)
  if (!(await setTries(mailTries + 1))) return false
  let messageId: string
  try {
    messageId = await withinTime(bounds.mail, (signal) => mailer.send(email, enquiry, signal))
  } catch (error) {
    // What was certainly not sent may be tried for as long as it takes.
    if (wasNotTaken(error)) await setTries(mailTries)
    throw error
  }
  await withinTime(bounds.table, (signal) => store.noteMailed(enquiryId, { ...note, at: now(), messageId }, signal))
  return true
}
