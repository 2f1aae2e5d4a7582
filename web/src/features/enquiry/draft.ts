/**
 * The draft of this tab, which its forms show and `changeDraft` changes. It is stored for the tab at each change, and a
 * copy of the last change in any tab is stored for a day: with it begins a tab that has no draft of its own.
 */

import { type EnquiryFields, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import type { EnquiryRequestInput } from '#shared/enquiry-request.ts'
import { longestAbout, unkeyed } from '#shared/enquiry-rules.ts'
import { photoUrl } from '#shared/photo-key.ts'
import { createStore } from './create-store.ts'
import { type Draft, emptyDraft, readStored, removeStored, store } from './draft-storage.ts'

export type Checkboxes = Pick<Draft, 'subject' | 'emergency'>

/** The checkboxes that a page offers; without a label it offers no subject. */
export type OfferedChoices = { label?: string | undefined; emergency?: boolean | undefined }

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

function asSent(draft: Draft): Draft {
  return { ...draft, ...sentCheckboxes(draft) }
}

export function hasWords(fields: EnquiryFields): boolean {
  return Object.values(fields).some((words) => words.trim() !== '')
}

/** Where storage is blocked or full, it lasts as long as the page. */
const current = createStore(readTab())
let isStored = true

function readTab(): Draft {
  // Those of closed tabs too.
  removeStored(() => false)
  const own = readStored('own')
  return own.key ? own : readStored('copy')
}

export const readDraft = current.get
export const subscribeDraft = current.subscribe

/** Reads it again: other pages of the tab have changed it while the browser kept this one for Back. */
export function rereadDraft(): void {
  if (isStored) current.set(readTab())
}

/** Key of the draft; empty if the next page of the tab will not find it. */
export function storedKey(): string {
  return isStored ? readDraft().key : ''
}

/** Changes the draft. Without one a change begins it. */
export function changeDraft(make: (before: Draft) => Partial<Draft>): void {
  const draft = readDraft()
  const before = draft.key ? draft : { ...draft, key: crypto.randomUUID() }
  const next = { ...before, ...make(before) }
  if (!draft.key && isSameAs({ ...next, key: '' }, emptyDraft)) return
  // The browser may have posted the words before without a key, and other words are another enquiry.
  if (before.key === unkeyed && !hasSameWords(next, before.fields)) next.key = crypto.randomUUID()
  // Sent as it stands it has not changed, and replaces no other tab's.
  const isUnchanged = isSameAs(asSent(next), asSent(draft))
  keep(next, isUnchanged && hasOtherCopy() ? undefined : next)
}

/** Changes photos that the draft has. The copy follows while it is this draft: another tab may have sent it. */
export function changePhotos(make: (before: Draft['photos']) => Draft['photos']): void {
  const draft = readDraft()
  if (!draft.key) return
  const change = (before: Draft) => ({ ...before, photos: make(before.photos) })
  const copy = readStored('copy')
  keep(change(draft), copy.key === draft.key ? change(copy) : undefined)
}

/** Makes it the draft of this tab, and stores it and the copy. Without a copy that stays as it is. */
function keep(next: Draft, copy: Draft | undefined): void {
  const isOwn = store('own', next)
  const isCopied = copy !== undefined && store('copy', copy)
  isStored = isOwn || isCopied
  current.set(next)
}

/** True if another tab has changed the copy since. */
function hasOtherCopy(): boolean {
  const draft = readDraft()
  const copy = readStored('copy')
  return copy.key !== '' && !(copy.key === draft.key && hasSameWords(copy, draft.fields))
}

/**
 * Forgets what was sent, in every tab that has stored it. A draft with other words, a photo that was added or a declared
 * emergency stays.
 */
export function forgetSent({ photoUrls = [], emergency, ...words }: EnquiryRequestInput): void {
  const isSent = (stored: Draft) => {
    const uploaded = stored.photos.filter(({ isUploaded }) => isUploaded)
    const haveLeft = uploaded.every(({ key }) => photoUrls.includes(photoUrl(location.origin, key)))
    return haveLeft && (emergency || !stored.emergency) && hasSameWords(stored, words)
  }
  removeStored(isSent)
  if (isSent(readDraft())) forgetOwn()
}

/** Forgets the draft and its copy, whatever another tab has changed there. */
export function forgetDraft(): void {
  if (readStored('copy').key === readDraft().key) store('copy', emptyDraft)
  forgetOwn()
}

function forgetOwn(): void {
  store('own', emptyDraft)
  current.set(emptyDraft)
}

function hasSameWords({ fields }: Draft, words: Partial<EnquiryFields>): boolean {
  return enquiryFieldNames.every((name) => fields[name] === words[name])
}

function isSameAs(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
