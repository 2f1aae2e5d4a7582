/** Reads what the document's own form holds: the fields are uncontrolled. */
import type { EnquiryFields } from '#shared/enquiry-fields.ts'
import { eachEnquiryField, enquiryFieldNames, honeypotFieldName } from '#shared/enquiry-rules.ts'
import { type Draft, newDraft, readDraft, writeDraft } from './draft.ts'

/** Values of the form's text fields. */
export function readFields(form: HTMLFormElement): EnquiryFields {
  return eachEnquiryField((name) => typedIn(form, name))
}

export function readHoneypot(form: HTMLFormElement): string {
  return typedIn(form, honeypotFieldName)
}

/** Not read from a `FormData`, because a browser lays out the page to make one of a form with a textarea. */
function typedIn(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name)
  return control !== null && 'value' in control ? String(control.value) : ''
}

/** The subject in the form's checkbox, and whether the visitor has unticked it. */
export function readAbout(form: HTMLFormElement): Pick<Draft, 'about' | 'declined'> {
  const box = form.elements.namedItem('about')
  if (!(box instanceof HTMLInputElement)) return {}
  return box.checked ? { about: box.value, declined: undefined } : { about: undefined, declined: box.value }
}

/** True once somebody has typed in the form, emptied a field, unticked its subject or is in it: nothing may be put back into it then. */
export function isTouched(form: HTMLFormElement): boolean {
  return (
    form.dataset.touched !== undefined ||
    form.contains(document.activeElement) ||
    // A field that was changed before any script ran, and left: it may be empty again. `:is` passes over unknown names.
    form.querySelector(':is(:user-valid, :user-invalid)') !== null ||
    readAbout(form).declined !== undefined ||
    hasNewWords(form)
  )
}

/** True of words that the stored draft has not: on the way back a browser may restore some of the draft's own. */
function hasNewWords(form: HTMLFormElement): boolean {
  const fields = readFields(form)
  const { fields: stored } = readDraft()
  return enquiryFieldNames.some((name) => fields[name] !== '' && fields[name] !== stored[name])
}

let earlyFiles: readonly File[] = []

/** Files that were chosen before hydration, in a form that React may have rendered anew. */
export function takeEarlyFiles(): readonly File[] {
  const files = earlyFiles
  earlyFiles = []
  return files
}

/**
 * Stores what is typed and chosen before hydration. React may render new forms instead of hydrating those in the
 * document, as it does in a page that was translated meanwhile.
 */
export function keepEarlyInput(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('.quote-form')) {
    if (hasNewWords(form)) keep(form)
    keepFiles(form)
  }
  document.addEventListener('input', keepInput)
}

function keepInput({ target }: Event): void {
  // After hydration each form keeps its own input.
  if (document.documentElement.dataset.hydrated !== undefined) {
    document.removeEventListener('input', keepInput)
    return
  }
  const form = target instanceof Element ? target.closest<HTMLFormElement>('.quote-form') : null
  if (!form) return
  form.dataset.touched = ''
  keep(form)
  keepFiles(form)
}

function keep(form: HTMLFormElement): void {
  const { key, since, photos } = readDraft()
  writeDraft({ ...(key ? { key, since, photos } : newDraft()), fields: readFields(form), ...readAbout(form) })
}

function keepFiles(form: HTMLFormElement): void {
  const files = form.querySelector<HTMLInputElement>('[type=file]')?.files
  if (files?.length) earlyFiles = [...files]
}
