/**
 * The words of the quote form: its notices, what it says after Send, and its button. Imports no zod: the browser needs
 * no schemas.
 */
import { enquiryField, enquiryFieldNames, type FieldSentences } from './enquiry-fields.ts'

/** The customer's own wording, but for `malformed`, of which it says nothing. */
export const enquiryNotices = {
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  malformed: { title: 'Please Check', text: 'Please look at the marked fields.' },
  sent: { title: 'Message Sent!', text: "Thank you for your enquiry. We'll get back to you soon." },
  failed: { title: 'Error', text: 'Failed to send message. Please try again or call us directly.' },
} as const

/** After a failure of which another try alone would change nothing. */
export const tooLong = 'Your text is longer than this form can send. Please shorten it and send it again, or call us.'

/** After a failure that may be a lost response. */
export const maybeArrived =
  'Your enquiry may still have reached us, because perhaps only our answer was lost. You can safely send it again: the same enquiry counts only once.'

/** How a declared emergency begins in mails, in lists, and in what a visitor sends where the form fails. */
export const emergencyMark = 'EMERGENCY'

/** In place of a time of reply, of a danger: no hour is promised by form. */
export const ringFirst = 'Please ring us, because nobody watches the form at night.'

/** After Send, of a danger; `wait` after the words that say "soon". */
export const haveYouRung = {
  title: 'Have you rung us?',
  text: 'Nobody watches the form at night.',
  wait: "At night we only answer the phone, so please ring us and don't wait for that.",
} as const

/** In the receipt mail. */
export const nextStep = "We'll call or write, and we may ask to see the job."

/** On the button that sends the form. */
export const sendLabel = 'Send enquiry'

/** The notice above refused fields: that something is missing is said only where a field is empty. */
export function refusalNotice(refused: FieldSentences) {
  const isMissing = enquiryFieldNames.some(
    (name) => refused[name] && refused[name] === enquiryField(name).required?.missing,
  )
  return isMissing ? enquiryNotices.missing : enquiryNotices.malformed
}

/** Enough of an id for the commands, which print and take it. */
export function shortId(enquiryId: string): string {
  return enquiryId.slice(0, 8)
}

/** Reference of an enquiry in receipts, pages and mails: `1A2B-3C4D`. */
export function referenceOf(enquiryId: string): string {
  return `${enquiryId.slice(0, 4)}-${enquiryId.slice(4, 8)}`.toUpperCase()
}
