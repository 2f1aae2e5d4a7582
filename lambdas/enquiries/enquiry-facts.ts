import type { AttachedPhoto } from '../photos/attach-photos.ts'
import { photoUrl } from '../photos/photo-key.ts'
import { cleanLine } from '../shared/clean-text.ts'
import { enquiryField, enquiryFieldNames, isEmergency } from '../shared/enquiry-rules.ts'
import { instantWords } from '../shared/london-time.ts'
import {
  mayBeMobile,
  type PhoneNumber,
  phoneProblem,
  phoneWarning,
  readPhoneNumbers,
  whatsappLink,
} from '../shared/phone-number.ts'
import { outcode } from '../shared/uk.ts'
import { type Enquiry, type MailedEnquiry, photosMissing } from './enquiry.ts'
import { greetingOf, politeName } from './greeting.ts'
import { leastSeconds } from './read-enquiry.ts'

/** Fields listed as details; the job description is the mail's body. */
const detailNames = enquiryFieldNames.filter((name) => name !== 'jobDescription')

/** A field as both parts of the mail show it. */
interface Detail {
  label: string
  /** As typed, or that it was not given. Both parts show it whole: what was read from it never stands in its place. */
  value: string
  href?: string | undefined
}

/** An enquiry in the words that both parts of the mail show. */
export interface EnquiryFacts {
  enquiry: Enquiry
  subject: string
  firstName: string
  /** `020 7946 0456, 07700 900456`: the numbers that were found, or as typed. */
  phone: string
  /** `Friday 20 November, 17:42`, London time. */
  received: string
  /** `calls` has every number that can be dialled. */
  links: {
    calls: { number: string; href: string }[]
    whatsapp?: string
    reply?: string
    map: string
  }
  details: Detail[]
  /** Photos that are attached, or soon will be. */
  photoUrls: string[]
  /** Sentences the owner should read before calling. */
  notes: string[]
  /** Where the enquiry comes from: `['Page', '/services/eicr']`. */
  origin: [label: string, value: string][]
}

/** What the mail needs beside the enquiry. */
export interface EmailSettings {
  siteUrl: string
}

export function enquiryFacts(
  enquiry: MailedEnquiry,
  photos: readonly AttachedPhoto[],
  settings: EmailSettings,
): EnquiryFacts {
  const links = linksOf(enquiry)
  return {
    enquiry,
    subject: subjectOf(enquiry),
    firstName: firstNameOf(enquiry),
    phone:
      readPhoneNumbers(enquiry.phone)
        .map(({ display }) => display)
        .join(', ') || enquiry.phone,
    received: instantWords(Date.parse(enquiry.receivedAt)),
    links,
    details: detailsOf(enquiry, links),
    photoUrls: photos.filter(({ state }) => state !== 'refused').map(({ key }) => photoUrl(settings.siteUrl, key)),
    notes: notesOf(enquiry, photos),
    origin: originOf(enquiry),
  }
}

/** The first name, or all of it where it does not begin with one: `Mr Khan`. */
function firstNameOf({ fullName }: Pick<Enquiry, 'fullName'>): string {
  return politeName(fullName) ?? shorten(fullName, 40)
}

/**
 * `SW14 - Priya S. - fuse board buzzing`. Always one line, and none of it an encoded word (`=?UTF-8?B?...?=`), which a
 * mail program would decode into unchecked text.
 */
function subjectOf(enquiry: MailedEnquiry): string {
  const marks = `${isEmergency(enquiry) ? 'EMERGENCY - ' : ''}${enquiry.earlierMails ? '[copy] ' : ''}${enquiry.testEnquiry ? '[test] ' : ''}${enquiry.possibleSpam ? '[possible spam] ' : ''}`
  const place = shorten(outcode(enquiry.postcode), 12)
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
function shorten(text: string, most: number): string {
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

/** The numbers that can be rung, and at no surprising price. */
function callableNumbers({ phone }: Enquiry): PhoneNumber[] {
  return readPhoneNumbers(phone).filter(({ e164 }) => phoneWarning(e164) === undefined)
}

/** The first of them that may have WhatsApp. */
function mobileOf(enquiry: Enquiry): string | undefined {
  return callableNumbers(enquiry).find(({ e164 }) => mayBeMobile(e164))?.e164
}

function mailLink(address: string, subject: string, body: string): string {
  const to = encodeURIComponent(address).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function linksOf(enquiry: Enquiry): EnquiryFacts['links'] {
  const mobile = mobileOf(enquiry)
  const greeting = `${greetingOf(enquiry.fullName)}, thank you for your enquiry.`
  const calls = callableNumbers(enquiry).map(({ display, e164 }) => ({ number: display, href: `tel:${e164}` }))
  return {
    calls,
    whatsapp: mobile && whatsappLink(mobile, greeting),
    reply: enquiry.replyTo && mailLink(enquiry.replyTo, 'Your enquiry', `${greeting}\n\n`),
    map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(enquiry.postcode)}`,
  }
}

function detailsOf(
  enquiry: Enquiry,
  { calls, reply, map }: Pick<EnquiryFacts['links'], 'calls' | 'reply' | 'map'>,
): Detail[] {
  const hrefs: Partial<Record<string, string>> = {
    // Of two numbers, each has its own button.
    phone: calls.length === 1 ? calls[0]?.href : undefined,
    email: reply,
    postcode: map,
  }
  return detailNames.map((name) => {
    return { label: enquiryField(name).name, value: enquiry[name] || 'not given', href: hrefs[name] }
  })
}

function originOf({ about, writtenOn }: Enquiry): EnquiryFacts['origin'] {
  const rows: [string, string | undefined][] = [
    ['About', about],
    ['Page', writtenOn],
  ]
  return rows.flatMap(([label, value]): EnquiryFacts['origin'] => (value ? [[label, value]] : []))
}

/** Why a number has no call link. Undefined if all have one. */
function phoneNote({ phone }: Enquiry): string | undefined {
  const problem = phoneProblem(phone)
  if (problem) return `The phone number cannot be rung as it was typed. ${problem}`
  return readPhoneNumbers(phone)
    .map(({ e164 }) => phoneWarning(e164))
    .find((warning) => warning !== undefined)
}

function notesOf(enquiry: MailedEnquiry, photos: readonly AttachedPhoto[]): string[] {
  const refused = enquiry.photosLeftOut + photos.filter(({ state }) => state === 'refused').length
  const pending = photos.filter(({ state }) => state === 'pending').length
  const missing = photosMissing(enquiry)
  const earlier = enquiry.earlierMails?.map(({ mailedAt }) => instantWords(Date.parse(mailedAt))).join(' and ')
  return [
    earlier !== undefined && `This is a copy: the enquiry was mailed to you on ${earlier}.`,
    enquiry.possibleSpam &&
      `Possible spam: a hidden field was filled in, the form was sent within ${leastSeconds} seconds, or another site sent it.`,
    refused > 0 && refusedNote(refused),
    missing > 0 && missingNote(enquiry, 'on the way when this was sent, and may follow in one more mail'),
    pending > 0 && `${count(pending, 'photo')} may take some minutes to open.`,
    enquiry.email !== '' && !enquiry.replyTo && 'The e-mail address does not look right, so Reply would not reach it.',
    phoneNote(enquiry),
  ].filter((note) => typeof note === 'string')
}

/** Ends each mail to the owner about an enquiry. */
export const addressNote = 'To get your enquiries at another address, ask whoever looks after your website.'

export function refusedNote(refused: number): string {
  return `${count(refused, 'photo')} left out: not a picture that was uploaded through the form.`
}

/** How many photos are missing, and why. */
export function missingNote(enquiry: Enquiry, state: string): string {
  return missingWords(photosMissing(enquiry), enquiry.photosChosen, state)
}

function missingWords(missing: number, chosen: number, state: string): string {
  return `${missing} of ${count(chosen, 'photo')} ${missing === 1 ? 'was' : 'were'} ${state}.`
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
