import * as z from 'zod/mini'
import { eachEnquiryField } from '../shared/enquiry-fields.ts'
import { emergencyMark } from '../shared/enquiry-words.ts'
import { photoRules } from '../shared/photo-rules.ts'

/** An enquiry as it is queued, stored and mailed: cleaned and validated. */
export const Enquiry = z.object({
  /** Hash of the draft's key, words with subject, emergency and photo keys: a repeat has the same id. */
  enquiryId: z.string().check(z.minLength(1)),
  /** ISO time, UTC. */
  receivedAt: z.iso.datetime(),
  /** As typed, cleaned; a whole postcode as `SW14 7AA`. Empty when none was given, or it is older than the field. */
  ...eachEnquiryField(() => z._default(z.string(), '')),
  /** The address in `email`, if it is one that is safe in a header. */
  replyTo: z.optional(z.string()),
  /** Subject of the page, unless the visitor removed it. */
  about: z.optional(z.string()),
  /** Path of the page it was written on. */
  writtenOn: z.optional(z.string()),
  /** The visitor declared an emergency. */
  emergency: z.boolean(),
  /** Something that was typed sounds dangerous, also behind the cut or in another field than the job. */
  soundsDangerous: z.boolean(),
  /**
   * Keys of its photos, uploaded or not, at most five. Never their URLs: the site's name may change before they are
   * read again.
   */
  photoKeys: z.array(z.string()),
  /**
   * How many photos have no key. They were chosen before a script ran, failed before Send, are not of this site, or are
   * too many.
   */
  photosLeftOut: z.int().check(z.gte(0)),
  /**
   * The enquiry is marked: it counts against the limit of what is marked, beyond which it is set aside. In the table
   * this is also true of an enquiry that came when its network was over the day's limit.
   */
  possibleSpam: z.boolean(),
  /** The daily test enquiry: mailed to the SES simulator, not counted. */
  testEnquiry: z.boolean(),
})
export type Enquiry = z.infer<typeof Enquiry>

/** An enquiry in the table, with what became of it. */
export const StoredEnquiry = z.extend(Enquiry, {
  /** Mails that were tried and whose outcome is not known, and the ISO time of the last. */
  mailTries: z.optional(z.int()),
  mailTriedAt: z.optional(z.string()),
  /** ISO time at which SES accepted the mail, and the mail's id. */
  mailedAt: z.optional(z.string()),
  messageId: z.optional(z.string()),
  /** ISO time at which, marked and over the hourly limit, it was stored without a mail. */
  setAsideAt: z.optional(z.string()),
  /** Id of the last message by which an operator had it mailed. */
  resendId: z.optional(z.string()),
  /** ISO time at which the receipt mail was claimed. */
  receiptAt: z.optional(z.string()),
  /** Epoch seconds: DynamoDB's TTL. */
  expiresAt: z.optional(z.number()),
})
export type StoredEnquiry = z.infer<typeof StoredEnquiry>

/** True for a declared emergency, and for words that sound dangerous: mailed at once, from an address of their own. */
export function isUrgent({ emergency, soundsDangerous }: Pick<Enquiry, 'emergency' | 'soundsDangerous'>): boolean {
  return emergency || soundsDangerous
}

/** Why it is urgent, in the words with which the mail and the lists begin; undefined when it is not. */
export function urgencyOf(enquiry: Pick<Enquiry, 'emergency' | 'soundsDangerous'>) {
  if (enquiry.emergency) return emergencyMark
  return isUrgent(enquiry) ? 'Sounds dangerous' : undefined
}

/** Milliseconds for which photos are still waited for, from `now` in epoch milliseconds. */
export function photoWaitLeft({ receivedAt }: Pick<Enquiry, 'receivedAt'>, now: number): number {
  return Math.max(0, Date.parse(receivedAt) + photoRules.mailWaitMinutes * 60_000 - now)
}

/** True once no photo is waited for any more. `now` is in epoch milliseconds. */
export function isPhotoWaitOver(enquiry: Pick<Enquiry, 'receivedAt'>, now: number): boolean {
  return photoWaitLeft(enquiry, now) === 0
}
