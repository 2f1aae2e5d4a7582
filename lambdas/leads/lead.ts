import * as z from 'zod/mini'
import { LeadState } from '../contract/enquiry-page.ts'
import { eachQuoteField } from '../contract/quote-rules.ts'
import { optionNotes } from '../options/lead-notes.ts'
import { photoKeyOf } from '../photos/photo-key.ts'

const LeadFields = z.object({
  /** Derived from the idempotency key and the words, so that a repeat has the same id [L3] [L4]. */
  leadId: z.string().check(z.minLength(1)),
  /** ISO time, UTC. */
  receivedAt: z.iso.datetime(),
  /**
   * As typed, without what would harm a mail; the postcode as `SW14 7AA` when it is a whole one. Empty when none was
   * given, and in a lead that was stored before the form had the field.
   */
  ...eachQuoteField(() => z._default(z.string(), '')),
  /** `phone` as `+447700900456`, when the number could be read. */
  phoneE164: z.optional(z.string()),
  /** The same number as people write it: `07700 900456`, or `+353 1 234 5678` from abroad. */
  phoneDisplay: z.optional(z.string()),
  /** `email`, when it is one valid address that is safe in a header [L10]. */
  replyTo: z.optional(z.string()),
  /** The page's subject, when the visitor left it in. */
  about: z.optional(z.string()),
  /** Path of the page it was written on. */
  writtenOn: z.optional(z.string()),
  /** Keys of its photos, at most five, in the order in which they came. Never their URLs: the site's name may change before they are read again [L22]. */
  photoKeys: z.array(z.string()),
  /** How many photos were ignored: not uploaded here, or too many. */
  photosLeftOut: z.int().check(z.gte(0)),
  /** How many photos the visitor said there are, those that came with the words included [L19]. */
  photosChosen: z._default(z.int().check(z.gte(0)), 0),
  /** True where those that are missing will not come: a browser posted the form by itself. */
  photosStay: z.optional(z.boolean()),
  /** Id of the enquiry that this one corrects [L23]. */
  corrects: z.optional(z.string()),
  possibleSpam: z.boolean(),
  /**
   * How many enquiries its network address had sent that day, this one included, or emergencies that hour; 0 when they could not
   * be counted.
   */
  fromAddressToday: z._default(z.int(), 0),
  /** Why it was not mailed by itself: too many came from its address or from all, or it is one of much possible spam [L16]. */
  heldFor: z.optional(z.enum(['address', 'all', 'spam'])),
  /** The daily test of the path: mailed to the simulator, not counted. */
  canary: z.boolean(),
})
/** An enquiry as it is stored and mailed: cleaned, checked, and without what only the request needed. */
export const Lead = z.pipe(z.transform(withPhotoKeys), LeadFields)
export type Lead = z.infer<typeof Lead>

/** Leads stored until November 2026 hold their photos' URLs. The last of them expires in November 2027. */
function withPhotoKeys(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || !('photoUrls' in record)) return record
  const { photoUrls } = record
  if (!Array.isArray(photoUrls)) return record
  const photoKeys = photoUrls.flatMap((url) => photoKeyOf(url) ?? [])
  return { ...record, photoKeys, photosChosen: photoKeys.length }
}

/** How many of the photos that were chosen have not come. */
export function photosMissing({ photosChosen, photoKeys }: Pick<Lead, 'photosChosen' | 'photoKeys'>): number {
  return Math.max(0, photosChosen - photoKeys.length)
}

/** Waits for a digest [L16]. */
export function isHeld({ heldFor }: Pick<Lead, 'heldFor'>): boolean {
  return heldFor !== undefined
}

/** Perhaps from no visitor. */
export function isSuspect({ possibleSpam, heldFor }: Pick<Lead, 'possibleSpam' | 'heldFor'>): boolean {
  return possibleSpam || heldFor === 'address'
}

const mailEvents = {
  /** ISO times of what became of the mail; SES may report them in any order. */
  mailDelivery: z.optional(z.string()),
  mailDelay: z.optional(z.string()),
  mailBounce: z.optional(z.string()),
  mailComplaint: z.optional(z.string()),
  mailReject: z.optional(z.string()),
}
/** Cast, because the type of an object's keys is any string. */
export const mailEventKinds = Object.keys(mailEvents) as (keyof typeof mailEvents)[]

/** One change of a lead's state. */
export const LeadChange = z.object({
  state: LeadState,
  /** ISO time, UTC. */
  at: z.string(),
  note: z.optional(z.string()),
  /** What was quoted, or what it was won for, in whole pounds. */
  pounds: z.optional(z.number()),
  /** Day on which the quote is to be followed up: `2026-11-30`. */
  chaseOn: z.optional(z.string()),
})
export type LeadChange = z.infer<typeof LeadChange>

const StoredLeadFields = z.extend(LeadFields, {
  /** Present while something is left to do: the partition of the sparse index `due`. */
  dueQueue: z.optional(z.enum(['due', 'held'])),
  /** Epoch milliseconds from which redelivery may take it. Moving it is the lease [L6]. */
  dueAt: z.optional(z.number()),
  /** How often redelivery took it. */
  attempts: z.optional(z.int()),
  /** Name of the error of the last attempt. */
  lastError: z.optional(z.string()),
  /** ISO time at which the mail service took it. */
  mailedAt: z.optional(z.string()),
  /** Mailed, but a photo is not open to the CDN yet or has come since, or what it corrects is not marked. */
  photosPending: z.optional(z.boolean()),
  /** Id of the mail at the mail service. */
  messageId: z.optional(z.string()),
  /** How many of its photos that mail had: the first of them. */
  photosMailed: z.optional(z.int()),
  /** When those that came later were mailed, and the id of that mail. */
  photosMailedAt: z.optional(z.string()),
  photosMessageId: z.optional(z.string()),
  /** Epoch seconds: DynamoDB's TTL. Set only once mailed [I1]. */
  expiresAt: z.optional(z.number()),
  ...mailEvents,
  /** How many mails have come back. */
  mailReturns: z.optional(z.int()),
  /** Mails before the one that is due or was sent last, oldest first, each with what became of it. */
  earlierMails: z.optional(z.array(z.object({ mailedAt: z.string(), ...mailEvents }))),
  /** What the owner says became of it; `new` when absent. */
  ownerState: z.optional(LeadState),
  /** Id of the project that shows its job in the portfolio. */
  shownAs: z.optional(z.string()),
  /** Id of the enquiry that corrects this one: nobody is reminded of this one any more [L23]. */
  correctedBy: z.optional(z.string()),
  /** When the owner was reminded that the promised time is near. */
  remindedAt: z.optional(z.string()),
  ...optionNotes,
  /** Every change of the state, oldest first. */
  history: z.optional(z.array(LeadChange)),
})
/** A lead in the table, with what delivery and the owner add to it. */
export const StoredLead = z.pipe(z.transform(withPhotoKeys), StoredLeadFields)
export type StoredLead = z.infer<typeof StoredLead>

/** What its mail is made of. */
export type MailedLead = Lead & Pick<StoredLead, 'earlierMails'>
