import { buildingCertificate } from '../building-control.ts'
import { business, examples, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { smellBriefly } from '../safety.ts'
import { sources } from '../sources.ts'

const board = pounds(business.prices.board)

export const head: ServiceHead = {
  order: 5,
  icon: 'consumer-unit',
  title: 'Consumer units',
  description: 'Modern protection, clearly labelled.',
  features: ['RCBO for each circuit', 'Surge protection', 'Certificate included'],
}

export const words: ServiceWords = {
  name: 'Consumer Unit Replacement',
  title: pageTitle(`Fuse Box Replacement from ${board}, SW London`),
  metaDescription: `New fuse box (consumer unit) in Richmond and SW London from ${board} for up to 6 circuits: RCBOs, surge protection, tests and certificate. Free quotes.`,
  heroTitle: 'Fuse box and consumer\u00a0unit replacement',
  heroDescription:
    "The fuse box is where safety starts. We replace it, test every circuit and label each one in words you'll understand.",
  intro: [
    'Fuse box, fuse board, consumer unit: three names for one thing. An old one with fuse wire protects the cables and does little for you. A modern one notices a leak of 30 milliamps (mA) and cuts the power fast enough to protect a person.',
    "You don't have to change it because the rules have moved on. Change it for scorch marks, for a missing RCD (the trip that protects people), for want of room, or because a condition report says so.",
  ],
  included: [
    'A metal consumer unit with an RCBO for each circuit',
    'Surge protection',
    'Earthing and bonding checked',
    'A full test of every circuit',
    'Plain labels and a circuit chart',
    'The old board taken away',
  ],
  timeline: [
    {
      when: 'When you ask',
      title: 'Photos or a visit',
      text: 'Both are free. We look at the board, the meter and the earthing.',
    },
    {
      when: 'Before you decide',
      title: 'One written price',
      text: 'The board is one figure. Anything that has to be put right is listed beside it.',
    },
    {
      when: 'Morning',
      title: 'Power off',
      text: 'Charge your phones the night before. We change the board and test each circuit dead.',
    },
    {
      when: 'Afternoon',
      title: 'Power back, circuit by circuit',
      text: 'We trip each RCBO on purpose to time it, and show you what is what.',
    },
  ],
  typicalDuration: 'One day',
  priceChanges: [
    {
      title: 'Testing first',
      text: `A visit is free. Sometimes the old circuits need about two hours of tests before anyone can name a price. We charge that by time, from ${examples.daytimeTwoHours}, and only if you say yes.`,
    },
    {
      title: 'The supply',
      text: 'With no switch between meter and board, your supplier or the network operator may have to come first.',
    },
  ],
  paperwork: [
    `An Electrical Installation Certificate with the results for each circuit. ${buildingCertificate}`,
    'A circuit chart, and a list of what can wait.',
  ],
  faqs: [
    {
      question: 'How do I know if my fuse box needs replacing?',
      answer: `Look for fuse wire, a cracked case or brown marks, and for the lack of a test button. A condition report says how long those can wait. ${smellBriefly} If it's warm, buzzes or has a gap, don't touch it: ring us now.`,
    },
    {
      question: 'How long will the power be off?',
      answer: 'Most of a working day. We can often run the fridge and freezer from a temporary supply.',
    },
    {
      question: 'What is the difference between an MCB, an RCD and an RCBO?',
      answer:
        'An MCB reacts to too much current. An RCD reacts to current leaking to earth, perhaps through a person. An RCBO does both, for one circuit.',
    },
    {
      question: 'Does a plastic board have to go?',
      answer:
        "No. New boards in homes have had to be non-combustible, in practice metal, since 1 January 2016. A sound older one doesn't have to come out just for being plastic.",
    },
    {
      question: 'Do I need surge protection?',
      answer:
        "In most homes we fit it unless you decline. It's a small part of the price and protects your boiler and TV.",
    },
  ],
  relatedArticles: ['consumer-unit-upgrade-guide', 'rcd-keeps-tripping', 'main-fuse-upgrade'],
  relatedProjects: ['prj-001', 'prj-004'],
  relatedServices: ['rewiring', 'eicr', 'emergency'],
  relatedAreas: ['twickenham', 'roehampton', 'mortlake'],
  sources: [sources.bs7671, sources.partP, sources.homeowners],
}
