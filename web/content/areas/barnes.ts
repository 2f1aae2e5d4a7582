import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 4,
  name: 'Barnes',
  outcodes: ['SW13'],
  geo: { latitude: 51.473, longitude: -0.247 },
  label: 'below right',
}

export const text: AreaText = {
  title: pageTitle(`Electrician in Barnes ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Barnes ${head.outcodes.join(' and ')} for kitchens, lighting, cameras and EICR testing. One extra socket from ${pounds(prices.installation)}. Free quotes, ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in Barnes',
  heroDescription: `We wire kitchens, put up lights and cameras and bring power to gardens in Barnes. An extra socket costs from ${pounds(prices.installation)}, and fitting a video doorbell from ${pounds(prices.doorbell)}.`,
  localAreas: [
    'Barnes Village',
    'Barnes Green',
    'Castelnau',
    'Little Chelsea',
    'Westfields',
    'Lonsdale Road',
    'Barnes Bridge',
    'Barnes Common',
  ],
  landmarks: [
    'Barnes Pond',
    'the London Wetland Centre',
    'Barnes Bridge',
    'Hammersmith Bridge',
    'Barnes Common',
    'Olympic Studios',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['mortlake', 'putney', 'roehampton', 'kew'],
  intro: [
    "Whether you have a cottage in the village or a villa on Castelnau, it's usually the kitchen that runs out of sockets first. The river bends around three sides, so gardens near it stay damp.",
  ],
  sections: ['jobs', 'houses', 'rules', 'work'],
  cardFeatures: {
    installation: ['Worktop sockets', 'Bedroom sockets'],
    testing: ['When you buy', 'When you let'],
    lighting: ['Porch lights', 'Dining-table pendants'],
  },
  housesTitle: 'Cottages and villas',
  housing: [
    {
      title: 'Cottages and tight terraces',
      text: "There's little space behind the plaster for cables. We can often save your walls by using shallow boxes, or by running the cable inside a cupboard.",
    },
    {
      title: 'Villas along Castelnau',
      text: 'These houses have several floors, and each family has altered them. The cables have a long way to go, so a second fuse board upstairs can be neater than a bundle of cables down to the hall.',
    },
  ],
  practical: {
    conservation:
      "Barnes Green is one of several conservation areas here. If you have a doorbell camera, point it at your own path and nothing else, because then data protection law doesn't apply to it.",
    parking:
      'The village lanes are narrow. In the narrowest ones we unload first and then park where permits allow it. Around White Hart Lane, most roads need a permit from 10am to noon on weekdays.',
    network:
      'Your network operator is UK Power Networks. You may be asked for that name on a form for a charger, solar panels or a heat pump.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'New kitchen circuits',
      text: "An induction hob needs its own circuit, and the worktop needs sockets in the places where you'll use them.",
      service: 'new-builds',
      article: 'kitchen-sockets-and-circuits',
    },
    {
      title: 'Doorbell cameras and CCTV',
      text: 'In a narrow lane, the angle matters most. Point the camera at your own step, blank out the rest of the picture and leave the microphone off.',
      service: 'security',
      article: 'home-cctv-and-privacy',
    },
    {
      title: 'Garden sockets and lights',
      text: 'Because the ground is damp, you need sealed fittings, armoured cable and an RCD, which cuts the power if current leaks.',
      service: 'garden-lighting',
      article: 'garden-lighting-and-power',
    },
  ],
  finalCta: {
    title: 'Get a quote in Barnes',
    text: "If you're planning a kitchen, send us the drawing before you order the units, while a socket is still easy to move.",
  },
  sources: [sources.barnesConservation, sources.whiteHartLaneParking, sources.homeCctv, sources.findNetwork],
}
