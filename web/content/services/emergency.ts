import { business, examples, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { EmergencyServiceWords, ServiceHead } from '../lib/schema.ts'
import {
  afterShock,
  burningFirst,
  darkHome,
  darkPart,
  fireFirst,
  gasFirst,
  shockFirst,
  streetDark,
  trippedSwitch,
} from '../safety.ts'
import { sources } from '../sources.ts'

const callOut = pounds(business.prices.emergencyCallOut)
const hourly = pounds(business.prices.emergencyHourly)
const minutes = business.emergencyResponseMinutes

export const head: ServiceHead = {
  order: 12,
  listed: false,
  icon: 'siren',
  thumbnail: 'front-door-lantern-closeup',
  title: 'Emergency call-out',
  description: `An electrician on the way, ${emergencyLine.when}.`,
  features: [`We aim for ${minutes} minutes`, `From ${callOut} call-out`, `${emergencyLine.short}, 365 days`],
}

export const words: EmergencyServiceWords = {
  name: `${emergencyLine.short} Emergency Electrician`,
  title: pageTitle(`${emergencyLine.short} Emergency Electrician SW London`),
  metaDescription: `Emergency electrician in Richmond and South West London, and who to call first. We aim to be with you within ${minutes} minutes, ${emergencyLine.when}. Call now.`,
  heroTitle: `${emergencyLine.short} emergency electrician`,
  heroDescription: `Make sure everyone is safe, then call. We aim to be with you within ${minutes} minutes.`,
  doNow: [fireFirst, gasFirst, shockFirst, `${burningFirst} Then ring us.`, streetDark, darkHome, darkPart],
  picture: {
    stem: 'front-door-lantern-closeup',
    alt: 'Brick house front at night: a lantern in the fanlight above a green front door, a wall light beside it and lamps lit in both bays',
  },
  intro: [
    'You speak to an electrician. If we cannot pick up at once, leave your number and we ring straight back. If one switch on the phone does not end it, you get a name and an arrival time.',
    'Our first job is to make the place safe. At two in the morning a safe house with one dead circuit is a good result, and the rest can wait for daylight.',
  ],
  included: [
    `An electrician at your door: we aim for ${minutes} minutes`,
    'Making safe first, then a repair if parts allow',
    'A clear price before work begins',
    'Tests after the repair, and a note of what was done',
  ],
  timeline: [
    {
      when: 'Now',
      title: 'Call',
      text: 'Give your postcode first, then the trouble.',
    },
    {
      when: 'While you wait',
      title: 'Leave it off',
      text: 'Touch nothing wet, hot or buzzing. Keep the fridge and freezer shut.',
    },
    {
      when: `We aim for ${minutes} minutes`,
      title: 'Make safe',
      text: 'Power may go off in more of the house for a while.',
    },
    {
      when: 'Then',
      title: 'The price',
      text: 'Ask for the likely total. If making safe is enough for tonight, you may stop there.',
    },
    {
      when: 'Afterwards',
      title: 'Repair and test',
      text: 'A repair is tested before it is switched on. What has to wait is quoted for normal hours.',
    },
  ],
  typicalDuration: `We aim to arrive within ${minutes} minutes; how long we stay depends on the fault`,
  priceChanges: [
    {
      title: 'Time',
      text: 'Tracing can take longer than mending. Labour is counted from the door, and none of it starts without your say-so.',
    },
    {
      title: 'Parts',
      text: 'An ordinary breaker or socket costs little. A rare part can mean a second visit.',
    },
    {
      title: 'What can wait',
      text: `What is safe until the morning costs less then. A first hour in the daytime starts from ${pounds(business.prices.daytimeHour)}.`,
    },
    {
      title: 'Where the fault lies',
      text: 'The meter, the main fuse and the street cable are not ours to mend: your supplier or the network operator does it.',
    },
  ],
  paperwork: ['A certificate for the repair where one is due.'],
  faqs: [
    {
      question: 'What counts as an emergency?',
      answer:
        "Fire or smoke is for 999. A shock, a burning smell, sparks, a buzzing board and water in the electrics are for us. So is a live part within reach, or a vulnerable person without heating or medical equipment. If you aren't sure, ring and ask.",
    },
    {
      question: 'Is it my house or the whole street?',
      answer: `Look outside. If the neighbours are dark too, call 105, free. If not, look at your board. ${darkHome}`,
    },
    {
      question: 'Should I keep resetting the breaker?',
      answer: `Not after a burning smell, heat or water: ring us. After any other trip you have one try. ${trippedSwitch}`,
    },
    {
      question: 'How much will it cost?',
      answer: `The call-out fee is from ${callOut} and brings us to you. Labour is from ${hourly} an hour on top. One hour comes to ${examples.emergencyOneHour} and two hours to ${examples.emergencyTwoHours}, with parts extra.`,
    },
    {
      question: 'Somebody has had a shock and seems well. What now?',
      answer: afterShock,
    },
  ],
  relatedArticles: ['rcd-keeps-tripping', 'smoke-and-co-alarms', 'one-room-no-power'],
  relatedProjects: ['prj-002', 'prj-006'],
  relatedServices: ['fault-finding', 'consumer-unit', 'eicr'],
  relatedAreas: ['richmond', 'mortlake', 'twickenham', 'roehampton'],
  sources: [sources.powerCut, sources.bs7671],
}
