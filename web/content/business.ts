import { weekWords } from '#contract/week.ts'
import { contact } from './contact.ts'
import { emergencyLine } from './emergency-line.ts'
import { openingHours } from './opening-hours.ts'
import { prices } from './prices.ts'

/**
 * Who the business is. What the owner may change is in the owner's own files, `owner/*.yaml`.
 * Everything here is sample data until `sample` is set to false; see `docs/before-you-go-live.md`.
 */
export const business = {
  ...contact,
  /** True while the identity below is invented. A deployment with a real domain refuses to go live with it. */
  sample: true,
  strapline: 'Careful electrical work for Richmond and South West London homes',
  authorLabel: `The ${contact.name} team`,
  /** Town centre of Richmond, decimal degrees. */
  geo: { latitude: 51.461, longitude: -0.304 },
  serviceRadiusMetres: 15000,
  prices,
  /** How notifiable work is notified and who pays for it, in one sentence. Quotes say it as long as this is undefined. */
  notificationRoute: undefined as string | undefined,
  /** The guarantee on the business's own work, in one sentence. The law's own rights hold without it. */
  workGuarantee: undefined as string | undefined,
  /** The qualified person who has read the articles. Never invent one. */
  reviewer: undefined as { name: string; qualification: string } | undefined,
  /** An aim and never a promise: say "we aim". */
  emergencyResponseMinutes: 60,
  insuredUpTo: '£2M',
  yearsInBusiness: 'Over 10 years',
  hours: {
    text: weekWords(openingHours),
    emergencyText: `Available ${emergencyLine.short}, 365 days a year`,
  },
  copyrightYear: 2024,
} as const

export const telHref = `tel:${business.phone.e164}`
export const mailtoHref = `mailto:${business.email}`

/** WhatsApp link, with the message typed in for the visitor to edit when one is given. */
export function whatsappHref(message?: string): string {
  const number = business.whatsapp.e164.slice(1)
  return message ? `https://wa.me/${number}?text=${encodeURIComponent(message)}` : `https://wa.me/${number}`
}

/** Whole pounds as printed: `£2,500`. By hand: a page that loads `Intl` for it blocks a phone for 50 ms. */
export function pounds(amount: number): string {
  return `£${`${amount}`.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',')}`
}

const { emergencyCallOut, emergencyHourly } = business.prices

/** What an emergency call costs, worked out from the prices. Parts are extra. */
export const examples = {
  emergencyOneHour: pounds(emergencyCallOut + emergencyHourly),
  emergencyTwoHours: pounds(emergencyCallOut + 2 * emergencyHourly),
} as const

/** What every page that explains prices says about VAT. */
export const vatNote: string = {
  yes: 'Every price on this site includes VAT.',
  no: 'We are not registered for VAT, so none is added to any price.',
  undefined: 'Every price on this site is the whole price: nothing is added for VAT.',
}[`${business.vatRegistered}`]

/** What the terms say about a guarantee of the business's own. */
export const workGuaranteeNote = business.workGuarantee ?? 'Your quote says what guarantee we give on our own work.'

/** The only wording the site uses about notification: two papers, two dates, and no claim of a scheme membership. */
export const notification =
  'Notifiable work is notified to building control. You get the electrical certificate when we finish; the building regulations certificate follows, usually within 30 days.'

/** Said after it wherever quotes are explained. */
export const notificationRoute =
  business.notificationRoute ?? 'Your written quote says by which route, and the fee for it is in the price.'
