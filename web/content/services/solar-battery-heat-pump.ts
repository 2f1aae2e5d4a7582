import { buildingCertificate, feeNote } from '../building-control.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 14,
  listed: false,
  title: 'Solar, battery and heat pump wiring',
  description: 'Wiring for panels, batteries and heat pumps, once your supply is checked.',
  features: ['Supply checked first', 'G98 and G99 forms', 'Tested and labelled'],
  price: 'Quoted after a free survey',
}

export const text: ServiceText = {
  name: 'Solar, Battery and Heat Pump Wiring',
  title: pageTitle('Solar, Battery & Heat Pump Wiring, SW London'),
  metaDescription:
    'Wiring for solar panels, home batteries and heat pumps in SW London, priced after a free survey: supply checks, G98 and G99 forms, tests and certificates.',
  heroTitle: 'Solar, battery and heat pump wiring',
  heroDescription:
    'We wire solar panels, batteries and heat pumps, and check that your supply can take them. The survey is free, and you get a written price before you decide.',
  picture: {
    stem: 'solar-roof-battery-dusk',
    alt: 'Brick house at dusk with two rows of solar panels on its slate roof, and an inverter above a white battery beside the door',
  },
  priceNote: `We price a circuit for an inverter, a battery or a heat pump after we've seen the fuse board, the main fuse and the cable route. ${feeNote}`,
  intro: [
    'Panels and batteries can send electricity back to the street, and a heat pump uses a lot. We check that your wiring can take both.',
    "We do the circuits, switches, protection, labels and the forms for the network. You'll need other firms for the panels, the roof and the heating.",
  ],
  included: [
    'A check of the main fuse, the earthing and the fuse board',
    'A separate circuit for the inverter, battery or heat pump',
    'Protection that works with current in both directions',
    'Warning labels and isolating switches',
    'The notice or application to your network operator',
  ],
  timeline: [
    {
      when: 'Before you sign',
      title: 'Send the data sheet',
      text: 'Send us the data sheet of what you want to buy, with photos of the fuse board and the meter.',
    },
    {
      when: 'Before the quote',
      title: 'A free survey',
      text: 'We measure the cable route, check the earthing and look for a place for a battery.',
    },
    {
      when: 'If the network has to agree (G99)',
      title: 'Apply and wait',
      text: "The network operator looks at the supply to your street before it agrees. We don't switch anything on until it has.",
    },
    {
      when: 'One or two days',
      title: 'Wire, connect and tell the network',
      text: 'Your power is off for an hour or two. We cut the supply on purpose, because the inverter must stop when that happens. If G98 applies, we send the notice within 28 days.',
    },
  ],
  typicalDuration: 'The wiring takes one to two days. If the network has to agree first, allow some weeks for that',
  priceChanges: [
    {
      title: 'The fuse board',
      text: 'Old fuse boards often have no room, and some of their devices were made for current in one direction only.',
    },
    {
      title: 'The main fuse',
      text: 'A heat pump, a charger and an electric shower can be too much for your main fuse. Only your network operator can fit a bigger one, and it may refuse.',
    },
  ],
  paperwork: [`An Electrical Installation Certificate. ${buildingCertificate}`],
  faqs: [
    {
      question: 'Why is there no price list?',
      answer:
        'Because the roof, the fuse board, the supply and the load all count, and each can double the work. We look first and then quote, and both are free.',
    },
    {
      question: 'Will I be paid for the electricity I send out?',
      answer:
        "Most export tariffs ask for an MCS certificate, which only an MCS-certified installer can give you. We're not MCS-certified. Before you sign, ask the firm that installs the panels to confirm in writing that it will issue the MCS certificate for the finished system, with our wiring in it.",
    },
    {
      question: 'What are G98 and G99?',
      answer:
        "They are two ways to tell the network about equipment that can send electricity out. If all of it together is an approved type and no more than 16 amps a phase (3.68 kW on an ordinary supply), G98 applies. We switch it on first, and tell the operator within 28 days. Otherwise it's G99, which means that we apply first and wait for the operator to agree.",
    },
    {
      question: 'Does a heat pump need either?',
      answer:
        'No, because a heat pump sends no electricity back. The network operator still has to be told, and must be asked first if your home may need more than its supply can give.',
    },
    {
      question: 'Where may a battery go?',
      answer:
        'The British guidance (PAS 63100) recommends putting batteries outdoors, away from doors and windows. It rules out bedrooms, lofts, cupboards that open into bedrooms, and escape routes. A battery indoors needs a linked fire alarm near it. Since April 2026 the wiring rules (BS 7671) have had a chapter of their own for batteries.',
    },
    {
      question: 'Will solar or a battery keep the lights on in a power cut?',
      answer:
        "Only if the system was designed to. Panels alone must switch off when the street's power does, so that nobody working on the cable is hurt. Some batteries have a back-up output, which needs separate wiring.",
    },
    {
      question: 'How do I know who my network operator is?',
      answer:
        "In the areas on our map it's UK Power Networks. Elsewhere, look it up online. If the supply number on your bill begins with 12 or 19, your operator is UK Power Networks. A few new blocks have another operator.",
    },
  ],
  relatedArticles: ['cut-electricity-use-at-home', 'consumer-unit-upgrade-guide', 'main-fuse-upgrade'],
  relatedProjects: [],
  relatedServices: ['ev-charging', 'consumer-unit', 'heating'],
  relatedAreas: ['wimbledon', 'teddington', 'east-sheen'],
  sources: [
    sources.connectGeneration,
    sources.connectVehicles,
    sources.batteryFire,
    sources.batteryPlaces,
    sources.exportTariffs,
    sources.findNetwork,
  ],
}
