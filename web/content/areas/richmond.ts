import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = {
  order: 1,
  name: 'Richmond',
  outcodes: ['TW9', 'TW10'],
  geo: { latitude: 51.461, longitude: -0.304 },
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Richmond ${head.outcodes.join(' & ')}`),
  metaDescription: `Local electrician in Richmond: rewiring, consumer units, EICR testing, lighting and ${emergencyLine.short} emergency call-outs. Free quotes for ${head.outcodes.join(' and ')}.`,
  heroTitle: 'Electrician in Richmond',
  heroDescription:
    'Georgian houses by the Green, mansion flats on the Hill, terraces in the Alberts and post-war estates in Ham.',
  localAreas: [
    'Richmond Hill',
    'Richmond Green',
    'Richmond Riverside',
    'The Alberts',
    'North Sheen',
    'Kew Foot Road',
    'Petersham',
    'Ham',
  ],
  landmarks: [
    'Richmond Park',
    'Richmond Green',
    'Richmond Bridge',
    'Richmond Theatre',
    'The Terrace on Richmond Hill',
    'Old Deer Park',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['twickenham', 'kew', 'east-sheen', 'mortlake'],
  intro: [
    "Richmond's oldest rooms were built for candles, so the cable was added later and had to find its own way in. In a listed house or behind lath and plaster, finding the route takes longer than running the cable.",
  ],
  sections: ['rules', 'houses', 'work', 'jobs', 'services'],
  housesTitle: 'Listed terraces, mansion flats, houses on the Hill',
  housing: [
    {
      title: 'Georgian and early Victorian houses',
      text: 'Solid walls and lath-and-plaster ceilings, which crack. We go under floors and behind panelling. In a listed house consent comes first.',
    },
    {
      title: 'Terraces such as the Alberts',
      text: 'Timber floors let new sockets be fed from below, so the plaster stays whole.',
    },
    {
      title: 'Mansion flats on the Hill',
      text: 'Your wiring begins at your own board. The riser that feeds it belongs to the building, so the managing agent has to open a cupboard.',
    },
  ],
  practical: {
    conservation:
      'The Green, the Riverside, the Hill and Kew Foot Road are among the conservation areas. On a listed house an outside lamp or a camera can need consent, so ask the council before anything is fixed.',
    parking:
      'Lanes off the Green are narrow, and permit zones are common there and on the Hill. Water Lane and Friars Lane can flood for an hour or two around a very high tide.',
    network: 'The cable in the street and the main fuse belong to UK Power Networks.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: 'Tall rooms and old plaster: where lights can go',
      service: 'downlights',
      article: 'led-downlights-planning',
    },
    { because: 'Dating the wiring of an old house', service: 'rewiring', article: 'date-the-wiring' },
    { because: 'A bathroom with a high ceiling', service: 'sockets-lighting', article: 'bathroom-lighting-zones' },
    { because: 'Papers for selling a listed house', service: 'eicr', article: 'part-p-and-certificates' },
  ],
  finalCta: {
    title: 'Get a quote in Richmond',
    text: 'Tell us roughly when it was built, and send a photo of the fuse board with its lid shut.',
  },
  sources: [sources.richmondConservation, sources.listedBuildings, sources.tidalThames, sources.findNetwork],
}
