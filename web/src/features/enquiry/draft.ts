/**
 * The visitor's draft: one per browser, stored for a day after its last change. Every form of every tab shows it, and
 * what is typed, ticked, chosen or sent changes it by `changeDraft`: in each field the words typed last win.
 */

import { type EnquiryFields, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import type { EnquiryRequestInput } from '#shared/enquiry-request.ts'
import { longestAbout, unkeyed } from '#shared/enquiry-rules.ts'
import { photoUrl } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'
import {
  type Draft,
  type DraftEntries,
  emptyDraft,
  isBegun,
  isForgotten,
  isSameAs,
  parseDraft,
  readStorage,
  storeDraft,
  subscribeStorage,
} from './draft-storage.ts'

export type Checkboxes = Pick<Draft, 'subject' | 'emergency'>

/** The checkboxes that a page offers; without a label it offers no subject. */
export type OfferedChoices = { label?: string | undefined; emergency?: boolean | undefined }

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

type Latest = {
  /** What was in storage when it was last read or written. */
  stored: DraftEntries
  /**
   * Words of this page that storage does not have, else empty: it is blocked or full, the browser has cleared it, or
   * they were too old for another tab. They last as long as the page, or until another draft that is stored has gone.
   */
  unstored: Draft
  draft: Draft
}
const none: Latest = { stored: {}, unstored: emptyDraft, draft: emptyDraft }
let latest = none
/** True where storage is blocked or full. */
let isBlocked = false

/** The draft of the page. The same object until it changes. */
export function readDraft(): Draft {
  const present = readStorage()
  if (!isSameAs(latest.stored, present)) {
    // Words whose entry has gone are still on the screen.
    show(present, parseDraft(present).key ? unstoredBeside(present) : latest.draft)
  }
  return latest.draft
}

function show(stored: DraftEntries, unstored: Draft): void {
  latest = { stored, unstored, draft: shownDraft(unstored, parseDraft(stored)) }
}

/** Words of this page beside stored ones. There are none beside their own, which another tab has stored again. */
function unstoredBeside(stored: DraftEntries): Draft {
  const isBack = !parseDraft(latest.stored).key && parseDraft(stored).key === latest.unstored.key
  return isBack ? emptyDraft : latest.unstored
}

/** What a page shows that has words of its own. Beside another enquiry they stay apart, so that neither takes any. */
export function shownDraft(unstored: Draft, stored: Draft): Draft {
  if (!unstored.key) return stored
  if (!stored.key) return joinDrafts(unstored, stored)
  return hasWords(unstored.fields) ? unstored : joinDrafts(stored, unstored)
}

/** A draft with the photos and the emergency of another. */
function joinDrafts(draft: Draft, other: Draft): Draft {
  const photos = draft.photos.filter(({ key }) => !other.photos.some((photo) => photo.key === key))
  return { ...draft, emergency: other.emergency || draft.emergency, photos: [...photos, ...other.photos] }
}

export function writeDraft(draft: Draft): void {
  const before = readDraft()
  const { key } = parseDraft(latest.stored)
  if (key && key !== before.key) show(latest.stored, draft)
  else {
    isBlocked = !storeDraft(draft, latest.stored)
    latest = { stored: readStorage(), unstored: isBlocked ? draft : emptyDraft, draft }
  }
  for (const listener of listeners) listener()
}

/** Puts a draft back, beside photos that were added since; unless other words were begun, perhaps in another tab. */
export function putBackDraft(draft: Draft): void {
  const present = readDraft()
  writeDraft(hasWords(present.fields) ? present : joinDrafts(draft, present))
}

/** Changes the draft, whichever tab has changed it before. Without one a change begins it. */
export function changeDraft(make: (before: Draft) => Partial<Draft>): void {
  const stored = readDraft()
  const before = stored.key ? stored : { ...stored, key: newDraft().key }
  const next = { ...before, ...make(before) }
  // The browser may have posted the words before without a key, and other words are another enquiry.
  if (before.key === unkeyed && !isSame(next.fields, before.fields)) next.key = newDraft().key
  writeDraft(!stored.key && isSameAs({ ...next, key: '' }, emptyDraft) ? emptyDraft : next)
}

const listeners = new Set<() => void>()

/** Calls back when the draft may have changed, on this page or in another tab. Returns a function that ends this. */
export function subscribeDraft(listener: () => void): () => void {
  listeners.add(listener)
  const unsubscribe = subscribeStorage((event) => {
    const { draft, stored } = latest
    const { key } = parseDraft(readStorage())
    if (!key && !isBlocked && isForgotten(event, draft)) latest = none
    else if (key !== draft.key && hasWords(draft.fields) && isBegun(event)) show(stored, draft)
    listener()
  })
  return () => {
    listeners.delete(listener)
    unsubscribe()
  }
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

/** Key of the draft; empty also where storage is blocked. */
export function storedKey(): string {
  const { key } = readDraft()
  return latest.unstored.key ? '' : key
}
