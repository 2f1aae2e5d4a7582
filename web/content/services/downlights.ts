import { certificateIfNotifiable } from '../building-control.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const lighting = pounds(business.prices.lighting)
const four = pounds(business.prices.fourDownlights)

export const head: ServiceHead = {
  order: 3,
  title: 'Downlights',
  description: 'LED downlights planned for how you use the room.',
  features: ['Lighting plan', 'Fire-rated options', 'Smooth dimming'],
}

export const text: ServiceText = {
  name: 'Downlights',
  title: pageTitle(`LED Downlights Fitted, SW London: Four from ${four}`),
  metaDescription: `LED downlights fitted in Richmond and SW London: four from ${four}, fittings included. Changing one light: from ${lighting}. Fire-rated options. Free quotes.`,
  heroTitle: 'LED downlights',
  heroDescription:
    'Most rooms need fewer downlights than people expect, in better places. We plan them around worktops, seats and pictures, and choose fittings that suit your ceiling.',
  intro: [
    'Most ceilings have too many downlights, laid out in a grid, so the light lands on the floor and on the top of your head. We start with where you cook, read, dress and sit.',
    'In a kitchen that means over the front edge of the worktop. If the light is behind you, you work in your own shadow.',
  ],
  included: [
    'A simple plan of the lights and their switches',
    'Fire-rated fittings where the ceiling separates floors or flats',
    'Bathroom fittings with the right IP rating for the zone',
    'Under a loft, fittings that can be covered with insulation',
    'Neat holes, cut with a vacuum running',
    "Dimming tested with the lamps you'll use",
  ],
  timeline: [
    {
      when: 'Before we price',
      title: 'A sketch',
      text: "Tell us what you do in each part of the room. We put the lights on a one-page plan, and you cross out any you don't need.",
    },
    {
      when: 'On the day',
      title: 'Paper circles',
      text: 'We stick paper discs on the ceiling where the lights will go. Tell us now if one should move.',
    },
    {
      when: 'Then',
      title: 'Holes and cable',
      text: 'We find joists and pipes first. The lighting circuit is off, but your sockets stay on.',
    },
    {
      when: 'At the end',
      title: 'Test and dim',
      text: "We turn the dimmer right down. If a light is going to flicker or buzz, that's when it happens.",
    },
  ],
  typicalDuration: 'A room takes between half a day and a day',
  priceChanges: [
    {
      title: "What's above the ceiling",
      text: "If there's a loft above, the cable goes in easily. Under a tiled bathroom, or in a flat, we have to work from below.",
    },
    {
      title: 'Fire, sound and steam',
      text: 'Where the ceiling has to hold back fire, sound or steam, the fittings cost more.',
    },
    {
      title: 'Old holes and old parts',
      text: 'We can often reuse the holes of your halogen lights. The old transformers often have to go, and crumbling plaster may rule out new holes.',
    },
  ],
  paperwork: [
    'A Minor Works Certificate, or an Electrical Installation Certificate for a new circuit.',
    certificateIfNotifiable,
  ],
  faqs: [
    {
      question: 'How many downlights do I need?',
      answer: 'Fewer than you think. Give each task one light, then use wall and table lamps for the rest.',
    },
    {
      question: 'Do they all have to be fire-rated?',
      answer:
        'No. They should be where the ceiling is part of the fire separation, for example under a bedroom or between flats, and the type of floor counts too. With only a loft above, insulation and steam matter more.',
    },
    {
      question: 'Can they go in a bathroom?',
      answer:
        'Yes. In zones 1 and 2, the spaces over and around the bath or shower, they need a rating of at least IPX4.',
    },
    {
      question: 'Can you replace my old halogen spots?',
      answer:
        'Yes, and usually in the same holes. An LED spot uses roughly a sixth to a tenth of the electricity for about the same light.',
    },
    {
      question: 'What does it cost to change one light?',
      answer: `From ${lighting}, if the new one goes in the same place. You buy the light, or we add it to the quote.`,
    },
    {
      question: 'What if I have concrete ceilings?',
      answer:
        'Recessed lights are seldom worth it in concrete, and your lease may forbid cutting into it. Surface fittings, track or wall lights work better.',
    },
  ],
  relatedArticles: ['led-downlights-planning', 'bathroom-lighting-zones', 'cut-electricity-use-at-home'],
  relatedProjects: ['prj-016', 'prj-007', 'prj-005'],
  relatedServices: ['sockets-lighting', 'smart-home', 'new-builds'],
  relatedAreas: ['kew', 'putney', 'east-sheen'],
  sources: [sources.fireSafety, sources.energy, sources.partP],
}
