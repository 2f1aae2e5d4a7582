import { business, pounds, vatNote } from './business.ts'
import { promised } from './clock.ts'
import { emergencyLine } from './emergency-line.ts'
import { servicePrices } from './price-tables.ts'
import type { IconName, Point, ServiceCard } from './schema.ts'

const { prices, emergencyResponseMinutes, insuredUpTo } = business

/** Exactly these three. */
export const trustStrip = [
  'Professional Standards',
  `Fully Insured Up to ${insuredUpTo}`,
  `${emergencyLine.short} Emergency Call-Out`,
]

export const whyChooseUs: (Point & { icon: IconName })[] = [
  {
    icon: 'shield-check',
    title: `Fully insured up to ${insuredUpTo}`,
    text: 'Public liability cover on every job, from one socket to a full rewire. Ask and we will send you the certificate.',
  },
  {
    icon: 'clock',
    title: `Emergency response: we aim for ${emergencyResponseMinutes} minutes`,
    text: `Call ${emergencyLine.when}, on any day of the year.`,
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
    title: 'Same-week availability',
    text: 'Most small jobs can be looked at in the week you call.',
  },
  {
    icon: 'dust-sheet',
    title: 'Tidy by habit',
    text: 'Dust sheets, vacuum, waste removed. We treat your home as we would our own.',
  },
]

/** The four cards of an area page: kinds of work rather than single services. */
export const areaServiceCards: ServiceCard[] = [
  {
    icon: 'plug',
    thumbnail: 'socket-second-fix-closeup',
    title: 'Installation',
    description: 'Sockets, switches and new circuits, done neatly.',
    features: ['Sockets and switches', 'New circuits', 'Outdoor power'],
    href: '/services/sockets-lighting',
    price: `From ${pounds(prices.installation)}`,
    buys: servicePrices['sockets-lighting']?.buys,
  },
  {
    icon: 'clipboard-check',
    thumbnail: 'eicr-tester-closeup',
    title: 'Testing',
    description: 'EICR reports for homes, landlords and businesses.',
    features: ['Coded and explained', 'Quick reports', 'Remedial quotes'],
    href: '/services/eicr',
    price: `From ${pounds(prices.testing)}`,
    buys: servicePrices.eicr?.buys,
  },
  {
    icon: 'siren',
    thumbnail: 'front-door-lantern-closeup',
    title: 'Emergency',
    description: `We aim to be with you within ${emergencyResponseMinutes} minutes, ${emergencyLine.when}.`,
    features: [`${emergencyLine.short}, 365 days`, 'Make safe first', 'Clear price before work'],
    href: '/services/emergency',
    price: `From ${pounds(prices.emergencyCallOut)}`,
    buys: servicePrices.emergency?.buys,
  },
  {
    icon: 'lightbulb',
    thumbnail: 'downlight-ceiling-closeup',
    title: 'Lighting',
    description: 'Downlights, garden lights and smart scenes.',
    features: ['Lighting plans', 'LED and dimming', 'Indoors and out'],
    href: '/services/downlights',
    price: `From ${pounds(prices.lighting)}`,
    buys: servicePrices.downlights?.buys,
  },
]

/** Under the four cards of an area page. */
export const areaPriceNote = `${vatNote} Your written quote gives the full sum.`

/** Four reasons to choose the business, on the page of every area. */
export const areaReasons: Point[] = [
  { title: 'One clear price', text: 'A free written quote, and anything extra agreed before it is done.' },
  { title: 'Same week', text: 'Most small jobs can be looked at in the week you call.' },
  { title: 'Tidy by habit', text: 'Dust sheets, vacuum, waste removed.' },
  { title: 'Papers included', text: 'Test results and the certificate when we finish.' },
]

export const process: Point[] = [
  {
    title: 'Tell us what you need',
    text: 'Use the form, call or WhatsApp. Photos of the room or the fuse board help us give a better first answer.',
  },
  {
    title: 'Free quote',
    text: `${promised({}, 'sentence').always} We visit if the job needs it, and send a written price with no obligation.`,
  },
  {
    title: 'The work',
    text: 'We agree a date, protect your floors and furniture, and keep you posted each day.',
  },
  {
    title: 'Test, tidy and hand over',
    text: 'Everything is tested and explained, the room is cleaned, and you have the certificate for the work. Where building control is told, its own certificate normally follows within 30 days.',
  },
]

export const guarantees: Point[] = [
  { title: 'Free, no-obligation quotes', text: 'Ask, compare and take your time.' },
  { title: `Fully insured up to ${insuredUpTo}`, text: 'Public liability cover is in place on every visit.' },
  {
    title: 'Tested before we leave',
    text: 'Circuits we install or alter are inspected and tested, and the results are yours to keep.',
  },
  {
    title: 'Agreed prices',
    text: 'We do not start extra work until you have said yes to the cost.',
  },
]

export const emergencyBlock = {
  title: `${emergencyLine.short} emergency electrician`,
  text: `Tripping that will not stop, a burning smell, sparks or water? Call now. Call-out fee from ${pounds(prices.emergencyCallOut)}, hourly rate from ${pounds(prices.emergencyHourly)}/hr. We aim to be with you within ${emergencyResponseMinutes} minutes, ${emergencyLine.daily}.`,
  first: [
    'Fire or smoke: get out, close the door, call 999.',
    'A smell of gas: touch no switch, go outside, call 0800 111 999.',
    'The street is dark, or only your home with every switch up: a prepayment meter, then 105, free.',
  ],
}
