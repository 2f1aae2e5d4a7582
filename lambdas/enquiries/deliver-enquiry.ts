import { type ClaimedPhoto, claimPhotos, isLookedAt } from '../photos/claim-photos.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { LimitCounter } from '../runtime/limit-counter.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import { atStep } from '../runtime/reason.ts'
import { wasNotSent } from '../runtime/send-mail.ts'
import { withinTime } from '../runtime/within-time.ts'
import { metrics } from '../shared/business-metrics.ts'
import { type Enquiry, isPhotoWaitOver, isUrgent, type StoredEnquiry } from './enquiry.ts'
import { buildEnquiryEmail } from './enquiry-email.ts'
import type { EnquiryMailer } from './enquiry-mailer.ts'
import type { EnquiryMessage } from './enquiry-message.ts'
import type { EnquiryStore } from './enquiry-store.ts'

/** Milliseconds for each step, of the 30 s that a run has: all at their edge are 21 s, and a receipt has five more. */
const bounds = { table: 3000, count: 1000, deletePhotos: 2000, mail: 5000 }

/** Mails of unknown outcome that follow at the pace of a failure; the next ones are an hour apart, up to the last. */
const freeTries = 2
const mostTries = 5
const hour = 60 * 60_000

/** What is left to do about an enquiry: nothing, wait for its photos, or for the room or the time to mail it. */
export type Delivery = 'done' | 'awaits photos' | 'awaits room' | 'awaits its next try'

export interface DeliverEnquiryDeps {
  siteUrl: string
  store: Pick<EnquiryStore, 'read' | 'create' | 'setMailTries' | 'noteMailed' | 'setAside'>
  counter: Pick<LimitCounter, 'take'>
  photos: Pick<PhotoStore, 'inspect' | 'tagAttached' | 'delete'>
  mailer: Pick<EnquiryMailer, 'send'>
  /** Mails the customer a receipt, once. Never throws. Undefined where receipts are off. */
  receipt?: ((enquiry: StoredEnquiry) => Promise<void>) | undefined
  now: () => number
}

/**
 * Stores and mails one enquiry, whose message was sent at `sentAt`, in epoch milliseconds. Decides by the record, the
 * photos and the time since it was received; whether a message came first, again or from the dead letters does not
 * matter.
 * @throws Error when a step failed, so that the queue brings the message again.
 */
export async function deliverEnquiry(
  message: EnquiryMessage,
  deps: DeliverEnquiryDeps,
  sentAt: number,
): Promise<Delivery> {
  const { now } = deps
  const record = await readOrCreate(message, deps)
  if (record === 'erased') return forget(message.enquiry, deps)

  const { possibleSpam, mailedAt } = record
  const isResend = message.resendId !== undefined && message.resendId !== record.resendId
  const onFailure = (error: unknown) => log.error('step failed', { enquiryId: record.enquiryId, step: 'photos', error })
  // Before the mail, because a mail that fails for days may lose none. Those of possible spam are claimed by nobody.
  const photos = possibleSpam ? [] : await claimPhotos(record.photoKeys, { ...deps, onFailure })
  if (mailedAt !== undefined && !isResend) return afterMail(record, photos, deps)

  const waits = !isUrgent(record) && !isPhotoWaitOver(record, now())
  if (waits && !photos.every(isLookedAt)) return 'awaits photos'
  if (!mayTry(record, now(), isResend ? sentAt : 0)) return 'awaits its next try'
  if (!isResend && !(await hasRoom(record, deps))) {
    if (!possibleSpam) return 'awaits room'
    await table((signal) => deps.store.setAside(record.enquiryId, now(), signal))
    countMetric(metrics.names.enquirySetAside)
    log.info('enquiry set aside', { enquiryId: record.enquiryId })
    return 'done'
  }
  if (!(await mail(record, photos, message.resendId, deps))) return forget(message.enquiry, deps)
  return afterMail(record, photos, deps)
}

/** A call of the table of enquiries. */
function table<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return atStep('table', () => withinTime(bounds.table, work))
}

/** The record, created when there is none, with its mark if its network has used up its share. */
async function readOrCreate(message: EnquiryMessage, deps: DeliverEnquiryDeps): Promise<StoredEnquiry | 'erased'> {
  const { store } = deps
  const { enquiry } = message
  const read = () => table((signal) => store.read(enquiry.enquiryId, signal))
  const found = await read()
  if (found !== undefined) return found
  const record = { ...enquiry, possibleSpam: enquiry.possibleSpam || (await isBeyondNetworkShare(message, deps)) }
  if (await table((signal) => store.create(record, signal))) return record
  const other = await read()
  if (other === undefined) throw new Error('The record was neither created nor found')
  return other
}

/** Takes a place in the share of its network. What cannot be counted is not marked. */
async function isBeyondNetworkShare({ enquiry, network }: EnquiryMessage, deps: DeliverEnquiryDeps): Promise<boolean> {
  if (network === undefined || enquiry.testEnquiry) return false
  return !(await takesPlace(enquiry, isUrgent(enquiry) ? 'urgentOfNetwork' : 'enquiriesOfNetwork', network, deps))
}

/** Takes a place in this hour's room for mails of its kind. What cannot be counted is mailed. */
async function hasRoom(record: StoredEnquiry, deps: DeliverEnquiryDeps): Promise<boolean> {
  if (record.testEnquiry) return true
  const room = record.possibleSpam ? 'markedMails' : isUrgent(record) ? 'urgentMails' : 'ordinaryMails'
  return takesPlace(record, room, 'all', deps)
}

async function takesPlace(
  { enquiryId }: Enquiry,
  limit: Parameters<LimitCounter['take']>[0]['limit'],
  who: string,
  { counter, now }: DeliverEnquiryDeps,
): Promise<boolean> {
  try {
    const use = { limit, who, ids: [enquiryId] as const, now: now() }
    return await withinTime(bounds.count, (signal) => counter.take(use, signal))
  } catch (error) {
    log.error('step failed', { enquiryId, step: 'count', error })
    return true
  }
}

/** Tries before `resentAt` do not count: whoever runs the site knows of them, and wants another. */
function mayTry({ mailTries = 0, mailTriedAt }: StoredEnquiry, now: number, resentAt: number): boolean {
  const triedAt = mailTriedAt === undefined ? 0 : Date.parse(mailTriedAt)
  if (mailTries < freeTries || triedAt <= resentAt) return true
  return mailTries < mostTries && now - triedAt >= hour
}

/** Sends the mail between two notes on the record. False when the enquiry was erased meanwhile. */
async function mail(
  record: StoredEnquiry,
  photos: readonly ClaimedPhoto[],
  resendId: string | undefined,
  deps: DeliverEnquiryDeps,
): Promise<boolean> {
  const { store, mailer, now } = deps
  const { enquiryId, mailTries = 0, mailTriedAt, testEnquiry } = record
  const setTries = (tries: Parameters<typeof store.setMailTries>[1]) =>
    table((signal) => store.setMailTries(enquiryId, tries, signal))
  const at = now()
  if (!(await setTries({ mailTries: mailTries + 1, mailTriedAt: new Date(at).toISOString() }))) return false
  const messageId = await atStep('mail', async () => {
    try {
      const email = buildEnquiryEmail(record, photos, { ...deps, at })
      return await withinTime(bounds.mail, (signal) => mailer.send(email, record, signal))
    } catch (error) {
      // What was certainly not sent may be tried for as long as it takes.
      if (wasNotSent(error)) await setTries({ mailTries, mailTriedAt })
      throw error
    }
  })
  await table((signal) => store.noteMailed(enquiryId, { at: now(), messageId, resendId }, signal))
  if (testEnquiry) countMetric(metrics.names.testEnquiryMailed)
  log.info('enquiry mailed', { enquiryId })
  return true
}

/** What follows a mail: the receipt, and photos that come while its links to them wait. */
async function afterMail(
  record: StoredEnquiry,
  photos: readonly ClaimedPhoto[],
  { receipt, now }: DeliverEnquiryDeps,
): Promise<Delivery> {
  await receipt?.(record)
  return photos.every(isLookedAt) || isPhotoWaitOver(record, now()) ? 'done' : 'awaits photos'
}

/** Deletes what photos an erased enquiry has. */
async function forget({ enquiryId, photoKeys }: Enquiry, { photos }: DeliverEnquiryDeps): Promise<Delivery> {
  const deleteAll = (signal: AbortSignal) => Promise.all(photoKeys.map((key) => photos.delete(key, signal)))
  await atStep('photos', () => withinTime(bounds.deletePhotos, deleteAll))
  log.info('enquiry erased', { enquiryId })
  return 'done'
}
