import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 8,
  name: 'Roehampton',
  outcodes: ['SW15'],
  geo: { latitude: 51.452, longitude: -0.243 },
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Roehampton ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Roehampton ${head.outcodes.join(' and ')} for landlord EICRs, repairs, fuse boards and lighting. Report on a studio from ${pounds(prices.testing)}. Free quotes and ${emergencyLine.short} call-outs.`,
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
    'The London County Council built the Alton Estate in the 1950s. In its concrete blocks a cable runs where the builders left a way for it, or on the surface. Many homes here are rented, so the usual request is a condition report (EICR).',
  ],
  sections: ['services', 'jobs', 'houses', 'rules', 'work'],
  cardFeatures: {
    installation: ['Surface sockets', 'Stair switches'],
    testing: ['One flat or a staircase', 'Shared houses'],
    lighting: ['Slim tracks', 'Surface fittings'],
  },
  housesTitle: 'Blocks, maisonettes and cottages',
  housing: [
    {
      title: 'Point blocks and slab blocks',
      text: 'The ceilings are part of the structure, so there are no holes for downlights. A slim track or a surface fitting gives as much light.',
    },
    {
      title: 'Maisonettes',
      text: 'Two floors and one fuse board. A second switch at the top of the stairs is a small job.',
    },
    {
      title: 'The Dover House Estate',
      text: 'A cottage estate begun in the 1920s. Lofts and floorboards leave room for cable.',
    },
    {
      title: 'Shared houses (HMOs)',
      text: 'New socket circuits need arc-fault protection, which switches off when a damaged cable sparks. The licence may also ask for linked alarms.',
    },
  ],
  practical: {
    conservation:
      "Several Alton blocks are listed, and the estate is a conservation area. Anything fixed outside or cut into the structure needs the freeholder's permission, and sometimes the planners'.",
    parking:
      'Estate bays are often kept for residents with permits. Tell us the block, the floor and where trades may stop. Roehampton Vale is the A3, where nobody unloads.',
    network:
      'The landlord looks after the cable up through the block, and UK Power Networks the street. If your flat alone has no power, check the credit on a prepayment meter, then call 105, free.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'Reports for landlords',
      text: 'At least every 5 years, with a copy to the tenant within 28 days. Urgent items are put right within 28 days too.',
      service: 'landlords-businesses',
      article: 'landlord-electrical-safety',
    },
    {
      title: 'Faults in a rented flat',
      text: "Tell the landlord in writing and keep a copy. If it's dangerous, say so, and leave it switched off.",
      service: 'emergency',
      article: 'landlord-does-not-repair',
    },
    {
      title: 'Repairs after a report',
      text: "A C2 means potentially dangerous. Often it's one repair or a new fuse board.",
      service: 'consumer-unit',
      article: 'eicr-codes',
    },
    {
      title: 'Storage heaters',
      text: 'All cold? Suspect the timed supply or the meter. One cold? Suspect that heater or its switch.',
      service: 'heating',
      article: 'storage-heaters',
    },
  ],
  finalCta: {
    title: 'Get a quote in Roehampton',
    text: 'For one flat or a whole staircase, give us the addresses, the dates of the last reports and who holds the keys.',
  },
  sources: [sources.altonEstate, sources.wandsworthConservation, sources.rentedHomes, sources.findNetwork],
}
