import { instantWords } from '../contract/london-time.ts'
import { phoneProblem, phoneWarning, whatsappLink } from '../contract/phone-number.ts'
import { isEmergency, quoteField, quoteFieldNames } from '../contract/quote-rules.ts'
import { outcode } from '../contract/uk.ts'
import type { WorkingCalendar } from '../contract/working-hours.ts'
import type { AttachedPhoto } from '../photos/attach-photos.ts'
import { photoUrl } from '../photos/photo-key.ts'
import type { SigningKeys } from '../runtime/hmac.ts'
import { cleanLine } from './clean-text.ts'
import { type Lead, type MailedLead, photosMissing } from './lead.ts'
import { ownerLinkPath } from './owner-link.ts'
import { promiseOf } from './promise.ts'
import { leastSeconds } from './read-quote.ts'

/** Fields listed as details; the job description is the mail's body. */
const detailNames = quoteFieldNames.filter((name) => name !== 'jobDescription')

/** A field as both parts of the mail show it. */
interface Detail {
  label: string
  /** As typed, or that it was not given. */
  value: string
  /** Derived value: replaces the typed one in links, and follows it in plain text. */
  read?: string | undefined
  href?: string | undefined
}

/** A lead in the words that both parts of the mail show. */
export interface LeadFacts {
  lead: Lead
  subject: string
  firstName: string
  /** `020 7946 0456`, or as typed. */
  phone: string
  /** `Friday 20 November 2026 at 17:42`, London time. */
  received: string
  /** `Monday 23 November, 9:00`: when an answer is due. Undefined when neither site nor reminders have a time. */
  promised: string
  /** `call` is present for every number that can be dialled. */
  links: { call?: string; whatsapp?: string; reply?: string; map: string; answered: string }
  details: Detail[]
  /** Photos that are attached, or soon will be. */
  photoUrls: string[]
  /** Sentences the owner should read before calling. */
  notes: string[]
  /** Where the enquiry comes from: `['Written on', '/services/eicr']`. */
  origin: [label: string, value: string][]
}

/** What the mail needs beside the lead. */
export interface EmailSettings {
  siteUrl: string
  ownerLinkKeys: SigningKeys
  calendar: WorkingCalendar
}

export function leadFacts(lead: MailedLead, photos: readonly AttachedPhoto[], settings: EmailSettings): LeadFacts {
  const firstName = firstNameOf(lead)
  const links = linksOf(lead, firstName)
  return {
    lead,
    subject: subjectOf(lead),
    firstName,
    phone: lead.phoneDisplay ?? lead.phone,
    received: londonTime.format(new Date(lead.receivedAt)),
    promised: instantWords(promiseOf(lead, settings.calendar)),
    links: {
      ...links,
      answered: `${settings.siteUrl}${ownerLinkPath(lead.leadId, settings.ownerLinkKeys)}`,
    },
    details: detailsOf(lead, links),
    photoUrls: photos.filter(({ state }) => state !== 'refused').map(({ key }) => photoUrl(settings.siteUrl, key)),
    notes: notesOf(lead, photos),
    origin: originOf(lead),
  }
}

/** The first name as typed, cut if it is too long to be one. */
export function firstNameOf({ fullName }: Pick<Lead, 'fullName'>): string {
  return shorten(fullName.split(' ')[0] ?? fullName, 40)
}

const londonTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

/**
 * `SW14 - Priya S. - fuse board buzzing`. Always one line, and none of it an encoded word (`=?UTF-8?B?...?=`), which a
 * mail program would decode into unchecked text [L10].
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

/** The number, if it can be rung. */
export function callableNumber(lead: Lead): string | undefined {
  return phoneNote(lead) === undefined ? lead.phoneE164 : undefined
}

/** The number, if it may have WhatsApp: a British mobile, or any foreign number. */
export function mobileOf(lead: Lead): string | undefined {
  const number = callableNumber(lead)
  return number && (number.startsWith('+447') || !number.startsWith('+44')) ? number : undefined
}

export function mailLink(address: string, subject: string, body: string): string {
  const to = encodeURIComponent(address).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function linksOf(lead: Lead, firstName: string): Omit<LeadFacts['links'], 'answered'> {
  const number = callableNumber(lead)
  const mobile = mobileOf(lead)
  const greeting = `Hello ${firstName}, thank you for your enquiry.`
  return {
    call: number && `tel:${number}`,
    whatsapp: mobile && whatsappLink(mobile, greeting),
    reply: lead.replyTo && mailLink(lead.replyTo, 'Your enquiry', `${greeting}\n\n`),
    map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lead.postcode)}`,
  }
}

function detailsOf(lead: Lead, { call, reply, map }: Pick<LeadFacts['links'], 'call' | 'reply' | 'map'>): Detail[] {
  const more: Partial<Record<string, Pick<Detail, 'read' | 'href'>>> = {
    phone: { read: lead.phoneDisplay, href: call },
    email: { href: reply },
    postcode: { href: map },
  }
  return detailNames.map((name) => {
    return { label: quoteField(name).name, value: lead[name] || 'not given', ...more[name] }
  })
}

function originOf({ about, writtenOn }: Lead): LeadFacts['origin'] {
  const rows: [string, string | undefined][] = [
    ['About', about],
    ['Written on', writtenOn],
  ]
  return rows.flatMap(([label, value]): LeadFacts['origin'] => (value ? [[label, value]] : []))
}

/** Why a number has no call link [L21]. Undefined if it has one. */
function phoneNote({ phone, phoneE164 }: Lead): string | undefined {
  const problem = phoneProblem(phone)
  if (phoneE164 && !problem) return phoneWarning(phoneE164)
  return problem
    ? `The phone number cannot be rung as it was typed. ${problem}`
    : 'The phone number could not be read as one. It is shown as it was typed.'
}

function notesOf(lead: MailedLead, photos: readonly AttachedPhoto[]): string[] {
  const refused = lead.photosLeftOut + photos.filter(({ state }) => state === 'refused').length
  const pending = photos.filter(({ state }) => state === 'pending').length
  const missing = photosMissing(lead)
  const earlier = lead.earlierMails?.map(({ mailedAt }) => londonTime.format(new Date(mailedAt))).join(' and ')
  return [
    earlier !== undefined && `This is a copy: the enquiry was mailed to you on ${earlier}.`,
    lead.possibleSpam &&
      `Possible spam: a hidden field was filled in, the form was sent within ${leastSeconds} seconds, or another site sent it.`,
    refused > 0 && refusedNote(refused),
    missing > 0 && missingNote(lead, 'on the way when this was sent, and will be one more mail'),
    pending > 0 && `${count(pending, 'photo')} may take some minutes to open.`,
    lead.email !== '' && !lead.replyTo && 'The e-mail address does not look right, so Reply would not reach it.',
    phoneNote(lead),
  ].filter((note) => typeof note === 'string')
}

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
