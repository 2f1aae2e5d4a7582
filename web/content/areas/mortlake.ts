import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 6,
  name: 'Mortlake',
  outcodes: ['SW14'],
  geo: { latitude: 51.468, longitude: -0.266 },
  label: 'left',
}

export const text: AreaText = {
  title: pageTitle(`Electrician in Mortlake ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Mortlake ${head.outcodes.join(' and ')} for fault finding, extra sockets, rewiring and EICRs. Fault finding from ${pounds(prices.daytimeHour)} for the first hour. Free quotes, ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in Mortlake',
  heroDescription: `We find faults, add sockets, rewire homes and carry out electrical safety checks (EICRs) in Mortlake. An hour of daytime fault finding costs from ${pounds(prices.daytimeHour)}, and an extra socket from ${pounds(prices.installation)}.`,
  localAreas: [
    'Mortlake Green',
    'Mortlake High Street',
    'Thames Bank',
    'Lower Richmond Road',
    'Sheen Lane',
    'Chertsey Court',
    'White Hart Lane',
  ],
  landmarks: [
    'the former Stag Brewery',
    'Chiswick Bridge',
    "St Mary's Church",
    'Mortlake Green',
    'the finish of the Boat Race',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['east-sheen', 'barnes', 'kew', 'roehampton'],
  intro: [
    'Many Mortlake houses are small, and often a single circuit feeds every socket downstairs. If the kitchen has its own circuit, one fault no longer turns everything off.',
  ],
  sections: ['jobs', 'work', 'rules', 'houses'],
  cardFeatures: {
    installation: ['Sockets in cupboards', 'Sockets in skirting'],
    testing: ['For landlords', 'First-time buyers'],
    lighting: ['Flush lights', 'Front-door lights'],
  },
  housesTitle: 'Cottages, terraces and flats',
  housing: [
    {
      title: 'Cottages and terraces north of the railway',
      text: "There isn't much free wall space. The neatest place for a socket is often inside a cupboard or in a deep skirting board, with the cable coming from under the floor.",
    },
    {
      title: 'Interwar and post-war flats',
      text: 'The floors are solid, and the flats share one route for cables. Your lease says which wiring is yours, so have it to hand when you ask for a price.',
    },
  ],
  practical: {
    conservation:
      'The conservation areas cover the riverside and the old village. Walls by the river are the most likely to be listed, so ask the council before you fix anything to one.',
    parking:
      'The level crossings at Sheen Lane and White Hart Lane are often closed, and the terraced streets fill up early. Thames Bank can flood for an hour or two around a very high tide.',
    network:
      'Your supplier owns the meter, and UK Power Networks owns the main fuse beside it. If you want them moved, ask both.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'A separate kitchen circuit',
      text: "If the kettle, the washing machine and the fridge have a circuit of their own, a fault in the kitchen doesn't turn off the living room as well.",
      service: 'sockets-lighting',
      article: 'kitchen-sockets-and-circuits',
    },
    {
      title: 'An RCD that trips when it rains',
      text: 'If your RCD (the trip switch) trips when it rains, water is probably getting into a light, a socket or a joint outdoors. We test to find out which.',
      service: 'fault-finding',
      article: 'rcd-keeps-tripping',
    },
    {
      title: 'Rewiring a small terrace',
      text: "A small house takes less time to rewire, but there's nowhere to move the furniture. Decide where it can go before we agree a date.",
      service: 'rewiring',
      article: 'signs-your-home-needs-rewiring',
    },
  ],
  finalCta: {
    title: 'Get a quote in Mortlake',
    text: "Write down everything you'd like done. When you have the prices, you can choose what to go ahead with.",
  },
  sources: [sources.mortlakeConservation, sources.mortlakeCrossings, sources.tidalThames, sources.findNetwork],
}
