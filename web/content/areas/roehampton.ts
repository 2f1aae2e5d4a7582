import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = {
  order: 8,
  name: 'Roehampton',
  outcodes: ['SW15'],
  geo: { latitude: 51.452, longitude: -0.243 },
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Roehampton ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Roehampton ${head.outcodes.join(' and ')}: landlord EICRs, remedial work, consumer units, lighting and ${emergencyLine.short} emergency call-outs. Clear prices and free quotes.`,
  heroTitle: 'Electrician in Roehampton',
  heroDescription:
    'Concrete flats on the Alton Estate, cottages of the Dover House Estate, and homes let by councils, associations and owners.',
  localAreas: [
    'Roehampton Village',
    'Alton Estate',
    'Putney Heath side',
    'Priory Lane',
    'Roehampton Vale',
    'Dover House Estate',
    'Lennox Estate',
  ],
  landmarks: [
    'Roehampton Gate, Richmond Park',
    'University of Roehampton',
    "Queen Mary's Hospital",
    'Holy Trinity Church',
    'Parkstead House',
  ],
  borough: 'London Borough of Wandsworth',
  nearbySlugs: ['putney', 'barnes', 'east-sheen', 'wimbledon'],
  intro: [
    'The London County Council built the Alton Estate in the 1950s. In its concrete slab blocks a cable runs where the builders left a way for it, or on the surface. Many homes here are rented, so the usual request is a condition report.',
  ],
  sections: ['services', 'jobs', 'houses', 'rules', 'work'],
  housesTitle: 'Blocks, maisonettes and cottages',
  housing: [
    {
      title: 'Point blocks and slab blocks',
      text: 'Ceilings are structure, so no holes for downlights. A slim track or a surface fitting gives as much light.',
    },
    {
      title: 'Maisonettes',
      text: "Two floors and one board. A second switch at the top of the stairs is a morning's work.",
    },
    {
      title: 'The Dover House Estate',
      text: 'A cottage estate begun in the 1920s, with lofts and floorboards to run cable in.',
    },
    {
      title: 'Shared houses',
      text: 'In an HMO new socket circuits need arc-fault protection, and the licence may ask for linked alarms.',
    },
  ],
  practical: {
    conservation:
      "Several Alton blocks are listed and the estate is a conservation area. Anything fixed outside or cut into the structure needs the freeholder's leave, and sometimes the planners'.",
    parking:
      'Estate bays are often kept for residents with permits. Tell us the block, the floor and where trades may stop. Roehampton Vale is the A3, where nobody unloads.',
    network:
      "The landlord looks after the shared riser, and UK Power Networks the street. If a flat alone is dark, a prepayment meter's credit and 105 come first.",
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: 'Letting a flat: the report and its deadlines',
      service: 'landlords-businesses',
      article: 'landlord-electrical-safety',
    },
    { because: 'Renting a flat, and nobody repairs', service: 'emergency', article: 'landlord-does-not-repair' },
    { because: 'What a C2 beside the board asks for', service: 'consumer-unit', article: 'eicr-guide' },
    { because: 'Storage heaters that stay cold', service: 'heating', article: 'storage-heaters' },
  ],
  finalCta: {
    title: 'Get a quote in Roehampton',
    text: 'For one flat or a whole staircase, give us the addresses, the dates of the last reports and who holds the keys.',
  },
  sources: [sources.altonEstate, sources.wandsworthConservation, sources.rentedHomes, sources.findNetwork],
}
