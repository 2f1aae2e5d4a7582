import type { AttachedPhoto } from '../photos/attach-photos.ts'
import { photoUrl } from '../photos/photo-key.ts'
import { cleanLine } from '../shared/clean-text.ts'
import { meantAddress } from '../shared/email-address.ts'
import { enquiryField, enquiryFieldNames, isEmergency } from '../shared/enquiry-rules.ts'
import { instantWords } from '../shared/london-time.ts'
import {
  cheapestFirst,
  mayBeMobile,
  type PhoneNumber,
  phoneProblem,
  readPhoneNumbers,
  type Surcharge,
  surchargeOf,
  whatsappLink,
} from '../shared/phone-number.ts'
import { outcode } from '../shared/uk.ts'
import { type Enquiry, isDanger, type MailedEnquiry, photosMissing } from './enquiry.ts'
import { greetingOf, politeName } from './greeting.ts'
import { ownerLinkPath } from './owner-link.ts'
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

/** A number that the owner can ring. */
interface Call {
  number: string
  href: string
  /** What the call may cost, if it is no ordinary one: it stands wherever the link does. */
  cost: string | undefined
}

/** An enquiry in the words that both parts of the mail show. */
export interface EnquiryFacts {
  enquiry: Enquiry
  subject: string
  /** Why to ring now. Undefined of an ordinary enquiry. */
  danger: 'EMERGENCY' | 'Sounds dangerous' | undefined
  firstName: string
  /** `020 7946 0456, 07700 900456`: the numbers that were found, each with what is unusual in its price, or as typed. */
  phone: string
  /** `Friday 20 November, 17:42`, London time. */
  received: string
  /** `calls` has every number that can be dialled, ordinary ones first. */
  links: {
    calls: Call[]
    whatsapp?: string
    reply?: string
    map: string
    answered: string
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
  ownerLinkKey: string
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
    danger: dangerOf(enquiry),
    firstName: firstNameOf(enquiry),
    phone:
      readPhoneNumbers(enquiry.phone)
        .map(({ display, e164 }) => callLabel({ number: display, cost: costOf(e164) }))
        .join(', ') || enquiry.phone,
    received: instantWords(Date.parse(enquiry.receivedAt)),
    links: {
      ...links,
      answered: `${settings.siteUrl}${ownerLinkPath(enquiry.enquiryId, settings.ownerLinkKey)}`,
    },
    details: detailsOf(enquiry, links),
    photoUrls: photos
      .filter(({ state }) => state === 'attached' || state === 'pending')
      .map(({ key }) => photoUrl(settings.siteUrl, key)),
    notes: notesOf(enquiry, photos),
    origin: originOf(enquiry),
  }
}

/** The first name, or all of it where it does not begin with one: `Mr Khan`. */
function firstNameOf({ fullName }: Pick<Enquiry, 'fullName'>): string {
  return politeName(fullName) ?? shorten(fullName, 40)
}

function dangerOf(enquiry: Enquiry): EnquiryFacts['danger'] {
  if (isEmergency(enquiry)) return 'EMERGENCY'
  return isDanger(enquiry) ? 'Sounds dangerous' : undefined
}

/**
 * `SW14 - Priya S. - light over the pergola`. Always one line, and none of it an encoded word (`=?UTF-8?B?...?=`), which a
 * mail program would decode into unchecked text.
 */
function subjectOf(enquiry: MailedEnquiry): string {
  const danger = dangerOf(enquiry)
  const marks = `${danger ? `${danger} - ` : ''}${enquiry.earlierMails ? '[copy] ' : ''}${enquiry.testEnquiry ? '[test] ' : ''}${enquiry.possibleSpam ? '[possible spam] ' : ''}`
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

/** In words that fit beside a number. */
const costs: Record<Surcharge, string> = {
  abroad: 'abroad: a call may cost pounds a minute',
  premium: 'premium rate: a call may cost pounds a minute',
}

function costOf(e164: string): string | undefined {
  const surcharge = surchargeOf(e164)
  return surcharge && costs[surcharge]
}

/** `+353 1 234 5678 (abroad: a call may cost pounds a minute)`; an ordinary number alone. */
export function callLabel({ number, cost }: Pick<Call, 'number' | 'cost'>): string {
  return cost === undefined ? number : `${number} (${cost})`
}

/** Every number that can be rung, ordinary ones first, then those abroad. Premium-rate ones have no link. */
function callableNumbers({ phone }: Pick<Enquiry, 'phone'>): PhoneNumber[] {
  return cheapestFirst(readPhoneNumbers(phone)).filter(({ e164 }) => surchargeOf(e164) !== 'premium')
}

/** The links to ring them, each with what the call may cost. */
export function callsOf(enquiry: Pick<Enquiry, 'phone'>): Call[] {
  return callableNumbers(enquiry).map(({ display, e164 }) => ({
    number: display,
    href: `tel:${e164}`,
    cost: costOf(e164),
  }))
}

/** The first of them that may have WhatsApp. */
function mobileOf(enquiry: Enquiry): string | undefined {
  return callableNumbers(enquiry).find(({ e164 }) => mayBeMobile(e164))?.e164
}

function mailLink(address: string, subject: string, body: string): string {
  const to = encodeURIComponent(address).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function linksOf(enquiry: Enquiry): Omit<EnquiryFacts['links'], 'answered'> {
  const mobile = mobileOf(enquiry)
  const greeting = `${greetingOf(enquiry.fullName)}, thank you for your enquiry.`
  return {
    calls: callsOf(enquiry),
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
    // Of two numbers, each has its own button; so has one abroad, with its price.
    phone: calls.length === 1 && calls[0]?.cost === undefined ? calls[0]?.href : undefined,
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

/** What to know of the numbers before one is rung: that none can be, or what a call may cost. */
function phoneNotes({ phone }: Enquiry): string[] {
  const problem = phoneProblem(phone)
  if (problem) return [`The phone number cannot be rung as it was typed. ${problem}`]
  return readPhoneNumbers(phone).flatMap(({ display, e164 }) => {
    const surcharge = surchargeOf(e164)
    return surcharge ? [`${display} ${surchargeNotes[surcharge]}`] : []
  })
}

const surchargeNotes: Record<Surcharge, string> = {
  abroad: 'is a number abroad: a call may cost pounds a minute.',
  premium:
    'is a premium-rate, personal, pager or satellite number, which can cost pounds a minute. Do not ring it before you know whose it is.',
}

/** Why a reply may not arrive. */
function emailNote({ email, replyTo }: Enquiry): string | undefined {
  if (email === '') return undefined
  if (!replyTo) return 'The e-mail address does not look right, so Reply would not reach it.'
  const meant = meantAddress(replyTo)
  return meant && `The e-mail address looks mistyped, so a reply may not arrive. Perhaps ${meant} was meant.`
}

function notesOf(enquiry: MailedEnquiry, photos: readonly AttachedPhoto[]): string[] {
  const pending = photos.filter(({ state }) => state === 'pending').length
  const missing = photosMissing(enquiry)
  const earlier = enquiry.earlierMails?.map(({ mailedAt }) => instantWords(Date.parse(mailedAt))).join(' and ')
  return [
    earlier !== undefined && `This is a copy: the enquiry was mailed to you on ${earlier}.`,
    enquiry.possibleSpam &&
      `Possible spam: a hidden field was filled in, the form was sent within ${leastSeconds} seconds, or another site sent it.`,
    ...refusedNotes(photos, enquiry.photosLeftOut),
    missing > 0 && missingNote(enquiry, 'on the way when this was sent, and may follow in one more mail'),
    pending > 0 && `${count(pending, 'photo')} may take some minutes to open.`,
    emailNote(enquiry),
    ...phoneNotes(enquiry),
  ].filter((note) => typeof note === 'string')
}

/** How many photos are left out, and why; `unknown` were never uploaded here, or are too many. */
export function refusedNotes(photos: readonly AttachedPhoto[], unknown = 0): string[] {
  const countOf = (wanted: AttachedPhoto['state']) => photos.filter(({ state }) => state === wanted).length
  const heic = countOf('heic')
  const refused = countOf('refused') + unknown
  return [
    heic > 0 &&
      `${count(heic, 'photo')} left out: in a phone's HEIC format, which mail programs do not show. Ask for ${heic === 1 ? 'it' : 'them'} by WhatsApp.`,
    refused > 0 && `${count(refused, 'photo')} left out: not a picture that was uploaded through the form.`,
  ].filter((note) => note !== false)
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
