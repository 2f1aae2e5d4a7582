/** Storage of the visitor's draft: one per browser, kept for a day after its last change. */

import type { EnquiryFields } from '#shared/enquiry-fields.ts'
import { eachEnquiryField, longestAbout, unkeyed } from '#shared/enquiry-rules.ts'
import { readPhotoKey } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'

/** A photo that was uploaded. */
type StoredPhoto = { key: string; name: string /** Bytes. */; size: number }

/** An enquiry that has not been sent. */
export type Draft = {
  /** Idempotency key of the enquiry: every attempt to send it carries the same one. Empty while nothing is typed. */
  key: string
  fields: EnquiryFields
  /** The checkbox with the subject: that of the page it was begun on. Null for one that may have been sent without any. */
  about?: { label: string; isTicked: boolean } | null | undefined
  /** The checkbox of an emergency; absent while there is none. */
  emergency?: boolean | undefined
  photos: readonly StoredPhoto[]
  /** How many photos were chosen and are not uploaded: a browser does not keep their files over a reload. */
  photosLost: number
}

export const emptyDraft: Draft = { key: '', fields: eachEnquiryField(() => ''), photos: [], photosLost: 0 }

export function newDraft(key: string = crypto.randomUUID()): Draft {
  return { ...emptyDraft, key }
}

/** Words typed since are not those that the browser may have posted without a key, so that they get one. */
export function changed(before: Draft, changes: Partial<Draft>): Draft {
  const { fields } = changes
  const isTyped = fields && JSON.stringify(fields) !== JSON.stringify(before.fields)
  return { ...before, ...changes, ...(isTyped && before.key === unkeyed && { key: newDraft().key }) }
}

/**
 * The checkboxes of a draft on a page: its own, else the page's, which start ticked. A draft that may have been sent takes no
 * subject by itself, as that would make it another enquiry. On the emergency page any draft becomes an emergency, unless the
 * visitor has unticked that.
 */
export function subjectOf(
  { about, emergency }: Pick<Draft, 'about' | 'emergency'>,
  page: { about?: string | undefined; emergency?: boolean | undefined } = {},
): Pick<Draft, 'about' | 'emergency'> {
  const offered = !page.emergency && page.about
  return {
    about: about ?? (offered ? { label: offered.slice(0, longestAbout), isTicked: about !== null } : about),
    emergency: emergency ?? (page.emergency || undefined),
  }
}

/** The checkboxes of a draft that is sent: from now on its subject is its own, even if it has none. */
export function sentSubject(...[draft, page]: Parameters<typeof subjectOf>): ReturnType<typeof subjectOf> {
  const subject = subjectOf(draft, page)
  return { ...subject, about: subject.about ?? null }
}

export function hasWords(fields: EnquiryFields): boolean {
  return Object.values(fields).some((words) => words.trim() !== '')
}

const storageKey = 'enquiry-draft'
/** Lifetime of a draft, in milliseconds. */
const lifetime = 24 * 60 * 60_000

/** The draft where storage is blocked or full: it then lasts as long as the page. */
let unstored: Draft | undefined

/** Stores the draft, and whether the browser itself posts it, as it is: any change takes that note off. */
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

/** Forgets the draft that the browser posted, if it was taken; else it is a draft as before. Leaves any other alone. */
export function settlePosted(wasTaken: boolean): void {
  if (readStored().isPosted) writeDraft(wasTaken ? emptyDraft : readDraft())
}

/** False of a draft that was sent or emptied, perhaps in another tab, or is too old. */
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
    about: readAbout(stored.about),
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

function readAbout(stored: unknown): Draft['about'] {
  if (stored === null) return null
  const { label, isTicked } = Object(stored)
  return typeof label === 'string' ? { label, isTicked: isTicked === true } : undefined
}

function text(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined
}

/** Any value but a whole number up to `most` counts as 0. */
function wholeNumber(stored: unknown, most: number): number {
  const value = Number(stored)
  return Number.isInteger(value) && value > 0 && value <= most ? value : 0
}
