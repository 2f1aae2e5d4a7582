import { buildingCertificate } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 5,
  icon: 'consumer-unit',
  thumbnail: 'consumer-unit-rcbo-board',
  title: 'Consumer units',
  description: 'Modern protection, clearly labelled.',
  features: ['RCBO for each circuit', 'Surge protection', 'Certificate included'],
}

export const words: ServiceWords = {
  name: 'Consumer Unit Replacement',
  title: pageTitle('Fuse Box & Consumer Unit Replacement'),
  metaDescription:
    'Fuse board and consumer unit upgrades in Richmond and SW London: RCBOs, surge protection, full testing and certificate. Free written quotes.',
  heroTitle: 'Fuse box and consumer\u00a0unit replacement',
  heroDescription:
    'The board is where safety starts. We test first, upgrade properly and leave every circuit labelled in words you understand.',
  picture: {
    stem: 'consumer-unit-rcbo-board',
    alt: 'White steel consumer unit with its cover raised over a red main switch, a surge protector, ten RCBOs with green levers and four blanks; the meter and an isolator on its left',
  },
  intro: [
    'Fuse box, fuse board, consumer unit: three names for one thing. An old one with fuse wire protects the cables and does little for you. A modern one notices a leak of thirty thousandths of an amp and cuts the power fast enough to protect a person.',
    'You need not change it because the rules have moved on. Change it for a reason: scorch marks, a hot smell, no RCD, no room for another circuit, or a condition report that says so.',
  ],
  included: [
    'Tests of the existing circuits before the change',
    'A metal consumer unit with an RCBO for each circuit',
    'Surge protection',
    'Earthing and bonding checked',
    'Plain labels and a circuit chart',
    'A full test of every circuit',
  ],
  timeline: [
    {
      when: 'A week or so before',
      title: 'Survey and test',
      text: 'Damaged cable, missing earths, circuits that share a neutral: it takes a couple of hours.',
    },
    {
      when: 'A few days later',
      title: 'One written price',
      text: 'The board is one figure. Anything that must be put right is listed beside it, item by item.',
    },
    {
      when: '8.30 am',
      title: 'Power off',
      text: 'Charge phones the night before.',
    },
    {
      when: '1 pm',
      title: 'Dead tests',
      text: 'Cable, earth and polarity.',
    },
    {
      when: '3 pm',
      title: 'Power back',
      text: 'Circuit by circuit. You hear each RCBO snap off as we trip it on purpose, and we show you what is what.',
    },
  ],
  typicalDuration: 'One day',
  priceChanges: [
    {
      title: 'Number of circuits',
      text: 'Each gets its own RCBO and its own set of tests. A flat may have six, a large house twenty.',
    },
    {
      title: 'What the tests find',
      text: 'A fault that fuse wire ignored for thirty years will trip an RCBO on its first evening. Repairs come first.',
    },
    {
      title: 'Earthing and bonding',
      text: 'Some homes need a new length of green-and-yellow cable, and the route to the pipe sets the cost.',
    },
    {
      title: 'The supply',
      text: 'If there is no switch between meter and board, the network operator or your supplier may have to visit first.',
    },
  ],
  paperwork: [
    `An Electrical Installation Certificate with the results for each circuit. ${buildingCertificate}`,
    'A circuit chart, and a list of what can wait.',
  ],
  faqs: [
    {
      question: 'How do I know if my fuse box needs replacing?',
      answer:
        "Look for fuse wire, a cracked case or brown marks, and for the lack of a test button. A condition report says how long those can wait. If it's warm, smells of burning or has a gap, don't touch it. Ring us now.",
    },
    {
      question: 'How long will the power be off?',
      answer: 'Plan for most of a working day. The fridge and freezer can often have a temporary supply.',
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
        'In most homes it is fitted unless you decline. It costs little beside the boiler and the television it looks after.',
    },
  ],
  relatedArticles: ['consumer-unit-upgrade-guide', 'rcd-keeps-tripping', 'main-fuse-upgrade'],
  relatedProjects: ['prj-001', 'prj-004'],
  relatedServices: ['rewiring', 'eicr', 'emergency'],
  relatedAreas: ['twickenham', 'roehampton', 'mortlake'],
  sources: [sources.bs7671, sources.partP, sources.homeowners],
}
