import { cleanLine } from '../shared/clean-text.ts'
import { placeOf } from '../shared/postcode.ts'
import { type StoredEnquiry, urgencyOf } from './enquiry.ts'

/**
 * `SW14 - Priya S. - light over the pergola`. Always one line, and none of it an encoded word (`=?UTF-8?B?...?=`),
 * which a mail program would decode into unchecked text.
 */
export function subjectLineOf(enquiry: StoredEnquiry): string {
  const urgency = urgencyOf(enquiry)
  const marks = [
    urgency && `${urgency} - `,
    enquiry.mailedAt && '[copy] ',
    enquiry.testEnquiry && '[test] ',
    enquiry.possibleSpam && '[possible spam] ',
  ]
    .filter(Boolean)
    .join('')
  const place = shorten(placeOf(enquiry.postcode), 12)
  const job = shorten(enquiry.jobDescription.split('\n')[0] ?? '', 60)
  return cleanLine(`${marks}${place} - ${shorten(shortName(enquiry.fullName), 40)} - ${job}`, 200).replaceAll(
    '=?',
    '= ?',
  )
}

/** `Priya Sharma` -> `Priya S.` */
function shortName(fullName: string): string {
  const names = fullName.split(' ')
  const initial = names.length > 1 ? graphemes(names.at(-1) ?? '')[0] : undefined
  return initial ? `${names[0]} ${initial.toUpperCase()}.` : fullName
}

/** Cuts between words if possible, never within a character. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const characters = graphemes(text)
  if (characters.length <= most) return text
  const kept = characters.slice(0, most).join('')
  return `${kept.replace(/\s+\S{0,15}$/, '')}…`
}

const segmenter = new Intl.Segmenter('en')

function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
