import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 3,
  name: 'Kew',
  outcodes: ['TW9'],
  geo: { latitude: 51.483, longitude: -0.288 },
  label: 'below',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Kew ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Kew ${head.outcodes.join(' and ')} for lighting, kitchens, fuse boards and EICR testing. One light changed from ${pounds(prices.lighting)}. Free written quotes and ${emergencyLine.short} call-outs.`,
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
    "Around Kew Green stand houses of the eighteenth and nineteenth centuries; St Anne's Church was finished in 1714. Their rooms are tall, which helps with light: wall lamps and pendants have space, and the cornice needs no holes. By the river the homes are newer, and so is the wiring.",
  ],
  sections: ['houses', 'work', 'jobs', 'services', 'rules'],
  cardFeatures: {
    installation: ['Kitchen circuits', 'Mains smoke alarms'],
    testing: ['Listed houses', 'Riverside flats'],
    lighting: ['Pendants and wall lights', 'LEDs for halogen'],
  },
  housesTitle: 'From Kew Green to the river',
  housing: [
    {
      title: 'By the Green',
      text: 'Many houses are listed and few are square. Cable goes round panelling, cornices and old boards, so the route is planned before the price.',
    },
    {
      title: 'Streets that came with the railway',
      text: 'The kitchen has moved into an extension while the fuse board stayed by the front door. Count its spare ways, the places left for new circuits, before the units are ordered.',
    },
    {
      title: 'Apartments and town houses by the river',
      text: 'Built in the 1990s and 2000s. The wiring is modern, but smoke alarms last ten years, and the first ones are past that.',
    },
  ],
  practical: {
    conservation:
      'Kew Green, Kew Gardens and, since 2017, part of Sandycombe Road are in conservation areas. What counts is what passers-by can see. Indoors it matters only if the house is listed.',
    parking:
      'On fine weekends visitors to the Gardens fill the kerbs, and permit zones keep some back. Part of the South Circular runs along Mortlake Road, so give us the nearest side street.',
    network:
      "UK Power Networks runs the cables in the street; across the bridge in Brentford it's SSEN. In a power cut 105 reaches either, free.",
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'Kitchen circuits',
      text: "Two ovens and a hob don't fit one spare way on the board. Sometimes a small second board is enough.",
      service: 'new-builds',
      article: 'kitchen-sockets-and-circuits',
    },
    {
      title: 'Replacing old smoke alarms',
      text: 'Look for the date on the back. Change mains alarms as a set, so that they still sound together.',
      service: 'smoke-alarms',
      article: 'smoke-and-co-alarms',
    },
    {
      title: 'LEDs in place of halogen',
      text: 'A 5 W LED gives the light of a 50 W halogen. Old dimmers may have to go too, or the new lamps flicker.',
      service: 'downlights',
      article: 'cut-electricity-use-at-home',
    },
    {
      title: 'Garden lighting',
      text: 'Trenches keep clear of tree roots. A few low lights show more than one floodlight.',
      service: 'garden-lighting',
      article: 'garden-lighting-and-power',
    },
  ],
  finalCta: {
    title: 'Get a quote in Kew',
    text: 'Photograph the room by day, and again at night with everything on. Those two photos tell us most of what we need.',
  },
  sources: [sources.kewConservation, sources.listedBuildings, sources.findNetwork, sources.powerCut],
}
