/** The page's form before hydration: what is typed, chosen and unticked in it is stored, and the browser posts it. */
import { sentPath } from '#shared/enquiry-rules.ts'
import { aboutOf, chooseAbout } from './about.ts'
import { type Draft, newDraft, readDraft, settlePosted, writeDraft } from './draft.ts'
import { hasNewWords, isRestoredInVain, readFields, writeKey } from './read-form.ts'

/** Called by the page's first script. */
export function followEarlyForms(): void {
  settlePosted(location.pathname.startsWith(sentPath) && isFirstVisit())
  keepEarlyInput()
  document.addEventListener('input', keepInput)
  document.addEventListener('submit', notePost)
  // The page as it was left: by Back, after its form was posted.
  addEventListener('pageshow', ({ persisted }) => persisted && keepEarlyInput())
}

/** False of a page that is reloaded, or came to by Back: what was posted since was not answered by it. */
function isFirstVisit(): boolean {
  return performance.getEntriesByType('navigation').every((visit) => 'type' in visit && visit.type === 'navigate')
}

/**
 * Brings the document's forms and the stored draft together. React may render new forms instead of hydrating those in
 * the document, as it does in a page that was translated meanwhile.
 */
export function keepEarlyInput(): void {
  if (isHydrated()) return
  for (const form of document.querySelectorAll<HTMLFormElement>('.quote-form')) {
    if (isRestoredInVain(form)) form.reset()
    const box = aboutBox(form)
    if (box) {
      if (!aboutOf(readDraft(), box.value).about) box.checked = false
      keepAbout(box)
    }
    if (hasNewWords(form)) keepWords(form)
    keepFiles(form)
  }
}

function keepInput({ target }: Event): void {
  // After hydration each form keeps its own input.
  if (isHydrated() || !(target instanceof Element)) return
  const form = target.closest<HTMLFormElement>('.quote-form')
  if (!form) return
  const box = aboutBox(form)
  if (target === box) {
    keepAbout(box)
    return
  }
  form.dataset.touched = ''
  keepWords(form)
  keepFiles(form)
}

/** A form that script has not sent is posted by the browser. Its words stay a draft until the answer. */
function notePost({ target, defaultPrevented }: Event): void {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || !target.matches('.quote-form')) return
  const draft = keepWords(target)
  writeDraft(draft, true)
  writeKey(target, draft.key)
}

function keepWords(form: HTMLFormElement): Draft {
  return keep({ about: aboutOf(readDraft(), aboutBox(form)?.value).about, fields: readFields(form) })
}

/** Stores that the page's subject is unticked, or ticked again. */
function keepAbout(box: HTMLInputElement): void {
  const stored = readDraft()
  const { about, offered } = aboutOf(stored, box.value)
  // A subject of the draft's own takes the place of the page's.
  if (offered !== box.value || box.checked === (about !== undefined)) return
  keep(chooseAbout(stored, box.value, box.checked, box.value))
}

function keep(changes: Partial<Draft>): Draft {
  const stored = readDraft()
  const draft = { ...(stored.key ? stored : newDraft()), ...changes }
  writeDraft(draft)
  return draft
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

/** The checkbox with the page's subject. */
function aboutBox(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('[name=about]')
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}
