/** The page's form before hydration: what is typed, chosen and unticked in it is stored, and the browser posts it. */

import { unkeyed } from '#shared/enquiry-rules.ts'
import { sentPath } from '#shared/form-paths.ts'
import { photoUrl } from '#shared/photo-key.ts'
import {
  changeDraft,
  checkboxesOf,
  type Draft,
  emptyDraft,
  readDraft,
  sentCheckboxes,
  settlePosted,
  writeDraft,
} from './draft.ts'
import { hasNewWords, isInUse, isLeftOver, readFields, writeKey } from './read-form.ts'

/** Called by the page's first script. */
export function followEarlyForms(): void {
  settlePosted(location.pathname.startsWith(sentPath) && isFirstVisit())
  keepEarlyInput()
  document.addEventListener('input', keepInput)
  document.addEventListener('submit', notePost)
  document.addEventListener('formdata', completePost)
  // By Back the page is as it was left when its form was posted.
  addEventListener('pageshow', ({ persisted }) => persisted && keepEarlyInput(persisted))
}

/** False of a page that is reloaded, or came to by Back: what was posted since was not answered by it. */
function isFirstVisit(): boolean {
  return performance.getEntriesByType('navigation').every((visit) => 'type' in visit && visit.type === 'navigate')
}

/**
 * Brings the document's forms and the stored draft together. React may render new forms instead of hydrating those in
 * the document, as it does in a page that was translated meanwhile.
 */
export function keepEarlyInput(isAsLeft = false): void {
  if (isHydrated()) return
  for (const form of document.querySelectorAll<HTMLFormElement>('.enquiry-form')) {
    // The browser has restored it; but not under the visitor's fingers.
    if (isLeftOver(form) && (isAsLeft || !isInUse(form))) {
      form.reset()
      delete form.dataset.touched
    }
    untickBoxes(form)
    // No script has seen them typed: the browser may have posted them already, without a key.
    if (hasNewWords(form)) keepWords(form, sentCheckboxes, unkeyed)
    keepFiles(form)
  }
}

function keepInput({ target }: Event): void {
  // After hydration each form keeps its own input.
  if (isHydrated() || !(target instanceof Element)) return
  const form = target.closest<HTMLFormElement>('.enquiry-form')
  if (!form) return
  if (Object.values(boxesOf(form)).some((box) => box === target)) {
    keepBoxes(form)
    return
  }
  form.dataset.touched = ''
  keepWords(form)
  keepFiles(form)
}

/** A form that script has not sent is posted by the browser. Its words stay a draft until the answer. */
function notePost({ target, defaultPrevented }: Event): void {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || !target.matches('.enquiry-form')) return
  const draft = keepWords(target, sentCheckboxes)
  writeDraft(draft, true)
  writeKey(target, draft.key)
}

/** Adds what the draft has and this form does not show: the subject it was begun with, its emergency, its uploaded photos. */
function completePost({ target, formData }: FormDataEvent): void {
  if (isHydrated() || !(target instanceof HTMLFormElement) || !target.matches('.enquiry-form')) return
  const { about, emergency, photos } = readDraft()
  formData.delete('about')
  if (about?.isTicked) formData.set('about', about.label)
  formData.delete('emergency')
  if (emergency) formData.set('emergency', 'on')
  for (const { key } of photos) formData.append('photoUrls', photoUrl(location.origin, key))
}

function keepWords(form: HTMLFormElement, choose = checkboxesOf, key?: string): Draft {
  const { about, emergency } = boxesOf(form)
  const page = { about: about?.value, emergency: emergency !== null }
  return changeDraft((before) => ({ fields: readFields(form), ...choose(before, page) }), emptyDraft, key)
}

/** Unticks what the draft has unticked; stores what was unticked before. */
function untickBoxes(form: HTMLFormElement): void {
  const { about, emergency } = boxesOf(form)
  const draft = readDraft()
  const own = checkboxesOf(draft, { about: about?.value }).about
  if (about && own?.label === about.value && !own.isTicked) about.checked = false
  if (emergency && draft.emergency === false) emergency.checked = false
  if (about?.checked === false || emergency?.checked === false) keepBoxes(form)
}

/** Stores whether they are ticked. A subject of the draft's own takes the place of the page's. */
function keepBoxes(form: HTMLFormElement): void {
  const { about, emergency } = boxesOf(form)
  const isOurs = about && (readDraft().about?.label ?? about.value) === about.value
  changeDraft(() => ({
    ...(isOurs && { about: { label: about.value, isTicked: about.checked } }),
    ...(emergency && { emergency: emergency.checked }),
  }))
}

let earlyFiles: readonly File[] = []

/** Files that were chosen before hydration, in a form that React may have rendered anew. */
export function takeEarlyFiles(): readonly File[] {
  const files = earlyFiles
  earlyFiles = []
  return files
}

function keepFiles(form: HTMLFormElement): void {
  const files = form.querySelector<HTMLInputElement>('[type=file]')?.files
  if (files?.length) earlyFiles = [...files]
}

/** The checkboxes that the page's form starts with. */
function boxesOf(form: HTMLFormElement) {
  return {
    about: form.querySelector<HTMLInputElement>('[name=about]'),
    emergency: form.querySelector<HTMLInputElement>('[name=emergency]'),
  }
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}
