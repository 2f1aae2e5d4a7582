import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { QuoteField } from '#contract/quote-fields.ts'
import { quoteField, quoteFieldNames } from '#contract/quote-rules.ts'
import type { Lead } from '../../../lambdas/leads/lead.ts'
import { exitCodes, Problem } from '../../problem.ts'

/** A person, by what they typed into the form. */
export interface Person {
  phone?: string | undefined
  email?: string | undefined
}

/** What is kept of a lead: its fields, or only text when it cannot be read. */
interface Kept {
  lead: Lead | undefined
  text: string
}

/**
 * Tells whether something kept is this person's: the whole address or the whole number, however either was typed.
 * Never by a part, or `ann@example.com` would be `joann@example.com` too [G3].
 * @throws Problem when the number or the address cannot be one.
 */
export function isOfPerson({ phone, email }: Person): (kept: Kept) => boolean {
  const hasPhone = phone === undefined ? undefined : phoneTest(phone)
  const hasEmail = email === undefined ? undefined : emailTest(email)
  return (kept) => Boolean(hasPhone?.(kept) || hasEmail?.(kept))
}

function emailTest(typed: string): (kept: Kept) => boolean {
  const address = folded(typed)
  if (!/.@./.test(address)) throw new Problem(`"${typed}" is not an e-mail address.`, exitCodes.wrongUse)
  const inText = new RegExp(`(?<![\\w.+-])${address.replace(/\W/g, '\\$&')}(?![\\w-]|\\.\\w)`)
  return ({ lead, text }) => {
    // Of what cannot be read: better asked about one too many than one too few.
    if (!lead) return inText.test(text.toLowerCase()) || inText.test(folded(text))
    return typedAs('email', lead).some((whole) =>
      [whole, ...whole.split(/[\s,;<>()"]+/)].some((part) => folded(part) === address),
    )
  }
}

/** What a lead's fields of this type hold. */
function typedAs(type: QuoteField['type'], lead: Lead): string[] {
  return quoteFieldNames.filter((name) => quoteField(name).type === type).map((name) => lead[name])
}

/** Without spaces and capitals. */
function folded(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toLowerCase()
}

function phoneTest(typed: string): (kept: Kept) => boolean {
  const digits = digitsOf(typed)
  if (digits.length < 5) throw new Problem(`"${typed}" is too short for a phone number.`, exitCodes.wrongUse)
  const parsed = parsePhoneNumberFromString(typed, 'GB')
  const number = parsed?.isPossible() ? parsed : undefined
  const spellings = new Set(number ? spellingsOf(number) : [digits])
  // In a text without fields, whatever stands between its digits.
  const inText = new RegExp([...(number?.nationalNumber ?? digits)].join('\\W{0,8}').concat('(?!\\d)'))
  return ({ lead, text }) => {
    if (!lead) return inText.test(text.normalize('NFKC'))
    if (number && lead.phoneE164 === number.number) return true
    return typedAs('tel', lead).some((whole) => {
      const all = whole.normalize('NFKC')
      if (all.split(/[\p{L},;/]+/u).some((part) => spellings.has(digitsOf(part)))) return true
      return findPhoneNumbersInText(all, 'GB').some((found) => found.number.number === number?.number)
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
  // A number without its country is a British one.
  return countryCallingCode === '44' ? [nationalNumber, `0${nationalNumber}`, ...abroad] : abroad
}
