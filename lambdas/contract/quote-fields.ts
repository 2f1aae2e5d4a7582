/**
 * The fields of the quote form, in the order they are asked. Form, draft, request, lead, mail, fallback messages, page
 * without JavaScript, canary and `npm run leads` all loop over this table. Imports nothing: the browser needs no schemas.
 */

export interface QuoteField {
  /** Beside the input. */
  label: string
  /** In the mail and in messages, before the value. */
  name: string
  /** Heading of its column in `npm run leads -- list`; without one, only `show` and `export` have it. */
  column?: string
  /** Chooses a phone's keyboard. A `tel` or `email` is also what a person is found by when their data is erased. */
  type: 'text' | 'tel' | 'email' | 'multiline'
  /** The HTML attributes of these names. */
  autocomplete: string
  autocapitalize?: 'none' | 'characters'
  spellcheck?: false
  hint?: string
  /** Present when it is required: the sentence said when `isUsable` is false. */
  required?: { refusal: string; isUsable: (typed: string) => boolean }
  /** Characters kept. Longer text is cut with a marker, never refused [L8]. */
  longest: number
  /** What the daily test enquiry says. */
  canary: string
}

export const quoteFields = {
  fullName: {
    label: 'Full name',
    name: 'Name',
    column: 'name',
    type: 'text',
    autocomplete: 'name',
    required: { refusal: 'Enter your name.', isUsable: isVisible },
    longest: 200,
    canary: 'Canary Lead',
  },
  phone: {
    label: 'Phone',
    name: 'Phone',
    column: 'phone',
    type: 'tel',
    autocomplete: 'tel',
    required: {
      refusal: 'Enter a phone number we can reach you on, like 020 7946 0000.',
      // As many digits as the shortest local number.
      isUsable: (typed) => (typed.match(/\p{Nd}/gu)?.length ?? 0) >= 6,
    },
    longest: 200,
    canary: '020 7946 0000',
  },
  email: {
    label: 'E-mail',
    name: 'E-mail',
    type: 'email',
    autocomplete: 'email',
    autocapitalize: 'none',
    longest: 254,
    canary: '',
  },
  postcode: {
    label: 'Postcode',
    name: 'Postcode',
    column: 'postcode',
    type: 'text',
    autocomplete: 'postal-code',
    autocapitalize: 'characters',
    spellcheck: false,
    required: {
      refusal: 'Enter the postcode of the property, like TW9 1AA.',
      // `TW9`, `tw 9`, `TWO 1AA`: a letter and a digit are enough to ask about on the phone.
      isUsable: (typed) => /\p{L}/u.test(typed) && /\p{Nd}/u.test(typed),
    },
    longest: 100,
    canary: 'TW9 1AA',
  },
  jobDescription: {
    label: 'Job description',
    name: 'Job',
    column: 'job',
    type: 'multiline',
    // Not `off`, which keeps a browser from restoring it when a visitor comes back to the form [L11].
    autocomplete: 'on',
    hint: 'What needs doing, and in which room? A sentence or two is enough. Several homes? Give each its address on a line of its own.',
    required: { refusal: 'Tell us what you need done.', isUsable: isVisible },
    longest: 10_000,
    canary: 'The daily test of the quote form. Nobody is waiting for an answer.',
  },
} as const satisfies Record<string, QuoteField>

export type QuoteFieldName = keyof typeof quoteFields
export type QuoteFields = Record<QuoteFieldName, string>

/** True when something is visible: joiners, direction marks and the like are not. */
function isVisible(typed: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(typed)
}
