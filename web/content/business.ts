import { whatsappLink } from '#shared/phone-number.ts'
import { emergencyLine } from './lib/emergency-line.ts'
import { claimed } from './lib/owner/claims.ts'
import { contact } from './lib/owner/contact.ts'
import { outOfHours, prices } from './lib/owner/prices.ts'

/**
 * Who the business is. What the owner may change, and what is invented until the owner has confirmed it, is in
 * `owner/*.yaml`.
 */
export const business = {
  ...contact,
  strapline: 'Careful electrical work for Richmond and South West London homes',
  authorLabel: `The ${contact.name} team`,
  /** Middle of the circle in which the firm usually works, whatever its own town is. */
  serviceCentre: 'Richmond',
  serviceRadiusMetres: claimed.radiusKm * 1000,
  prices,
  /** An aim and never a promise: say "we aim". */
  emergencyResponseMinutes: claimed.minutes,
  insuredUpTo: claimed.insuredUpTo,
  yearsInBusiness: claimed.years,
  hours: {
    text: claimed.openingHours.line,
    emergencyText: `Available ${emergencyLine.short}, 365 days a year`,
  },
  copyrightYear: 2024,
} as const

/** Where a letter reaches the business; undefined as long as the owner has given no street. */
export const postalAddress = business.street && `${business.street}, ${business.town} ${business.postcode}`

/** Whom a letter or an email goes to, as the model cancellation form has it. */
export const addressee = [business.name, postalAddress, business.email].filter(Boolean).join(', ')

/** How a customer tells the business that they cancel. */
export const waysToCancel = `call ${business.phone.display}${postalAddress ? `, email ${business.email} or write to us at ${postalAddress},` : ` or email ${business.email}`}`

export const telHref = `tel:${business.phone.e164}`
export const mailtoHref = `mailto:${business.email}`

/** WhatsApp link, with the message typed in for the visitor to edit when one is given. */
export function whatsappHref(message?: string): string {
  return whatsappLink(business.whatsapp.e164, message)
}

/** Whole pounds as printed: `£2,500`. */
export function pounds(amount: number): string {
  return `£${wholeNumber(amount)}`
}

/** `10,000`. By hand: a page that loads `Intl` for it blocks a phone for 60 ms. */
export function wholeNumber(amount: number): string {
  return `${amount}`.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',')
}

const { emergencyCallOut, emergencyHourly, daytimeHour, daytimeHalfHour } = business.prices

/** What an emergency call costs, and a visit in the daytime, at least: sums of "from" prices. Parts are extra. */
export const examples = {
  emergencyOneHour: pounds(emergencyCallOut + emergencyHourly),
  emergencyTwoHours: pounds(emergencyCallOut + 2 * emergencyHourly),
  daytimeTwoHours: pounds(daytimeHour + 2 * daytimeHalfHour),
} as const

/** Said with every price of an emergency. */
export const outOfHoursNote = outOfHours
  ? `At night, on Sundays and bank holidays the call-out is from ${pounds(outOfHours.callOut)}, and each hour from ${pounds(outOfHours.hourly)}. We tell you the fee on the phone before anyone sets off.`
  : 'Nights, Sundays and bank holidays cost more, and we tell you the price on the phone before anyone sets off.'

/** What every page that explains prices says about VAT. */
export const vatNote: string = {
  yes: 'Every price on this site includes VAT.',
  no: "We aren't registered for VAT, so there's none to add to any price.",
  undefined: "There's no VAT to add to our prices.",
}[`${business.vatRegistered}`]

/** What the terms say about a guarantee of the business's own. */
export const workGuaranteeNote = claimed.workGuarantee ?? 'Your quote says what guarantee we give on our own work.'
