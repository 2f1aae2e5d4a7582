import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 3,
  name: 'Kew',
  outcodes: ['TW9'],
  geo: { latitude: 51.483, longitude: -0.288 },
  label: 'below',
}

export const text: AreaText = {
  title: pageTitle(`Electrician in Kew ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Kew ${head.outcodes.join(' and ')} for lighting, kitchens, fuse boards and EICR testing. One light changed from ${pounds(prices.lighting)}. Free written quotes and ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in Kew',
  heroDescription: `We put in lighting, kitchen circuits, fuse boards and smoke alarms in Kew, and carry out electrical safety checks (EICRs). Changing a light costs from ${pounds(prices.lighting)}, and replacing a mains smoke alarm from ${pounds(prices.smokeAlarm)}.`,
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
    'the Royal Botanic Gardens',
    'Kew Palace',
    'Kew Green',
    "St Anne's Church",
    'the National Archives',
    'Kew Bridge',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['richmond', 'mortlake', 'barnes', 'twickenham'],
  intro: [
    "Around Kew Green the rooms are tall, so there's space for wall lights and pendants, and we don't have to cut holes near the cornice. The homes by the river are newer, and so is their wiring.",
  ],
  sections: ['jobs', 'houses', 'work', 'rules'],
  cardFeatures: {
    installation: ['Hallway sockets', 'Desk sockets'],
    testing: ['For buyers', 'Before redecorating'],
    lighting: ['Pendants, wall lights', 'LEDs for halogen'],
  },
  housesTitle: 'Listed houses and railway terraces',
  housing: [
    {
      title: 'By the Green',
      text: 'Many of these houses are listed, and the cables have to go around panelling, cornices and old floorboards. We work out the route with you before we give you a price.',
    },
    {
      title: 'Streets that came with the railway',
      text: 'In many terraces the kitchen has moved into an extension, but the fuse board is still by the front door. Before you order the kitchen, let us check whether the board has room for the new circuits.',
    },
  ],
  practical: {
    conservation:
      'Kew Green, Kew Gardens and part of Sandycombe Road are conservation areas. Unless your house is listed, what matters there is what people can see from the street.',
    parking:
      'On fine weekends, visitors to the Gardens take most of the parking. If you live on Mortlake Road where it is the South Circular, tell us the nearest side street.',
    network:
      'UK Power Networks runs the cables in the street, and SSEN runs them across the bridge in Brentford. In a power cut, call 105 (free) for either.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'Kitchen circuits',
      text: 'Two ovens and a hob need more than one spare place in the fuse board. Sometimes a small second board is enough.',
      service: 'new-builds',
      article: 'kitchen-sockets-and-circuits',
    },
    {
      title: 'Replacing old smoke alarms',
      text: "You'll find the date on the back. Replace all the mains alarms at once, so that they still sound together.",
      service: 'smoke-alarms',
      article: 'smoke-and-co-alarms',
    },
    {
      title: 'LEDs in place of halogen',
      text: 'A 5 W LED gives as much light as a 50 W halogen. Your old dimmers may need replacing too, because they can make LEDs flicker.',
      service: 'downlights',
      article: 'cut-electricity-use-at-home',
    },
  ],
  finalCta: {
    title: 'Get a quote in Kew',
    text: 'Send us one photo of the room by day, and one at night with all the lights on. They tell us most of what we need to know.',
  },
  sources: [sources.kewConservation, sources.listedBuildings, sources.findNetwork, sources.powerCut],
}
