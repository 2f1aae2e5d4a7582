/**
 * Between the draft and the document's forms, whose fields are uncontrolled: what is typed goes into the draft, and the
 * draft is shown when a form appears, or when it is another draft than the form holds.
 */
import { type EnquiryFields, eachEnquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import { honeypotFieldName } from '#shared/enquiry-rules.ts'
import {
  type Checkboxes,
  changeDraft,
  checkboxesOf,
  type OfferedChoices,
  readDraft,
  sentCheckboxes,
  storedKey,
} from './draft.ts'

/** Values of the form's text fields. */
export function readFields(form: HTMLFormElement): EnquiryFields {
  return eachEnquiryField((name) => controlOf(form, name)?.value ?? '')
}

export function readHoneypot(form: HTMLFormElement): string {
  return controlOf(form, honeypotFieldName)?.value ?? ''
}

/** Not read from a `FormData`, because a browser lays out the page to make one of a form with a textarea. */
function controlOf(form: HTMLFormElement, name: string) {
  // Cast: each name is there once, so it is no list of controls.
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null
}

/** Shows the draft's words in every form of the document. */
export function showInForms(except?: HTMLFormElement): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('.enquiry-form')) if (form !== except) showWords(form)
}

/** Shows the draft's words in a form. In an empty field that somebody is in they wait until it is left. */
export function showWords(form: HTMLFormElement): void {
  showKey(form)
  for (const name of enquiryFieldNames) {
    const control = controlOf(form, name)
    const show = () => {
      // Only where the two differ, because writing moves the caret.
      if (control && control.value !== readDraft().fields[name]) control.value = readDraft().fields[name]
    }
    const isEntered = control?.value === '' && control === document.activeElement && document.hasFocus()
    if (isEntered) control.addEventListener('blur', () => control.value === '' && show(), { once: true })
    else show()
  }
}

/** Shows the checkboxes of the draft in the form of a page, and returns them: it may have to show others. */
export function showBoxes(form: HTMLFormElement, page?: OfferedChoices): Checkboxes {
  const boxes = checkboxesOf(readDraft(), page)
  const { subject, emergency } = boxes
  for (const box of boxesOf(form))
    box.checked = box.name === 'emergency' ? emergency === true : subject.label !== '' && subject.isTicked
  return boxes
}

/** Name of the field with the draft's key. It is a text field, because browsers restore the words with those alone. */
export const keyName = 'idempotencyKey'

/** The key is posted with the words, and restored with them. */
function showKey(form: HTMLFormElement): void {
  const control = controlOf(form, keyName)
  if (control) control.value = storedKey()
}

/** True of a form whose words the browser has put back. Their draft may have been sent or emptied meanwhile. */
export function isRestored(form: HTMLFormElement): boolean {
  return Boolean(controlOf(form, keyName)?.value)
}

/** Changes the draft by what is in a form, and shows it in the others. */
function changeFrom(form: HTMLFormElement, make: Parameters<typeof changeDraft>[0]): void {
  changeDraft(make)
  showKey(form)
  showInForms(form)
}

/** Stores what an input event has changed: a checkbox, or words. */
export function keepInput(form: HTMLFormElement, target: EventTarget): void {
  if (boxesOf(form).some((box) => box === target)) keepBoxes(form)
  else keepWords(form, (control) => control === target || isFilled(control))
}

export function keepBoxes(form: HTMLFormElement): void {
  changeFrom(form, (draft) => readBoxes(form, draft))
}

type Control = NonNullable<ReturnType<typeof controlOf>>

export function isFilled({ value }: Control): boolean {
  return value !== ''
}

/**
 * Stores the words that the form holds and the draft does not, with the checkboxes beside them: a browser may have
 * filled them in without an event. An empty field counts only where it was typed in, as it may wait for its words.
 */
export function keepWords(form: HTMLFormElement, isTyped: (control: Control) => boolean = isFilled): void {
  const { fields: before } = readDraft()
  const fields = eachEnquiryField((name) => {
    const control = controlOf(form, name)
    return control && isTyped(control) ? control.value : before[name]
  })
  if (enquiryFieldNames.some((name) => fields[name] !== before[name]))
    changeFrom(form, (draft) => ({ fields, ...readBoxes(form, draft) }))
}

/** Called by Send: stores all that the form holds, which is what is sent. Returns its words. */
export function keepForm(form: HTMLFormElement): EnquiryFields {
  const fields = readFields(form)
  changeFrom(form, (draft) => ({ fields, ...sentCheckboxes(readBoxes(form, draft)) }))
  return fields
}

/** The checkboxes of subject and emergency. One that is not offered is hidden. */
export function boxesOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name=about], [name=emergency]')]
}

export function isOffered(box: HTMLInputElement): boolean {
  return box.closest('[hidden]') === null
}

/** The checkboxes as the form shows them, and those of the draft that it does not. */
function readBoxes(form: HTMLFormElement, { subject, emergency }: Checkboxes): Checkboxes {
  const offered = boxesOf(form).filter(isOffered)
  const about = offered.find(({ name, value }) => name === 'about' && ['', value].includes(subject.label))
  return {
    subject: about ? { label: about.value, isTicked: about.checked } : subject,
    emergency: offered.find(({ name }) => name === 'emergency')?.checked ?? emergency,
  }
}
