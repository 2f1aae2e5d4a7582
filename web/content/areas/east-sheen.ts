import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 7,
  name: 'East Sheen',
  outcodes: ['SW14'],
  geo: { latitude: 51.464, longitude: -0.267 },
}

export const text: AreaText = {
  title: pageTitle(`Electrician in East Sheen ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in East Sheen ${head.outcodes.join(' and ')} for rewires, fuse boards, loft rooms and EICRs. EICR on a typical home from ${pounds(prices.homeEicr)}. Free quotes, ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in East Sheen',
  heroDescription: `We test old wiring, rewire homes, replace fuse boards and wire loft rooms in East Sheen. A report (EICR) on a typical home costs from ${pounds(prices.homeEicr)}, and four new downlights from ${pounds(prices.fourDownlights)}.`,
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
    'the Sheen Gate of Richmond Park',
    'East Sheen Common',
    'Palewell Common',
    'Christ Church',
    'the Sheen Lane Centre',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['mortlake', 'richmond', 'roehampton', 'barnes'],
  intro: [
    'Most houses here have been extended more than once, and each time more cable was added. We test the cables first, because you can often keep many of them.',
  ],
  sections: ['work', 'jobs', 'houses', 'rules'],
  cardFeatures: {
    installation: ['Landing sockets', 'Bedroom sockets'],
    testing: ['Red and black wiring', 'When you buy'],
    lighting: ['Kitchen lights', 'Landing lights'],
  },
  housesTitle: 'Tall terraces and 1930s semis',
  housing: [
    {
      title: 'Tall terraces off Sheen Lane',
      text: 'These houses have three storeys. You need to be able to switch the stair lights from each landing, and a loft room needs smoke alarms linked to the ones below.',
    },
    {
      title: '1930s semis',
      text: 'The semis are well built and easy to work in. Often, though, the sockets in the first extension were added to a circuit that already had enough on it.',
    },
  ],
  practical: {
    conservation:
      "Christ Church Road gives its name to a conservation area of cottages and villas. If you'd like new lights on a wall that faces the road, choose small ones and ask the council first.",
    parking:
      "We can't stop on Upper Richmond Road West, which is the South Circular. If you live south of it, tell us whether your street needs a permit.",
    network: 'Only UK Power Networks can change your main fuse, so ask them before buying a second shower or charger.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'Testing and replacing old wiring',
      text: "Red and black wires are the older kind, but they can still be sound. A condition report (EICR) tells you what's safe to keep and what to replace first.",
      service: 'rewiring',
      article: 'date-the-wiring',
    },
    {
      title: 'A second electric shower',
      text: 'Two showers at the same time can need more than an old main fuse allows, so we add up the load first.',
      service: 'showers-cookers',
      article: 'replace-electric-shower',
    },
    {
      title: 'Loft rooms and smoke alarms',
      text: 'A room in the roof needs sockets, lights and linked mains smoke alarms.',
      service: 'new-builds',
      article: 'smoke-and-co-alarms',
    },
  ],
  finalCta: {
    title: 'Get a quote in East Sheen',
    text: 'Tell us what has been added to the house over the years, and roughly when.',
  },
  sources: [sources.sheenParking, sources.mortlakeConservation, sources.findNetwork],
}
