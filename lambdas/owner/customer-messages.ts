/** Drafted messages to customers, which the owner reviews and sends. */
import { dateWords, londonTime } from '../contract/london-time.ts'
import type { StoredLead } from '../leads/lead.ts'
import { firstNameOf } from '../leads/lead-facts.ts'
import { poundsOf } from './mark-enquiry.ts'

/** Follows up a quote. */
export function chaseWords(lead: StoredLead, businessName: string): string {
  const quoted = lead.history?.findLast(({ state }) => state === 'quoted')
  const pounds = poundsOf(lead)
  const price = pounds === undefined ? '' : ` of £${pounds.toLocaleString('en-GB')}`
  const day = quoted ? ` on ${dateWords(londonTime(Date.parse(quoted.at)).date, 'date')}` : ''
  return `Hello ${firstNameOf(lead)}, this is ${businessName}. I sent you a quote${price}${day}. Is there anything you would like to ask about it, or to change? Just reply, or give me a ring.`
}

/** Declines a job and points to the register of firms that may certify their own work. */
export function declineWords(lead: StoredLead, businessName: string): string {
  return `Hello ${firstNameOf(lead)}, thank you for asking ${businessName}. I am sorry: I cannot take this on, because it is too far away or I am fully booked. You will find registered electricians near you at https://www.electricalcompetentperson.co.uk - I hope you find a good one.`
}
