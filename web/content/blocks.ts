import { business, pounds } from './business.ts'
import { emergencyLine } from './lib/emergency-line.ts'
import { adviceRead } from './lib/owner/advice.ts'
import { claimed } from './lib/owner/claims.ts'
import { servicePath } from './lib/service-path.ts'
import { fireOrSmell, threeFirst } from './safety.ts'

const { prices, emergencyResponseMinutes, insuredUpTo } = business

/** At the top of every page of a sample site. */
export const sampleNotice = `Firm, jobs, prices, council fees, reviews and dates are invented.${adviceRead ? '' : ' Advice unchecked.'}`

/** In the footer. */
export const promises = [
  `${emergencyLine.short} Emergency Service Available`,
  'Fully Insured',
  'Professional Workmanship',
]

/** Exactly these three titles; below each is something that a visitor can check, on the page that says more of it. */
export const trustStrip = [
  {
    title: 'Professional Standards',
    text: 'Work to BS 7671, tested and certified',
    path: '/blog/part-p-and-certificates',
  },
  {
    title: `Fully Insured Up to ${insuredUpTo}`,
    text: claimed.insurer ? `By ${claimed.insurer}: ask for the certificate` : 'Ask us for the certificate',
    path: '/contact',
  },
  {
    title: `${emergencyLine.short} Emergency Call-Out`,
    text: `From ${pounds(prices.emergencyCallOut)} by day: we tell you before we set off`,
    path: servicePath('emergency'),
  },
]

export const emergencyBlock = {
  title: `${emergencyLine.short} emergency electrician`,
  call: `We answer the phone, or ring you straight back, and aim to be with you within ${emergencyResponseMinutes} minutes.`,
  price: `Daytime call-out fee from ${pounds(prices.emergencyCallOut)}, hourly rate from ${pounds(prices.emergencyHourly)}/hr.`,
  /** Where there is no room for the list. */
  brief: `${fireOrSmell} Hot, sparking or wet socket? Keep away and ring us.`,
  firstTitle: "If you're in danger, do this first",
  first: threeFirst,
  more: 'Hot socket or power cut: what to do',
  untilWeCome: 'What to do until we come',
}

export const whyUsTitle = 'Why choose us'
