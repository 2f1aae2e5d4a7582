import { business, examples, pounds, vatNote } from '../business.ts'
import { emergencyLine } from '../emergency-line.ts'
import { pageTitle } from '../page-title.ts'
import { callOutCovers } from '../prices.ts'
import { darkHome, gasFirst, medicalFirst, shockFirst, trippedSwitch } from '../safety.ts'
import type { EmergencyServiceWords, ServiceHead } from '../schema.ts'
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
  metaDescription: `Emergency electrician in Richmond and SW London: we aim to be with you within ${minutes} minutes, ${emergencyLine.when}. Call now.`,
  heroTitle: `${emergencyLine.short} emergency electrician`,
  heroDescription: `If something is sparking, burning, buzzing or wet, call. We aim to be with you within ${minutes} minutes, ${emergencyLine.when}, every day of the year.`,
  doNow: [
    'Fire or smoke: get out, shut doors behind you, call 999.',
    gasFirst,
    `Burning, sparks or water: main switch off, if you can reach it safely with dry hands. ${medicalFirst}`,
    shockFirst,
    `The street is dark, or lights brighten and dim all over your home: call 105, free. ${darkHome}`,
  ],
  picture: {
    stem: 'front-door-lantern-closeup',
    alt: 'Brick house front at night: a lantern in the fanlight above a green front door, a wall light beside it and lamps lit in both bays',
  },
  timelinePicture: {
    stem: 'van-terrace-dusk',
    alt: 'Dark blue van with one amber stripe parked by the kerb of a brick terrace at dusk, one front door open on a lit hall',
  },
  intro: [
    'You call, and you speak to an electrician. If we cannot pick up at once, leave your number and we ring straight back. Say what you see, hear and smell. We may talk you through one switch, and sometimes that ends the emergency there and then. If it does not, you get a name and an arrival time.',
    'Our first job is to make the place safe. Repair comes second. At two in the morning a safe house with one dead circuit is a good result, and the rest can wait for daylight and an open shop.',
  ],
  included: [
    `An electrician at your door, and we aim for ${minutes} minutes`,
    'A conversation with an electrician before we set off',
    'Making safe first, then a repair if parts allow',
    'A clear price before work begins',
    'A temporary supply for essentials, where possible',
    'Tests after the repair, and a note of what was done',
    'A follow-up visit in normal hours if more is needed',
  ],
  timeline: [
    {
      when: 'Now',
      title: 'Call',
      text: 'Give your postcode first, then the trouble. A torch helps. If your phone is nearly flat, save it for our call.',
    },
    {
      when: 'While you wait',
      title: 'Leave it off',
      text: 'Do not reset again and again, and do not touch anything wet, hot or buzzing. Keep the fridge and freezer shut. Stand a torch in the window, so that we find the right door.',
    },
    {
      when: `We aim for ${minutes} minutes`,
      title: 'We arrive',
      text: 'We look and listen before we test. Show us what you switched off and tell us what you were doing when it happened.',
    },
    {
      when: 'The first minutes',
      title: 'Make safe',
      text: 'Isolate, dry, disconnect. Power may go off in more of the house than before, for a while, so that we can work.',
    },
    {
      when: 'Then',
      title: 'The price',
      text: 'You hear what we think it is and what it is likely to cost, before we go further. If making safe is enough for tonight, you may stop there.',
    },
    {
      when: 'The next hour or so',
      title: 'Repair and test',
      text: 'If the part is on the van, we fit it and test. If not, we leave as much of the house alive as is safe. Often that is lights, the fridge and heating.',
    },
    {
      when: 'Afterwards',
      title: 'Follow up',
      text: 'You receive notes of what we did. Anything left over gets a written price and a date in normal hours.',
    },
  ],
  typicalDuration: `We aim to arrive within ${minutes} minutes; how long we stay depends on the fault`,
  costs: {
    intro: 'The bill is call-out, labour and parts. None of them starts without your say-so.',
    points: [
      {
        title: `The call-out fee, from ${callOut}`,
        text: `${callOutCovers}. Ask what it is for your address and hour while we are on the phone.`,
      },
      {
        title: `Labour, from ${hourly} an hour`,
        text: `This pays for time at your house: finding the fault, making it safe, repairing and testing. With the call-out fee, one hour comes to ${examples.emergencyOneHour} and two hours to ${examples.emergencyTwoHours}. Tracing can take longer than mending.`,
      },
      {
        title: 'Parts',
        text: 'Priced before they are fitted. An ordinary breaker or socket is often on the van. A rare one is not, and comes on the second visit.',
      },
      {
        title: 'What can wait',
        text: 'Work in normal hours is quoted like any other job. If your trouble is safe until the morning, we will say so on the phone.',
      },
    ],
  },
  surprises: [
    {
      title: 'The fault is not yours',
      text: 'The meter belongs to your supplier, and the main fuse and the cable to the network operator. If the fault is there, we leave things safe and tell you whom to call.',
    },
    {
      title: 'It was the dishwasher',
      text: 'A trip in the night often ends at an appliance. We unplug it, prove that the circuit is sound and put the power back. The machine itself is for a repairer.',
    },
    {
      title: 'Worse than it looked',
      text: 'If a burnt socket turns out to be a burnt cable, we make it safe, then stop. That circuit stays off, and you get a price in daylight rather than a large decision at midnight.',
    },
    {
      title: 'Water',
      text: 'Wet wiring has to dry before it can be trusted. Sometimes the honest answer is to leave it off and come back. The second visit is priced before you agree to it.',
    },
  ],
  paperwork: [
    'A note of what we found, what we did and what we left off, with test results.',
    'A certificate for the repair where one is due.',
    'A written price for anything still to do.',
  ],
  faqs: [
    {
      question: 'What counts as an emergency?',
      answer:
        "Burning smells, sparks, a buzzing board, water in the electrics and shocks all count. So does a live part within reach, such as behind a broken socket or a gap in the board. So does a vulnerable person without heating or medical equipment. If you aren't sure, ring: the conversation comes before the call-out.",
    },
    {
      question: 'Somebody has had a shock and seems well. What now?',
      answer:
        'Have them looked at: a shock can harm the heart, and burns inside are not seen. Call 999 if they feel faint, have chest pain, are burnt or are pregnant. Leave off whatever gave the shock, and ring us when they are safe.',
    },
    {
      question: 'How much will it cost?',
      answer: `The call-out fee is from ${callOut} and brings us to you. Labour is from ${hourly} an hour on top. One hour comes to ${examples.emergencyOneHour} and two hours to ${examples.emergencyTwoHours}, with parts extra. ${vatNote} You hear the likely total before work starts.`,
    },
    {
      question: 'How quickly can you come?',
      answer: `We aim to be with you within ${minutes} minutes, anywhere in the areas we cover, ${emergencyLine.when}. On the phone you get an arrival time, not a window.`,
    },
    {
      question: 'Is it my house or the whole street?',
      answer: `Look outside. If the neighbours are dark too, call 105. If not, look for a switch that is down at your board. ${darkHome}`,
    },
    {
      question: 'Should I keep resetting the breaker?',
      answer: `Not where there is a smell, heat or water. Otherwise: ${trippedSwitch}`,
    },
    {
      question: 'I can smell gas as well. Who comes first?',
      answer:
        'The gas emergency service. Touch no switch, neither on nor off, because a switch can spark. Open doors and windows, go outside, and call 0800 111 999 from there before anyone else.',
    },
    {
      question: 'Do you come out on bank holidays?',
      answer: `Yes: ${emergencyLine.daily}. Bank holidays and Christmas Day are among them.`,
    },
  ],
  relatedArticles: ['rcd-keeps-tripping', 'smoke-and-co-alarms', 'one-room-no-power'],
  relatedProjects: ['prj-002', 'prj-006'],
  relatedServices: ['consumer-unit', 'heating', 'eicr'],
  relatedAreas: ['richmond', 'mortlake', 'twickenham', 'roehampton'],
  sources: [sources.powerCut, sources.bs7671],
}
