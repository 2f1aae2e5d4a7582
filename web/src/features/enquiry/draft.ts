/**
 * The visitor's draft: one per browser, stored for a day after its last change. Every form of every tab shows it, and
 * what is typed, ticked, chosen or sent changes it by `changeDraft`: in each field the words typed last win.
 */

import { type EnquiryFields, eachEnquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import type { EnquiryRequestInput } from '#shared/enquiry-request.ts'
import { longestAbout, unkeyed } from '#shared/enquiry-rules.ts'
import { photoUrl, readPhotoKey } from '#shared/photo-key.ts'
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
  /** Set while the browser itself posts it, without script. Any change takes it away. */
  isPosted?: true | undefined
}

export type Checkboxes = Pick<Draft, 'subject' | 'emergency'>

/** The checkboxes that a page offers; without a label it offers no subject. */
export type OfferedChoices = { label?: string | undefined; emergency?: boolean | undefined }

export const emptyDraft: Draft = {
  key: '',
  fields: eachEnquiryField(() => ''),
  subject: { label: '', isTicked: true },
  photos: [],
}

export function newDraft(): Draft {
  return { ...emptyDraft, key: crypto.randomUUID() }
}

/**
 * The checkboxes of a draft on a page: its own, else the page's. On the emergency page any draft becomes an emergency,
 * unless the visitor has unticked that.
 */
export function checkboxesOf({ subject, emergency }: Checkboxes, page: OfferedChoices = {}): Checkboxes {
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
export function sentCheckboxes({ subject, emergency }: Checkboxes): Checkboxes {
  return { subject: { ...subject, isTicked: subject.isTicked && subject.label !== '' }, emergency }
}

export function hasWords(fields: EnquiryFields): boolean {
  return Object.values(fields).some((words) => words.trim() !== '')
}

/**
 * The words are one entry of the storage, and each photo is one, named by its key. A change writes only what it changes:
 * it may not take back the last letter or the photo of another tab, of which the browser has not told this one yet.
 */
const wordsEntry = 'enquiry-draft'
/** Lifetime of a draft, in milliseconds. */
const lifetime = 24 * 60 * 60_000

/** Entries of the storage by name, in the order in which photos were chosen. */
type Stored = Record<string, string>
type Latest = { stored: Stored; draft: Draft; isStored: boolean }
const none: Latest = { stored: {}, draft: emptyDraft, isStored: false }

/** The draft that was read or written last, with what was in storage then. */
let latest = none

/**
 * The draft: what is in storage, unless that is blocked, full, cleared by the browser, or was too old in another tab. It
 * then lasts as long as the page. The same object until it changes.
 */
export function readDraft(): Draft {
  const stored = readStorage()
  if (!(wordsEntry in stored) && latest.draft.key) {
    latest = { ...latest, stored, isStored: false }
  } else if (!isSameAs(latest.stored, stored)) {
    if (isOld(stored)) for (const name of Object.keys(stored)) localStorage.removeItem(name)
    const kept = readStorage()
    const draft = parseDraft(kept)
    // Words that are not stored any more are still on the screen.
    const isUnstored = latest.draft.key !== '' && !latest.isStored
    latest = isUnstored
      ? { ...latest, stored: kept, draft: joined(latest.draft, draft) }
      : { stored: kept, draft, isStored: draft.key !== '' }
  }
  return latest.draft
}

export function writeDraft(draft: Draft): void {
  readDraft()
  const before = entriesOf(parseDraft(latest.stored))
  const entries = entriesOf(draft)
  let isStored = draft.key !== ''
  try {
    for (const name of Object.keys(latest.stored)) if (!(name in entries)) localStorage.removeItem(name)
    for (const [name, entry] of Object.entries(entries))
      if (!isSameAs(entry, before[name])) localStorage.setItem(name, JSON.stringify({ ...entry, keptAt: Date.now() }))
  } catch {
    // Blocked or full.
    isStored = false
  }
  latest = { stored: readStorage(), draft, isStored }
  for (const listener of listeners) listener()
}

/** Puts a draft back, beside photos that were added since; unless other words were begun, perhaps in another tab. */
export function putBackDraft(draft: Draft): void {
  const present = readDraft()
  writeDraft(hasWords(present.fields) ? present : joined(draft, present))
}

/** A draft with what another has beyond it. */
function joined(draft: Draft, other: Draft): Draft {
  const photos = draft.photos.filter(({ key }) => !other.photos.some((photo) => photo.key === key))
  return {
    ...draft,
    fields: eachEnquiryField((name) => draft.fields[name] || other.fields[name]),
    emergency: draft.emergency || other.emergency,
    photos: [...photos, ...other.photos],
  }
}

function entriesOf({ photos, ...words }: Draft): Record<string, object> {
  const chosen = Object.fromEntries(photos.map(({ key, ...photo }) => [key, photo]))
  return words.key ? { [wordsEntry]: words, ...chosen } : chosen
}

function isSameAs(one: object, other: object | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Changes the draft, whichever tab has changed it before. Without one a change begins it. */
export function changeDraft(make: (before: Draft) => Partial<Draft>): void {
  const { isPosted, ...stored } = readDraft()
  const before = stored.key ? stored : { ...stored, key: newDraft().key }
  const next = { ...before, ...make(before) }
  // The browser may have posted the words before without a key, and other words are another enquiry.
  if (before.key === unkeyed && !isSame(next.fields, before.fields)) next.key = newDraft().key
  writeDraft(!stored.key && isSameAs({ ...next, key: '' }, emptyDraft) ? emptyDraft : next)
}

const listeners = new Set<() => void>()

/**
 * Calls back when the draft may have changed: on this page, in another tab, or while the browser kept the page for
 * Back or froze it. Returns a function that ends this.
 */
export function subscribeDraft(listener: () => void): () => void {
  listeners.add(listener)
  const onEvent = (event: Event) => {
    if (!(wordsEntry in readStorage()) && isForgotten(event)) latest = none
    else if (isCleared(event)) latest = { ...latest, isStored: false }
    listener()
  }
  const events = ['storage', 'pageshow', 'visibilitychange']
  for (const type of events) addEventListener(type, onEvent)
  return () => {
    listeners.delete(listener)
    for (const type of events) removeEventListener(type, onEvent)
  }
}

/**
 * True if another tab has sent or emptied the draft: it has removed one that was not too old. A page that was kept for
 * Back is not told, so there it may be.
 */
function isForgotten(event: Event): boolean {
  if (event instanceof PageTransitionEvent) return event.persisted
  if (!(event instanceof StorageEvent) || event.key !== wordsEntry || event.oldValue === null) return false
  return parse(event.oldValue).key === latest.draft.key && !isOld({ [wordsEntry]: event.oldValue })
}

/** True if another tab has begun a draft where that of this page was: the browser has cleared it. */
function isCleared(event: Event): boolean {
  if (!(event instanceof StorageEvent) || event.key !== wordsEntry || event.oldValue !== null) return false
  return parse(event.newValue ?? '').key !== latest.draft.key
}

/**
 * Forgets a draft that was sent, unless another tab has typed other words, added a photo for which there was a place,
 * or declared an emergency.
 */
export function forgetDraft({ photoUrls = [], emergency, ...words }: EnquiryRequestInput): void {
  const { fields, photos, emergency: isDeclared } = readDraft()
  const isFull = photoUrls.length >= photoRules.maxPhotos
  const haveLeft =
    isFull || photos.every(({ key, isUploaded }) => !isUploaded || photoUrls.includes(photoUrl(location.origin, key)))
  if (haveLeft && (emergency || !isDeclared) && isSame(fields, words)) writeDraft(emptyDraft)
}

function isSame(fields: EnquiryFields, others: Partial<EnquiryFields>): boolean {
  return enquiryFieldNames.every((name) => fields[name] === others[name])
}

/**
 * Called with the answer to a draft that the browser posted. A draft that the server has taken is forgotten; one that
 * it has refused is a draft as before. Any other draft stays as it is.
 */
export function settlePosted(wasTaken: boolean): void {
  const draft = readDraft()
  if (draft.isPosted) writeDraft(wasTaken ? emptyDraft : { ...draft, isPosted: undefined })
}

/** Key of the draft; empty also where storage is blocked. */
export function storedKey(): string {
  const { key } = readDraft()
  return latest.isStored ? key : ''
}

function readStorage(): Stored {
  try {
    const entries = Object.entries(localStorage)
    return Object.fromEntries(entries.filter(([name]) => name === wordsEntry || readPhotoKey(name)).sort())
  } catch {
    return {}
  }
}

/** True of a draft of which nothing has changed for a day, and of what is no draft. */
function isOld(stored: Stored): boolean {
  const changed = Object.values(stored).map((entry) => wholeNumber(parse(entry).keptAt, Number.MAX_SAFE_INTEGER))
  return Date.now() - Math.max(0, ...changed) > lifetime
}

/** A stored draft, or an empty one. It may date from before a deployment that added or removed a field. */
function parseDraft({ [wordsEntry]: words = '', ...chosen }: Stored): Draft {
  const { key, fields, subject, emergency, isPosted } = parse(words)
  const photos = Object.entries(chosen).map(([name, photo]) => readPhoto(name, photo))
  if (typeof key !== 'string' || !key) return { ...emptyDraft, photos }
  const typed = Object(fields)
  return {
    key,
    fields: eachEnquiryField((name) => textOf(typed[name])),
    subject: readSubject(subject),
    emergency: typeof emergency === 'boolean' ? emergency : undefined,
    photos,
    isPosted: isPosted === true || undefined,
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
