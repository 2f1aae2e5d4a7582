/** Reads what the document's own form holds: the fields are uncontrolled. */
import type { EnquiryFields } from '#shared/enquiry-fields.ts'
import { eachEnquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import { honeypotFieldName } from '#shared/enquiry-rules.ts'
import { type Checkboxes, isStored, readDraft } from './draft.ts'

/** Values of the form's text fields. */
export function readFields(form: HTMLFormElement): EnquiryFields {
  return eachEnquiryField((name) => typedIn(form, name))
}

/**
 * Shows the draft in a form that does not hold it yet: it was restored, typed into the other form, or emptied. The
 * field that somebody is in is left alone, unless the browser shows the page as it was left.
 */
export function writeFields(form: HTMLFormElement, fields: EnquiryFields, isAsLeft = false): void {
  for (const name of enquiryFieldNames) {
    const control = form.elements.namedItem(name)
    // Not a list of controls: each name is there once.
    if (!(control instanceof Element) || !('value' in control)) continue
    // The dialog's first field has the focus before the stored words come.
    if (!isAsLeft && control === document.activeElement && control.value !== '') continue
    if (control.value !== fields[name]) control.value = fields[name]
  }
}

/** The checkboxes of subject and emergency, as far as the form has them. */
export function boxesOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name=about], [name=emergency]')]
}

/**
 * What a checkbox changes in a draft. The page's form shows the page's subject until it is hydrated: the draft's own
 * stays.
 */
export function readBox({ name, value, checked }: HTMLInputElement, { subject }: Checkboxes): Partial<Checkboxes> {
  if (name === 'emergency') return { emergency: checked }
  return [value, ''].includes(subject.label) ? { subject: { label: value, isTicked: checked } } : {}
}

/** Ticks or unticks a checkbox as the draft says. */
export function tickBox(box: HTMLInputElement, { subject, emergency }: Checkboxes): void {
  if (box.name === 'emergency') box.checked = emergency === true
  else if (box.value === subject.label) box.checked = subject.isTicked
}

export function readHoneypot(form: HTMLFormElement): string {
  return typedIn(form, honeypotFieldName)
}

/** Not read from a `FormData`, because a browser lays out the page to make one of a form with a textarea. */
function typedIn(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name)
  return control !== null && 'value' in control ? String(control.value) : ''
}

/** True where somebody has typed, has emptied a field or is in one: nothing may be put back then. */
export function isInUse(form: HTMLFormElement): boolean {
  return (
    form.dataset.touched !== undefined ||
    form.contains(document.activeElement) ||
    // A field that was changed before any script ran, and left: it may be empty again. `:is` passes over unknown names.
    // In Firefox the Send button is always one of them.
    form.querySelector('.field__control:is(:user-valid, :user-invalid)') !== null
  )
}

/** True of words that the stored draft has not: on the way back a browser may restore some of the draft's own. */
export function hasNewWords(form: HTMLFormElement): boolean {
  const fields = readFields(form)
  const { fields: stored } = readDraft()
  return enquiryFieldNames.some((name) => fields[name] !== '' && fields[name] !== stored[name])
}

/**
 * Calls back when the browser shows the page again as it was left, by Back or Forward: the draft may have been changed
 * on another page since. Returns a function that ends this.
 */
export function whenShownAgain(update: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && update()
  addEventListener('pageshow', onPageShow)
  return () => removeEventListener('pageshow', onPageShow)
}

/** Name of the field with the draft's key. It is a text field, because browsers restore the words with those alone. */
export const keyName = 'idempotencyKey'

/** Puts the key of a stored draft into the form: it is posted with the words, and restored with them. */
export function writeKey(form: HTMLFormElement, key: string): void {
  const control = form.elements.namedItem(keyName)
  if (control instanceof HTMLInputElement) control.value = isStored(key) ? key : ''
}

/**
 * Key of the draft whose words the browser has restored in the form, if any. It may have been sent or emptied
 * meanwhile.
 */
export function readKey(form: HTMLFormElement): string {
  return typedIn(form, keyName)
}
