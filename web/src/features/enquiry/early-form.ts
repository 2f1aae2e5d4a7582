/** The page's form before hydration: what is typed, chosen and unticked in it is stored, and the browser posts it. */

import { unkeyed } from '#shared/enquiry-rules.ts'
import { sentPath } from '#shared/form-paths.ts'
import { photoUrl } from '#shared/photo-key.ts'
import {
  changeDraft,
  checkboxesOf,
  type Draft,
  isStored,
  readDraft,
  sentCheckboxes,
  settlePosted,
  writeDraft,
} from './draft.ts'
import {
  boxesOf,
  hasNewWords,
  isInUse,
  readBox,
  readFields,
  readKey,
  tickBox,
  whenShownAgain,
  writeFields,
  writeKey,
} from './read-form.ts'

/** Called by the page's first script. */
export function followEarlyForms(): void {
  settlePosted(location.pathname.startsWith(sentPath) && isFirstVisit())
  keepEarlyInput()
  document.addEventListener('input', keepInput)
  document.addEventListener('submit', notePost)
  document.addEventListener('formdata', completePost)
  whenShownAgain(() => keepEarlyInput(true))
}

/** False of a page that was reloaded, or reached by Back: such a page does not answer what was posted last. */
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
    // The words of a form with a key are ones that the browser has put back. The stored draft may be newer, and
    // replaces them, unless the visitor is already using the form.
    if (isAsLeft || !isInUse(form)) {
      const key = readKey(form)
      if (key && isStored(key)) showDraft(form, isAsLeft)
      else if (key) {
        form.reset()
        delete form.dataset.touched
      }
    }
    untickBoxes(form)
    // These words were typed before any script ran. If the browser has posted them too, they had no key.
    if (hasNewWords(form)) {
      const { key } = readDraft()
      const draft = keepWords(form, sentCheckboxes)
      if (key === '') writeDraft({ ...draft, key: unkeyed })
    }
    keepFiles(form)
  }
}

function keepInput({ target }: Event): void {
  // After hydration each form keeps its own input.
  if (isHydrated() || !(target instanceof Element)) return
  const form = target.closest<HTMLFormElement>('.enquiry-form')
  if (!form) return
  const box = boxesOf(form).find((each) => each === target)
  if (box) {
    keepBox(box)
    return
  }
  form.dataset.touched = ''
  keepWords(form)
  keepFiles(form)
}

/** Notes that the browser posts a form, as script does not send it. Its words stay a draft until the answer. */
function notePost({ target, defaultPrevented }: Event): void {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || !target.matches('.enquiry-form')) return
  const draft = keepWords(target, sentCheckboxes)
  writeDraft(draft, true)
  writeKey(target, draft.key)
}

/**
 * Adds what the draft has and this form does not show: the subject it was begun with, its emergency, its uploaded
 * photos.
 */
function completePost({ target, formData }: FormDataEvent): void {
  if (isHydrated() || !(target instanceof HTMLFormElement) || !target.matches('.enquiry-form')) return
  const { subject, emergency, photos } = readDraft()
  formData.delete('about')
  if (subject.isTicked) formData.set('about', subject.label)
  formData.delete('emergency')
  if (emergency) formData.set('emergency', 'on')
  for (const { key } of photos) formData.append('photoUrls', photoUrl(location.origin, key))
}

function keepWords(form: HTMLFormElement, choose = checkboxesOf): Draft {
  return changeDraft((before) => ({ fields: readFields(form), ...choose(before, pageOf(form)) })).shown
}

/** Shows the stored draft, which may have been changed on another page or in another tab since. */
function showDraft(form: HTMLFormElement, isAsLeft: boolean): void {
  const draft = readDraft()
  writeFields(form, draft.fields, isAsLeft)
  for (const box of boxesOf(form)) tickBox(box, checkboxesOf(draft, pageOf(form)))
}

/** What is unticked in the form or in the draft is so in both. */
function untickBoxes(form: HTMLFormElement): void {
  for (const box of boxesOf(form)) {
    const wasTicked = box.checked
    tickBox(box, checkboxesOf(readDraft(), pageOf(form)))
    if (!wasTicked) box.checked = false
    if (!box.checked) keepBox(box)
  }
}

/** Stores whether it is ticked. */
function keepBox(box: HTMLInputElement): void {
  changeDraft((before) => readBox(box, before))
}

/** What the page offers, as its form says before hydration. */
function pageOf(form: HTMLFormElement) {
  const boxes = boxesOf(form)
  return {
    label: boxes.find(({ name }) => name === 'about')?.value,
    emergency: boxes.some(({ name }) => name === 'emergency'),
  }
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

function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}
