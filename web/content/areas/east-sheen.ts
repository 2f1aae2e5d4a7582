import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = {
  order: 7,
  name: 'East Sheen',
  outcodes: ['SW14'],
  geo: { latitude: 51.464, longitude: -0.267 },
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in East Sheen ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in East Sheen ${head.outcodes.join(' and ')} for rewires, fuse boards, garden power and EICR testing. Free quotes and ${emergencyLine.short} emergency call-outs.`,
  heroTitle: 'Electrician in East Sheen',
  heroDescription:
    'Tall terraces off Sheen Lane, large houses in the Parkside streets and semis towards the South Circular.',
  localAreas: [
    'Sheen Lane',
    'Parkside',
    'Palewell',
    'Christ Church Road',
    'Sheen Gate',
    'Temple Sheen Road',
    'Upper Richmond Road West',
  ],
  landmarks: [
    'Sheen Gate, Richmond Park',
    'East Sheen Common',
    'Palewell Common',
    'Christ Church, East Sheen',
    'Sheen Lane Centre',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['mortlake', 'richmond', 'roehampton', 'barnes'],
  intro: [
    'Houses here were extended in stages, a loft in one decade and a side return in the next, and each stage left its own cable. Red and black wires are the older, brown and blue came in from 2004. We test first, and much can often stay.',
  ],
  sections: ['work', 'houses', 'jobs', 'services', 'rules'],
  housesTitle: 'Terraces, villas and semis below the park',
  housing: [
    {
      title: 'Tall terraces off Sheen Lane',
      text: 'Three storeys, with the kitchen at the back. Landings need switches at both ends.',
    },
    {
      title: 'Large houses in the Parkside streets',
      text: 'Long cable runs, and a garage that may have been fed from the nearest circuit.',
    },
    {
      title: '1930s semis',
      text: 'Plain, well built and easy to work in. The first extension usually sits on a socket ring that was full.',
    },
  ],
  practical: {
    conservation:
      'Christ Church Road gives its name to a conservation area of cottages and villas. Keep new lamps modest where a wall faces the road, and ask the council first.',
    parking:
      "We can't stop on Upper Richmond Road West, which is the South Circular. South of it, say if your street is in a permit zone.",
    network: `Main fuses in the terraces can be smaller than people think. Only UK Power Networks may change one in ${head.outcodes.join(' and ')}, so ask before a second shower is bought.`,
  },
  networkOperator: 'UK Power Networks',
  needs: [
    { because: 'Red and black, brown and blue: how old is it?', service: 'rewiring', article: 'date-the-wiring' },
    { because: 'A second shower and an old main fuse', service: 'consumer-unit', article: 'replace-electric-shower' },
    { because: 'A loft room, and alarms that reach it', service: 'new-builds', article: 'smoke-and-co-alarms' },
    { because: "A side-return kitchen that's dark by five", service: 'downlights', article: 'led-downlights-planning' },
  ],
  finalCta: {
    title: 'Get a quote in East Sheen',
    text: 'List what has been added to the house, and roughly when.',
  },
  sources: [sources.sheenParking, sources.mortlakeConservation, sources.findNetwork],
}
