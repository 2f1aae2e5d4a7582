/**
 * Whether a phone number can exist, as far as its length and its beginning tell (Ofcom's National Telephone Numbering
 * Plan, ITU-T E.164). Advice only: no enquiry is refused for it [L21]. Imports nothing.
 */

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

interface PhoneNumber {
  /** For display: `07700 900123`; a foreign number as it was typed. */
  display: string
  /** Why it cannot be rung, in a sentence; undefined when it can. */
  problem?: string
}

/**
 * A warning about ringing this number (E.164); undefined for ordinary ones. 09 and 087 numbers cost pounds a
 * minute, as do personal and satellite numbers, and a fraudster may have typed one to be rung.
 */
export function phoneWarning(e164: string): string | undefined {
  if (!/^\+(44(9|87[123]|70)|87[08]|88[123])/.test(e164)) return undefined
  return 'This is a premium-rate, personal or satellite number, which can cost pounds a minute. Do not ring it before you know whose it is.'
}

/** Why what was typed cannot be rung, in a sentence; undefined when it can. */
export function phoneProblem(typed: string): string | undefined {
  const number = readPhoneNumber(typed)
  return number ? number.problem : lookingRight
}

/** Link that opens WhatsApp, with a message if given. Without a number (E.164) WhatsApp asks for the recipient. */
export function whatsappLink(number: string, text?: string): string {
  return `https://wa.me/${number.slice(1)}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** The first callable number in the text, else the first number of all. Undefined when there is none. */
export function readPhoneNumber(typed: string): PhoneNumber | undefined {
  const numbers = candidates(typed).map(judge)
  return numbers.find(({ problem }) => !problem) ?? numbers[0]
}

/** Substrings that may be a number: at least five digits. A slash may stand within a number, or between two. */
function candidates(typed: string): string[] {
  const text = asciiDigits(typed.normalize('NFKC'))
  return [/\+?\(?\d[\d\s().\-\u2010-\u2015]*/g, /\+?\(?\d[\d\s()./\-\u2010-\u2015]*/g]
    .flatMap((pattern) => text.match(pattern) ?? [])
    .filter((candidate) => candidate.replace(/\D/g, '').length >= 5)
    .map((candidate) => candidate.trim())
}

function judge(candidate: string): PhoneNumber {
  const digits = candidate.replace(/\D/g, '')
  const abroad = /^\+|^00/.test(candidate.replace(/^\(/, '')) ? digits.replace(/^00/, '') : undefined
  // The country's code without its sign.
  if (/^44\d{10}$/.test(digits)) return judgeBritish(digits.slice(2), true)
  if (abroad === undefined) return judgeBritish(digits.replace(/^0/, ''), digits.startsWith('0'))
  if (abroad.startsWith('44')) return judgeBritish(abroad.slice(2).replace(/^0/, ''), true)
  const { least, most } = foreignLengths
  if (abroad.length >= least && abroad.length <= most) return { display: candidate }
  return {
    display: candidate,
    problem: `A number from abroad has ${least} to ${most} digits; this one has ${abroad.length}.`,
  }
}

/** `isWhole` is false for a number typed without its leading 0, as local numbers may be. */
function judgeBritish(number: string, isWhole: boolean): PhoneNumber {
  const display = isWhole ? grouped(`0${number}`) : grouped(number.length === 10 ? `0${number}` : number)
  const lengths = ukLengths.find(([beginning]) => beginning.test(number))?.[1]
  if (lengths?.includes(number.length)) return { display }
  if (!isWhole || !lengths) return { display, problem: lookingRight }
  const wanted = (lengths.at(-1) ?? 10) + 1
  return {
    display,
    problem: `A number that begins 0${number.slice(0, 2)} has ${wanted} digits; this one has ${number.length + 1}.`,
  }
}

const lookingRight = 'It should look like 020 7946 0000.'

/** Grouped as people say it, if it has eleven digits. */
function grouped(number: string): string {
  if (number.length !== 11) return number
  const shared = /^0([389]|11|1\d1)/.test(number)
  const groups = number.startsWith('02') ? /(...)(....)(....)/ : shared ? /(....)(...)(....)/ : /(.....)(......)/
  return number.replace(groups, (_, ...parts: string[]) => parts.slice(0, -2).join(' '))
}

/** Arabic and Persian digits as ASCII digits. */
function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
}
