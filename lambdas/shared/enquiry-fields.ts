/**
 * The fields of the quote form, in the order they are asked. Form, draft, request, enquiry, mail, fallback messages,
 * page without JavaScript, test enquiry and `npm run enquiries` all loop over this table. Imports nothing: the browser
 * needs no schemas.
 */

export type EnquiryField = {
  /** Label of the control. */
  label: string
  /** Label before the value in mails, messages and the receipt. */
  shortLabel: string
  /** Heading of its column in `npm run enquiries -- list`; without one, only `show` and `export` have it. */
  column?: string
  /** The HTML attributes of these names. Browsers do not restore a field of `autocomplete: 'off'` by Back. */
  autocomplete: string
  autocapitalize?: 'none' | 'characters'
  spellcheck?: false
  hint?: string
  /** Present when required: the errors for an empty field, and for text that is not usable, where some is not. */
  required?: { missing: string; malformed?: string; isUsable: (typed: string) => boolean }
  /** Characters kept. Longer text is cut with a marker, never refused. */
  longest: number
  /** Value in the daily test enquiry. */
  testEnquiry: string
} & (
  | {
      /** Chooses a phone's keyboard. A `tel` or `email` is also what a person is found by when their data is erased. */
      type: 'text' | 'tel' | 'email' | 'multiline'
      choices?: undefined
    }
  | { type: 'choice'; choices: readonly string[] }
)

/** How a usable value looks: in what refuses one, in advice, and in the daily test enquiry. */
export const examples = { phone: '020 7946 0000', postcode: 'TW9 1AA' } as const

export const enquiryFields = {
  fullName: {
    label: 'Full name',
    shortLabel: 'Name',
    column: 'name',
    type: 'text',
    autocomplete: 'name',
    required: { missing: 'Enter your name.', isUsable: isVisible },
    longest: 200,
    testEnquiry: 'test enquiry',
  },
  phone: {
    label: 'Phone',
    shortLabel: 'Phone',
    column: 'phone',
    type: 'tel',
    autocomplete: 'tel',
    required: {
      missing: `Enter a phone number we can reach you on, like ${examples.phone}.`,
      malformed: `This has too few digits for a phone number. It should look like ${examples.phone}.`,
      // The shortest local numbers have six digits.
      isUsable: (typed) => (typed.match(/\p{Nd}/gu)?.length ?? 0) >= 6,
    },
    longest: 200,
    testEnquiry: examples.phone,
  },
  email: {
    label: 'Email',
    shortLabel: 'Email',
    type: 'email',
    autocomplete: 'email',
    autocapitalize: 'none',
    longest: 254,
    testEnquiry: '',
  },
  postcode: {
    label: 'Postcode',
    shortLabel: 'Postcode',
    column: 'postcode',
    type: 'text',
    autocomplete: 'postal-code',
    autocapitalize: 'characters',
    spellcheck: false,
    required: {
      missing: `Enter the postcode of the property, like ${examples.postcode}.`,
      malformed: `This doesn't look like a postcode. It should look like ${examples.postcode}.`,
      // Accepts `TW9`, `tw 9` and the mistyped `TWO 1AA`: the owner can ask for the rest.
      isUsable: (typed) => /\p{L}/u.test(typed) && /\p{Nd}/u.test(typed),
    },
    longest: 100,
    testEnquiry: examples.postcode,
  },
  jobDescription: {
    label: 'Job description',
    shortLabel: 'Job',
    column: 'job',
    type: 'multiline',
    autocomplete: 'on',
    hint: "Tell us what you need and which room it's in. A sentence or two is plenty. If there's a good time to call you, add that too.",
    required: { missing: 'Tell us what you need done.', isUsable: isVisible },
    longest: 10_000,
    testEnquiry: 'The daily test of the quote form. Nobody is waiting for an answer.',
  },
} as const satisfies Record<string, EnquiryField>

export type EnquiryFieldName = keyof typeof enquiryFields
export type EnquiryFields = Record<EnquiryFieldName, string>

/** A sentence for each field that something is said of: why it is refused, or advice that blocks nothing. */
export type FieldSentences = Partial<Record<EnquiryFieldName, string>>

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

/** True when the text has a visible character; joiners and direction marks are not. */
export function isVisible(typed: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(typed)
}
