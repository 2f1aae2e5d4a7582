import { type ClaimedPhoto, isFinal } from '../photos/claim-photos.ts'
import { enquiryField, enquiryFieldNames } from '../shared/enquiry-fields.ts'
import { instantWords } from '../shared/london-time.ts'
import { whatsappLink } from '../shared/phone-number.ts'
import { photoUrl } from '../shared/photo-key.ts'
import { isPhotoWaitOver, type StoredEnquiry, urgencyOf } from './enquiry.ts'
import { emailNotes } from './enquiry-email-notes.ts'
import { callsOf, mobileOf, phoneLine } from './enquiry-email-numbers.ts'
import { shorten, subjectLineOf } from './enquiry-email-subject.ts'
import { greetingOf, politeName } from './greeting.ts'

/** Fields listed as details; the job description is the mail's body. */
const detailNames = enquiryFieldNames.filter((name) => name !== 'jobDescription')

/** An enquiry in the words that both parts of the mail show. */
export type EmailFacts = ReturnType<typeof emailFacts>

/** At the end of the mail. */
export const mailFoot = 'To get your enquiries at another address, ask whoever looks after your website.'

/** What the mail needs beside the enquiry. */
export interface EmailInput {
  siteUrl: string
  /** Epoch milliseconds at which it is sent. */
  at: number
}

export function emailFacts(enquiry: StoredEnquiry, photos: readonly ClaimedPhoto[], { siteUrl, at }: EmailInput) {
  const urlsOf = (isShown: (photo: ClaimedPhoto) => boolean) =>
    photos.filter(isShown).map(({ key }) => photoUrl(siteUrl, key))
  const isWaitOver = isPhotoWaitOver(enquiry, at)
  const links = linksOf(enquiry)
  const urgency = urgencyOf(enquiry)
  return {
    enquiry,
    subject: subjectLineOf(enquiry),
    /** The mail's first words: that the owner is to ring now, or that the enquiry is new. */
    head: urgency ? `${urgency}: ring now` : 'New enquiry',
    firstName: firstNameOf(enquiry),
    /** `020 7946 0456, 07700 900456`: the numbers found, each with what is unusual in its price, or as typed. */
    phone: phoneLine(enquiry),
    /** `Friday 20 November, 17:42`, London time. */
    received: instantWords(Date.parse(enquiry.receivedAt)),
    links,
    details: detailsOf(enquiry, links),
    /** URLs of the photos that can be shown, and of those that may open within minutes. */
    photoUrls: urlsOf(({ state }) => state === 'claimed'),
    comingPhotoUrls: isWaitOver ? [] : urlsOf((photo) => !isFinal(photo)),
    /** Sentences the owner should read before calling. */
    notes: emailNotes(enquiry, photos, at),
    origin: originOf(enquiry),
  }
}

function mailLink(address: string, subject: string, body: string): string {
  const to = encodeURIComponent(address).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function linksOf(enquiry: StoredEnquiry) {
  const mobile = mobileOf(enquiry)
  const greeting = `${greetingOf(enquiry.fullName)}, thank you for your enquiry.`
  return {
    /** Every number that can be dialled, ordinary ones first. */
    calls: callsOf(enquiry),
    whatsapp: mobile && whatsappLink(mobile, greeting),
    reply: enquiry.replyTo && mailLink(enquiry.replyTo, 'Your enquiry', `${greeting}\n\n`),
    map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(enquiry.postcode)}`,
  }
}

/** The fields as typed, or that one was not given: what was read from a field never stands in its place. */
function detailsOf(enquiry: StoredEnquiry, { calls, reply, map }: ReturnType<typeof linksOf>) {
  const hrefs: Partial<Record<string, string>> = {
    // Two numbers have a button each, and so has one abroad, with its price.
    phone: calls.length === 1 && calls[0]?.cost === undefined ? calls[0]?.href : undefined,
    email: reply,
    postcode: map,
  }
  return detailNames.map((name) => {
    return { label: enquiryField(name).shortLabel, value: enquiry[name] || 'not given', href: hrefs[name] }
  })
}

/** Where the enquiry comes from. */
function originOf({ about, writtenOn }: StoredEnquiry) {
  const rows = [
    { label: 'About', value: about },
    { label: 'Page', value: writtenOn },
  ]
  return rows.flatMap(({ label, value }) => (value ? { label, value } : []))
}

/** The first name, or all of it where it does not begin with one: `Mr Khan`. */
function firstNameOf({ fullName }: Pick<StoredEnquiry, 'fullName'>): string {
  return politeName(fullName) ?? shorten(fullName, 40)
}
