/**
 * The phone numbers in what was typed, for the form's advice, the receipt, and the owner's links, as far as length and
 * beginning tell (Ofcom's National Telephone Numbering Plan, ITU-T E.164). No enquiry is refused for them.
 */
import { plainLine } from './clean-text.ts'
import { examples } from './enquiry-fields.ts'

/** A number that can be rung. */
export interface PhoneNumber {
  /** For display: `07700 900123`; a foreign number as it was typed. */
  display: string
  /** `+447700900123`. */
  e164: string
}

/** Digits of a British number after its 0, by how it begins. Geographic numbers have ten, in a few places nine. */
const ukLengths: [beginning: RegExp, lengths: readonly number[]][] = [
  [/^1/, [9, 10]],
  [/^2[03489]/, [10]],
  [/^[35679]/, [10]],
  // 0800 1111, and older 0800 and 0500 numbers with six digits after them.
  [/^800/, [7, 9, 10]],
  [/^845/, [7, 10]],
  [/^8/, [10]],
]

/** ITU-T E.164: at most fifteen digits, the country's code included. No country has numbers shorter than seven. */
const foreignLengths = { least: 7, most: 15 }

/** All numbers in the text that can be rung, each once, in the order typed. */
export function readPhoneNumbers(typed: string): PhoneNumber[] {
  const found = candidates(typed).flatMap(numbersIn)
  return found.filter(({ e164 }, index) => found.findIndex((other) => other.e164 === e164) === index)
}

/** Why no number of the text can be rung, in a sentence; undefined when one can. */
export function phoneProblem(typed: string): string | undefined {
  if (readPhoneNumbers(typed).length > 0) return undefined
  if (readPhoneNumbers(typed.replace(letterO, ({ length }) => '0'.repeat(length))).length > 0)
    return 'It has a letter O among its digits, where a zero is meant.'
  const [first] = candidates(typed)
  return (first && judge(first).problem) ?? lookingRight
}

/** Why a call may cost pounds a minute. */
export type Surcharge = 'abroad' | 'premium'

/**
 * Numbers that cost pounds a minute by their kind, and that a fraudster may have typed to be rung: British 09, 087,
 * personal (070) and pager numbers (076, without 07624, the Isle of Man's mobiles), satellite and universal personal
 * numbers, premium rate in North America (+1 900) and in the whole world (+979), and trial services (+991).
 * https://www.itu.int/pub/T-SP-E.164D
 */
const premium = /^\+(44(9|87[123]|70|76(?!24))|1900|87[08]|88[123]|979|991)/

/** Why a call to this number (E.164) may cost pounds a minute; undefined for an ordinary one. */
export function surchargeOf(e164: string): Surcharge | undefined {
  if (premium.test(e164)) return 'premium'
  return e164.startsWith('+44') ? undefined : 'abroad'
}

/** The numbers with the dearest last, otherwise in their order. */
export function cheapestFirst(numbers: readonly PhoneNumber[]): PhoneNumber[] {
  const rank = ({ e164 }: PhoneNumber) => [undefined, 'abroad', 'premium'].indexOf(surchargeOf(e164))
  return numbers.toSorted((one, other) => rank(one) - rank(other))
}

/** True for a number that may have WhatsApp: a British mobile, or any foreign number. */
export function mayBeMobile(e164: string): boolean {
  return e164.startsWith('+447') || !e164.startsWith('+44')
}

/** Link that opens WhatsApp, with a message if given. Without a number (E.164) WhatsApp asks for the recipient. */
export function whatsappLink(number: string, text?: string): string {
  return `https://wa.me/${number.slice(1)}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** Substrings that may hold a number: at least five digits, and what people write between them. */
function candidates(typed: string): string[] {
  const runs = plainLine(typed)
    .replace(hours, ';')
    // Within a number, as some write thousands.
    .replace(/(?<=\d),(?=\d)/g, ' ')
    .match(/[+(]*\d[\d\s().\-/_|\u00b7]*/g)
  return (runs ?? []).map((run) => run.replace(/\D+$/, '')).filter((run) => digitsOf(run).length >= 5)
}

/** A letter O beside a digit, and beside no other letter. */
const letterO = /(?<=\d)[oO]+(?!\p{L})|(?<!\p{L})[oO]+(?=\d)/gu

/** `9am-5pm`, `5 pm`, `17:30`. */
const hours = /(?<!\d)(\d{1,2}([:.]\d\d)?\s?([ap]m)?\s?-\s?)?\d{1,2}(:\d\d|([:.]\d\d)?\s?[ap]m)(?![\p{L}\d])/giu
/** `(0930-1730)` or `9-5` at the end of a candidate. */
const range = /[\s(]+([01]?\d|2[0-4])([0-5]\d)?\s?-\s?([01]?\d|2[0-4])([0-5]\d)?$/

/** The numbers of one candidate: the whole, or it without the hours behind it, or its parts. */
function numbersIn(candidate: string): PhoneNumber[] {
  const withoutHours = candidate.replace(range, '')
  for (const text of isAbroad(candidate) ? [withoutHours, candidate] : [candidate, withoutHours]) {
    const { number } = judge(text)
    if (number) return [number]
  }
  return partsOf(candidate)
}

/** The numbers that groups of a candidate's digits form, longest first, from left to right. */
function partsOf(candidate: string): PhoneNumber[] {
  const groups = [...candidate.matchAll(/[+(]*\d+/g)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  )
  for (const [first, [start]] of groups.entries()) {
    for (const [, end] of groups.slice(first).reverse()) {
      const part = candidate.slice(start, end)
      // Within a candidate a number has its 0 or its country, or is its beginning and a mobile without the 0.
      const isWhole = /^[+(]*(0|44)/.test(part) || (first === 0 && /^[+(]*(\+|7)/.test(part))
      const { number } = isWhole ? judge(part) : {}
      if (number) return [number, ...partsOf(candidate.slice(end))]
    }
  }
  return []
}

interface Verdict {
  number?: PhoneNumber
  /** Why it cannot be rung, in a sentence. */
  problem?: string
}

function judge(text: string): Verdict {
  const digits = digitsOf(text)
  // The country's code without its sign.
  if (/^44\d{10}$/.test(digits)) return judgeBritish(digits.slice(2), true)
  if (!isAbroad(text)) return judgeBritish(digits.replace(/^0/, ''), digits.startsWith('0'))
  // `(0)` is left out from abroad.
  const abroad = digitsOf(text.replace('(0)', '')).replace(/^00/, '')
  if (abroad.startsWith('44')) return judgeBritish(abroad.slice(2).replace(/^0/, ''), true)
  const { least, most } = foreignLengths
  if (abroad.length >= least && abroad.length <= most) return { number: { display: text, e164: `+${abroad}` } }
  return { problem: `A number from abroad has ${least} to ${most} digits; this one has ${abroad.length}.` }
}

/** True for a country's code. No country's code begins with 0: `+07700` is a British number. */
function isAbroad(text: string): boolean {
  return /^\(?(\+\(?|00\D{0,2})[1-9]/.test(text)
}

/** `isWhole` is false for a number typed without its leading 0, as local numbers may be. */
function judgeBritish(number: string, isWhole: boolean): Verdict {
  const lengths = ukLengths.find(([beginning]) => beginning.test(number))?.[1]
  if (lengths?.includes(number.length) && (isWhole || number.length === 10))
    return { number: { display: grouped(`0${number}`), e164: `+44${number}` } }
  if (!isWhole || !lengths) return { problem: lookingRight }
  const wanted = (lengths.at(-1) ?? 10) + 1
  return {
    problem: `A number that begins 0${number.slice(0, 2)} has ${wanted} digits; this one has ${number.length + 1}.`,
  }
}

const lookingRight = `It should look like ${examples.phone}.`

/** Grouped as people say it, if it has eleven digits or is a shorter 0800, 0845 or 0500 number. */
function grouped(number: string): string {
  if (number.length !== 11) return number.replace(/^0[58]../, '$& ')
  const shared = /^0([389]|11|1\d1)/.test(number)
  const groups = number.startsWith('02') ? /(...)(....)(....)/ : shared ? /(....)(...)(....)/ : /(.....)(......)/
  return number.replace(groups, (_, ...parts: string[]) => parts.slice(0, -2).join(' '))
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
