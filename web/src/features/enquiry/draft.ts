/**
 * The visitor's draft: one per browser, stored for a day after its last change. Every form of every tab shows it, and
 * what is typed, ticked, chosen or sent changes it by `changeDraft`: in each field the words typed last win.
 */

import { type EnquiryFields, eachEnquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import type { EnquiryRequestInput } from '#shared/enquiry-request.ts'
import { longestAbout, unkeyed } from '#shared/enquiry-rules.ts'
import { photoUrl, readPhotoKey } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'

/** A photo that was uploaded. */
type StoredPhoto = {
  key: string
  name: string
  /** Bytes. */
  size: number
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
  photos: readonly StoredPhoto[]
  /** How many photos were chosen and are not uploaded: a browser does not keep their files over a reload. */
  photosLost: number
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
  photosLost: 0,
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
 * Words and photos are stored apart under the draft's key, each when it changes: a photo that is uploaded in one tab may
 * not take back the last letter of another, of which the browser has not told it yet.
 */
const storageKeys = { words: 'enquiry-draft', photos: 'enquiry-photos' } as const
/** Lifetime of a draft, in milliseconds. */
const lifetime = 24 * 60 * 60_000

type Stored = Record<keyof typeof storageKeys, string | null>
type Latest = { stored: Stored; draft: Draft; isStored: boolean }
const none: Latest = { stored: { words: null, photos: null }, draft: emptyDraft, isStored: false }

/** The draft that was read or written last, with what was in storage then. */
let latest = none

/**
 * The draft: what is in storage, unless that is blocked, full, cleared by the browser, or was too old in another tab. It
 * then lasts as long as the page. The same object until it changes.
 */
export function readDraft(): Draft {
  const stored = readStorage()
  if (stored.words === null && latest.draft.key) {
    latest = { ...latest, stored, isStored: false }
  } else if (stored.words !== latest.stored.words || stored.photos !== latest.stored.photos) {
    const draft = parseDraft(stored)
    latest = { stored, draft, isStored: draft.key !== '' }
    // Too old, or no draft. Photos alone may be those of a draft that another tab is putting back.
    if (!draft.key && stored.words !== null) removeStored()
  }
  return latest.draft
}

export function writeDraft(draft: Draft): void {
  readDraft()
  const before = partsOf(latest.isStored ? latest.draft : emptyDraft)
  const parts = partsOf(draft)
  let isStored = draft.key !== ''
  try {
    if (!isStored) removeStored()
    else for (const name of ['words', 'photos'] as const) store(name, parts[name], before[name])
  } catch {
    // Blocked or full.
    isStored = false
  }
  latest = { stored: readStorage(), draft, isStored }
  for (const listener of listeners) listener()
}

function partsOf({ photos, photosLost, ...words }: Draft) {
  const hasPhotos = photos.length > 0 || photosLost > 0
  return { words, photos: hasPhotos ? { key: words.key, photos, photosLost } : undefined }
}

function store(name: keyof Stored, part: object | undefined, before: object | undefined): void {
  if (JSON.stringify(part) === JSON.stringify(before)) return
  if (part) localStorage.setItem(storageKeys[name], JSON.stringify({ ...part, keptAt: Date.now() }))
  else localStorage.removeItem(storageKeys[name])
}

function removeStored(): void {
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key)
}

/** Changes the draft, whichever tab has changed it before. Without one a change begins it. */
export function changeDraft(make: (before: Draft) => Partial<Draft>): void {
  const { isPosted, ...stored } = readDraft()
  const before = stored.key ? stored : newDraft()
  const next = { ...before, ...make(before) }
  if (!stored.key && isEmpty(next)) return
  // The browser may have posted the words before without a key, and other words are another enquiry.
  if (before.key === unkeyed && !isSame(next.fields, before.fields)) next.key = newDraft().key
  writeDraft(next)
}

function isEmpty(draft: Draft): boolean {
  return JSON.stringify({ ...draft, key: '' }) === JSON.stringify(emptyDraft)
}

const listeners = new Set<() => void>()

/**
 * Calls back when the draft may have changed: on this page, in another tab, or while the browser kept the page for
 * Back or froze it. Returns a function that ends this.
 */
export function subscribeDraft(listener: () => void): () => void {
  listeners.add(listener)
  const onEvent = (event: Event) => {
    if (readStorage().words === null && isForgotten(event)) latest = none
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
  if (!(event instanceof StorageEvent) || event.key !== storageKeys.words) return false
  return parseDraft({ ...none.stored, words: event.oldValue }).key !== ''
}

/**
 * Forgets a draft that was sent, unless another tab has typed other words, added a photo for which there was a place,
 * or declared an emergency.
 */
export function forgetDraft({ photoUrls = [], emergency, ...words }: EnquiryRequestInput): void {
  const { fields, photos, emergency: isDeclared } = readDraft()
  const isFull = photoUrls.length >= photoRules.maxPhotos
  const haveLeft = isFull || photos.every(({ key }) => photoUrls.includes(photoUrl(location.origin, key)))
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
    return { words: localStorage.getItem(storageKeys.words), photos: localStorage.getItem(storageKeys.photos) }
  } catch {
    return none.stored
  }
}

/** A stored draft, or an empty one. It may date from before a deployment that added or removed a field. */
function parseDraft(stored: Stored): Draft {
  const { key, keptAt, fields, subject, emergency, isPosted } = Object(parse(stored.words))
  const chosen = Object(parse(stored.photos))
  const { photos, photosLost, keptAt: chosenAt } = chosen.key === key ? chosen : {}
  const changed = [keptAt, chosenAt].map((time) => wholeNumber(time, Number.MAX_SAFE_INTEGER))
  if (typeof key !== 'string' || !key || Date.now() - Math.max(...changed) > lifetime) return emptyDraft
  const typed = Object(fields)
  return {
    key,
    fields: eachEnquiryField((name) => textOf(typed[name])),
    subject: readSubject(subject),
    emergency: typeof emergency === 'boolean' ? emergency : undefined,
    photos: (Array.isArray(photos) ? photos : []).slice(0, photoRules.maxPhotos).flatMap(readPhoto),
    photosLost: wholeNumber(photosLost, photoRules.maxPhotos),
    isPosted: isPosted === true || undefined,
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function readPhoto(stored: unknown): StoredPhoto[] {
  const { key, name, size } = Object(stored)
  if (typeof key !== 'string' || !readPhotoKey(key)) return []
  return [{ key, name: String(name), size: wholeNumber(size, photoRules.maxBytes) }]
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
