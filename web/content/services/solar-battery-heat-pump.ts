import { buildingCertificate } from '../building-control.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 14,
  listed: false,
  icon: 'cable',
  title: 'Solar, battery and heat pump wiring',
  description: 'The electrical half of a greener house.',
  features: ['Load and supply checked', 'G98 and G99 forms', 'Tested and labelled'],
  price: 'Quoted after a survey',
}

export const words: ServiceWords = {
  name: 'Solar, Battery and Heat Pump Wiring',
  title: pageTitle('Solar, Battery & Heat Pump Wiring, SW London'),
  metaDescription:
    'Wiring for solar panels, home batteries and heat pumps in SW London: supply checks, G98 and G99 forms, tests and certificates. Free survey and quote.',
  heroTitle: 'Solar, battery and heat pump wiring',
  heroDescription:
    'Somebody else puts panels on the roof or a heat pump by the wall. We check that your house can take it, and wire it.',
  picture: {
    stem: 'solar-roof-battery-dusk',
    alt: 'Brick house at dusk with two rows of solar panels on its slate roof, and an inverter above a white battery beside the door',
  },
  priceNote:
    'A circuit for an inverter, a battery or a heat pump is priced after we have seen the board, the main fuse and the route.',
  intro: [
    'Panels and batteries send electricity back the other way, and a heat pump uses a good deal more of it. We check that your wiring can take both.',
    'We do the circuits, switches, protection, labels and the forms for the network. The panels, the roof and the heating belong to their specialists.',
  ],
  included: [
    'A check of the main fuse, the earthing and the board',
    'A separate circuit for inverter, battery or heat pump',
    'Protection that works with current in both directions',
    'Warning labels and isolating switches',
    'The notice or the application to UK Power Networks',
  ],
  timeline: [
    {
      when: 'Before you sign',
      title: 'Send the data sheet',
      text: 'With photos of the board and the meter.',
    },
    {
      when: 'Before the quote',
      title: 'A free survey',
      text: 'We measure the route, check the earthing and look for a place for a battery.',
    },
    {
      when: 'With G99',
      title: 'Apply and wait',
      text: 'UK Power Networks looks at the street before it says yes. We switch nothing on until then.',
    },
    {
      when: 'One or two days',
      title: 'Wire, connect and tell the network',
      text: 'Power is off for an hour or two. We cut the supply on purpose: the inverter must stop. With G98 the notice goes in within 28 days.',
    },
  ],
  typicalDuration: 'One to two days for the wiring, and some weeks more where the network has to agree first',
  priceChanges: [
    {
      title: 'The board',
      text: 'Old boards have no room, and some of their devices were made for current in one direction only.',
    },
    {
      title: 'The main fuse',
      text: 'A heat pump, a charger and an electric shower can be too much for it. Only UK Power Networks can fit a bigger one, and may refuse.',
    },
  ],
  paperwork: [`An Electrical Installation Certificate. ${buildingCertificate}`],
  faqs: [
    {
      question: 'Why is there no price list?',
      answer:
        'Because the roof, the board, the supply and the load all count, and each can double the work. We look and quote, free.',
    },
    {
      question: 'What are G98 and G99?',
      answer:
        "The two ways to tell the network about something that can send electricity out. Up to 16 amps a phase, which is 3.68 kW on an ordinary supply, G98 applies: switch on, then tell the operator within 28 days. Above that it's G99: apply, and wait for a yes.",
    },
    {
      question: 'Does a heat pump need either?',
      answer:
        'No, because it sends none back. But the network operator still has to hear of it, and must be asked first if the house may need more than its supply can give.',
    },
    {
      question: 'Where may a battery go?',
      answer:
        'British guidance prefers outdoors, away from doors and windows. It rules out bedrooms, lofts, cupboards that open into bedrooms, and escape routes. An indoor one needs a linked fire alarm near it.',
    },
    {
      question: 'Will it keep the lights on in a power cut?',
      answer:
        'Not unless it was bought for that. Panels alone must switch off when the street does, so that nobody working on the cable is hurt. Some batteries have a back-up output, which is separate wiring.',
    },
    {
      question: 'How do I know who my network operator is?',
      answer:
        "In all our areas it's UK Power Networks. A supply number on your bill that begins with 12 or 19 is theirs. A few new blocks have another operator.",
    },
  ],
  relatedArticles: ['cut-electricity-use-at-home', 'consumer-unit-upgrade-guide', 'main-fuse-upgrade'],
  relatedProjects: ['prj-002'],
  relatedServices: ['ev-charging', 'consumer-unit', 'heating'],
  relatedAreas: ['wimbledon', 'teddington', 'east-sheen'],
  sources: [
    sources.connectGeneration,
    sources.connectVehicles,
    sources.batteryFire,
    sources.batteryPlaces,
    sources.findNetwork,
  ],
}
