import { business, examples, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { EmergencyServiceWords, ServiceHead } from '../lib/schema.ts'
import { afterShock, dangers, trippedSwitch } from '../safety.ts'
import { sources } from '../sources.ts'

const callOut = pounds(business.prices.emergencyCallOut)
const hourly = pounds(business.prices.emergencyHourly)
const minutes = business.emergencyResponseMinutes

export const head: ServiceHead = {
  order: 12,
  listed: false,
  icon: 'siren',
  title: 'Emergency call-out',
  description: `An electrician on the way, ${emergencyLine.when}.`,
  features: [`We aim for ${minutes} minutes`, `From ${callOut} call-out`, `${emergencyLine.short}, 365 days`],
}

export const words: EmergencyServiceWords = {
  name: `${emergencyLine.short} Emergency Electrician`,
  title: pageTitle(`${emergencyLine.short} Emergency Electrician SW London`),
  metaDescription: `Emergency electrician in Richmond and SW London: call-out from ${callOut}, then ${hourly} an hour. We aim for ${minutes} minutes, ${emergencyLine.when}. Who to call first.`,
  heroTitle: `${emergencyLine.short} emergency electrician`,
  heroDescription: `Make sure everyone is safe, then call. We aim to be there within ${minutes} minutes.`,
  doNow: dangers,
  picture: {
    stem: 'front-door-lantern-closeup',
    alt: 'Brick house front at night: a lantern in the fanlight above a green front door, a wall light beside it and lamps lit in both bays',
  },
  intro: [
    "When you ring, an electrician talks you through the safe checks. If we miss you, leave your number and we'll ring straight back. If the checks don't fix it, we tell you who's coming and when.",
    `Our first job is to make the place safe. At night that may mean leaving one circuit off until daylight, when the first hour, visit included, is from ${pounds(business.prices.daytimeHour)}.`,
  ],
  included: [
    'An electrician at your door',
    'Making safe first, then a repair if parts allow',
    'A clear price before work begins',
    'Tests after the repair, and a note of what we did',
  ],
  timeline: [
    {
      when: 'Now',
      title: 'Call',
      text: 'Give your postcode, then say what has happened.',
    },
    {
      when: 'While you wait',
      title: 'Leave it off',
      text: "Don't touch anything wet, hot or buzzing. Keep the fridge and freezer shut.",
    },
    {
      when: `We aim for ${minutes} minutes`,
      title: 'Make safe',
      text: 'Power may go off in more of the house for a while. Then we tell you the likely total. You can stop there.',
    },
    {
      when: 'Afterwards',
      title: 'Repair and test',
      text: 'We test a repair before we switch it on. We quote for anything that has to wait.',
    },
  ],
  typicalDuration: 'How long we stay depends on the fault',
  priceChanges: [
    {
      title: 'The hour',
      text: `The call-out fee is from ${callOut}. At night, on Sundays and on holidays it can be more. Ask when you ring, and we tell you the fee before anyone sets off.`,
    },
    {
      title: 'Whose fault it is',
      text: "The meter, the main fuse and the street cable aren't ours to repair. They belong to your supplier or the network operator.",
    },
  ],
  paperwork: ['A certificate for the repair where one is due.'],
  faqs: [
    {
      question: 'What counts as an emergency?',
      answer:
        "Fire, smoke and anyone hurt are for 999, and so is a burning smell that won't stop or that you can't trace. Sparks, a hot or buzzing board, water in the electrics and a live part within reach are for us. So is a home without heating for someone frail. If you aren't sure, ring and ask.",
    },
    {
      question: 'Should I keep resetting the breaker?',
      answer: `Not after heat, water or a burning smell: leave it off and ring us, but if the smell won't stop, get everyone out and call 999. After any other trip you have one try. ${trippedSwitch}`,
    },
    {
      question: 'How much will it cost?',
      answer: `The call-out fee brings us to you, and each hour of work comes on top. With the call-out from ${callOut} and the hour from ${hourly}, one hour comes to ${examples.emergencyOneHour} and two hours to ${examples.emergencyTwoHours}. Parts are extra.`,
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
  sources: [sources.burningSmell, sources.powerCut, sources.bs7671],
}
