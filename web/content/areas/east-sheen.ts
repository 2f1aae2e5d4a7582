import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 7,
  name: 'East Sheen',
  outcodes: ['SW14'],
  geo: { latitude: 51.464, longitude: -0.267 },
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in East Sheen ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in East Sheen ${head.outcodes.join(' and ')} for rewires, fuse boards, loft rooms and EICRs. Full report on a home from ${pounds(prices.homeEicr)}. Free quotes, ${emergencyLine.short} call-outs.`,
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
    'Houses here were extended in stages, a loft in one decade and a side return in the next. Each stage left more cable. Red and black wires are the older; brown and blue came in from 2004. Testing comes first, because much of it can often stay.',
  ],
  sections: ['work', 'houses', 'jobs', 'services', 'rules'],
  cardFeatures: {
    installation: ['Shower circuits', 'Garage supplies'],
    testing: ['Mixed-age wiring', 'After an extension'],
    lighting: ['Side-return kitchens', 'Stairs and landings'],
  },
  housesTitle: 'Terraces, villas and semis below the park',
  housing: [
    {
      title: 'Tall terraces off Sheen Lane',
      text: 'Three storeys, with the kitchen at the back. Landings need a switch at both ends, and a loft room needs smoke alarms that sound together with those below.',
    },
    {
      title: 'Large houses in the Parkside streets',
      text: 'Cable runs are long, and a garage may have been fed from whatever circuit was nearest.',
    },
    {
      title: '1930s semis',
      text: 'Plain, well built and easy to work in. The first extension usually hangs on a ring of sockets that was already full.',
    },
  ],
  practical: {
    conservation:
      'Christ Church Road gives its name to a conservation area of cottages and villas. Where a wall faces the road, keep new lamps modest and ask the council first.',
    parking:
      "We can't stop on Upper Richmond Road West, which is the South Circular. South of it, say if your street is in a permit zone.",
    network:
      'Main fuses in the terraces can be smaller than people think. Only UK Power Networks may have one changed, so ask before you buy a second shower or a charger.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'Testing and replacing old wiring',
      text: "Red and black cable can still be sound. A condition report says what's safe to keep and what to replace first.",
      service: 'rewiring',
      article: 'date-the-wiring',
    },
    {
      title: 'A second electric shower',
      text: 'Two showers at once can be more than an old main fuse allows. Have the load added up first.',
      service: 'showers-cookers',
      article: 'replace-electric-shower',
    },
    {
      title: 'Loft rooms and smoke alarms',
      text: 'A room in the roof needs sockets and lights, and mains alarms linked through the whole house.',
      service: 'new-builds',
      article: 'smoke-and-co-alarms',
    },
    {
      title: 'Kitchen lighting',
      text: 'The middle of a side-return plan gets little daylight. Light the worktops first, then the table.',
      service: 'downlights',
      article: 'led-downlights-planning',
    },
  ],
  finalCta: {
    title: 'Get a quote in East Sheen',
    text: 'List what has been added to the house, and roughly when.',
  },
  sources: [sources.sheenParking, sources.mortlakeConservation, sources.findNetwork],
}
