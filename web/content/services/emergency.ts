import { business, examples, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { EmergencyServiceText, ServiceHead } from '../lib/schema.ts'
import { afterShock, dangers, trippedSwitch } from '../safety.ts'
import { sources } from '../sources.ts'

const callOut = pounds(business.prices.emergencyCallOut)
const hourly = pounds(business.prices.emergencyHourly)
const minutes = business.emergencyResponseMinutes

export const head: ServiceHead = {
  order: 12,
  listed: false,
  title: 'Emergency call-out',
  description: `An electrician comes to you, ${emergencyLine.when}.`,
  features: [`We aim for ${minutes} minutes`, `Daytime call-out from ${callOut}`, `${emergencyLine.short}, 365 days`],
}

export const text: EmergencyServiceText = {
  name: `${emergencyLine.short} Emergency Electrician`,
  title: pageTitle(`${emergencyLine.short} Emergency Electrician SW London`),
  metaDescription: `Emergency electrician in Richmond and SW London: daytime call-out from ${callOut}, then from ${hourly} an hour. We aim for ${minutes} minutes, ${emergencyLine.when}.`,
  heroTitle: `${emergencyLine.short} emergency electrician`,
  heroDescription: `Make sure everyone is safe, then call. We aim to be with you within ${minutes} minutes.`,
  doNow: dangers,
  picture: {
    stem: 'front-door-lantern-closeup',
    alt: 'Brick house front at night: a lantern in the fanlight above a green front door, a wall light beside it and lamps lit in both bays',
  },
  intro: [
    "When you ring, an electrician talks you through the checks you can safely make. If we miss your call, leave your number and we'll ring straight back.",
    `At night we may leave a circuit off and repair it in the daytime, when the first hour costs from ${pounds(business.prices.daytimeHour)}.`,
  ],
  included: [
    'An electrician at your door',
    'Making safe first, then a repair if we carry the parts',
    'A clear price before work begins',
    'A note of what we did',
  ],
  timeline: [
    { when: 'Now', title: 'Call', text: 'Give us your postcode, then tell us what has happened.' },
    {
      when: 'While you wait',
      title: 'Leave it off',
      text: "Don't touch anything wet, hot or buzzing. Keep the fridge and freezer shut.",
    },
    {
      when: `We aim for ${minutes} minutes`,
      title: 'Making it safe',
      text: 'We may turn off more of your home for a while. Then we tell you the likely total before you decide.',
    },
    {
      when: 'Afterwards',
      title: 'Repair and test',
      text: 'We test every repair before switching it on, and quote for what has to wait.',
    },
  ],
  typicalDuration: 'How long we stay depends on the fault',
  priceIntro: 'Parts are extra. You hear the likely total first.',
  priceChanges: [
    {
      title: 'Nights, Sundays and holidays',
      text: 'They cost more. Ask when you ring.',
    },
    {
      title: "What we can't repair",
      text: 'Your supplier or network operator repairs the meter, main fuse and street cable.',
    },
  ],
  paperwork: ['A certificate for the repair, if the work needs one.'],
  faqs: [
    {
      question: 'What counts as an emergency?',
      answer:
        "Call 999 for fire, smoke, anyone who's hurt, or a burning smell that won't stop or has no obvious cause. Call us for sparks, a hot or buzzing fuse board, water at a light or socket, or a live part within reach, or if someone frail has no heating. Not sure? Ring us.",
    },
    {
      question: 'Should I keep resetting the breaker?',
      answer: `No. After heat, water or a burning smell, leave it off and ring us. If the smell won't stop, get everyone out and call 999. In any other case, you can try once. ${trippedSwitch}`,
    },
    {
      question: 'How much will it cost?',
      answer: `In the daytime one hour is from ${examples.emergencyOneHour}, call-out included, and two from ${examples.emergencyTwoHours}. Parts are extra.`,
    },
    {
      question: "What if I can't speak or hear on the phone?",
      answer:
        'Text 999, and say which service you need, what has happened and where. Your mobile has to be registered first: text "register" to 999.',
    },
    { question: 'Someone has had a shock and seems well. What now?', answer: afterShock },
  ],
  relatedArticles: ['rcd-keeps-tripping', 'smoke-and-co-alarms', 'one-room-no-power'],
  relatedProjects: [],
  relatedServices: ['fault-finding', 'consumer-unit', 'eicr'],
  relatedAreas: ['richmond', 'mortlake', 'twickenham', 'roehampton'],
  sources: [sources.burningSmell, sources.powerCut],
}
