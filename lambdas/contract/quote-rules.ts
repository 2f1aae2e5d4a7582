/**
 * The quote form's rules and words, shared by the form, the page without JavaScript and the server. Imports
 * nothing: the browser needs no schemas.
 */

/**
 * Names of the form's text fields, in the order they are asked. A name added here is a type error in each place that
 * must handle it, on the way from the form to the lead and the mail; the CSV export takes the list itself.
 */
export const quoteFieldNames = ['fullName', 'phone', 'email', 'postcode', 'jobDescription'] as const
export type QuoteFieldName = (typeof quoteFieldNames)[number]
export type QuoteFields = Record<QuoteFieldName, string>

export const requiredQuoteFields = ['fullName', 'phone', 'postcode', 'jobDescription'] as const
type RequiredQuoteField = (typeof requiredQuoteFields)[number]

/** Characters kept of each field. Longer text is cut with a marker, never refused [L8]. */
export const quoteFieldMaxLength: Record<QuoteFieldName, number> = {
  fullName: 200,
  phone: 200,
  email: 254,
  postcode: 100,
  jobDescription: 10_000,
}

/**
 * What the site adds to an enquiry: where it comes from, and nothing personal. None of it is required, none is a
 * reason to refuse.
 */
export interface QuoteContext {
  /** What the page was about, unless the visitor took it away: `Rewiring`, `A job in Kew`. At most 120 characters. */
  about?: string | undefined
  /** Path of the page that the enquiry was written on: `/services/rewiring`. */
  writtenOn?: string | undefined
  /** Path of the first page of the visit, which a browser without JavaScript does not know. */
  beganOn?: string | undefined
}
export const longestAbout = 120

/** Hidden field that people leave empty and simple bots fill in [L9]. */
export const honeypotFieldName = 'website'

/** The customer's own wording. */
export const quoteNotices = {
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  sent: { title: 'Message Sent!', text: "Thank you for your enquiry. We'll get back to you soon." },
  failed: { title: 'Error', text: 'Failed to send message. Please try again or call us directly.' },
} as const

/** On the receipt, after the time by which we reply. */
export const nextStep = 'we call or write, and may ask to see the job'

/** On the button that sends the form. */
export const sendLabel = 'Send request'

/** Said above the form, since only the optional fields are marked. */
export const requiredNote = 'All fields are required unless marked optional.'

/**
 * Why an enquiry is refused: a sentence for each required field that is empty or unusable, so an empty object means
 * that it is accepted. The form and the server both ask here and cannot disagree [L8] [L17].
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
  // As many digits as the shortest local number.
  phone: (typed) => (typed.match(/\p{Nd}/gu)?.length ?? 0) >= 6,
  // `TW9`, `tw 9`, `TWO 1AA`: a letter and a digit are enough to ask about on the phone.
  postcode: (typed) => /\p{L}/u.test(typed) && /\p{Nd}/u.test(typed),
  jobDescription: isVisible,
}

/** True when something is visible: joiners, direction marks and the like are not. */
function isVisible(typed: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(typed)
}
