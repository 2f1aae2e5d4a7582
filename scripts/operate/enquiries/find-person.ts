import { readEmailAddress } from '#shared/email-address.ts'
import { type EnquiryField, enquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import { readPhoneNumbers } from '#shared/phone-number.ts'
import type { Enquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { exitCodes, Problem } from '../../problem.ts'
import type { DeadLetter } from './operator-queue.ts'

/** A stored enquiry: its fields, or only text when it cannot be parsed. */
type Kept = Pick<DeadLetter, 'enquiry' | 'text'>

/** A person, by the number or address they typed into the form. */
export interface Person {
  phone?: string | undefined
  email?: string | undefined
}

/**
 * Tests whether a stored enquiry is this person's, by the whole address or number in any spelling. Never by a part:
 * `ann@example.com` must not match `joann@example.com`. An enquiry that cannot be parsed matches generously, by all of
 * its text: the operator confirms each one.
 * @throws Problem when the number or address is invalid.
 */
export function isOfPerson({ phone, email }: Person): (kept: Kept) => boolean {
  const hasPhone = phone === undefined ? undefined : phoneTest(phone)
  const hasEmail = email === undefined ? undefined : emailTest(email)
  return (kept) => Boolean(hasPhone?.(kept) || hasEmail?.(kept))
}

function emailTest(typed: string): (kept: Kept) => boolean {
  const address = withoutSpaces(normalised(typed))
  if (!/.@./.test(address)) throw new Problem(`"${typed}" is not an e-mail address.`, exitCodes.wrongUse)
  // A host of other letters may have been typed as it reads, or as punycode, as which the enquiry has it too.
  const spellings = [address, normalised(readEmailAddress(typed) ?? typed)].map(RegExp.escape).join('|')
  const whole = new RegExp(`(?<![^\\s,;<>()"])(${spellings})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`, 'u')
  return ({ enquiry, text }) => {
    const texts = enquiry ? [...typedAs('email', enquiry), enquiry.replyTo ?? ''] : [text]
    return texts.map(normalised).some((words) => whole.test(words) || whole.test(withoutSpaces(words)))
  }
}

function phoneTest(typed: string): (kept: Kept) => boolean {
  const number = nationalDigits(typed)
  if (number.length < 5) throw new Problem(`"${typed}" is too short for a phone number.`, exitCodes.wrongUse)
  // With any separators between the digits.
  const inText = new RegExp([...number].join('\\W{0,8}').concat('(?!\\d)'))
  return ({ enquiry, text }) => {
    if (!enquiry) return inText.test(normalised(text))
    const numbers = typedAs('tel', enquiry).flatMap((words) => [
      ...words.split(/[\p{L},;/]+/u),
      ...readPhoneNumbers(words).map(({ e164 }) => e164),
    ])
    return numbers.some((other) => nationalDigits(other) === number)
  }
}

/** `7700900456` of `07700 900456`, `+44 (0)7700 900456` and `0044 7700 900456`; a foreign number keeps its country. */
function nationalDigits(text: string): string {
  return normalised(text)
    .replace(/\D/g, '')
    .replace(/^(00)?44/, '')
    .replace(/^0+/, '')
}

/** Values of an enquiry's fields of this type. */
function typedAs(type: EnquiryField['type'], enquiry: Enquiry): string[] {
  return enquiryFieldNames.filter((name) => enquiryField(name).type === type).map((name) => enquiry[name])
}

function normalised(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}
