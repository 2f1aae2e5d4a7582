import { cleanLine } from '../contract/clean-text.ts'
import { instantWords } from '../contract/london-time.ts'
import {
  mayBeMobile,
  type PhoneNumber,
  phoneProblem,
  phoneWarning,
  readPhoneNumbers,
  whatsappLink,
} from '../contract/phone-number.ts'
import { isEmergency, quoteField, quoteFieldNames } from '../contract/quote-rules.ts'
import { outcode } from '../contract/uk.ts'
import type { AttachedPhoto } from '../photos/attach-photos.ts'
import { photoUrl } from '../photos/photo-key.ts'
import { greetingOf, politeName } from './greeting.ts'
import { type Lead, type MailedLead, photosMissing } from './lead.ts'
import { leastSeconds } from './read-quote.ts'

/** Fields listed as details; the job description is the mail's body. */
const detailNames = quoteFieldNames.filter((name) => name !== 'jobDescription')

/** A field as both parts of the mail show it. */
interface Detail {
  label: string
  /** As typed, or that it was not given. Both parts show it whole: what was read from it never stands in its place. */
  value: string
  href?: string | undefined
}

/** A lead in the words that both parts of the mail show. */
export interface LeadFacts {
  lead: Lead
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

/** What the mail needs beside the lead. */
export interface EmailSettings {
  siteUrl: string
}

export function leadFacts(lead: MailedLead, photos: readonly AttachedPhoto[], settings: EmailSettings): LeadFacts {
  const links = linksOf(lead)
  return {
    lead,
    subject: subjectOf(lead),
    firstName: firstNameOf(lead),
    phone:
      readPhoneNumbers(lead.phone)
        .map(({ display }) => display)
        .join(', ') || lead.phone,
    received: instantWords(Date.parse(lead.receivedAt)),
    links,
    details: detailsOf(lead, links),
    photoUrls: photos.filter(({ state }) => state !== 'refused').map(({ key }) => photoUrl(settings.siteUrl, key)),
    notes: notesOf(lead, photos),
    origin: originOf(lead),
  }
}

/** The first name, or all of it where it does not begin with one: `Mr Khan`. */
function firstNameOf({ fullName }: Pick<Lead, 'fullName'>): string {
  return politeName(fullName) ?? shorten(fullName, 40)
}

/**
 * `SW14 - Priya S. - fuse board buzzing`. Always one line, and none of it an encoded word (`=?UTF-8?B?...?=`), which a
 * mail program would decode into unchecked text.
 */
function subjectOf(lead: MailedLead): string {
  const marks = `${isEmergency(lead) ? 'EMERGENCY - ' : ''}${lead.earlierMails ? '[copy] ' : ''}${lead.canary ? '[canary] ' : ''}${lead.possibleSpam ? '[possible spam] ' : ''}`
  const place = shorten(outcode(lead.postcode), 12)
  const job = shorten(lead.jobDescription.split('\n')[0] ?? '', 60)
  return cleanLine(`${marks}${place} - ${shorten(shortName(lead.fullName), 40)} - ${job}`, 200).replaceAll('=?', '= ?')
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
function callableNumbers({ phone }: Lead): PhoneNumber[] {
  return readPhoneNumbers(phone).filter(({ e164 }) => phoneWarning(e164) === undefined)
}

/** The first of them that may have WhatsApp. */
function mobileOf(lead: Lead): string | undefined {
  return callableNumbers(lead).find(({ e164 }) => mayBeMobile(e164))?.e164
}

function mailLink(address: string, subject: string, body: string): string {
  const to = encodeURIComponent(address).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function linksOf(lead: Lead): LeadFacts['links'] {
  const mobile = mobileOf(lead)
  const greeting = `${greetingOf(lead.fullName)}, thank you for your enquiry.`
  const calls = callableNumbers(lead).map(({ display, e164 }) => ({ number: display, href: `tel:${e164}` }))
  return {
    calls,
    whatsapp: mobile && whatsappLink(mobile, greeting),
    reply: lead.replyTo && mailLink(lead.replyTo, 'Your enquiry', `${greeting}\n\n`),
    map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lead.postcode)}`,
  }
}

function detailsOf(lead: Lead, { calls, reply, map }: Pick<LeadFacts['links'], 'calls' | 'reply' | 'map'>): Detail[] {
  const hrefs: Partial<Record<string, string>> = {
    // Of two numbers, each has its own button.
    phone: calls.length === 1 ? calls[0]?.href : undefined,
    email: reply,
    postcode: map,
  }
  return detailNames.map((name) => {
    return { label: quoteField(name).name, value: lead[name] || 'not given', href: hrefs[name] }
  })
}

function originOf({ about, writtenOn }: Lead): LeadFacts['origin'] {
  const rows: [string, string | undefined][] = [
    ['About', about],
    ['Page', writtenOn],
  ]
  return rows.flatMap(([label, value]): LeadFacts['origin'] => (value ? [[label, value]] : []))
}

/** Why a number has no call link. Undefined if all have one. */
function phoneNote({ phone }: Lead): string | undefined {
  const problem = phoneProblem(phone)
  if (problem) return `The phone number cannot be rung as it was typed. ${problem}`
  return readPhoneNumbers(phone)
    .map(({ e164 }) => phoneWarning(e164))
    .find((warning) => warning !== undefined)
}

function notesOf(lead: MailedLead, photos: readonly AttachedPhoto[]): string[] {
  const refused = lead.photosLeftOut + photos.filter(({ state }) => state === 'refused').length
  const pending = photos.filter(({ state }) => state === 'pending').length
  const missing = photosMissing(lead)
  const earlier = lead.earlierMails?.map(({ mailedAt }) => instantWords(Date.parse(mailedAt))).join(' and ')
  return [
    earlier !== undefined && `This is a copy: the enquiry was mailed to you on ${earlier}.`,
    lead.possibleSpam &&
      `Possible spam: a hidden field was filled in, the form was sent within ${leastSeconds} seconds, or another site sent it.`,
    refused > 0 && refusedNote(refused),
    missing > 0 && missingNote(lead, 'on the way when this was sent, and may follow in one more mail'),
    pending > 0 && `${count(pending, 'photo')} may take some minutes to open.`,
    lead.email !== '' && !lead.replyTo && 'The e-mail address does not look right, so Reply would not reach it.',
    phoneNote(lead),
  ].filter((note) => typeof note === 'string')
}

/** Ends each mail to the owner about an enquiry. */
export const addressNote = 'To get your enquiries at another address, ask whoever looks after your website.'

export function refusedNote(refused: number): string {
  return `${count(refused, 'photo')} left out: not a picture that was uploaded through the form.`
}

/** How many photos are missing, and why. */
export function missingNote(lead: Lead, state: string): string {
  return missingWords(photosMissing(lead), lead.photosChosen, state)
}

function missingWords(missing: number, chosen: number, state: string): string {
  return `${missing} of ${count(chosen, 'photo')} ${missing === 1 ? 'was' : 'were'} ${state}.`
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
