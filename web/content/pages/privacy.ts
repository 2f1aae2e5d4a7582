import { enquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { retention } from '#shared/retention.ts'
import { business } from '../business.ts'
import { options } from '../lib/owner/options.ts'
import { pageTitle } from '../lib/page-title.ts'

/** A part of the page. The list stands before the paragraphs. */
interface PrivacySection {
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
  enquiryMonths: `Your enquiry: for ${retention.enquiryMonths} months after it reaches us`,
  attachedPhotoDays: `The photos you send with it: for ${retention.attachedPhotoDays} days`,
  pendingPhotoDays: `A photo whose enquiry is never sent, or looks like spam: for ${retention.pendingPhotoDays} days`,
  countDays: `A count of what each internet connection and email address has sent or been sent, kept under a code so that nobody can flood us: for ${retention.countDays} days`,
  queueDays: `An enquiry that could not be delivered to us: until it is delivered, for up to ${2 * retention.queueDays} days`,
  backupDays: `Backups: for up to ${retention.backupDays} days after something is deleted`,
  testEnquiryDays: undefined,
  erasureMarkDays: `After we erase an enquiry, the names of its photo files, so that a photo still on its way is deleted too: for ${retention.erasureMarkDays} days`,
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
      `${business.name} decides how the details you send us are used. You can write to ${business.email} or call ${phone}.`,
    ],
  },
  {
    title: 'What we keep',
    list: [...asked, `Up to ${photoRules.maxPhotos} photos, if you add them`],
    paragraphs: [
      "We also receive the subject of the page, which you can untick in the form, and which page of this site you wrote on. Nothing identifies you from one visit to the next, and if you don't send an enquiry, we learn nothing about you.",
      'Your browser removes hidden details from a photo, such as where it was taken, before it leaves your device, except from GIFs and photos it cannot convert.',
      'None of this is in our logs.',
    ],
  },
  {
    title: 'Why we keep it, and what the law calls that',
    paragraphs: [
      'We use your details to answer you, to give you a price and, if you go ahead, to do the work. The law calls this taking steps at your request before a contract.',
      "People often come back to a quote months later, so we keep an enquiry after we've answered it. We also run a simple check that marks what looks like spam. The law calls both of these our legitimate interests, and you can object to them.",
      "We don't sell your details, add you to a mailing list or make automated decisions about you.",
    ],
  },
  {
    title: 'How long we keep it',
    list: Object.values(kept).flatMap((line) => line ?? []),
    paragraphs: [
      `Your enquiry also reaches us as an email, and we delete that from our inbox after the same ${retention.enquiryMonths} months.`,
      'If you become a customer, we keep quotes, invoices and certificates for as long as tax and safety rules require.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      `The electrician sees it. Our hosting provider stores it for us in ${cities[options.region] ?? `its region ${options.region}`}, on our instructions. The companies that run our mailbox and yours carry the emails.`,
      ...where(
        options.customerReceipt,
        'If you give us an email address, we send one message to it to say that your enquiry has arrived. Nothing else is sent to you automatically.',
      ),
      ...where(!options.customerReceipt, 'Nothing is sent to you automatically.'),
      'Each photo has a web address that cannot be guessed and is listed nowhere.',
      "If you message us on WhatsApp, WhatsApp's own terms apply. We may also answer you there, unless you tell us not to.",
      'If the electrician opens a map from that email, Google learns your postcode and nothing else.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can ask for a copy of what we hold about you, have it corrected or deleted, tell us to stop using it for a while, object to how we use it, or take it elsewhere in a form that a computer can read.',
      'Write to us or call us. It costs nothing, and we answer within a month.',
      'When we delete an enquiry, we also delete its photos and our emails about it. The backups are deleted within the times above.',
    ],
  },
  {
    title: 'Cookies and your draft',
    paragraphs: [
      'This site sets no cookies and loads nothing from other companies, so nobody else learns that you were here.',
      'While you fill in the form, your words and the names of your photos are kept as a draft on your own device, for the tab and as a copy for the next one, each for a day at most. They go when the form is sent or emptied; what you have changed in another tab stays there. We cannot see the words until you press send.',
      "Photos are uploaded when you choose them, but we don't look at them unless you send the form.",
      'The tab remembers a random name for itself, how far down the page you had read, and what you send until it has our answer. It forgets all three when you close it.',
    ],
  },
  {
    title: 'If you are unhappy',
    paragraphs: [
      'You can complain to us about how we use your details, in any way you like. We confirm within 30 days that we have your complaint, look into it and tell you what we found.',
      "If our answer doesn't settle it, you can complain to the UK's regulator for personal data, the Information Commissioner's Office, whose work is passing to the Information Commission: ico.org.uk.",
    ],
  },
]

export const privacyPage = {
  title: pageTitle('Privacy'),
  metaDescription: `What ${business.name} keeps when you send an enquiry, why, for how long and who sees it, and how to have it corrected or deleted.`,
  hero: {
    title: 'Privacy',
    text: 'We need your name and number so that we can answer you. This page tells you what happens to them.',
  },
  sections,
}
