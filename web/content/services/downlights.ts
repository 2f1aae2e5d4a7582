import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const lighting = pounds(business.prices.lighting)
const four = pounds(business.prices.fourDownlights)

export const head: ServiceHead = {
  order: 3,
  icon: 'lightbulb',
  title: 'Downlights',
  description: 'LED lighting, planned for the room.',
  features: ['Lighting plan', 'Fire-rated options', 'Smooth dimming'],
}

export const words: ServiceWords = {
  name: 'Downlights',
  title: pageTitle(`LED Downlights Fitted, SW London: Four from ${four}`),
  metaDescription: `LED downlights in Richmond and SW London: four from ${four}, fittings included; one light changed from ${lighting}. Fire-rated and dimmable. Free quotes.`,
  heroTitle: 'LED downlights',
  heroDescription:
    'Fewer lights in better places. We plan around worktops, seats and pictures, and choose fittings that suit the ceiling.',
  intro: [
    'Most ceilings have too many downlights, set out in a grid. The light lands on the floor and on the top of your head. We start with where you chop, read, dress and sit.',
    'In a kitchen that means over the front edge of the worktop. If the light is behind you, you work in your own shadow.',
  ],
  included: [
    'A simple plan of positions, beams and switches',
    'Fire-rated fittings where the ceiling separates floors or flats',
    'Bathroom fittings with an IP rating that suits the zone',
    'Fittings that insulation may cover under a loft',
    'Neat holes, cut with a vacuum',
    "Dimming tested with the lamps you'll use",
  ],
  timeline: [
    {
      when: 'Before we price',
      title: 'A sketch',
      text: "Tell us what happens in each part of the room. We put the lights on a one-page plan, and you cross out what you don't need.",
    },
    {
      when: 'On the day',
      title: 'Paper circles',
      text: 'We put discs on the ceiling in the real positions. Say now if one should move.',
    },
    {
      when: 'Then',
      title: 'Holes and cable',
      text: 'We find joists and pipes first. The lighting circuit is off, but the sockets stay on.',
    },
    {
      when: 'At the end',
      title: 'Test and dim',
      text: 'We turn the dimmer right down. If anything is going to flicker or buzz, it does so now.',
    },
  ],
  typicalDuration: 'Half a day to one day per room',
  priceChanges: [
    {
      title: 'What is above',
      text: 'With a loft above, cable goes in easily. Under a tiled bathroom or in a flat, we work from below.',
    },
    {
      title: 'Fire, sound and steam',
      text: 'Where the ceiling has to hold these back, the fittings cost more.',
    },
    {
      title: 'Old holes and old parts',
      text: 'We can often use halogen holes again. The transformers often have to go, and crumbling plaster may rule out new holes.',
    },
  ],
  paperwork: ['A Minor Works Certificate, or an Electrical Installation Certificate for a new circuit.'],
  faqs: [
    {
      question: 'How many downlights do I need?',
      answer: 'Fewer than you think. Give each task one light, then use wall and table lamps for the rest.',
    },
    {
      question: 'Do they all have to be fire-rated?',
      answer:
        'No. They should be where the ceiling is part of the fire separation, for example under a bedroom or between flats. With only a loft above, insulation and steam matter more. The type of floor counts as well.',
    },
    {
      question: 'Can they go in a bathroom?',
      answer:
        'Yes. Zones 1 and 2, the space over and around the bath or shower, need at least IPX4. Many people choose IP65.',
    },
    {
      question: 'Can you replace my old halogen spots?',
      answer:
        'Usually in the same holes. An LED spot uses roughly a sixth to a tenth of the electricity for similar light.',
    },
    {
      question: 'What does it cost to change one light?',
      answer: `From ${lighting} at the point that's there now. You buy the light, or we add it to the quote.`,
    },
    {
      question: 'What if I have concrete ceilings?',
      answer:
        'Then recessed lights are seldom worth it. Surface fittings, track or wall lights do better, and your lease may forbid cutting concrete anyway.',
    },
  ],
  relatedArticles: ['led-downlights-planning', 'bathroom-lighting-zones', 'cut-electricity-use-at-home'],
  relatedProjects: ['prj-001', 'prj-010', 'prj-005'],
  relatedServices: ['sockets-lighting', 'smart-home', 'new-builds'],
  relatedAreas: ['kew', 'putney', 'east-sheen'],
  sources: [sources.fireSafety, sources.energy, sources.partP],
}
