/** Reads what the document's own form holds, and shows the draft in it: the fields are uncontrolled. */
import {
  type EnquiryFieldName,
  type EnquiryFields,
  eachEnquiryField,
  enquiryFieldNames,
} from '#shared/enquiry-fields.ts'
import { honeypotFieldName } from '#shared/enquiry-rules.ts'
import { type Checkboxes, changeDraft, checkboxesOf, type OfferedChoices, readDraft, storedKey } from './draft.ts'

/** Values of the form's text fields. */
export function readFields(form: HTMLFormElement): EnquiryFields {
  return eachEnquiryField((name) => typedIn(form, name))
}

export function readHoneypot(form: HTMLFormElement): string {
  return typedIn(form, honeypotFieldName)
}

/** Not read from a `FormData`, because a browser lays out the page to make one of a form with a textarea. */
function typedIn(form: HTMLFormElement, name: string): string {
  return String(controlOf(form, name)?.value ?? '')
}

function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  // Not a list of controls: each name is there once.
  return control instanceof Element && 'value' in control ? control : undefined
}

/** The draft's words that each form was shown. Others in a field were never stored. */
const shownWords = new WeakMap<HTMLFormElement, EnquiryFields>()

function shownIn(form: HTMLFormElement): EnquiryFields {
  return shownWords.get(form) ?? eachEnquiryField(() => '')
}

/** Shows the draft in the form of a page. Returns the checkboxes, of which the form may have to show others. */
export function showDraft(form: HTMLFormElement, page?: OfferedChoices): Checkboxes {
  const draft = readDraft()
  const boxes = checkboxesOf(draft, page)
  const { subject, emergency } = boxes
  for (const box of boxesOf(form))
    box.checked = box.name === 'emergency' ? emergency === true : subject.label !== '' && subject.isTicked
  const key = controlOf(form, keyName)
  // It is posted with the words, and restored with them.
  if (key) key.value = storedKey()
  showFields(form, draft.fields)
  return boxes
}

/**
 * Shows the draft's words in a form. A field with words that were never stored keeps them. So does an empty one that
 * somebody is in: nothing comes under their fingers.
 */
function showFields(form: HTMLFormElement, fields: EnquiryFields): void {
  const before = shownIn(form)
  const show = (name: EnquiryFieldName) => {
    const control = controlOf(form, name)
    if (!control) return ''
    const isEntered = control.value === '' && control === document.activeElement && document.hasFocus()
    // Only where the two differ, because writing moves the caret.
    if (control.value === before[name] && control.value !== fields[name] && !isEntered) control.value = fields[name]
    return control.value === fields[name] ? fields[name] : before[name]
  }
  shownWords.set(form, eachEnquiryField(show))
}

/** Called by Send: a field that was left empty for whoever is in it shows the draft's words too. */
export function showEntered(form: HTMLFormElement): void {
  const { fields } = readDraft()
  for (const name of enquiryFieldNames) {
    const control = controlOf(form, name)
    if (control?.value === '' && shownIn(form)[name] === '') control.value = fields[name]
  }
}

/** Takes words that a browser has put back into a form for older ones of the draft, which its present ones replace. */
export function takeForShown(form: HTMLFormElement): void {
  if (!shownWords.has(form)) shownWords.set(form, readFields(form))
}

/** Empties a form, with what it was shown. */
export function resetForm(form: HTMLFormElement): void {
  form.reset()
  shownWords.delete(form)
}

/** Stores what an input event has changed: a checkbox, or words. */
export function keepInput(form: HTMLFormElement, target: EventTarget): void {
  if (boxesOf(form).some((box) => box === target)) keepBoxes(form)
  else keepWords(form, (control) => control === target)
}

export function keepBoxes(form: HTMLFormElement): void {
  changeDraft((draft) => readBoxes(form, draft))
}

/**
 * Stores the words that the form holds and the draft does not, with the checkboxes beside them: a browser may have
 * filled them in without an event. An empty field counts where `isTyped` says so.
 */
export function keepWords(form: HTMLFormElement, isTyped = (_control: Element) => false): void {
  const before = shownIn(form)
  const fields = readFields(form)
  const typed = new Set(
    enquiryFieldNames.filter((name) => {
      const control = controlOf(form, name)
      return control && (isTyped(control) || (fields[name] !== '' && fields[name] !== before[name]))
    }),
  )
  const { fields: stored } = readDraft()
  if ([...typed].every((name) => fields[name] === stored[name])) return
  changeDraft((draft) => ({
    fields: eachEnquiryField((name) => (typed.has(name) ? fields[name] : draft.fields[name])),
    ...readBoxes(form, draft),
  }))
}

/** The checkboxes of subject and emergency. One that is not offered is hidden. */
export function boxesOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name=about], [name=emergency]')]
}

export function isOffered(box: HTMLInputElement): boolean {
  return box.closest('[hidden]') === null
}

/** The checkboxes as the form shows them, and those of the draft that it does not. */
export function readBoxes(form: HTMLFormElement, { subject, emergency }: Checkboxes): Checkboxes {
  const offered = boxesOf(form).filter(isOffered)
  const about = offered.find(({ name, value }) => name === 'about' && ['', value].includes(subject.label))
  return {
    subject: about ? { label: about.value, isTicked: about.checked } : subject,
    emergency: offered.find(({ name }) => name === 'emergency')?.checked ?? emergency,
  }
}

/** Name of the field with the draft's key. It is a text field, because browsers restore the words with those alone. */
export const keyName = 'idempotencyKey'

/** True of a form whose words the browser has put back. Their draft may have been sent or emptied meanwhile. */
export function isRestored(form: HTMLFormElement): boolean {
  return typedIn(form, keyName) !== ''
}
