import * as z from 'zod/mini'
import { eachQuoteField } from '../contract/quote-rules.ts'
import { optionNotes } from '../options/lead-notes.ts'

/** An enquiry as it is stored and mailed: cleaned and validated. */
export const Lead = z.object({
  /** Derived from the idempotency key and the words, so that a repeat has the same id [L3] [L4]. */
  leadId: z.string().check(z.minLength(1)),
  /** ISO time, UTC. */
  receivedAt: z.iso.datetime(),
  /**
   * As typed, cleaned; a complete postcode as `SW14 7AA`. Empty when none was given, or when it is older than the field.
   */
  ...eachQuoteField(() => z._default(z.string(), '')),
  /** The first number of `phone` that can be rung, at no surprising price if there is one, in E.164: `+447700900456`. */
  phoneE164: z.optional(z.string()),
  /** The same for display: `07700 900456`, or `+353 1 234 5678` from abroad. */
  phoneDisplay: z.optional(z.string()),
  /** The address in `email`, if it is one that is safe in a header [L10]. */
  replyTo: z.optional(z.string()),
  /** Subject of the page, unless the visitor removed it. */
  about: z.optional(z.string()),
  /** Path of the page it was written on. */
  writtenOn: z.optional(z.string()),
  /** Keys of its photos, at most five, in the order in which they came. Never their URLs: the site's name may change before they are read again [L22]. */
  photoKeys: z.array(z.string()),
  /** How many photos were ignored: not uploaded to this site, or too many. */
  photosLeftOut: z.int().check(z.gte(0)),
  /** How many photos the visitor chose, including those that came with the words [L19]. */
  photosChosen: z.int().check(z.gte(0)),
  /** True when missing photos will not come, because the form was posted without script. */
  photosStay: z.optional(z.boolean()),
  possibleSpam: z.boolean(),
  /**
   * Number of its network address's enquiries that day, this one included, or of emergencies that hour; 0 if they could not
   * be counted.
   */
  fromAddressToday: z.int(),
  /** Why it is held for a digest: a limit of its address, of all addresses, or of possible spam [L16]. */
  heldFor: z.optional(z.enum(['address', 'all', 'spam'])),
  /** The daily canary: mailed to the SES simulator, not counted. */
  canary: z.boolean(),
})
export type Lead = z.infer<typeof Lead>

/** How many of the chosen photos are missing. */
export function photosMissing({ photosChosen, photoKeys }: Pick<Lead, 'photosChosen' | 'photoKeys'>): number {
  return Math.max(0, photosChosen - photoKeys.length)
}

/** Waits for a digest [L16]. */
export function isHeld({ heldFor }: Pick<Lead, 'heldFor'>): boolean {
  return heldFor !== undefined
}

/** Possible spam. */
export function isSuspect({ possibleSpam, heldFor }: Pick<Lead, 'possibleSpam' | 'heldFor'>): boolean {
  return possibleSpam || heldFor === 'address'
}

const mailEvents = {
  /** ISO times of SES's events about the mail, which may arrive in any order. */
  mailDelivery: z.optional(z.string()),
  mailDelay: z.optional(z.string()),
  mailBounce: z.optional(z.string()),
  mailComplaint: z.optional(z.string()),
  mailReject: z.optional(z.string()),
}
/** Cast, because the type of an object's keys is any string. */
export const mailEventKinds = Object.keys(mailEvents) as (keyof typeof mailEvents)[]

/** A lead in the table, with the attributes of delivery and of the owner. */
export const StoredLead = z.extend(Lead, {
  /** Present while the lead is due: partition key of the sparse index `due`. */
  dueQueue: z.optional(z.enum(['due', 'held'])),
  /** Epoch milliseconds from which redelivery may claim it. A claim moves it [L6]. */
  dueAt: z.optional(z.number()),
  /** How often redelivery claimed it. */
  attempts: z.optional(z.int()),
  /** Name of the error of the last attempt. */
  lastError: z.optional(z.string()),
  /** ISO time at which SES accepted the mail. */
  mailedAt: z.optional(z.string()),
  /** Mailed, but a photo is not attached yet or has come since. */
  photosPending: z.optional(z.boolean()),
  /** SES's message id. */
  messageId: z.optional(z.string()),
  /** How many photos that mail had, the first ones. */
  photosMailed: z.optional(z.int()),
  /** When the late photos were mailed, and the id of that mail. */
  photosMailedAt: z.optional(z.string()),
  photosMessageId: z.optional(z.string()),
  /** Epoch seconds: DynamoDB's TTL. Set only once mailed [I1]. */
  expiresAt: z.optional(z.number()),
  ...mailEvents,
  /** How many mails were returned. */
  mailReturns: z.optional(z.int()),
  /** Earlier mails, oldest first, with SES's events. */
  earlierMails: z.optional(z.array(z.object({ mailedAt: z.string(), ...mailEvents }))),
  /** ISO time at which the owner marked it as answered. */
  answeredAt: z.optional(z.string()),
  ...optionNotes,
})
export type StoredLead = z.infer<typeof StoredLead>

/** Input of its mail. */
export type MailedLead = Lead & Pick<StoredLead, 'earlierMails'>
