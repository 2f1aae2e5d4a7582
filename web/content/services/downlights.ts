import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const lighting = pounds(business.prices.lighting)

export const head: ServiceHead = {
  order: 3,
  icon: 'lightbulb',
  thumbnail: 'downlight-ceiling-closeup',
  title: 'Downlights',
  description: 'Planned LED lighting that flatters the room.',
  features: ['Lighting plan', 'Fire-rated options', 'Smooth dimming'],
}

export const words: ServiceWords = {
  name: 'Downlights',
  title: pageTitle('LED Downlight Installation', ' SW London'),
  metaDescription: `LED downlights planned and fitted in Richmond and SW London: fire-rated where needed, dimmable and placed for real rooms. Lighting from ${lighting}.`,
  heroTitle: 'LED downlights',
  heroDescription:
    'Good downlighting is about fewer fittings in better places. We plan around worktops, seats and pictures, and choose fittings that suit the ceiling.',
  picture: {
    stem: 'bathroom-mirror-niche-lighting',
    alt: 'Green-tiled bathroom: a round mirror with an even ring of light between two wall lights, a lit niche over the bath, and downlights and an extractor in the ceiling',
  },
  intro: [
    'Most ceilings have too many downlights, set out in a grid. The light lands on the floor and on the top of your head. We start from the other end: where you chop, read, dress and sit.',
    'In a kitchen that means placing them over the front edge of the worktop. Stand behind a light and you work in your own shadow. Twenty centimetres makes the difference.',
  ],
  included: [
    'A simple plan of positions, beam angles and switching',
    'Fire-rated fittings where the ceiling separates floors or flats',
    'Bathroom fittings with an IP rating that suits the zone',
    'Fittings that insulation may cover under a loft',
    'Neat holes, cut with dust extraction',
    'Dimming tested with the very lamps you will use',
  ],
  timeline: [
    {
      when: 'A week before',
      title: 'The sketch',
      text: 'We ask what happens in each part of the room. The answers go on a plan of one page. Cross things out.',
    },
    {
      when: '8.30 am',
      title: 'Paper circles',
      text: 'Discs on the ceiling in the real positions. Walk about under them, and tell us now if one should move.',
    },
    {
      when: '9.15 am',
      title: 'Looking above',
      text: 'We find the joists, pipes and insulation. If a light has to move more than a few centimetres, we call you in.',
    },
    {
      when: '10 am',
      title: 'Holes and cable',
      text: 'Each hole takes under a minute, with a vacuum on the cutter. The lighting circuit is off, but the sockets stay on.',
    },
    {
      when: '2.30 pm',
      title: 'Fit, test, dim',
      text: 'We draw the curtains and turn the dimmer to its lowest. If anything is going to flicker or buzz, it does so now.',
    },
  ],
  typicalDuration: 'Half a day to one day per room',
  priceChanges: [
    {
      title: 'How many',
      text: 'A plan that does the job with six instead of ten is a saving before we begin.',
    },
    {
      title: 'What is above',
      text: 'With a loft above, cable goes in easily. Under a tiled bathroom or in a flat, it is worked through from below.',
    },
    {
      title: 'What the ceiling has to do',
      text: 'It holds back fire and sound, or heat and steam. Fittings that put back what the hole took away cost more.',
    },
    {
      title: 'Old holes and old parts',
      text: 'Halogen holes can often be used again. Their transformers often cannot, and crumbling plaster may rule out new holes.',
    },
  ],
  paperwork: ['A Minor Works Certificate, or an Electrical Installation Certificate for a new circuit.'],
  faqs: [
    {
      question: 'How many downlights do I need?',
      answer: 'Fewer than you think. Give each task its own light, then use wall and table lamps for the rest.',
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
        'Usually in the same holes. An LED spot uses roughly a sixth to a tenth of the electricity for similar light. The transformers, the clips and the fire rating decide it.',
    },
    {
      question: 'What if I have concrete ceilings?',
      answer:
        'Then recessed lights are seldom worth the trouble. Surface fittings, track or wall lights do better, and the lease may forbid cutting concrete in any case.',
    },
  ],
  relatedArticles: ['led-downlights-planning', 'bathroom-lighting-zones', 'cut-electricity-use-at-home'],
  relatedProjects: ['prj-001', 'prj-010', 'prj-005'],
  relatedServices: ['sockets-lighting', 'smart-home', 'new-builds'],
  relatedAreas: ['kew', 'putney', 'east-sheen'],
  sources: [sources.fireSafety, sources.energy, sources.partP],
}
