/** The phone numbers of an enquiry as the owner's mail shows them, each with what is unusual in the price of a call. */
import {
  cheapestFirst,
  mayBeMobile,
  type PhoneNumber,
  phoneProblem,
  readPhoneNumbers,
  type Surcharge,
  surchargeOf,
} from '../shared/phone-number.ts'
import type { StoredEnquiry } from './enquiry.ts'

/** A number that the owner can ring. */
interface Call {
  number: string
  href: string
  /** What the call may cost, if it is no ordinary one: it stands wherever the link does. */
  cost: string | undefined
}

/** In words that fit beside a number, and after "is". */
const costs: Record<Surcharge, string> = {
  abroad: 'abroad: a call may cost pounds a minute',
  premium: 'a premium-rate, personal, pager or satellite number: a call may cost pounds a minute',
}

function costOf(e164: string): string | undefined {
  const surcharge = surchargeOf(e164)
  return surcharge && costs[surcharge]
}

/** `+353 1 234 5678 (abroad: a call may cost pounds a minute)`; an ordinary number alone. */
export function callLabel({ number, cost }: Pick<Call, 'number' | 'cost'>): string {
  return cost === undefined ? number : `${number} (${cost})`
}

/** All numbers that were found, in a line; what was typed where none was. */
export function phoneLine({ phone }: StoredEnquiry): string {
  const numbers = readPhoneNumbers(phone).map(({ display, e164 }) => callLabel({ number: display, cost: costOf(e164) }))
  return numbers.join(', ') || phone
}

/** Links to the numbers that can be rung, ordinary ones first, then those abroad. Premium-rate ones have no link. */
export function callsOf({ phone }: StoredEnquiry): Call[] {
  return callable(phone).map(({ display, e164 }) => ({ number: display, href: `tel:${e164}`, cost: costOf(e164) }))
}

/** The first of them that may have WhatsApp, in E.164. */
export function mobileOf({ phone }: StoredEnquiry): string | undefined {
  return callable(phone).find(({ e164 }) => mayBeMobile(e164))?.e164
}

function callable(phone: string): PhoneNumber[] {
  return cheapestFirst(readPhoneNumbers(phone)).filter(({ e164 }) => surchargeOf(e164) !== 'premium')
}

/** What to know of the numbers before one is rung, in sentences: that none can be, or what a call may cost. */
export function phoneNotes({ phone }: StoredEnquiry): string[] {
  const problem = phoneProblem(phone)
  if (problem) return [`The phone number cannot be rung as it was typed. ${problem}`]
  return readPhoneNumbers(phone).flatMap(({ display, e164 }) => {
    const surcharge = surchargeOf(e164)
    if (!surcharge) return []
    const warning = surcharge === 'premium' ? ' Do not ring it before you know whose it is.' : ''
    return [`${display} is ${costs[surcharge]}.${warning}`]
  })
}
