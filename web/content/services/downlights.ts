import { business, notification, pounds } from '../business.ts'
import { pageTitle } from '../page-title.ts'
import type { ServiceHead, ServiceWords } from '../schema.ts'
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
  timelinePicture: {
    stem: 'lighting-plan-drawing-desk',
    alt: 'Floor plan with light positions marked in gold, lying on a desk under a lamp with a pencil, a screwdriver, a ruler and colour swatches',
  },
  intro: [
    'Most ceilings have too many downlights, set out in a grid. The light lands on the floor and on the top of your head. We start from the other end: where you chop, read, dress and sit.',
    'In a kitchen that means placing them over the front edge of the worktop. Stand behind a light and you work in your own shadow. Stand under one set slightly forward and the chopping board is bright. Twenty centimetres makes the difference.',
    'A room is well lit when you notice the table, the picture and the faces, and have to look up to find out why.',
  ],
  included: [
    'A simple lighting plan with positions, beam angles and switching',
    'Fire-rated fittings where the ceiling separates floors or flats',
    'Bathroom fittings with an IP rating that suits the zone',
    'Fittings that insulation may cover in a top-floor ceiling, so that the layer stays unbroken',
    'Neat holes, cut with dust extraction',
    'Dimming tested with the very lamps you will use',
    'Circuit testing, with a Minor Works Certificate or a full certificate for a new circuit',
  ],
  timeline: [
    {
      when: 'A week before',
      title: 'The sketch',
      text: 'We ask what happens in each part of the room and what the evenings should feel like. You get a plan on one page. Cross things out. Fewer is usually better.',
    },
    {
      when: '8.30 am',
      title: 'Paper circles',
      text: 'Dust sheets down, then paper discs on the ceiling in the real positions. Walk about under them, and tell us now if one should move.',
    },
    {
      when: '9.15 am',
      title: 'Looking above',
      text: 'We find the joists, pipes and insulation, from the room above if we can. Positions shift by a few centimetres. If one has to move further, we call you in.',
    },
    {
      when: '10 am',
      title: 'The holes',
      text: 'The hole cutter is loud, but each hole takes under a minute, and a vacuum hood catches the dust. The lighting circuit is off, but the sockets stay on.',
    },
    {
      when: '11.30 am',
      title: 'Wiring',
      text: 'Quiet work: cable drawn from hole to hole, joints made in enclosures, switches changed for dimmers.',
    },
    {
      when: '2.30 pm',
      title: 'Fit, test, dim',
      text: 'Fittings click in. We test the circuit, then draw the curtains and turn the dimmer to its lowest. If anything is going to flicker or buzz, it does so now, while we are still here.',
    },
    {
      when: 'That evening',
      title: 'Your turn',
      text: 'Try it after dark, cooking and sitting. Some fittings tilt: if a beam is in your eyes, tell us.',
    },
  ],
  typicalDuration: 'Half a day to one day per room',
  costs: {
    intro: 'The fitting itself is often the smallest part of the bill. The ceiling sets most of the cost.',
    points: [
      {
        title: 'How many',
        text: 'Each light is a hole, a connection and a fitting. A plan that does the job with six instead of ten is a saving before we begin.',
      },
      {
        title: 'What is above',
        text: 'With a loft or a liftable floor above, cable goes in easily. Under a tiled bathroom or in a flat, every cable has to be worked through from below.',
      },
      {
        title: 'What the ceiling has to do',
        text: 'Between floors it holds back fire and sound. Under a roof it holds in heat and steam. The fitting has to put back what the hole took away, and those fittings cost more.',
      },
      {
        title: 'Switching',
        text: 'Two groups on two dimmers give you a kitchen and a supper room. Each group adds a switch and some cable.',
      },
      {
        title: 'Old holes',
        text: 'Halogen holes can often be used again. Holes in the wrong place need filling and painting, which your quote lists or leaves to a decorator.',
      },
    ],
  },
  surprises: [
    {
      title: 'A joist where the light should be',
      text: 'We do not cut joists. We move the light, or the whole row so that it stays straight. It rarely changes the price.',
    },
    {
      title: 'Tired halogen transformers',
      text: 'Old low-voltage spots hide small transformers that may not suit LED lamps. Swapping drivers adds a part and a few minutes for each light. We look at one before quoting where we can.',
    },
    {
      title: 'Crumbling lath and plaster',
      text: 'An old ceiling can shed its plaster around a new hole. If the first hole goes badly we stop at one, and talk about surface lights, a new ceiling or a patch.',
    },
    {
      title: 'Joints buried in the ceiling',
      text: 'Earlier work sometimes leaves taped joints or scorched insulation above the plaster. We photograph it, price the repair and wait for your word before carrying on.',
    },
  ],
  paperwork: [
    'A Minor Works Certificate where we extend an existing lighting circuit.',
    'An Electrical Installation Certificate where the lights have a new circuit.',
    'The lighting plan as fitted, with the codes of lamps or fittings for when one needs replacing.',
    notification,
  ],
  faqs: [
    {
      question: 'How many downlights do I need?',
      answer: 'Fewer than you think. Give each task its own light, then use wall and table lamps for the rest.',
    },
    {
      question: 'Do they all have to be fire-rated?',
      answer:
        'No. They should be where the ceiling is part of the fire separation, for example under a bedroom or between flats. In a top-floor ceiling with only a loft above, insulation and steam matter more. We check the floor type as well, since engineered joists need closer care.',
    },
    {
      question: 'Can they go in a bathroom?',
      answer:
        'Yes. Zones 1 and 2, the space over and around the bath or shower, need at least IPX4. Many people choose IP65. For a flattering mirror, add light at each side: a downlight alone puts shadows under the eyes.',
    },
    {
      question: 'Will they be dimmable?',
      answer:
        "If you want. The lamp and the dimmer have to suit each other, and the label alone doesn't prove it. We try the pair together at low level before we leave.",
    },
    {
      question: 'Can you replace my old halogen spots?',
      answer:
        'Usually in the same holes. An LED spot uses roughly a sixth to a tenth of the electricity for similar light. We look at the transformers, the clips and the fire rating first.',
    },
    {
      question: 'Which white should I choose?',
      answer:
        'About 2700 K is warm, like an old bulb. From 3000 to 4000 K is more neutral, and the top of that suits a utility room. Pick one for each room and use it throughout.',
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
