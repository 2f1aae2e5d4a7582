import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 4,
  name: 'Barnes',
  outcodes: ['SW13'],
  geo: { latitude: 51.473, longitude: -0.247 },
  label: 'below right',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Barnes ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Barnes ${head.outcodes.join(' and ')} for kitchens, lighting, cameras and EICR testing. One extra socket from ${pounds(prices.installation)}. Free quotes, ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in Barnes',
  heroDescription: 'Cottages in the village, villas on Castelnau and Edwardian houses near the Common.',
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
    'London Wetland Centre',
    'Barnes Bridge',
    'Hammersmith Bridge',
    'Barnes Common',
    'Olympic Studios',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['mortlake', 'putney', 'roehampton', 'kew'],
  intro: [
    'Barnes has small cottages with the fuse board in the coat cupboard, and villas on Castelnau several floors high. In both, the kitchen usually runs out of sockets first. The river bends round three sides, so gardens near it stay damp and outdoor fittings need a good seal.',
  ],
  sections: ['houses', 'rules', 'jobs', 'work', 'services'],
  cardFeatures: {
    installation: ['Kitchen circuits', 'Outdoor sockets'],
    testing: ['Before a new kitchen', 'When you buy'],
    lighting: ['Lights in groups', 'Garden lamps'],
  },
  housesTitle: 'Cottages, villas and Edwardian houses',
  housing: [
    {
      title: 'Cottages and tight terraces',
      text: "There's little space behind the plaster to hide a cable. Shallow boxes and a run inside a cupboard can save the walls.",
    },
    {
      title: 'Villas along Castelnau',
      text: 'Several floors, altered by each family in turn. Cable runs are long, so a second fuse board upstairs can be neater than a bundle of cables down to the hall.',
    },
    {
      title: 'Edwardian houses near the Common',
      text: 'Large square rooms suit lights in groups: some for the table, some for the walls, some for the corners. One keypad can work them all.',
    },
  ],
  practical: {
    conservation:
      'Barnes Green is one of several conservation areas here. A doorbell camera should see your own path and no more, which also keeps it outside data protection law.',
    parking:
      'The village lanes are narrow. In the tightest we unload first, then park where permits allow. Around White Hart Lane most roads need a permit from 10 to noon on weekdays.',
    network:
      "UK Power Networks runs the cables in the street. If a form for a charger, solar panels or a heat pump asks for your network operator, that's the name to give.",
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'New kitchen circuits',
      text: "An induction hob needs a circuit to itself, and the worktop needs sockets where you'll use them.",
      service: 'new-builds',
      article: 'kitchen-sockets-and-circuits',
    },
    {
      title: 'Doorbell cameras and CCTV',
      text: 'In a narrow lane the angle matters most. Aim at your own step, mask the rest and leave the microphone off.',
      service: 'security',
      article: 'home-cctv-and-privacy',
    },
    {
      title: 'Lights on one keypad',
      text: 'The cables have to be right before the plaster goes on, even if you choose the controls later.',
      service: 'smart-home',
      article: 'smart-home-wiring-basics',
    },
    {
      title: 'Garden sockets and lights',
      text: 'Damp ground wants sealed fittings, armoured cable and an RCD, which cuts the power when current leaks.',
      service: 'garden-lighting',
      article: 'garden-lighting-and-power',
    },
  ],
  finalCta: {
    title: 'Get a quote in Barnes',
    text: 'For a kitchen, send the drawing before the units are ordered. Until then a socket is easy to move.',
  },
  sources: [sources.barnesConservation, sources.whiteHartLaneParking, sources.homeCctv, sources.findNetwork],
}
