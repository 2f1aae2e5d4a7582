/** Storage of the visitor's draft: one per browser, kept for a day after its last change. */

import type { EnquiryFields } from '#shared/enquiry-fields.ts'
import { eachEnquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import type { EnquiryRequestInput } from '#shared/enquiry-request.ts'
import { longestAbout, unkeyed } from '#shared/enquiry-rules.ts'
import { photoUrl, readPhotoKey } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'

/** A photo that was uploaded. */
type StoredPhoto = { key: string; name: string /** Bytes. */; size: number }

/** An enquiry that has not been sent. */
export type Draft = {
  /** Idempotency key of the enquiry: every attempt to send it carries the same one. Empty while nothing is typed. */
  key: string
  fields: EnquiryFields
  /** The checkbox with the subject: that of the page it was begun on. Without a label it is that of each page. */
  subject: { label: string; isTicked: boolean }
  /** The checkbox of an emergency; absent while there is none. */
  emergency?: boolean | undefined
  photos: readonly StoredPhoto[]
  /** How many photos were chosen and are not uploaded: a browser does not keep their files over a reload. */
  photosLost: number
}

export type Checkboxes = Pick<Draft, 'subject' | 'emergency'>

/** What a page offers; without a label it offers no subject. */
type PageSubject = { label?: string | undefined; emergency?: boolean | undefined }

export const emptyDraft: Draft = {
  key: '',
  fields: eachEnquiryField(() => ''),
  subject: { label: '', isTicked: true },
  photos: [],
  photosLost: 0,
}

export function newDraft(): Draft {
  return { ...emptyDraft, key: crypto.randomUUID() }
}

/**
 * The checkboxes of a draft on a page: its own, else the page's. On the emergency page any draft becomes an emergency,
 * unless the visitor has unticked that.
 */
export function checkboxesOf({ subject, emergency }: Checkboxes, page: PageSubject = {}): Checkboxes {
  const offered = page.emergency ? '' : (page.label ?? '')
  return {
    subject: { ...subject, label: subject.label || offered.slice(0, longestAbout) },
    emergency: emergency ?? (page.emergency || undefined),
  }
}

/**
 * The checkboxes of a draft that is sent. Without a subject it takes none by itself later, as that would make it
 * another enquiry.
 */
export function sentCheckboxes(draft: Checkboxes, page?: PageSubject): Checkboxes {
  const { subject, emergency } = checkboxesOf(draft, page)
  return { subject: { ...subject, isTicked: subject.isTicked && subject.label !== '' }, emergency }
}

export function hasWords(fields: EnquiryFields): boolean {
  return Object.values(fields).some((words) => words.trim() !== '')
}

const storageKey = 'enquiry-draft'
/** Lifetime of a draft, in milliseconds. */
const lifetime = 24 * 60 * 60_000

/** The draft where storage is blocked or full: it then lasts as long as the page. */
let unstored: Draft | undefined

/**
 * Stores the draft. `isPosted` notes that the browser itself posts it, without script. Any later change removes that
 * note.
 */
export function writeDraft(draft: Draft, isPosted?: true): void {
  unstored = draft
  try {
    if (draft.key) localStorage.setItem(storageKey, JSON.stringify({ ...draft, isPosted, keptAt: Date.now() }))
    else localStorage.removeItem(storageKey)
    unstored = undefined
  } catch {
    // Blocked or full.
  }
}

/** What a page knows of the draft. */
export type PageDraft = {
  shown: Draft
  /** The words in storage when the page last read or wrote them. Any others are another tab's. */
  known: EnquiryFields
}

export const unknownDraft: PageDraft = { shown: emptyDraft, known: emptyDraft.fields }

/**
 * Changes the draft of a page and the stored one. What is typed replaces words that another tab has typed since. Send
 * and "Put it back" yield: they leave those in storage.
 *
 * | In storage is                                  | A change is made to                    | If it yields           |
 * | ---------------------------------------------- | -------------------------------------- | ---------------------- |
 * | what the page knows                            | the stored draft                       | the same               |
 * | the page's draft, with words of another tab    | the stored draft                       | the page's, not stored |
 * | a draft, while the page shows none             | the stored draft                       | the page's, not stored |
 * | another draft than the page's                  | the page's, and stored if it has words | the page's, not stored |
 * | none: another tab sent or emptied the page's   | the page's, and stored if it has words | the same               |
 */
export function changeDraft(
  make: (before: Draft) => Partial<Draft>,
  { shown, known } = unknownDraft,
  { yields = false } = {},
): PageDraft {
  const stored = readDraft()
  const isGone = shown.key !== '' && shown.key !== stored.key
  const isOthers = stored.key !== '' && (stored.key !== shown.key || !isSame(stored.fields, known))
  const hasYielded = yields && isOthers
  const base = isGone || hasYielded ? shown : stored
  const before = base.key ? base : newDraft()
  const changes = make(before)
  const next = withKey({ ...before, ...changes }, before)
  // The form of the page keeps its own words.
  const page = { ...next, fields: changes.fields ?? shown.fields }
  if (hasYielded || (isGone && !changes.fields)) return { shown: page, known }
  writeDraft(next)
  return { shown: page, known: changes.fields ?? known }
}

/**
 * A draft without a key of its own gets one as soon as its words change. The browser may have posted the words before
 * without a key, and other words are another enquiry.
 */
function withKey(next: Draft, before: Draft): Draft {
  return before.key === unkeyed && !isSame(next.fields, before.fields) ? { ...next, key: newDraft().key } : next
}

/**
 * Forgets a draft that was sent or emptied, unless another tab has typed other words, added a photo for which there was
 * a place, or declared an emergency.
 */
export function forgetDraft({ photoUrls = [], emergency, ...words }: EnquiryRequestInput): void {
  const { fields, photos, emergency: isDeclared } = readDraft()
  const isFull = photoUrls.length >= photoRules.maxPhotos
  const haveLeft = isFull || photos.every(({ key }) => photoUrls.includes(photoUrl(location.origin, key)))
  if (haveLeft && (emergency || !isDeclared) && isSame(fields, words)) writeDraft(emptyDraft)
}

export function isSame(fields: EnquiryFields, others: Partial<EnquiryFields>): boolean {
  return enquiryFieldNames.every((name) => fields[name] === others[name])
}

/**
 * Called with the answer to a draft that the browser posted. A draft that the server has taken is forgotten; one that
 * it has refused is a draft as before. Any other draft stays as it is.
 */
export function settlePosted(wasTaken: boolean): void {
  if (readStored().isPosted) writeDraft(wasTaken ? emptyDraft : readDraft())
}

/** False once the draft was sent or emptied, perhaps in another tab, or is too old. */
export function isStored(key: string): boolean {
  return unstored === undefined && readDraft().key === key
}

/** The stored draft, or an empty one. It may date from before a deployment that added or removed a field. */
export function readDraft(): Draft {
  if (unstored) return unstored
  const stored = readStored()
  if (typeof stored.key !== 'string' || !stored.key) return emptyDraft
  if (Date.now() - wholeNumber(stored.keptAt, Number.MAX_SAFE_INTEGER) > lifetime) {
    writeDraft(emptyDraft)
    return emptyDraft
  }
  const typed = Object(stored.fields)
  return {
    key: stored.key,
    fields: eachEnquiryField((name) => text(typed[name]) ?? ''),
    subject: readSubject(stored.subject),
    emergency: typeof stored.emergency === 'boolean' ? stored.emergency : undefined,
    photos: (Array.isArray(stored.photos) ? stored.photos : []).slice(0, photoRules.maxPhotos).flatMap(readPhoto),
    photosLost: wholeNumber(stored.photosLost, photoRules.maxPhotos),
  }
}

/** What is in storage. The cast only names properties: whoever reads one checks it. */
function readStored(): Partial<Record<keyof Draft | 'keptAt' | 'isPosted', unknown>> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? {}
  } catch {
    return {}
  }
}

function readPhoto(stored: unknown): StoredPhoto[] {
  const { key, name, size } = Object(stored)
  if (typeof key !== 'string' || !readPhotoKey(key)) return []
  return [{ key, name: String(name), size: wholeNumber(size, photoRules.maxBytes) }]
}

function readSubject(stored: unknown): Draft['subject'] {
  const { label, isTicked } = Object(stored)
  return { label: text(label) ?? '', isTicked: isTicked !== false }
}

function text(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined
}

/** Any value but a whole number up to `most` counts as 0. */
function wholeNumber(stored: unknown, most: number): number {
  const value = Number(stored)
  return Number.isInteger(value) && value > 0 && value <= most ? value : 0
}
