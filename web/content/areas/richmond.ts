import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 1,
  name: 'Richmond',
  outcodes: ['TW9', 'TW10'],
  geo: { latitude: 51.461, longitude: -0.304 },
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Richmond ${head.outcodes.join(' & ')}`),
  metaDescription: `Local electrician in Richmond ${head.outcodes.join(' and ')}: rewiring, fuse boards, lighting and EICR testing. One extra socket from ${pounds(prices.installation)}. Free quotes, ${emergencyLine.short} call-outs.`,
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
    "Wiring in Richmond's oldest houses was added long after they were built. In a listed house, or behind lath and plaster, finding a route takes longer than running the cable. The route decides the price more than the number of sockets.",
  ],
  sections: ['rules', 'houses', 'work', 'jobs', 'services'],
  cardFeatures: {
    installation: ['Sockets fed from below', 'Outside lamps'],
    testing: ['Listed houses', 'Buying and selling'],
    lighting: ['Tall rooms', 'Bathrooms'],
  },
  housesTitle: 'Listed terraces, mansion flats, houses on the Hill',
  housing: [
    {
      title: 'Georgian and early Victorian houses',
      text: 'Solid walls, and lath-and-plaster ceilings that crack. Cable goes under floors and behind panelling. In a listed house consent comes first.',
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
    network:
      'The cable in the street and the main fuse belong to UK Power Networks. A larger supply is asked for there, with the load worked out first.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'Lighting in tall rooms',
      text: "Old plaster doesn't like holes. Wall lights, lamps on a switched socket and a few well-placed spots often do more.",
      service: 'downlights',
      article: 'led-downlights-planning',
    },
    {
      title: 'Rewiring an old house',
      text: 'Round-pin sockets, rubber cable or a wooden fuse box show its age. Have it tested before you decorate.',
      service: 'rewiring',
      article: 'date-the-wiring',
    },
    {
      title: 'Bathroom lights',
      text: 'What may go where depends on the distance from the bath or shower.',
      service: 'sockets-lighting',
      article: 'bathroom-lighting-zones',
    },
    {
      title: 'Certificates when you sell',
      text: "Buyers ask for papers on new circuits and boards. If they're lost, a condition report shows the state today.",
      service: 'eicr',
      article: 'part-p-and-certificates',
    },
  ],
  finalCta: {
    title: 'Get a quote in Richmond',
    text: 'Tell us roughly when it was built, and send a photo of the fuse board with its lid shut.',
  },
  sources: [sources.richmondConservation, sources.listedBuildings, sources.tidalThames, sources.findNetwork],
}
