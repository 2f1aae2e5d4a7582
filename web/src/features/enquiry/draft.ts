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
  /** The subject that the visitor has unticked. */
  declined?: string | undefined
}

export const emptyDraft: Draft = {
  key: '',
  fields: eachEnquiryField(() => ''),
  photos: [],
  since: Number.POSITIVE_INFINITY,
}

export function newDraft(): Draft {
  return { ...emptyDraft, key: crypto.randomUUID(), since: Math.round(performance.timeOrigin) }
}

const storageKey = 'quote-draft'
/** Lifetime of a draft, in milliseconds. */
const lifetime = 24 * 60 * 60_000

/** The draft where storage is blocked or full: it then lasts as long as the page. */
let unstored: Draft | undefined

export function writeDraft(draft: Draft): void {
  unstored = draft
  try {
    if (draft.key) localStorage.setItem(storageKey, JSON.stringify({ ...draft, keptAt: Date.now() }))
    else localStorage.removeItem(storageKey)
    unstored = undefined
  } catch {
    // Blocked or full.
  }
}

/** The stored draft, or an empty one. It may date from before a deployment that added or removed a field. */
export function readDraft(): Draft {
  if (unstored) return unstored
  try {
    // The cast only names properties; each is checked below.
    const stored = (JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? {}) as Partial<
      Record<keyof Draft | 'keptAt', unknown>
    >
    if (typeof stored.key !== 'string' || !stored.key) return emptyDraft
    if (Date.now() - wholeNumber(stored.keptAt, Number.MAX_SAFE_INTEGER) > lifetime) {
      localStorage.removeItem(storageKey)
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
      declined: text(stored.declined),
    }
  } catch {
    return emptyDraft
  }
}

function readPhoto(stored: unknown): KeptPhoto {
  const { name, size, url } = Object(stored)
  return { name: String(name), size: wholeNumber(size, photoRules.maxBytes), ...(typeof url === 'string' && { url }) }
}

function text(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined
}

/** Any value but a whole number up to `most` counts as 0. */
function wholeNumber(stored: unknown, most: number): number {
  const value = Number(stored)
  return Number.isInteger(value) && value > 0 && value <= most ? value : 0
}
