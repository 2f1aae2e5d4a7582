import type { Enquiry } from '../../enquiries/enquiry.ts'
import { callLabel, callsOf } from '../../enquiries/enquiry-facts.ts'
import { cleanLine } from '../../shared/clean-text.ts'
import { outcode } from '../../shared/uk.ts'

/**
 * Longest text, in UTF-16 units, that costs at most two messages: 153 characters each of the GSM alphabet, or 67
 * with any character outside it. https://docs.aws.amazon.com/sns/latest/dg/sms_publish-to-phone.html
 */
const longest = { gsm: 306, other: 134 }

/** The GSM 7-bit default alphabet (3GPP TS 23.038). */
const gsmAlphabet = /^[\nA-Za-z0-9 !"#$%&'()*+,\-./:;<=>?@_¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΔΦΓΛΩΠΨΣΘΞ]*$/

/**
 * The text to the owner about an emergency, readable on a locked phone: name, place, the job in a line, the number to ring.
 * `isLast`: the last that day, which it says, because later emergencies are in the mail alone.
 */
export function textMessage(enquiry: Enquiry, { isLast }: { isLast: boolean }): string {
  const who = `EMERGENCY: ${cut(line(enquiry.fullName), 30)}, ${cut(line(outcode(enquiry.postcode)), 12)}\n`
  const [call] = callsOf(enquiry)
  const number = callLabel({ number: cut(line(enquiry.phoneDisplay ?? enquiry.phone), 30), cost: call?.cost })
  const last = isLast ? '\nLast text today: see your mail.' : ''
  const ring = (call ? `\nRing ${number}` : `\nThe number cannot be rung: ${number}`) + last
  const job = line(enquiry.jobDescription)
  const most = gsmAlphabet.test(`${who}${job}${ring}`) ? longest.gsm : longest.other
  return `${who}${cut(job, most - who.length - ring.length)}${ring}`
}

/** On one line, with ASCII quotes and dashes, because typographic ones halve the length of a message. */
function line(typed: string): string {
  const plain = typed.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').replaceAll('…', '...')
  return cleanLine(plain, Number.POSITIVE_INFINITY)
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 3).replace(/[\ud800-\udbff]$/, '')}...`
}
