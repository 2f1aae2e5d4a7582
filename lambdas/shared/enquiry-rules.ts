/**
 * The quote form's rules, shared by the form, the page without JavaScript and the server: what is refused, what marks,
 * what is judged. Imports no zod: the browser needs no schemas.
 */
import {
  type EnquiryFieldName,
  type EnquiryFields,
  enquiryField,
  enquiryFieldNames,
  type FieldSentences,
  isVisible,
} from './enquiry-fields.ts'

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
 * Seconds from which a form's token looks like a person's: a younger one marks the enquiry. The form omits a token
 * younger than this, for example when a restored draft is sent at once: a missing token marks nothing.
 */
export const youngestTokenSeconds = 3

/**
 * Key of words that stood in the form before any script ran. The browser may have posted them without a key before, so
 * that the server treats it as none: sent again they are one enquiry.
 */
export const unkeyed = 'unkeyed'

/** Characters of a field that are judged: the rest is no description, and would keep a visitor waiting. */
const mostJudged = 100_000

/**
 * What danger is judged by: the job, and what somebody has written into another field, a line each. A name alone says
 * nothing: people are called Burns.
 */
export function judgedText(typed: EnquiryFields): string {
  const isTold = (name: EnquiryFieldName) =>
    enquiryField(name).type === 'multiline' || typed[name].trim().split(/\s+/, 5).length === 5
  return enquiryFieldNames
    .filter(isTold)
    .map((name) => typed[name].slice(0, mostJudged))
    .join('\n')
}

/**
 * Why an enquiry is refused: a sentence for each required field that is empty or unusable, so an empty object means
 * that it is accepted. The form and the server both ask here and cannot disagree.
 */
export function refusedEnquiryFields(typed: EnquiryFields): FieldSentences {
  const refused = enquiryFieldNames.flatMap((name) => {
    const { required } = enquiryField(name)
    if (!required || required.isUsable(typed[name])) return []
    const { missing, malformed = missing } = required
    return [[name, isVisible(typed[name]) ? malformed : missing]]
  })
  return Object.fromEntries(refused)
}
