import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 8,
  name: 'Roehampton',
  outcodes: ['SW15'],
  geo: { latitude: 51.452, longitude: -0.243 },
}

export const text: AreaText = {
  title: pageTitle(`Electrician in Roehampton ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Roehampton ${head.outcodes.join(' and ')} for landlord EICRs, repairs, fuse boards and lighting. EICR on a studio from ${pounds(prices.testing)}. Free quotes and ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in Roehampton',
  heroDescription: `We provide landlord electrical safety certificates (EICRs), repair faults and replace fuse boards in Roehampton. An EICR on a studio costs from ${pounds(prices.testing)}, and an hour of daytime fault finding from ${pounds(prices.daytimeHour)}.`,
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
    'the Roehampton Gate of Richmond Park',
    'the University of Roehampton',
    "Queen Mary's Hospital",
    'Holy Trinity Church',
    'Parkstead House',
  ],
  borough: 'London Borough of Wandsworth',
  nearbySlugs: ['putney', 'barnes', 'east-sheen', 'wimbledon'],
  intro: [
    'In the 1950s concrete blocks of the Alton Estate, we can only run a cable where the builders left a duct, or else on the surface of the wall.',
  ],
  sections: ['jobs', 'houses', 'rules', 'work'],
  cardFeatures: {
    installation: ['Surface-mounted sockets', 'Slim trunking'],
    testing: ['For landlords', 'Five-yearly reports'],
    lighting: ['Strip lights replaced', 'Flush lights'],
  },
  housesTitle: 'Estate blocks and shared houses',
  housing: [
    {
      title: 'Point blocks and slab blocks',
      text: "The concrete ceilings are part of the structure, so we can't cut holes in them for downlights. A slim track or a light on the surface gives you as much light.",
    },
    {
      title: 'Shared houses (HMOs)',
      text: 'A new socket circuit needs arc-fault protection, which switches off if a damaged cable sparks. Your licence may also ask for linked smoke alarms.',
    },
  ],
  practical: {
    conservation:
      "Several blocks of the Alton Estate are listed. If you want to fix something outside or cut into the structure, you need the freeholder's permission and sometimes the planners'.",
    parking:
      "The bays on the estates are often kept for residents, so tell us where tradespeople can stop. We can't unload on Roehampton Vale, because it's the A3.",
    network:
      'UK Power Networks looks after the cable in the street, and your landlord looks after the cable up through the block. If only your flat has no power, check a prepayment meter, then call 105, free.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'Reports for landlords',
      text: 'Landlords need a report at least every 5 years, and have to give the tenant a copy within 28 days of the inspection. Repairs it requires are due within 28 days, inspection day included, or sooner if it says so.',
      service: 'landlords-businesses',
      article: 'landlord-electrical-safety',
    },
    {
      title: 'Faults in a rented flat',
      text: 'Tell your landlord in writing and keep a copy. If the fault is dangerous, say so, and leave it switched off.',
      service: 'emergency',
      article: 'landlord-does-not-repair',
    },
    {
      title: 'Storage heaters',
      text: "If all your storage heaters are cold, the cause is probably the night-time supply or the meter. If just one is cold, it's probably that heater or its switch.",
      service: 'heating',
      article: 'storage-heaters',
    },
  ],
  finalCta: {
    title: 'Get a quote in Roehampton',
    text: 'For one flat or a whole block, tell us the addresses, the dates of the last reports and who has the keys.',
  },
  sources: [sources.altonEstate, sources.wandsworthConservation, sources.rentedHomes, sources.findNetwork],
}
