import { buildingCertificate, withFee } from '../building-control.ts'
import { business, examples, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { boardFirst } from '../safety.ts'
import { sources } from '../sources.ts'

const board = pounds(business.prices.board)

export const head: ServiceHead = {
  order: 5,
  title: 'Consumer units',
  description: 'A modern fuse board with every circuit labelled.',
  features: ['An RCBO for each circuit', 'Surge protection', 'Certificate included'],
}

export const text: ServiceText = {
  name: 'Consumer Unit Replacement',
  title: pageTitle(`Fuse Box Replacement from ${board}, SW London`),
  metaDescription: `Fuse box (consumer unit) replacement in Richmond and SW London from ${board}${withFee}: RCBOs, surge protection, testing and certificates.`,
  heroTitle: 'Fuse box and consumer\u00a0unit replacement',
  heroDescription:
    "We replace your old fuse box with a modern one, test every circuit, and label each one in words you'll understand.",
  intro: [
    'Fuse box, fuse board and consumer unit are three names for the same thing. An old one with fuse wire protects the cables but does little to protect you. A modern one notices a leak of 30 milliamps (mA) and cuts the power fast enough to protect a person.',
    "You don't have to change yours just because the rules have moved on. Change it if it has scorch marks, if it has no RCD (the trip switch that protects people), if there's no room for a new circuit, or if a condition report says so.",
  ],
  included: [
    'A metal consumer unit with an RCBO for each circuit',
    'Surge protection',
    'A check of the earthing and bonding',
    'A full test of every circuit',
    'Clear labels and a circuit chart',
    'Taking the old board away',
  ],
  timeline: [
    {
      when: 'When you ask',
      title: 'Photos or a visit',
      text: 'Both are free. We look at the fuse board, the meter and the earthing.',
    },
    {
      when: 'Before you decide',
      title: 'One written price',
      text: 'The new board has one price. If anything else has to be put right first, the quote lists it separately.',
    },
    {
      when: 'Morning',
      title: 'Power off',
      text: 'Charge your phones the night before. We change the board and test each circuit before we turn it back on.',
    },
    {
      when: 'Afternoon',
      title: 'Power back on, circuit by circuit',
      text: 'We trip each RCBO on purpose to time it, then show you what each switch is for.',
    },
  ],
  typicalDuration: 'Changing a fuse board takes a day',
  priceChanges: [
    {
      title: 'Testing first',
      text: `A visit is free. Sometimes, though, the old circuits need about two hours of testing before anyone can give you a price. We charge for that by time, from ${examples.daytimeTwoHours}, and only if you agree first.`,
    },
    {
      title: 'The supply',
      text: "If there's no switch between your meter and the fuse board, your supplier or the network operator may have to visit first.",
    },
  ],
  paperwork: [
    `An Electrical Installation Certificate with the results for each circuit. ${buildingCertificate}`,
    'A circuit chart, and a list of anything that can wait.',
  ],
  faqs: [
    {
      question: 'How do I know if my fuse box needs replacing?',
      answer: `If it has fuse wire or no test button, a condition report (EICR) tells you how long that can wait. If it has brown marks or a broken cover, call an electrician today. ${boardFirst} Otherwise, ring us.`,
    },
    {
      question: 'How long will the power be off?',
      answer: 'For most of a working day. We can often run your fridge and freezer from a temporary supply.',
    },
    {
      question: 'What is the difference between an MCB, an RCD and an RCBO?',
      answer:
        'An MCB switches off when a circuit carries too much current. An RCD switches off when current leaks to earth, perhaps through a person. An RCBO does both, for one circuit.',
    },
    {
      question: 'Do I have to replace a plastic fuse board?',
      answer:
        "No. New boards in homes have had to be non-combustible, which in practice means metal, since 1 January 2016. An older one in good condition doesn't have to come out just because it's plastic.",
    },
    {
      question: 'Do I need surge protection?',
      answer:
        "In most homes we fit it unless you'd rather not have it. It's a small part of the price, and it helps protect your boiler and TV.",
    },
  ],
  relatedArticles: ['consumer-unit-upgrade-guide', 'rcd-keeps-tripping', 'main-fuse-upgrade'],
  relatedProjects: ['prj-001', 'prj-002'],
  relatedServices: ['rewiring', 'eicr', 'emergency'],
  relatedAreas: ['twickenham', 'roehampton', 'mortlake'],
  sources: [sources.bs7671, sources.partP, sources.homeowners],
}
