import { wholeNumber } from '#content/business.ts'
import { coverageMessage } from '#content/coverage.ts'
import { cleanText } from '#shared/clean-text.ts'
import { meantAddress, readEmailAddress } from '#shared/email-address.ts'
import {
  type EnquiryFieldName,
  type EnquiryFields,
  enquiryField,
  enquiryFieldNames,
  examples,
  type FieldSentences,
} from '#shared/enquiry-fields.ts'
import { cheapestFirst, phoneProblem, readPhoneNumbers, surchargeOf } from '#shared/phone-number.ts'
import { readOutcode, readPostcode } from '#shared/postcode.ts'

/** Advice beside the fields. It never blocks sending. */
export function enquiryAdvice(fields: EnquiryFields): FieldSentences {
  const advice: FieldSentences = {}
  for (const name of enquiryFieldNames) {
    const sentence = adviseOn(name, cleanText(fields[name], Number.POSITIVE_INFINITY))
    if (sentence) advice[name] = sentence
  }
  return advice
}

/**
 * Says that text will be cut. It is said while somebody types, because the field may be the last. Undefined where
 * nothing is lost.
 */
export function lengthAdvice(name: EnquiryFieldName, typed: string): string | undefined {
  const { longest } = enquiryField(name)
  if (typed.length <= longest || cleanText(typed, Number.POSITIVE_INFINITY).length <= longest) return undefined
  return `${charactersKept(name)} Please shorten your text, or send us the rest by email.`
}

export function charactersKept(name: EnquiryFieldName): string {
  return `Only the first ${wholeNumber(enquiryField(name).longest)} characters will reach us.`
}

function adviseOn(name: EnquiryFieldName, typed: string): string | undefined {
  const { type } = enquiryField(name)
  if (typed === '') return undefined
  if (type === 'tel') return adviseOnPhone(typed)
  if (type === 'email') return adviseOnEmail(typed)
  return name === 'postcode' ? adviseOnPostcode(typed) : undefined
}

function adviseOnPhone(typed: string): string | undefined {
  const [cheapest] = cheapestFirst(readPhoneNumbers(typed))
  if (!cheapest) return `Check this phone number. ${phoneProblem(typed)}`
  const surcharge = surchargeOf(cheapest.e164)
  return surcharge && surchargeAdvice[surcharge]
}

const surchargeAdvice = {
  abroad:
    'A call to this number can cost us pounds a minute, because it is abroad. If you also have a UK number, please add it.',
  premium:
    'Check this phone number. A call to it can cost us pounds a minute. Please add a UK landline or mobile if you have one.',
}

function adviseOnEmail(typed: string): string | undefined {
  const address = readEmailAddress(typed)
  if (!address) return 'Check this email address. It should look like name@example.com.'
  const meant = meantAddress(address)
  return meant && `Check this email address. Did you mean ${meant}?`
}

function adviseOnPostcode(typed: string): string {
  const outcode = readOutcode(typed)
  if (!outcode) return `Check this postcode. It should look like ${examples.postcode}.`
  return readPostcode(typed)
    ? coverageMessage(outcode)
    : `${coverageMessage(outcode)} Add the rest of the postcode if you can.`
}
