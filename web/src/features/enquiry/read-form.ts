/** Reads what the document's own form holds: the fields are uncontrolled. */
import type { EnquiryFields } from '#shared/enquiry-fields.ts'
import { eachEnquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import { honeypotFieldName } from '#shared/enquiry-rules.ts'
import { isStored, readDraft } from './draft.ts'

/** Values of the form's text fields. */
export function readFields(form: HTMLFormElement): EnquiryFields {
  return eachEnquiryField((name) => typedIn(form, name))
}

/**
 * Shows the draft in a form that does not hold it yet: it was restored, typed into the other form, or emptied. The field that
 * somebody is in is left alone.
 */
export function writeFields(form: HTMLFormElement, fields: EnquiryFields): void {
  for (const name of enquiryFieldNames) {
    const control = form.elements.namedItem(name)
    // Not a list of controls: each name is there once.
    if (!(control instanceof Element) || !('value' in control)) continue
    // The dialog's first field has the focus before the stored words come.
    if (control === document.activeElement && control.value !== '') continue
    if (control.value !== fields[name]) control.value = fields[name]
  }
}

export function readHoneypot(form: HTMLFormElement): string {
  return typedIn(form, honeypotFieldName)
}

/** Not read from a `FormData`, because a browser lays out the page to make one of a form with a textarea. */
function typedIn(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name)
  return control !== null && 'value' in control ? String(control.value) : ''
}

/** True once somebody has typed in the form, emptied a field or is in it: nothing may be put back into it then. */
export function isTouched(form: HTMLFormElement): boolean {
  return isInUse(form) || hasNewWords(form)
}

/** True where somebody has typed or is about to. */
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

/** Name of the field with the draft's key. It is a text field, because browsers restore the words with those alone. */
export const keyName = 'idempotencyKey'

/** Puts the key of a stored draft into the form: it is posted with the words, and restored with them. */
export function writeKey(form: HTMLFormElement, key: string): void {
  const control = form.elements.namedItem(keyName)
  if (control instanceof HTMLInputElement) control.value = isStored(key) ? key : ''
}

/** True of a form with the words of a draft that was sent or emptied meanwhile. */
export function isLeftOver(form: HTMLFormElement): boolean {
  const key = typedIn(form, keyName)
  return key !== '' && !isStored(key)
}

/** True of a form that the browser has restored with the key of the stored draft, whose words may be newer. */
export function isRestored(form: HTMLFormElement): boolean {
  const key = typedIn(form, keyName)
  return key !== '' && isStored(key)
}
