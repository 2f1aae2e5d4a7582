/**
 * The quote form's own rules and words (specification 5 and 8), shared by the form, the page without
 * JavaScript and the server. No imports: the browser uses this file as it is.
 */

/** Names of the form's text fields, in the order they are asked. */
export const quoteFieldNames = ['fullName', 'phone', 'email', 'postcode', 'jobDescription'] as const
export type QuoteFieldName = (typeof quoteFieldNames)[number]
export type QuoteFields = Record<QuoteFieldName, string>

export const requiredQuoteFields = ['fullName', 'phone', 'postcode', 'jobDescription'] as const
type RequiredQuoteField = (typeof requiredQuoteFields)[number]

/** Characters kept of each field; what is longer is cut with a marker, never refused (promise L8). */
export const quoteFieldMaxLength: Record<QuoteFieldName, number> = {
  fullName: 200,
  phone: 200,
  email: 254,
  postcode: 100,
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

/** Said above the form, since only the optional fields are marked. */
export const requiredNote = 'All fields are required unless marked optional.'

/**
 * Why an enquiry is refused: a sentence for each required field that is empty or unusable. An empty object means that
 * it is taken. The form and the server both ask here, so that neither refuses what the other takes (promises L8, L17).
 */
export function refusedQuoteFields(typed: QuoteFields): Partial<Record<QuoteFieldName, string>> {
  const refused = requiredQuoteFields.filter((name) => !isUsable[name](typed[name]))
  return Object.fromEntries(refused.map((name) => [name, refusals[name]]))
}

const refusals: Record<RequiredQuoteField, string> = {
  fullName: 'Enter your name.',
  phone: 'Enter a phone number we can reach you on, like 020 7946 0000.',
  postcode: 'Enter the postcode of the property, like TW9 1AA.',
  jobDescription: 'Tell us what you need done.',
}

const isUsable: Record<RequiredQuoteField, (typed: string) => boolean> = {
  fullName: isVisible,
  // Whatever has as many digits as the shortest local number may be rung.
  phone: (typed) => (typed.match(/\p{Nd}/gu)?.length ?? 0) >= 6,
  // `TW9`, `tw 9`, `TWO 1AA`: with a letter and a digit there is something to ask about on the telephone.
  postcode: (typed) => /\p{L}/u.test(typed) && /\p{Nd}/u.test(typed),
  jobDescription: isVisible,
}

/** True when there is something to see: joiners, marks of direction and the like are no words. */
function isVisible(typed: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(typed)
}
