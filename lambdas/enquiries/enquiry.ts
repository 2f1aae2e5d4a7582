import * as z from 'zod/mini'
import { soundsDangerous } from '../shared/danger.ts'
import { eachEnquiryField, isEmergency } from '../shared/enquiry-rules.ts'

/** An enquiry as it is stored and mailed: cleaned and validated. */
export const Enquiry = z.object({
  /** Derived from the idempotency key and the words, so that a repeat has the same id. */
  enquiryId: z.string().check(z.minLength(1)),
  /** ISO time, UTC. */
  receivedAt: z.iso.datetime(),
  /**
   * As typed, cleaned; a complete postcode as `SW14 7AA`. Empty when none was given, or when it is older than the field.
   */
  ...eachEnquiryField(() => z._default(z.string(), '')),
  /** The first number of `phone` that can be rung, at an ordinary price if there is one, in E.164: `+447700900456`. */
  phoneE164: z.optional(z.string()),
  /** The same for display: `07700 900456`, or `+353 1 234 5678` from abroad. */
  phoneDisplay: z.optional(z.string()),
  /** The address in `email`, if it is one that is safe in a header. */
  replyTo: z.optional(z.string()),
  /** Subject of the page, unless the visitor removed it. */
  about: z.optional(z.string()),
  /** Path of the page it was written on. */
  writtenOn: z.optional(z.string()),
  /** Keys of its photos, at most `photoRules.maxPhotos`, in the order in which they came. Never their URLs: the site's name may change before they are read again. */
  photoKeys: z.array(z.string()),
  /** How many photos were ignored: not uploaded to this site, or too many. */
  photosLeftOut: z.int().check(z.gte(0)),
  /** How many photos the visitor chose, including those that came with the words. */
  photosChosen: z._default(z.int().check(z.gte(0)), 0),
  possibleSpam: z.boolean(),
  /** The daily test enquiry: mailed to the SES simulator, not counted. */
  testEnquiry: z.boolean(),
})
export type Enquiry = z.infer<typeof Enquiry>

/** True of a declared emergency, and of words that sound dangerous. */
export function isDanger(enquiry: Pick<Enquiry, 'about' | 'jobDescription'>): boolean {
  return isEmergency(enquiry) || soundsDangerous(enquiry.jobDescription)
}

/** How many of the chosen photos are missing. */
export function photosMissing({ photosChosen, photoKeys }: Pick<Enquiry, 'photosChosen' | 'photoKeys'>): number {
  return Math.max(0, photosChosen - photoKeys.length)
}

/** An enquiry in the table, with what became of it. */
export const StoredEnquiry = z.extend(Enquiry, {
  /** ISO time at which it was stored without being mailed, because it was beyond the hourly cap. */
  heldAt: z.optional(z.string()),
  /** Mails that were tried and whose outcome is not known. */
  mailTries: z.optional(z.int()),
  /** ISO time at which SES accepted the first mail, and that mail's id. */
  mailedAt: z.optional(z.string()),
  messageId: z.optional(z.string()),
  /** Keys of the photos that stand in a mail. */
  photosMailed: z.optional(z.array(z.string())),
  /** Keys of those that could not be looked at yet. */
  photosPending: z.optional(z.array(z.string())),
  /** Mails with photos that came later. */
  followUps: z.optional(z.int()),
  /** Mails before it was mailed again by hand, oldest first. */
  earlierMails: z.optional(z.array(z.object({ mailedAt: z.string() }))),
  /** ISO times of the text message and of the receipt, each claimed before it is sent. */
  textedAt: z.optional(z.string()),
  receiptAt: z.optional(z.string()),
  /** ISO time at which the owner marked it as answered. */
  answeredAt: z.optional(z.string()),
  /** Epoch seconds: DynamoDB's TTL. */
  expiresAt: z.optional(z.number()),
})
export type StoredEnquiry = z.infer<typeof StoredEnquiry>

/** Input of its mail. */
export type MailedEnquiry = Enquiry & Pick<StoredEnquiry, 'earlierMails'>
