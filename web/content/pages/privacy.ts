import { enquiryField, enquiryFieldNames } from '#shared/enquiry-rules.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { retention } from '#shared/retention.ts'
import { business } from '../business.ts'
import { options } from '../lib/owner/options.ts'
import { pageTitle } from '../lib/page-title.ts'

/** A part of the page. The list stands before the paragraphs. */
export interface PrivacySection {
  title: string
  list?: string[]
  paragraphs: string[]
}

/** On one line, wherever its paragraph breaks. */
const phone = business.phone.display.replaceAll(' ', '\u00a0')

/** What is said only where an option is on. */
const where = (isOn: boolean, ...said: string[]) => (isOn ? said : [])

const asked = enquiryFieldNames.map((name) => {
  const { label, required } = enquiryField(name)
  return required ? label : `${label}, if you give it`
})

/** What each period is for; nothing of what identifies nobody. */
const kept: Record<keyof typeof retention, string | undefined> = {
  enquiryMonths: `Your enquiry: ${retention.enquiryMonths} months after it came`,
  attachedPhotoDays: `Its photos: ${retention.attachedPhotoDays} days`,
  pendingPhotoDays: `A photo whose enquiry never comes, or looks like spam: ${retention.pendingPhotoDays} days`,
  addressCountDays: `Counts of what each internet connection and e-mail address sent or was sent, under a code, so that nobody can flood us: ${retention.addressCountDays} days`,
  queueDays: `An enquiry that could not be delivered to us: up to ${2 * retention.queueDays} days, until it is`,
  backupDays: `Backups: up to ${retention.backupDays} days after a deletion`,
  testEnquiryDays: undefined,
  erasureMarkDays: `After an erasure the names of the photos' files, so that one still on its way is deleted too: ${retention.erasureMarkDays} days`,
}

const cities: Record<string, string> = {
  'eu-west-1': 'Dublin',
  'eu-west-2': 'London',
  'eu-west-3': 'Paris',
  'eu-central-1': 'Frankfurt',
  'eu-north-1': 'Stockholm',
}

const sections: PrivacySection[] = [
  {
    title: 'Who is responsible',
    paragraphs: [
      `${business.name} decides how the details you send are used. Write to ${business.email} or call ${phone}.`,
    ],
  },
  {
    title: 'What we keep',
    list: [...asked, `Up to ${photoRules.maxPhotos} photos, if you add them`],
    paragraphs: [
      "With an enquiry comes what the page was about, which you can untick in the form, and the page of this site you wrote it on. Nothing identifies you from one visit to the next, and if you don't enquire, we learn nothing about you.",
      'Your browser removes hidden details from a photo, such as where it was taken, before it leaves your device, except from GIFs and photos it cannot convert.',
      'Our logs hold none of it.',
    ],
  },
  {
    title: 'Why we keep it, and what the law calls that',
    paragraphs: [
      'We use your details to answer you, to price the job and, if you go ahead, to do it. The law calls this taking steps at your request before a contract.',
      "People come back to a quote months later, so we keep an enquiry after we've answered it. A simple check also marks what looks like spam. The law calls both our legitimate interests. You can object to them.",
      "We don't sell your details or add you to a mailing list. We make no automated decisions about you.",
    ],
  },
  {
    title: 'How long we keep it',
    list: Object.values(kept).flatMap((line) => line ?? []),
    paragraphs: [
      `Your enquiry also reaches us as an e-mail, and we clear that from our inbox after the same ${retention.enquiryMonths} months.`,
      'If you become a customer, we keep quotes, invoices and certificates for as long as tax and safety rules ask.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      `The electrician sees it. Our hosting provider stores it for us in ${cities[options.region] ?? `its region ${options.region}`}, on our instructions. The companies that run our mailbox, and yours, carry the e-mails.`,
      ...where(
        options.customerReceipt,
        'If you give an e-mail address, one message to it says that your enquiry has arrived. Nothing else is sent to you automatically.',
      ),
      ...where(!options.customerReceipt, 'Nothing is sent to you automatically.'),
      'Each photo has a web address that cannot be guessed and is listed nowhere.',
      'A message on WhatsApp travels under its terms. We may also answer you there, unless you tell us not to.',
      'If the electrician opens a map from that e-mail, Google learns your postcode, and nothing else.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can have a copy of what we hold about you, have it corrected or deleted, tell us to stop using it for a time, object to how we use it, or take it elsewhere in a form a computer can read.',
      'Write or call: it costs nothing, and we answer within a month.',
      'Deletion removes the enquiry, its photos and our e-mails about it. Backups are deleted within the times above.',
    ],
  },
  {
    title: 'Cookies and your draft',
    paragraphs: [
      'This site sets no cookies and loads nothing from other companies, so nobody else learns of your visit.',
      'While you fill in the form, your words and the names of your photos are kept as a draft on your own device for a day at most. The draft goes when the form is sent or emptied. We cannot see the words until you press send.',
      "Photos upload when you pick them. We don't look at them unless you send the form.",
      'Until closed, the tab remembers how far you had read.',
    ],
  },
  {
    title: 'If you are unhappy',
    paragraphs: [
      'You can complain to us about how we use your details, in any form. We confirm within 30 days, look into it and tell you what we found.',
      "If our answer doesn't settle it, you can complain to the UK's regulator for personal data, the Information Commissioner's Office, whose work is passing to the Information Commission: ico.org.uk.",
    ],
  },
]

export const privacyPage = {
  title: pageTitle('Privacy'),
  metaDescription: `What ${business.name} keeps when you send an enquiry, why, for how long and who sees it, and how to have it corrected or deleted.`,
  hero: {
    title: 'Privacy',
    text: 'To answer you we need your name and number. This page says what happens to them.',
  },
  sections,
}
