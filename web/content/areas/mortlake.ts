import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = {
  order: 6,
  name: 'Mortlake',
  outcodes: ['SW14'],
  geo: { latitude: 51.468, longitude: -0.266 },
  label: 'left',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Mortlake ${head.outcodes.join(' and ')}`),
  metaDescription: `Local electrician in Mortlake ${head.outcodes.join(' and ')}: fault finding, rewiring, kitchens, lighting and EICR testing. Free written quotes and ${emergencyLine.short} emergency call-outs.`,
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
    'Many Mortlake houses are small, two rooms deep, with the meter over the door. One ring of sockets often feeds the whole ground floor. Giving the kitchen a circuit of its own is a modest job, and then one fault no longer darkens everything.',
  ],
  sections: ['houses', 'services', 'rules', 'jobs', 'work'],
  housesTitle: 'Cottages by the river, flats by the station',
  housing: [
    {
      title: 'Cottages and terraces north of the railway',
      text: 'Little wall to spare. The neatest socket is often one set into a cupboard or a skirting.',
    },
    {
      title: 'Georgian houses on Thames Bank',
      text: 'Damp air off the river gets into outside fittings. Choose ones with a good gasket, and look at them every spring.',
    },
    {
      title: 'Interwar and post-war flats',
      text: 'Solid floors, and a shared route upstairs. The lease says where your wiring ends.',
    },
  ],
  practical: {
    conservation:
      'The conservation areas follow the river front and the old village. Riverside walls are the likeliest to be listed, so ask the borough before anything is fixed outside.',
    parking:
      'The level crossings at Sheen Lane and White Hart Lane close often. Terraced streets fill early. Thames Bank can flood for an hour or two around a very high tide.',
    network:
      'Your supplier owns the meter and UK Power Networks the fuse. Moving one needs both; we do the wiring on your side.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: 'One ring for the whole ground floor',
      service: 'sockets-lighting',
      article: 'kitchen-sockets-and-circuits',
    },
    { because: 'A safety switch that trips in the rain', service: 'heating', article: 'rcd-keeps-tripping' },
    { because: 'A camera on a landing that others use', service: 'security', article: 'home-cctv-and-privacy' },
  ],
  finalCta: {
    title: 'Get a quote in Mortlake',
    text: 'Write down everything you would like done, and choose from the quote.',
  },
  sources: [sources.mortlakeConservation, sources.mortlakeCrossings, sources.tidalThames, sources.findNetwork],
}
