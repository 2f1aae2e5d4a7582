import { coverageMessage } from '#content/coverage.ts'
import { isReplyAddress } from '#contract/email-address.ts'
import { phoneProblem } from '#contract/phone-number.ts'
import type { QuoteFieldName, QuoteFields } from '#contract/quote-fields.ts'
import { quoteField, quoteFieldNames } from '#contract/quote-rules.ts'
import { normalisePostcode, outcode } from '#contract/uk.ts'

export type QuoteAdvice = Partial<Record<QuoteFieldName, string>>

/** Advice beside the fields. It never blocks sending [L17]. */
export function quoteAdvice(fields: QuoteFields): QuoteAdvice {
  const advice: QuoteAdvice = {}
  for (const name of quoteFieldNames) {
    const sentence = adviseOn(name, fields[name].normalize('NFKC').trim())
    if (sentence) advice[name] = sentence
  }
  return advice
}

function adviseOn(name: QuoteFieldName, typed: string): string | undefined {
  const { type, longest } = quoteField(name)
  if (typed === '') return undefined
  if (typed.length > longest) return `Only the first ${longest.toLocaleString('en-GB')} characters will reach us.`
  if (type === 'tel') {
    const problem = phoneProblem(typed)
    return problem && `Check this phone number. ${problem}`
  }
  if (type === 'email' && !isReplyAddress(typed))
    return 'Check this e-mail address. It should look like name@example.com.'
  return name === 'postcode' ? adviseOnPostcode(typed) : undefined
}

/** The outward code of a postcode, for example `TW9`. */
const districtPattern = /^[A-Z]{1,2} ?\d[A-Z\d]?$/i

function adviseOnPostcode(typed: string): string {
  const postcode = normalisePostcode(typed)
  if (postcode) return coverageMessage(outcode(postcode))
  if (!districtPattern.test(typed)) return 'Check this postcode. It should look like TW9 1AA.'
  return `${coverageMessage(typed.replace(' ', '').toUpperCase())} Add the rest of the postcode if you can.`
}
