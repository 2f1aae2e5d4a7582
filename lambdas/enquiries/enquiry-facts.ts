import { type ClaimedPhoto, isLookedAt } from '../photos/claim-photos.ts'
import { cleanLine } from '../shared/clean-text.ts'
import { meantAddress } from '../shared/email-address.ts'
import { enquiryField, enquiryFieldNames, youngestTokenSeconds } from '../shared/enquiry-rules.ts'
import { dayWords, instantWords } from '../shared/london-time.ts'
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
import { photoUrl } from '../shared/photo-key.ts'
import { photoRules } from '../shared/photo-rules.ts'
import { retention } from '../shared/retention.ts'
import { outcode } from '../shared/uk.ts'
import { isPhotoWaitOver, isUrgent, type StoredEnquiry } from './enquiry.ts'
import { greetingOf, politeName } from './greeting.ts'

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
  enquiry: StoredEnquiry
  subject: string
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
  }
  details: Detail[]
  /** URLs of the photos that can be shown, and of those that may open within minutes. */
  photoUrls: string[]
  comingPhotoUrls: string[]
  /** What the mail says first: an emergency, what sounds like a danger, or neither. */
  urgency: 'emergency' | 'danger' | undefined
  /** Sentences the owner should read before calling. */
  notes: string[]
  /** Where the enquiry comes from: `['Page', '/services/eicr']`. */
  origin: [label: string, value: string][]
}

/** What the mail begins with, by urgency. */
export const mailHeads = {
  emergency: 'Emergency: ring now',
  danger: 'Sounds dangerous: ring now',
  none: 'New enquiry',
} as const

/** At the end of the mail. */
export const mailFoot = 'To get your enquiries at another address, ask whoever looks after your website.'

/** What the mail needs beside the enquiry. */
export interface EmailSettings {
  siteUrl: string
}

export interface EmailInput extends EmailSettings {
  /** Epoch milliseconds at which it is sent. */
  at: number
}

export function enquiryFacts(
  enquiry: StoredEnquiry,
  photos: readonly ClaimedPhoto[],
  { siteUrl, at }: EmailInput,
): EnquiryFacts {
  const urlsOf = (isShown: (photo: ClaimedPhoto) => boolean) =>
    photos.filter(isShown).map(({ key }) => photoUrl(siteUrl, key))
  const isWaitOver = isPhotoWaitOver(enquiry, at)
  return {
    enquiry,
    subject: subjectOf(enquiry),
    urgency: urgencyOf(enquiry),
    firstName: firstNameOf(enquiry),
    phone:
      readPhoneNumbers(enquiry.phone)
        .map(({ display, e164 }) => callLabel({ number: display, cost: costOf(e164) }))
        .join(', ') || enquiry.phone,
    received: instantWords(Date.parse(enquiry.receivedAt)),
    links: linksOf(enquiry),
    details: detailsOf(enquiry, linksOf(enquiry)),
    photoUrls: urlsOf(({ state }) => state === 'claimed'),
    comingPhotoUrls: isWaitOver ? [] : urlsOf((photo) => !isLookedAt(photo)),
    notes: notesOf(enquiry, photos, at),
    origin: originOf(enquiry),
  }
}

function urgencyOf(enquiry: StoredEnquiry): EnquiryFacts['urgency'] {
  if (enquiry.emergency) return 'emergency'
  return isUrgent(enquiry) ? 'danger' : undefined
}

/** The first name, or all of it where it does not begin with one: `Mr Khan`. */
function firstNameOf({ fullName }: Pick<StoredEnquiry, 'fullName'>): string {
  return politeName(fullName) ?? shorten(fullName, 40)
}

/**
 * `SW14 - Priya S. - light over the pergola`. Always one line, and none of it an encoded word (`=?UTF-8?B?...?=`), which a
 * mail program would decode into unchecked text.
 */
function subjectOf(enquiry: StoredEnquiry): string {
  const urgent = { emergency: 'EMERGENCY - ', danger: 'Sounds dangerous - ' }
  const urgency = urgencyOf(enquiry)
  const marks = [
    urgency && urgent[urgency],
    enquiry.mailedAt && '[copy] ',
    enquiry.testEnquiry && '[test] ',
    enquiry.possibleSpam && '[possible spam] ',
  ]
    .filter(Boolean)
    .join('')
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
function callableNumbers({ phone }: Pick<StoredEnquiry, 'phone'>): PhoneNumber[] {
  return cheapestFirst(readPhoneNumbers(phone)).filter(({ e164 }) => surchargeOf(e164) !== 'premium')
}

/** The links to ring them, each with what the call may cost. */
function callsOf(enquiry: Pick<StoredEnquiry, 'phone'>): Call[] {
  return callableNumbers(enquiry).map(({ display, e164 }) => ({
    number: display,
    href: `tel:${e164}`,
    cost: costOf(e164),
  }))
}

/** The first of them that may have WhatsApp. */
function mobileOf(enquiry: StoredEnquiry): string | undefined {
  return callableNumbers(enquiry).find(({ e164 }) => mayBeMobile(e164))?.e164
}

function mailLink(address: string, subject: string, body: string): string {
  const to = encodeURIComponent(address).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function linksOf(enquiry: StoredEnquiry): EnquiryFacts['links'] {
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
  enquiry: StoredEnquiry,
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

function originOf({ about, writtenOn }: StoredEnquiry): EnquiryFacts['origin'] {
  const rows: [string, string | undefined][] = [
    ['About', about],
    ['Page', writtenOn],
  ]
  return rows.flatMap(([label, value]): EnquiryFacts['origin'] => (value ? [[label, value]] : []))
}

/** What to know of the numbers before one is rung: that none can be, or what a call may cost. */
function phoneNotes({ phone }: StoredEnquiry): string[] {
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
function emailNote({ email, replyTo }: StoredEnquiry): string | undefined {
  if (email === '') return undefined
  if (!replyTo) return 'The email address does not look right, so a reply would not arrive.'
  const meant = meantAddress(replyTo)
  return meant && `The email address looks mistyped, so a reply may not arrive. They may have meant ${meant}.`
}

function notesOf(enquiry: StoredEnquiry, photos: readonly ClaimedPhoto[], at: number): string[] {
  const { possibleSpam, mailedAt, photoKeys, photosLeftOut } = enquiry
  return [
    mailedAt && `This is a copy: the enquiry was mailed to you on ${instantWords(Date.parse(mailedAt))}.`,
    possibleSpam &&
      `Possible spam: a hidden field was filled in, the form was sent within ${youngestTokenSeconds} seconds, another site sent it, or many enquiries came from the same network today.`,
    possibleSpam && photoKeys.length > 0 && hiddenPhotosNote(enquiry, at),
    comingNote(enquiry, photos, at),
    ...photoNotes(photos, photosLeftOut, isPhotoWaitOver(enquiry, at)),
    emailNote(enquiry),
    ...phoneNotes(enquiry),
  ].filter((note) => typeof note === 'string' && note !== '') as string[]
}

/** A photo that nobody has looked at opens for nobody: what looks like spam could show anything. */
function hiddenPhotosNote({ enquiryId, photoKeys, receivedAt }: StoredEnquiry, at: number): string {
  const them = photoKeys.length === 1 ? 'it' : 'them'
  const ask = `${count(photoKeys.length, 'photo')} not shown. Ask for ${them} by WhatsApp`
  const until = Date.parse(receivedAt) + retention.pendingPhotoDays * 24 * 60 * 60_000
  if (at > until) return `${ask}.`
  return `${ask}, or until ${dayWords(until)} whoever runs the site types: npm run enquiries -- photos ${enquiryId.slice(0, 8)} --deployed`
}

/** Until when photos may still open from a mail that did not wait for them. No other mail tells of one that never does. */
function comingNote({ receivedAt }: StoredEnquiry, photos: readonly ClaimedPhoto[], at: number): string | undefined {
  const coming = photos.filter((photo) => !isLookedAt(photo)).length
  if (coming === 0 || isPhotoWaitOver({ receivedAt }, at)) return undefined
  const until = instantWords(lastLookAt(receivedAt))
  return coming === 1
    ? `1 photo is on its way. Its link opens by ${until}. If it does not, the photo did not arrive or cannot be shown: ask for it by WhatsApp.`
    : `${coming} photos are on their way. Their links open by ${until}. If one does not, that photo did not arrive or cannot be shown: ask for it by WhatsApp.`
}

/** The whole minute by which the worker has looked for the last time: when the wait is over, and a minute for the queue. */
function lastLookAt(receivedAt: string): number {
  const minute = 60_000
  const at = Date.parse(receivedAt) + (photoRules.mailWaitMinutes + 1) * minute
  return Math.ceil(at / minute) * minute
}

/** What the mail says of the photos that it does not show, by their state. */
function photoNotes(photos: readonly ClaimedPhoto[], leftOut: number, isWaitOver: boolean): string[] {
  const countOf = (state: ClaimedPhoto['state']) => photos.filter((photo) => photo.state === state).length
  const ask = 'Ask for it by WhatsApp.'
  const askAll = 'Ask for them by WhatsApp.'
  const note = (number: number, words: string) =>
    number > 0 ? [`${count(number, 'photo')} ${words}. ${number === 1 ? ask : askAll}`] : []
  return [
    ...note((isWaitOver ? countOf('absent') : 0) + leftOut, 'did not arrive'),
    ...note(isWaitOver ? countOf('unknown') : 0, 'could not be looked at'),
    ...note(
      countOf('heic'),
      countOf('heic') === 1
        ? "is in a phone's HEIC format, which mail programs do not show"
        : "are in a phone's HEIC format, which mail programs do not show",
    ),
    ...note(countOf('refused'), countOf('refused') === 1 ? 'is no picture' : 'are no pictures'),
  ]
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
