import { business, pounds } from './business.ts'
import { emergencyLine } from './lib/emergency-line.ts'
import { adviceRead } from './lib/owner/advice.ts'
import { dangersBriefly, fireOrSmell } from './safety.ts'

const { prices, emergencyResponseMinutes, insuredUpTo } = business

/** At the top of every page of a sample site. */
export const sampleNotice = `Firm, jobs, prices, reviews and dates are invented.${adviceRead ? '' : ' Nobody qualified has checked the advice.'}`

/** In the footer. */
export const promises = [
  `${emergencyLine.short} Emergency Service Available`,
  'Fully Insured',
  'Professional Workmanship',
]

/** Exactly these three. */
export const trustStrip = [
  'Professional Standards',
  `Fully Insured Up to ${insuredUpTo}`,
  `${emergencyLine.short} Emergency Call-Out`,
]

export const emergencyBlock = {
  title: `${emergencyLine.short} emergency electrician`,
  call: `Someone answers or rings back, ${emergencyLine.daily}. We aim to be with you within ${emergencyResponseMinutes} minutes.`,
  price: `Call-out fee from ${pounds(prices.emergencyCallOut)}, hourly rate from ${pounds(prices.emergencyHourly)}/hr.`,
  /** Where there is no room for the list. */
  brief: `${fireOrSmell} Sparks or water? Ring us.`,
  first: dangersBriefly,
}
