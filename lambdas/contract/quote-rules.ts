/**
 * The quote form's own rules and words (specification 5 and 8), shared by the form, the page without
 * JavaScript and the server. Imports no schema library: the browser uses this file as it is.
 */
import { looksLikeEmail, looksLikePhone, normalisePostcode } from './uk.ts'

/** Names of the form's text fields, in the order they are asked. */
export const quoteFieldNames = ['fullName', 'phone', 'email', 'postcode', 'jobDescription'] as const
export type QuoteFieldName = (typeof quoteFieldNames)[number]
export type QuoteFields = Record<QuoteFieldName, string>

export const requiredQuoteFields: readonly QuoteFieldName[] = ['fullName', 'phone', 'postcode', 'jobDescription']

/** Characters kept of each field; what is longer is cut with a marker, never refused (promise L8). */
export const quoteFieldMaxLength: Record<QuoteFieldName, number> = {
  fullName: 200,
  phone: 60,
  email: 254,
  postcode: 20,
  jobDescription: 10_000,
}

/** Hidden field that people leave empty and simple robots fill in (promise L9). */
export const honeypotFieldName = 'website'

/** Notices, to the letter (specification 8). */
export const quoteNotices = {
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  sent: { title: 'Message Sent!', text: "Thank you for your enquiry. We'll get back to you soon." },
  failed: { title: 'Error', text: 'Failed to send message. Please try again or call us directly.' },
} as const

/** What stands beside a required field that is empty. */
export const quoteEmptyMessages: Partial<Record<QuoteFieldName, string>> = {
  fullName: 'Enter your name.',
  phone: 'Enter a phone number we can reach you on.',
  postcode: 'Enter the postcode of the property.',
  jobDescription: 'Tell us what you need done.',
}

/** What stands beside a field that has text in it which cannot be right. */
export const malformedMessages = {
  phone: 'Enter a phone number, like 020 7946 0000 or 07700 900000.',
  email: 'Enter an e-mail address, like name@example.com, or leave it empty.',
  postcode: 'Enter a full UK postcode, like TW9 1AA.',
} as const

/** A sentence for each field that needs one: empty and required, or impossible. An empty object means all is well. */
export function checkQuoteFields(fields: QuoteFields): Partial<Record<QuoteFieldName, string>> {
  const errors: Partial<Record<QuoteFieldName, string>> = {}
  for (const name of requiredQuoteFields) {
    if (fields[name].trim() === '') errors[name] = quoteEmptyMessages[name]
  }
  if (!errors.phone && !looksLikePhone(fields.phone)) errors.phone = malformedMessages.phone
  if (!errors.postcode && !normalisePostcode(fields.postcode)) errors.postcode = malformedMessages.postcode
  if (fields.email.trim() !== '' && !looksLikeEmail(fields.email.trim())) errors.email = malformedMessages.email
  return errors
}

/** True when a required field is empty: the case the specification calls "Missing Information". */
export function hasMissingField(fields: QuoteFields): boolean {
  return requiredQuoteFields.some((name) => fields[name].trim() === '')
}
