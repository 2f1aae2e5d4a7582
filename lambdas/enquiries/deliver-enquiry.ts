import { type ClaimedPhoto, claimPhotos, isFinal } from '../photos/claim-photos.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { isWithinLimit, type LimitCounter } from '../runtime/limit-counter.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import { atStep } from '../runtime/reason.ts'
import { wasNotSent } from '../runtime/send-mail.ts'
import { withinTime } from '../runtime/within-time.ts'
import { metrics } from '../shared/business-metrics.ts'
import type { LimitName } from '../shared/limits.ts'
import { type Enquiry, isPhotoWaitOver, isUrgent, type StoredEnquiry } from './enquiry.ts'
import { buildEnquiryEmail } from './enquiry-email.ts'
import type { EnquiryMailer } from './enquiry-mailer.ts'
import type { EnquiryMessage } from './enquiry-message.ts'
import type { EnquiryStore, MailTries } from './enquiry-store.ts'

/** Milliseconds for each step. */
const bounds = { table: 3000, deletePhotos: 2000, mail: 5000 }

/** Mails of unknown outcome that follow at the pace of a failure; the next ones are an hour apart, up to the last. */
const freeTries = 2
const mostTries = 5
const hour = 60 * 60_000

/** What is left to do about an enquiry: nothing, or wait for its photos, for another hour, or for its next try. */
export type Delivery = 'done' | 'awaits photos' | 'over the hourly limit' | 'awaits its next try'

export interface DeliverEnquiryDeps {
  siteUrl: string
  store: Pick<EnquiryStore, 'read' | 'create' | 'setMailTries' | 'noteMailed' | 'setAside'>
  counter: Pick<LimitCounter, 'count'>
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
  const photos = possibleSpam ? [] : await claimPhotos(record.photoKeys, { photos: deps.photos, onFailure })
  if (mailedAt !== undefined && !isResend) return afterMail(record, photos, deps)

  const waits = !isUrgent(record) && !isPhotoWaitOver(record, now())
  if (waits && !photos.every(isFinal)) return 'awaits photos'
  const tries = triesSince(isResend ? sentAt : 0, record)
  if (!mayTry(tries, record, now())) return 'awaits its next try'
  const limit = possibleSpam ? 'markedMails' : isUrgent(record) ? 'urgentMails' : 'ordinaryMails'
  if (!isResend && !(await countEnquiry(record, limit, 'all', deps))) {
    if (!possibleSpam) return 'over the hourly limit'
    await atTable((signal) => deps.store.setAside(record.enquiryId, now(), signal))
    countMetric(metrics.names.enquirySetAside)
    log.info('enquiry set aside', { enquiryId: record.enquiryId })
    return 'done'
  }
  const isMailed = await mail(record, photos, { tries, resendId: message.resendId }, deps)
  if (!isMailed) return forget(message.enquiry, deps)
  return afterMail(record, photos, deps)
}

/** A call of the table of enquiries. */
function atTable<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return atStep('table', () => withinTime(bounds.table, work))
}

/** The record, created when there is none, with its mark if its network is over the day's limit. */
async function readOrCreate(message: EnquiryMessage, deps: DeliverEnquiryDeps): Promise<StoredEnquiry | 'erased'> {
  const { store } = deps
  const { enquiry, network } = message
  const read = () => atTable((signal) => store.read(enquiry.enquiryId, signal))
  const found = await read()
  if (found !== undefined) return found
  const limit = isUrgent(enquiry) ? 'urgentOfNetwork' : 'enquiriesOfNetwork'
  const possibleSpam =
    enquiry.possibleSpam || (network !== undefined && !(await countEnquiry(enquiry, limit, network, deps)))
  const record = { ...enquiry, possibleSpam }
  if (await atTable((signal) => store.create(record, signal))) return record
  const other = await read()
  if (other === undefined) throw new Error('The record was neither created nor found')
  return other
}

/** Counts an enquiry, unless it is the test enquiry. True within the limit. */
async function countEnquiry(
  { enquiryId, testEnquiry }: Enquiry,
  limit: LimitName,
  who: string,
  deps: DeliverEnquiryDeps,
) {
  const use = { limit, who, ids: [enquiryId], now: deps.now() }
  return testEnquiry || isWithinLimit(deps.counter, use, { enquiryId })
}

/** Mails without a response since `resentAt`: of those before, whoever runs the site knows, and wants another. */
function triesSince(resentAt: number, { mailTries = 0, mailTriedAt = '' }: StoredEnquiry): number {
  return Date.parse(mailTriedAt) > resentAt ? mailTries : 0
}

function mayTry(tries: number, { mailTriedAt = '' }: StoredEnquiry, now: number): boolean {
  return tries < freeTries || (tries < mostTries && now - Date.parse(mailTriedAt) >= hour)
}

/** Sends the mail between two notes on the record. False when the enquiry was erased meanwhile. */
async function mail(
  record: StoredEnquiry,
  photos: readonly ClaimedPhoto[],
  { tries, resendId }: { tries: number; resendId: string | undefined },
  deps: DeliverEnquiryDeps,
): Promise<boolean> {
  const { store, mailer, now } = deps
  const { enquiryId, mailTries = 0, mailTriedAt, testEnquiry } = record
  const setTries = (note: MailTries) => atTable((signal) => store.setMailTries(enquiryId, note, signal))
  const at = now()
  if (!(await setTries({ mailTries: tries + 1, mailTriedAt: new Date(at).toISOString() }))) return false
  const messageId = await atStep('mail', async () => {
    try {
      const email = buildEnquiryEmail(record, photos, { siteUrl: deps.siteUrl, at })
      return await withinTime(bounds.mail, (signal) => mailer.send(email, record, signal))
    } catch (error) {
      // What was certainly not sent may be tried for as long as it takes.
      if (wasNotSent(error)) await setTries({ mailTries, mailTriedAt })
      throw error
    }
  })
  await atTable((signal) => store.noteMailed(enquiryId, { at: now(), messageId, resendId }, signal))
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
  return photos.every(isFinal) || isPhotoWaitOver(record, now()) ? 'done' : 'awaits photos'
}

/** Deletes what photos an erased enquiry has. */
async function forget({ enquiryId, photoKeys }: Enquiry, { photos }: DeliverEnquiryDeps): Promise<Delivery> {
  const deleteAll = (signal: AbortSignal) => Promise.all(photoKeys.map((key) => photos.delete(key, signal)))
  await atStep('photos', () => withinTime(bounds.deletePhotos, deleteAll))
  log.info('enquiry erased', { enquiryId })
  return 'done'
}
