/** A draft and its place in the browser's storage: its entries, their age, and what other tabs do to them. */

import { type EnquiryFields, eachEnquiryField } from '#shared/enquiry-fields.ts'
import type { EnquiryRequestInput } from '#shared/enquiry-request.ts'
import { readPhotoKey } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'

/** A photo that was chosen. */
export type DraftPhoto = {
  key: string
  name: string
  /** Bytes. */
  size: number
  /** Until then its file is on the page that it was chosen on, and is lost with it. */
  isUploaded: boolean
}

/** An enquiry that has not been sent. */
export type Draft = {
  /** Idempotency key of the enquiry: every attempt to send it carries the same one. Empty while nothing is typed. */
  key: string
  fields: EnquiryFields
  /** Subject checkbox. `label` is the subject of the page where the draft began; empty: each page shows its own. */
  subject: { label: string; isTicked: boolean }
  /** The checkbox of an emergency; absent while there is none. */
  emergency?: boolean | undefined
  photos: readonly DraftPhoto[]
}

export const emptyDraft: Draft = {
  key: '',
  fields: eachEnquiryField(() => ''),
  subject: { label: '', isTicked: true },
  photos: [],
}

/**
 * Entries of the storage by name. The words are one entry, and each photo is one, named by its key: they sort in the
 * order in which they were chosen.
 */
export type DraftEntries = Record<string, string>
const wordsEntry = 'enquiry-draft'
const postedEntry = 'enquiry-posted'
/** Milliseconds for which a draft is kept after its last change. */
const lifetime = 24 * 60 * 60_000

/** What is stored and not too old; nothing where storage is blocked. */
export function readStorage(): DraftEntries {
  const entries = readEntries()
  return isOld(entries) ? {} : entries
}

function readEntries(): DraftEntries {
  try {
    const entries = Object.entries(localStorage)
    return Object.fromEntries(entries.filter(([name]) => name === wordsEntry || readPhotoKey(name)).sort())
  } catch {
    return {}
  }
}

/**
 * Stores a draft where these entries were. It writes only what has changed: it may not take back the last letter or the
 * photo of another tab, of which the browser has not told this one yet. False where storage is blocked or full.
 */
export function storeDraft(draft: Draft, stored: DraftEntries): boolean {
  const before = entriesOf(parseDraft(stored))
  const entries = entriesOf(draft)
  try {
    removeOld()
    for (const name of Object.keys(stored)) if (!(name in entries)) localStorage.removeItem(name)
    for (const [name, entry] of Object.entries(entries))
      if (!isSameAs(entry, before[name])) localStorage.setItem(name, JSON.stringify({ ...entry, keptAt: Date.now() }))
    return true
  } catch {
    return false
  }
}

function removeOld(): void {
  const entries = readEntries()
  if (isOld(entries)) for (const name of Object.keys(entries)) localStorage.removeItem(name)
}

/** Notes for this tab what the browser posts without script; nothing where storage is blocked or full. */
export function notePosted(posted: EnquiryRequestInput): void {
  try {
    sessionStorage.setItem(postedEntry, JSON.stringify(posted))
  } catch {
    // They stay a draft, and sent again they are the same enquiry.
  }
}

/** Takes that note: what this tab has posted since its last page. */
export function takePosted(): EnquiryRequestInput | undefined {
  try {
    const posted = sessionStorage.getItem(postedEntry)
    sessionStorage.removeItem(postedEntry)
    return posted ? JSON.parse(posted) : undefined
  } catch {
    return undefined
  }
}

/**
 * Calls back when what is stored may have changed: in another tab, or while the browser kept the page for Back or froze
 * it. Returns a function that ends this. Removes a draft that is too old.
 */
export function subscribeStorage(listener: (event: Event) => void): () => void {
  removeOld()
  const events = ['storage', 'pageshow', 'visibilitychange']
  for (const type of events) addEventListener(type, listener)
  return () => {
    for (const type of events) removeEventListener(type, listener)
  }
}

/**
 * True if another tab has sent or emptied this draft: it has removed one that was not too old. A page that was kept for
 * Back is not told, so there it may be.
 */
export function isForgotten(event: Event, draft: Draft): boolean {
  if (event instanceof PageTransitionEvent) return event.persisted
  if (!(event instanceof StorageEvent) || event.key !== wordsEntry || event.oldValue === null) return false
  return parse(event.oldValue).key === draft.key && !isOld({ [wordsEntry]: event.oldValue })
}

/** True if another tab has begun a draft where there was none. */
export function isBegun(event: Event): boolean {
  return event instanceof StorageEvent && event.key === wordsEntry && event.oldValue === null
}

function entriesOf({ photos, ...words }: Draft): Record<string, object> {
  const chosen = Object.fromEntries(photos.map(({ key, ...photo }) => [key, photo]))
  return words.key ? { [wordsEntry]: words, ...chosen } : chosen
}

export function isSameAs(one: object, other: object | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** True of a draft of which nothing has changed for a day, by a clock that may be wrong, and of what is no draft. */
function isOld(stored: DraftEntries): boolean {
  const changed = Object.values(stored).map((entry) => wholeNumber(parse(entry).keptAt, Number.MAX_SAFE_INTEGER))
  return Math.abs(Date.now() - Math.max(0, ...changed)) > lifetime
}

/** A stored draft, or an empty one. It may date from before a deployment that added or removed a field. */
export function parseDraft({ [wordsEntry]: words = '', ...chosen }: DraftEntries): Draft {
  const { key, fields, subject, emergency } = parse(words)
  const photos = Object.entries(chosen).map(([name, photo]) => readPhoto(name, photo))
  if (typeof key !== 'string' || !key) return { ...emptyDraft, photos }
  const typed = Object(fields)
  return {
    key,
    fields: eachEnquiryField((name) => textOf(typed[name])),
    subject: readSubject(subject),
    emergency: typeof emergency === 'boolean' ? emergency : undefined,
    photos,
  }
}

/** The object in an entry; of anything else one without properties that are read here. */
function parse(entry: string) {
  try {
    return Object(JSON.parse(entry))
  } catch {
    return {}
  }
}

function readPhoto(key: string, entry: string): DraftPhoto {
  const { name, size, isUploaded } = parse(entry)
  return { key, name: textOf(name), size: wholeNumber(size, photoRules.maxBytes), isUploaded: isUploaded === true }
}

function readSubject(stored: unknown): Draft['subject'] {
  const { label, isTicked } = Object(stored)
  return { label: textOf(label), isTicked: isTicked !== false }
}

function textOf(stored: unknown): string {
  return typeof stored === 'string' ? stored : ''
}

/** Any value but a whole number up to `most` counts as 0. */
function wholeNumber(stored: unknown, most: number): number {
  const value = Number(stored)
  return Number.isInteger(value) && value > 0 && value <= most ? value : 0
}
