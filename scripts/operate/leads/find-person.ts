import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { readEmailAddress } from '#contract/email-address.ts'
import { readPhoneNumbers } from '#contract/phone-number.ts'
import type { QuoteField } from '#contract/quote-fields.ts'
import { quoteField, quoteFieldNames } from '#contract/quote-rules.ts'
import type { Lead } from '../../../lambdas/leads/lead.ts'
import { exitCodes, Problem } from '../../problem.ts'

/** A person, by the number or address they typed into the form. */
export interface Person {
  phone?: string | undefined
  email?: string | undefined
}

/** A stored lead: its fields, or only text when it cannot be parsed. */
interface Kept {
  lead: Lead | undefined
  text: string
}

/**
 * Tests whether a stored lead is this person's, by the whole address or number in any spelling. Never by a part:
 * `ann@example.com` must not match `joann@example.com`.
 * @throws Problem when the number or address is invalid.
 */
export function isOfPerson({ phone, email }: Person): (kept: Kept) => boolean {
  const hasPhone = phone === undefined ? undefined : phoneTest(phone)
  const hasEmail = email === undefined ? undefined : emailTest(email)
  return (kept) => Boolean(hasPhone?.(kept) || hasEmail?.(kept))
}

function emailTest(typed: string): (kept: Kept) => boolean {
  const address = folded(typed)
  // A host of other letters may have been typed as it reads, or as punycode.
  const spellings = new Set([address, folded(readEmailAddress(typed) ?? typed)])
  if (!/.@./.test(address)) throw new Problem(`"${typed}" is not an e-mail address.`, exitCodes.wrongUse)
  const inText = new RegExp(`(?<![\\w.+-])${address.replace(/\W/g, '\\$&')}(?![\\w-]|\\.\\w)`)
  return ({ lead, text }) => {
    // A lead that cannot be parsed matches generously: the operator confirms each one.
    if (!lead) return inText.test(text.toLowerCase()) || inText.test(folded(text))
    return typedAs('email', lead).some((whole) =>
      [whole, readEmailAddress(whole) ?? '', ...whole.split(/[\s,;<>()"]+/)].some((part) =>
        spellings.has(folded(part)),
      ),
    )
  }
}

/** Values of a lead's fields of this type. */
function typedAs(type: QuoteField['type'], lead: Lead): string[] {
  return quoteFieldNames.filter((name) => quoteField(name).type === type).map((name) => lead[name])
}

/** Lower case, without spaces. */
function folded(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toLowerCase()
}

function phoneTest(typed: string): (kept: Kept) => boolean {
  const digits = digitsOf(typed)
  if (digits.length < 5) throw new Problem(`"${typed}" is too short for a phone number.`, exitCodes.wrongUse)
  const parsed = parsePhoneNumberFromString(typed, 'GB')
  const number = parsed?.isPossible() ? parsed : undefined
  const spellings = new Set(number ? spellingsOf(number) : [digits])
  // In unparsed text, with any separators between the digits.
  const inText = new RegExp([...(number?.nationalNumber ?? digits)].join('\\W{0,8}').concat('(?!\\d)'))
  return ({ lead, text }) => {
    if (!lead) return inText.test(text.normalize('NFKC'))
    if (number && lead.phoneE164 === number.number) return true
    return typedAs('tel', lead).some((whole) => {
      const all = whole.normalize('NFKC')
      if (all.split(/[\p{L},;/]+/u).some((part) => spellings.has(digitsOf(part)))) return true
      return readPhoneNumbers(whole).some(({ e164 }) => e164 === number?.number)
    })
  }
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}

/** `07700900456`, `447700900456`, `4407700900456` and so on: the digits of one number as people write it. */
function spellingsOf({ countryCallingCode, nationalNumber }: PhoneNumber): string[] {
  const abroad = [countryCallingCode, `00${countryCallingCode}`].flatMap((code) => [
    `${code}${nationalNumber}`,
    `${code}0${nationalNumber}`,
  ])
  // A number without a country code is British.
  return countryCallingCode === '44' ? [nationalNumber, `0${nationalNumber}`, ...abroad] : abroad
}
