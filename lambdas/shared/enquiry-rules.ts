/**
 * The quote form's rules and words, shared by the form, the page without JavaScript and the server. Imports no zod:
 * the browser needs no schemas.
 */
import {
  type EnquiryField,
  type EnquiryFieldName,
  type EnquiryFields,
  enquiryFields,
  isVisible,
} from './enquiry-fields.ts'

/** The names of the form's fields, in the order they are asked. Cast: the type of an object's keys is any string. */
export const enquiryFieldNames = Object.keys(enquiryFields) as EnquiryFieldName[]

/** The row of one field. */
export function enquiryField(name: EnquiryFieldName): EnquiryField {
  return enquiryFields[name]
}

/** Makes a value for each field. Cast, because `Object.fromEntries` loses the type of its keys. */
export function eachEnquiryField<Value>(make: (name: EnquiryFieldName) => Value): Record<EnquiryFieldName, Value> {
  return Object.fromEntries(enquiryFieldNames.map((name) => [name, make(name)])) as Record<EnquiryFieldName, Value>
}

/**
 * What the site adds to an enquiry: where it was written, nothing personal. All optional, and never a
 * reason to refuse.
 */
export interface EnquiryContext {
  /** Subject of the page, unless the visitor removed it: `Rewiring`, `A job in Kew`. At most 120 characters. */
  about?: string | undefined
  /** Path of the page that the enquiry was written on: `/services/rewiring`. */
  writtenOn?: string | undefined
  /** The visitor has declared an emergency. */
  emergency?: boolean
}
export const longestAbout = 120

/** Hidden field that people leave empty and simple bots fill in. */
export const honeypotFieldName = 'website'
export const honeypot = {
  label: 'Leave this empty',
  attributes: { type: 'text', name: honeypotFieldName, autoComplete: 'off', tabIndex: -1 },
} as const

/**
 * Seconds from which a form's token looks like a person's: a younger one marks the enquiry. The form leaves one out that is too
 * young because it was fetched late, as for a draft that was put back: none marks nothing.
 */
export const youngestTokenSeconds = 3

/**
 * Key of words that stood in the form before any script ran. The browser may have posted them without a key before, so that the
 * server treats it as none: sent again they are one enquiry.
 */
export const unkeyed = 'unkeyed'

/** Attributes of a field's control, in React's spelling: HTML ignores case. */
export function fieldAttributes(name: EnquiryFieldName) {
  const { type, autocomplete, autocapitalize, spellcheck, required } = enquiryField(name)
  return {
    // Without script the browser refuses nothing but an empty required field, so an odd e-mail address passes.
    type: type === 'multiline' || type === 'choice' ? undefined : type === 'email' ? 'text' : type,
    ...(type === 'email' && { inputMode: 'email' as const }),
    name,
    autoComplete: autocomplete,
    autoCapitalize: autocapitalize,
    spellCheck: spellcheck,
    required: required !== undefined,
  }
}

/** Characters of a field that are judged: the rest is no description, and would keep a visitor waiting. */
const mostJudged = 100_000

/**
 * What danger is judged by: the job, and what somebody has written into another field, a line each. A name alone says nothing:
 * people are called Burns.
 */
export function wordsOf(typed: EnquiryFields): string {
  const isTold = (name: EnquiryFieldName) =>
    enquiryField(name).type === 'multiline' || typed[name].trim().split(/\s+/, 5).length === 5
  return enquiryFieldNames
    .filter(isTold)
    .map((name) => typed[name].slice(0, mostJudged))
    .join('\n')
}

/** The customer's own wording, but for `malformed`, of which it says nothing. */
export const enquiryNotices = {
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  malformed: { title: 'Please Check', text: 'Please look at the marked fields.' },
  sent: { title: 'Message Sent!', text: "Thank you for your enquiry. We'll get back to you soon." },
  failed: { title: 'Error', text: 'Failed to send message. Please try again or call us directly.' },
} as const

/** After a failure of which another try alone would change nothing. */
export const tooLong = 'Your text is longer than this form can send. Please shorten it and send it again, or call us.'

/** After a failure that may be a lost answer. */
export const maybeArrived =
  'Your request may still have reached us, because perhaps only our answer was lost. You can safely send it again: the same request counts only once.'

/** Page of the form. */
export const formPath = '/contact'
/**
 * Static pages that a form posted without script is answered with: it was sent; it was sent and is about a danger; or it
 * was not sent, and the words are behind Back.
 */
export const sentPath = '/sent'
export const sentDangerPath = '/sent-danger'
export const notSentPath = '/not-sent'

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
export const sendLabel = 'Send request'

/**
 * Why an enquiry is refused: a sentence for each required field that is empty or unusable, so an empty object means
 * that it is accepted. The form and the server both ask here and cannot disagree.
 */
export function refusedEnquiryFields(typed: EnquiryFields): Partial<Record<EnquiryFieldName, string>> {
  const refused = enquiryFieldNames.flatMap((name) => {
    const { required } = enquiryField(name)
    if (!required || required.isUsable(typed[name])) return []
    const { missing, malformed = missing } = required
    return [[name, isVisible(typed[name]) ? malformed : missing]]
  })
  return Object.fromEntries(refused)
}

/** The notice above refused fields: that something is missing is said only where a field is empty. */
export function refusalNotice(refused: Partial<Record<EnquiryFieldName, string>>) {
  const isMissing = enquiryFieldNames.some(
    (name) => refused[name] && refused[name] === enquiryField(name).required?.missing,
  )
  return isMissing ? enquiryNotices.missing : enquiryNotices.malformed
}
