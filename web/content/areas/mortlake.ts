import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 6,
  name: 'Mortlake',
  outcodes: ['SW14'],
  geo: { latitude: 51.468, longitude: -0.266 },
  label: 'left',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Mortlake ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Mortlake ${head.outcodes.join(' and ')} for fault finding, extra sockets, rewiring and EICRs. An hour's work by day from ${pounds(prices.daytimeHour)}. Free quotes, ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in Mortlake',
  heroDescription: 'Cottages north of the railway, Georgian houses on Thames Bank and flats from between the wars.',
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
    'Former Mortlake (Stag) Brewery',
    'Chiswick Bridge',
    'St Mary the Virgin Church',
    'Mortlake Green',
    'Boat Race finish',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['east-sheen', 'barnes', 'kew', 'roehampton'],
  intro: [
    'Many Mortlake houses are small: two rooms deep, with the meter over the door. One ring of sockets often feeds the whole ground floor. A separate circuit for the kitchen is a modest job, and then one fault no longer turns everything off.',
  ],
  sections: ['houses', 'services', 'rules', 'jobs', 'work'],
  cardFeatures: {
    installation: ['Kitchen circuits', 'Sockets in cupboards'],
    testing: ['Small terraces', 'Flats to let'],
    lighting: ['Low ceilings', 'Outdoor lamps'],
  },
  housesTitle: 'Cottages by the river, flats by the station',
  housing: [
    {
      title: 'Cottages and terraces north of the railway',
      text: "There's little wall to spare. The neatest place for a socket is often inside a cupboard or in a deep skirting board, fed from under the floor.",
    },
    {
      title: 'Georgian houses on Thames Bank',
      text: 'Damp air off the river gets into outside fittings. Choose ones with a good gasket, the rubber seal round the lid, and look at it every spring.',
    },
    {
      title: 'Interwar and post-war flats',
      text: 'Solid floors, and a shared route for cables upstairs. The lease says where your wiring ends, so have it to hand when you ask for a price.',
    },
  ],
  practical: {
    conservation:
      'The conservation areas follow the river front and the old village. Riverside walls are the likeliest to be listed, so ask the borough before you fix anything to one.',
    parking:
      'The level crossings at Sheen Lane and White Hart Lane close often, and terraced streets fill early. Thames Bank can flood for an hour or two around a very high tide.',
    network:
      "Your supplier owns the meter, and UK Power Networks the main fuse beside it. Moving them means asking both. The wiring on your side is an electrician's job.",
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'A separate kitchen circuit',
      text: 'It takes the kettle, the washing machine and the fridge off the ring that feeds the living room, so fewer things go off together.',
      service: 'sockets-lighting',
      article: 'kitchen-sockets-and-circuits',
    },
    {
      title: 'An RCD that trips when it rains',
      text: 'Rain points to something outdoors: a lamp, a socket or a joint that lets in water. Testing finds out which.',
      service: 'fault-finding',
      article: 'rcd-keeps-tripping',
    },
    {
      title: 'CCTV on a shared landing',
      text: "A camera that sees neighbours comes under data protection law. You need a good reason, a sign, and usually the freeholder's permission.",
      service: 'security',
      article: 'home-cctv-and-privacy',
    },
    {
      title: 'Rewiring a small terrace',
      text: "A small house takes less time, but there's nowhere to move the furniture. Plan where it goes before you set a date.",
      service: 'rewiring',
      article: 'signs-your-home-needs-rewiring',
    },
  ],
  finalCta: {
    title: 'Get a quote in Mortlake',
    text: "Write down everything you'd like done, and choose from the quote.",
  },
  sources: [sources.mortlakeConservation, sources.mortlakeCrossings, sources.tidalThames, sources.findNetwork],
}
