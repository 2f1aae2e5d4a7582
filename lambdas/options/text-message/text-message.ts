import { isEmergency } from '../../contract/quote-rules.ts'
import { outcode } from '../../contract/uk.ts'
import { cleanLine } from '../../leads/clean-text.ts'
import type { Lead } from '../../leads/lead.ts'
import { callableNumber } from '../../leads/lead-facts.ts'

/**
 * UTF-16 units that fit into two messages, which is what one text costs at most: 153 letters each of the GSM alphabet, or 67
 * with a single letter outside it. https://docs.aws.amazon.com/sns/latest/dg/sms_publish-to-phone.html
 */
const longest = { gsm: 306, other: 134 }

/** The letters that take one place of it (3GPP TS 23.038). */
const gsmAlphabet = /^[\nA-Za-z0-9 !"#$%&'()*+,\-./:;<=>?@_¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΔΦΓΛΩΠΨΣΘΞ]*$/

/**
 * What the owner reads of an enquiry on a locked phone: who and where, the job in a line, the number to ring. `isLast` of its
 * kind that day: what comes after it is in the mail alone.
 */
export function textMessage(lead: Lead, { isLast }: { isLast: boolean }): string {
  const urgent = isEmergency(lead) ? 'EMERGENCY: ' : ''
  const who = `${urgent}${cut(line(lead.fullName), 30)}, ${cut(line(outcode(lead.postcode)), 12)}\n`
  const number = cut(line(lead.phoneDisplay ?? lead.phone), 30)
  const last = isLast ? `\nLast text today${isEmergency(lead) ? '' : ' but for emergencies'}: see your mail.` : ''
  const ring = (callableNumber(lead) ? `\nRing ${number}` : `\nThe number cannot be rung: ${number}`) + last
  const job = line(lead.jobDescription)
  const most = gsmAlphabet.test(`${who}${job}${ring}`) ? longest.gsm : longest.other
  return `${who}${cut(job, most - who.length - ring.length)}${ring}`
}

/** On one line, with the typewriter's quotes and dashes in place of those that a phone writes, which halve the room. */
function line(typed: string): string {
  const plain = typed.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').replaceAll('…', '...')
  return cleanLine(plain, Number.POSITIVE_INFINITY)
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 3).replace(/[\ud800-\udbff]$/, '')}...`
}
