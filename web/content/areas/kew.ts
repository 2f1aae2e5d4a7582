import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = {
  order: 3,
  name: 'Kew',
  outcodes: ['TW9'],
  geo: { latitude: 51.483, longitude: -0.288 },
  label: 'below',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Kew ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician for Kew homes: LED lighting, kitchens, consumer units and EICR testing near Kew Green and Kew Village. Free quotes, ${emergencyLine.short} emergency help.`,
  heroTitle: 'Electrician in Kew',
  heroDescription:
    'Houses of the eighteenth century around Kew Green, streets that came with the railway, and newer homes by the river.',
  localAreas: [
    'Kew Green',
    'Kew Village',
    'Priory Road',
    'Sandycombe Road',
    'Kew Gardens Road',
    'Kew Riverside',
    'North Sheen',
  ],
  landmarks: [
    'Royal Botanic Gardens, Kew',
    'Kew Palace',
    'Kew Green',
    "St Anne's Church",
    'The National Archives',
    'Kew Bridge',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['richmond', 'mortlake', 'barnes', 'twickenham'],
  intro: [
    "Around Kew Green stand houses of the eighteenth and nineteenth centuries; St Anne's Church was finished in 1714. Their rooms are tall, which helps with light: wall lamps and pendants have somewhere to go, and the cornice needs no holes.",
  ],
  sections: ['houses', 'work', 'jobs', 'services', 'rules'],
  housesTitle: 'From Kew Green to the river',
  housing: [
    {
      title: 'By the Green',
      text: 'Many houses are listed and few are square. We plan around panelling, cornices and old boards.',
    },
    {
      title: 'Streets that came with the railway',
      text: 'The kitchen has moved into an extension while the board stayed by the front door. Count the spare ways before the units are ordered.',
    },
    {
      title: 'Apartments and town houses by the river',
      text: 'Built in the 1990s and 2000s. The wiring is modern; the first smoke alarms are past their ten years.',
    },
  ],
  practical: {
    conservation:
      'Kew Green, Kew Gardens and, since 2017, part of Sandycombe Road are in conservation areas. What counts is what passers-by can see. Indoors matters only in a listed house.',
    parking:
      'Visitors to the Gardens fill the kerbs on fine weekends, and permit zones keep some back. Part of the South Circular runs along Mortlake Road, so give us the nearest side street.',
    network:
      'UK Power Networks runs the street. Across the bridge in Brentford it is SSEN; in a power cut 105 reaches either, free.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: 'Two ovens, a hob and one spare way on the board',
      service: 'new-builds',
      article: 'kitchen-sockets-and-circuits',
    },
    { because: 'Riverside flats with their first alarms', service: 'eicr', article: 'smoke-and-co-alarms' },
    { because: 'Halogen spots that could be LEDs', service: 'downlights', article: 'cut-electricity-use-at-home' },
    { because: 'Light in a garden of old trees', service: 'garden-lighting', article: 'garden-lighting-and-power' },
  ],
  finalCta: {
    title: 'Get a quote in Kew',
    text: 'Photograph the room by day, and again at night with everything on. Those two photos tell us most of what we need.',
  },
  sources: [sources.kewConservation, sources.listedBuildings, sources.findNetwork, sources.powerCut],
}
