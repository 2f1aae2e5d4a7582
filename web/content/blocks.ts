import { business, pounds } from './business.ts'
import { emergencyLine } from './lib/emergency-line.ts'
import { only, stated } from './lib/stated.ts'
import { advice } from './safety.ts'

const { prices, emergencyResponseMinutes, insuredUpTo } = business

/** At the top of every page of a sample site. */
export const sampleNotice = 'Firm, jobs, prices and reviews are invented.'

/** In the footer. */
export const promises = stated([
  `${emergencyLine.short} Emergency Service Available`,
  `${only.insurance}Fully Insured`,
  'Professional Workmanship',
])

/** Exactly these three. */
export const trustStrip = stated([
  'Professional Standards',
  `Fully Insured Up to ${insuredUpTo}`,
  `${emergencyLine.short} Emergency Call-Out`,
])

export const emergencyBlock = stated({
  title: `${emergencyLine.short} emergency electrician`,
  call: `Tripping that will not stop, a burning smell, sparks or water? Call now. We aim to be with you within ${emergencyResponseMinutes} minutes, ${emergencyLine.daily}.`,
  price: `Call-out fee from ${pounds(prices.emergencyCallOut)}, hourly rate from ${pounds(prices.emergencyHourly)}/hr.`,
  first: [
    'Fire or smoke: get out, close the door, call 999.',
    'A smell of gas: touch no switch, go outside, call 0800 111 999.',
    `${advice}The street is dark, or only your home with every switch up: a prepayment meter, then 105, free.`,
  ],
})
