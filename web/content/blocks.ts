import { business, certificateDays, pounds, vatNote } from './business.ts'
import { calendar } from './lib/calendar.ts'
import { promised } from './lib/clock.ts'
import { emergencyLine } from './lib/emergency-line.ts'
import { servicePrices } from './lib/owner/price-tables.ts'
import type { AreaServiceCard, IconName, Point } from './lib/schema.ts'
import { servicePath } from './lib/service-path.ts'
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

export const whyChooseUs: (Point & { icon: IconName })[] = stated([
  {
    icon: 'shield-check',
    title: `Fully insured up to ${insuredUpTo}`,
    text: 'Public liability cover on every job, from one socket to a full rewire.',
  },
  {
    icon: 'clock',
    title: `Emergency response: we aim for ${emergencyResponseMinutes} minutes`,
    text: `${only.allHours}Call ${emergencyLine.when}, on any day of the year.`,
  },
  {
    icon: 'file-text',
    title: 'Clear written quotes',
    text: 'Free and with no obligation. You see what is included and what is not before you decide.',
  },
  {
    icon: 'award',
    title: `${business.yearsInBusiness} in business`,
    text: 'All of them in the period houses, modern flats and family homes around Richmond.',
  },
  {
    icon: 'calendar-check',
    title: `${only.sameWeekVisits}Same-week availability`,
    text: 'Most small jobs can be looked at in the week you call.',
  },
  {
    icon: 'dust-sheet',
    title: `${only.guarantee}Tidy by habit`,
    text: 'Dust sheets, vacuum, waste removed. We treat your home as we would our own.',
  },
])

/** Without a price to say, how it is priced. */
const fromPrice = (price: number | undefined) => (price === undefined ? 'Quoted in writing' : `From ${pounds(price)}`)

/** The four cards of an area page: kinds of work rather than single services, each with what its price buys. */
export const areaServiceCards: AreaServiceCard[] = stated([
  areaCard('plug', 'Installation', 'sockets-lighting', prices.installation),
  areaCard('clipboard-check', 'Testing', 'eicr', prices.testing),
  areaCard('siren', 'Emergency', 'emergency', prices.emergencyCallOut),
  areaCard('lightbulb', 'Lighting', 'downlights', prices.lighting),
])

function areaCard(icon: IconName, title: string, slug: string, price: number | undefined): AreaServiceCard {
  return { icon, title, href: servicePath(slug), price: fromPrice(price), buys: servicePrices[slug]?.buys }
}

/** Under the four cards of an area page. */
export const areaPriceNote = stated(vatNote)

/** Four reasons to choose the business, on the page of every area. */
export const areaReasons: Point[] = stated([
  { title: 'One clear price', text: 'In writing, and free to ask for.' },
  { title: `${only.sameWeekVisits}Same week`, text: 'For most small jobs.' },
  { title: `${only.guarantee}Tidy by habit`, text: 'Dust sheets, vacuum, waste removed.' },
  { title: 'Papers included', text: 'Test results and certificate.' },
])

export const process: Point[] = stated([
  {
    title: 'Tell us what you need',
    text: 'Use the form, call or WhatsApp. Photos of the room or the fuse board help us give a better first answer.',
  },
  {
    title: 'Free quote',
    text: `${calendar.saysWhen ? `${promised({}, 'sentence').always} ` : ''}Some jobs need a visit first. ${only.guarantee}It costs nothing. The price comes in writing, with no obligation.`,
  },
  {
    title: 'The work',
    text: `On the date we agree. Some circuits are off meanwhile, so save what is on your computer. ${only.guarantee}Floors and furniture are covered.`,
  },
  {
    title: 'Test and hand over',
    text: `The work is tested and explained, and gets its certificate. ${only.guarantee}The room is cleaned. Where building control is told, its own certificate normally follows within ${certificateDays} days.`,
  },
])

export const guarantees: Point[] = stated([
  { title: 'Free, no-obligation quotes', text: 'Ask, compare and take your time.' },
  { title: `Fully insured up to ${insuredUpTo}`, text: 'Public liability cover is in place on every visit.' },
  {
    title: `${only.guarantee}Tested before we leave`,
    text: 'Circuits we install or alter are inspected and tested, and the results are yours to keep.',
  },
  {
    title: `${only.guarantee}Agreed prices`,
    text: 'We do not start extra work until you have said yes to the cost.',
  },
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
