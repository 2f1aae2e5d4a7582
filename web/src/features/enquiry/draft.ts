/** Storage of the visitor's draft: one per browser, kept for a day after its last change. */

import type { EnquiryFields } from '#shared/enquiry-fields.ts'
import { eachEnquiryField } from '#shared/enquiry-rules.ts'
import { photoRules } from '#shared/photo-rules.ts'

/** A chosen photo. `url` is set once it is uploaded; a file that is still uploading does not survive a reload. */
export type KeptPhoto = { name: string /** Bytes. */; size: number; url?: string }

/** An enquiry that has not been sent. */
export type Draft = {
  /** Idempotency key of the enquiry: every attempt to send it carries the same one. Empty while nothing is typed. */
  key: string
  fields: EnquiryFields
  photos: readonly KeptPhoto[]
  /** When the page on which it was begun was loaded, in epoch milliseconds. */
  since: number
  /** The subject: that of the page it was begun on, or of the emergency page. */
  about?: string | undefined
  /** The subjects that the visitor has unticked. */
  declined: readonly Declined[]
}

/** On a page about `page`, empty on one about nothing in particular, the box is unticked and called `label`. */
type Declined = { page: string; label: string }

export const emptyDraft: Draft = {
  key: '',
  fields: eachEnquiryField(() => ''),
  photos: [],
  declined: [],
  since: Number.POSITIVE_INFINITY,
}

export function newDraft(): Draft {
  return { ...emptyDraft, key: crypto.randomUUID(), since: Math.round(performance.timeOrigin) }
}

export function hasWords(fields: EnquiryFields): boolean {
  return Object.values(fields).some((words) => words.trim() !== '')
}

const storageKey = 'quote-draft'
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
    photos: (Array.isArray(stored.photos) ? stored.photos : []).slice(0, photoRules.maxPhotos).map(readPhoto),
    // Unknown if a clock was set back.
    since: wholeNumber(stored.since, Date.now()),
    about: text(stored.about),
    declined: (Array.isArray(stored.declined) ? stored.declined : []).map(readDeclined),
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

function readPhoto(stored: unknown): KeptPhoto {
  const { name, size, url } = Object(stored)
  return { name: String(name), size: wholeNumber(size, photoRules.maxBytes), ...(typeof url === 'string' && { url }) }
}

function readDeclined(stored: unknown): Declined {
  const { page, label } = Object(stored)
  return { page: String(page), label: String(label) }
}

function text(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined
}

/** Any value but a whole number up to `most` counts as 0. */
function wholeNumber(stored: unknown, most: number): number {
  const value = Number(stored)
  return Number.isInteger(value) && value > 0 && value <= most ? value : 0
}
