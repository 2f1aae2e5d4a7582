import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = {
  order: 4,
  name: 'Barnes',
  outcodes: ['SW13'],
  geo: { latitude: 51.473, longitude: -0.247 },
  label: 'below right',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Barnes ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrical work in Barnes ${head.outcodes.join(' and ')}: kitchens, rewiring, smart lighting, security and EICR testing, with free quotes and ${emergencyLine.short} emergency call-outs.`,
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
    'Barnes has cottages whose fuse board hangs among the coats, and villas on Castelnau several floors high. In both, the kitchen runs out of sockets first. The river bends round three sides, and gardens near it stay damp.',
  ],
  sections: ['houses', 'rules', 'jobs', 'work', 'services'],
  housesTitle: 'Cottages, villas and Edwardian houses',
  housing: [
    {
      title: 'Cottages and tight terraces',
      text: "There's hardly a void to hide a cable in. Shallow boxes and a run inside a cupboard can save the plaster.",
    },
    {
      title: 'Villas along Castelnau',
      text: 'Several floors, altered by each family. Cable runs are long, so a second board upstairs can be the neater answer.',
    },
    {
      title: 'Edwardian houses near the Common',
      text: 'Large square rooms, which suit lights in groups on one keypad.',
    },
  ],
  practical: {
    conservation:
      'Barnes Green is one of several conservation areas here, and has an appraisal of its own. A doorbell camera should see your own path and no more.',
    parking:
      'The village lanes are narrow. In the tightest we unload first and park where permits allow. Around White Hart Lane the zone asks for a permit from 10 to noon on weekdays in most roads.',
    network: 'Forms that ask for your network operator want the name UK Power Networks in Barnes.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    { because: 'A kitchen short of circuits', service: 'new-builds', article: 'kitchen-sockets-and-circuits' },
    { because: 'A doorbell camera in a narrow lane', service: 'security', article: 'home-cctv-and-privacy' },
    { because: 'Large rooms that want lights in groups', service: 'smart-home', article: 'smart-home-wiring-basics' },
    { because: 'Sockets and lamps for damp ground', service: 'garden-lighting', article: 'garden-lighting-and-power' },
  ],
  finalCta: {
    title: 'Get a quote in Barnes',
    text: 'For a kitchen, send the drawing before the units are ordered. Until then a socket is easy to move.',
  },
  sources: [sources.barnesConservation, sources.whiteHartLaneParking, sources.homeCctv, sources.findNetwork],
}
