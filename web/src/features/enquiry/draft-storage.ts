/** A draft, and its entries in the browser's storage. */

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

/** The draft of this tab, or the copy of the last change in any tab. */
type StoredDraft = 'own' | 'copy'
const draftEntry = 'enquiry-draft'
const tabEntry = 'enquiry-tab'
const postedEntry = 'enquiry-posted'
/** Milliseconds for which a draft is kept after its last change. */
const lifetime = 24 * 60 * 60_000

/**
 * Name of an entry in localStorage. A tab has an id in sessionStorage, from its first page on, and not the draft itself,
 * because Firefox gives a page that Back returns to the sessionStorage that it was left with.
 */
function entryOf(which: StoredDraft): string {
  if (which === 'copy') return draftEntry
  const id = sessionStorage.getItem(tabEntry) ?? crypto.randomUUID()
  sessionStorage.setItem(tabEntry, id)
  return `${draftEntry}-${id}`
}

/** What is stored; empty where there is nothing, or storage is blocked. */
export function readStored(which: StoredDraft): Draft {
  try {
    return parseDraft(parse(localStorage.getItem(entryOf(which)) ?? ''))
  } catch {
    return emptyDraft
  }
}

/** Stores a draft, or removes what is stored if it is empty. False where storage is blocked or full. */
export function store(which: StoredDraft, draft: Draft): boolean {
  try {
    // First, so that a full storage does not keep older words.
    localStorage.removeItem(entryOf(which))
    if (draft.key) localStorage.setItem(entryOf(which), JSON.stringify({ ...draft, keptAt: Date.now() }))
    return true
  } catch {
    return false
  }
}

/** Removes the drafts of all tabs, and the copy, each if this is true of it or if it is too old. */
export function removeStored(ends: (stored: Draft) => boolean): void {
  try {
    for (const [name, entry] of Object.entries(localStorage)) {
      if (!name.startsWith(draftEntry)) continue
      const stored = parse(entry)
      if (isOld(stored) || ends(parseDraft(stored))) localStorage.removeItem(name)
    }
  } catch {
    // Blocked: there are none.
  }
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

/** The object in an entry; of anything else one without properties that are read here. */
function parse(entry: string) {
  try {
    return Object(JSON.parse(entry))
  } catch {
    return {}
  }
}

/** True of a draft that has not changed for a day, by a clock that may be wrong, and of what is no draft. */
function isOld({ keptAt }: { keptAt?: unknown }): boolean {
  return Math.abs(Date.now() - wholeNumber(keptAt, Number.MAX_SAFE_INTEGER)) > lifetime
}

/** A stored draft, or an empty one. It may date from before a deployment that added or removed a field. */
function parseDraft({ key, fields, subject, emergency, photos }: Record<string, unknown>): Draft {
  if (typeof key !== 'string' || !key) return emptyDraft
  const typed = Object(fields)
  return {
    key,
    fields: eachEnquiryField((name) => textOf(typed[name])),
    subject: readSubject(subject),
    emergency: typeof emergency === 'boolean' ? emergency : undefined,
    photos: Array.isArray(photos) ? photos.flatMap(readPhoto) : [],
  }
}

function readPhoto(stored: unknown): DraftPhoto[] {
  const { key, name, size, isUploaded } = Object(stored)
  if (!readPhotoKey(textOf(key))) return []
  return [{ key, name: textOf(name), size: wholeNumber(size, photoRules.maxBytes), isUploaded: isUploaded === true }]
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
