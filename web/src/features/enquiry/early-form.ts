/** The page's form before hydration: it shows the draft and changes it, and the browser posts what it shows. */

import { unkeyed } from '#shared/enquiry-rules.ts'
import { sentPath } from '#shared/form-paths.ts'
import { photoUrl } from '#shared/photo-key.ts'
import { changeDraft, forgetSent, type OfferedChoices, readDraft, rereadDraft, sentCheckboxes } from './draft.ts'
import { notePosted, takePosted } from './draft-storage.ts'
import {
  boxesOf,
  isFilled,
  isOffered,
  isRestored,
  keepBoxes,
  keepForm,
  keepInput,
  keepWords,
  showBoxes,
  showInForms,
  showWords,
} from './read-form.ts'

/** Called by the page's first script. */
export function followEarlyForms(): void {
  const posted = takePosted()
  if (posted && location.pathname.startsWith(sentPath) && isRedirected()) forgetSent(posted)
  adoptEarlyForms()
  addEventListener('pageshow', showAgain)
  addEventListener('pagehide', keepForms)
  document.addEventListener('input', onInput)
  document.addEventListener('submit', notePost)
  document.addEventListener('formdata', addPhotos)
}

/** The browser shows a page that it has kept for Back, as it was left. */
function showAgain({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  rereadDraft()
  showInForms()
  earlyForms().forEach(showEarly)
}

/** A browser may have filled in a form without an event, and would put back only what it knows. */
function keepForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('.enquiry-form')) keepWords(form)
}

/** False of a page that was reloaded, or reached by Back or its address: such a page does not answer a post. */
function isRedirected(): boolean {
  // Cast: as the specification of navigation timing has it.
  const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visits.every(({ redirectCount }) => redirectCount > 0)
}

/** The forms of the document until each keeps its own input. */
function earlyForms(): HTMLFormElement[] {
  if (document.documentElement.dataset.hydrated !== undefined) return []
  return [...document.querySelectorAll<HTMLFormElement>('.enquiry-form')]
}

/**
 * Brings the document's forms and the draft together: what was typed or unticked before any script ran is stored, and
 * all else is shown from the draft. React may render new forms instead of hydrating those in the document, as it does
 * in a page that was translated meanwhile.
 */
export function adoptEarlyForms(): void {
  for (const form of earlyForms()) {
    // Words that the browser has put back are no newer than the draft; or it was sent or emptied, and they go too.
    const isPutBack = isRestored(form) && !offers.has(form)
    const isFirst = readDraft().key === ''
    keepWords(form, (control) => isChanged(control) || ((!isPutBack || isEntered(control)) && isFilled(control)))
    // If the browser has posted these words too, they had no key.
    if (isFirst && readDraft().key) changeDraft((draft) => ({ ...sentCheckboxes(draft), key: unkeyed }))
    if (!isPutBack && boxesOf(form).some((box) => isOffered(box) && !box.checked)) keepBoxes(form)
    showEarly(form)
    keepFiles(form)
  }
}

/** True of a field that somebody is in: its words may be newer, and it is no changed one until it is left. */
function isEntered(control: Element): boolean {
  return control === document.activeElement
}

/**
 * True of a field that was changed, perhaps before any script ran, also where it is empty again. `:is` passes over
 * unknown names.
 */
function isChanged(control: Element): boolean {
  return control.matches(':is(:user-valid, :user-invalid)')
}

function onInput({ target }: Event): void {
  const form = earlyForms().find((each) => target instanceof Node && each.contains(target))
  if (!form || !target) return
  keepInput(form, target)
  if (target instanceof HTMLInputElement && target.type === 'file') addEarlier(target)
  keepFiles(form)
}

/** Notes that the browser posts a form, as script does not send it. Its words stay a draft until the answer. */
function notePost({ target, defaultPrevented }: Event): void {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || !target.matches('.enquiry-form')) return
  const fields = keepForm(target)
  const { emergency } = showBoxes(target, offers.get(target))
  notePosted({ ...fields, emergency: emergency === true, photoUrls: uploadedUrls() })
  postedKey = readDraft().key
}

/** Adds the uploaded photos, which the form shows as a number. */
function addPhotos({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || !target.matches('.enquiry-form')) return
  for (const url of uploadedUrls()) formData.append('photoUrls', url)
}

/** What the page of each form offers, as the form says until the draft is shown in it. */
const offers = new WeakMap<HTMLFormElement, OfferedChoices>()

/** Shows the draft in a form that React has not hydrated. What React renders of it later is the same. */
function showEarly(form: HTMLFormElement): void {
  const boxes = boxesOf(form)
  const offered = (name: string) => boxes.find((box) => box.name === name && isOffered(box))
  const page = offers.get(form) ?? { label: offered('about')?.value, emergency: offered('emergency') !== undefined }
  offers.set(form, page)
  showWords(form)
  const { subject, emergency } = showBoxes(form, page)
  for (const box of boxes) {
    const isSubject = box.name === 'about'
    box.closest('p')?.toggleAttribute('hidden', isSubject ? subject.label === '' : emergency === undefined)
    if (!isSubject) continue
    box.value = subject.label
    write(box.nextElementSibling, subjectLabel(subject.label))
  }
  const photos = uploadedUrls().length
  const line = form.querySelector('.enquiry-photos__early')
  write(line, photosSentToo(photos))
  line?.toggleAttribute('hidden', photos === 0)
}

function uploadedUrls(): string[] {
  return readDraft().photos.flatMap(({ key, isUploaded }) => (isUploaded ? photoUrl(location.origin, key) : []))
}

function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

export function subjectLabel(subject: string): string {
  return `About: ${subject}`
}

export function photosSentToo(count: number): string {
  return count === 1
    ? 'The photo that you added is sent with it.'
    : `The ${count} photos that you added are sent with it.`
}

let earlyFiles: readonly File[] = []
/** Key of the draft that their names were posted with; empty if they were not. */
let postedKey = ''

/**
 * Files that were chosen before hydration, in a form that React may have rendered anew. If the browser has posted the
 * form, their names have gone with the words, and the mail says that the photos did not arrive.
 */
export function takeEarlyFiles() {
  const files = earlyFiles
  earlyFiles = []
  return { files, arePosted: postedKey !== '' }
}

/**
 * Adds to a selection those before it, as after hydration: a browser replaces them, and the page shows neither. What was
 * posted has gone if its draft has.
 */
function addEarlier(input: HTMLInputElement): void {
  const earlier = postedKey === '' || postedKey === readDraft().key ? earlyFiles : []
  const all = new DataTransfer()
  for (const file of [...earlier, ...(input.files ?? [])]) all.items.add(file)
  input.files = all.files
  // Chosen anew, they have not been posted.
  postedKey = ''
}

function keepFiles(form: HTMLFormElement): void {
  const files = form.querySelector<HTMLInputElement>('[type=file]')?.files
  if (files?.length) earlyFiles = [...files]
}
