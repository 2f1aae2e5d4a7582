import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 10,
  icon: 'trees',
  thumbnail: 'garden-festoon-closeup',
  title: 'Garden lighting and power',
  description: 'Evening light and outdoor power that last.',
  features: ['Low-glare lighting', 'Weatherproof sockets', 'EV charge points'],
  price: 'Quoted after a survey',
}

export const words: ServiceWords = {
  name: 'Garden Lighting and Power',
  title: pageTitle('Garden Lighting & Outdoor Power'),
  metaDescription:
    'Garden lighting, outdoor sockets, hot tub and shed supplies and EV charge points in Richmond and SW London. Weatherproof, RCD protected, tested.',
  heroTitle: 'Garden lighting and power',
  heroDescription: 'Light for steps and evenings, sockets where you mow, and supplies that stand up to the weather.',
  picture: {
    stem: 'garden-festoon-closeup',
    alt: 'Festoon lights on a timber post at dusk, with a weatherproof socket below',
  },
  priceNote: 'Each fitting, socket and trench has a line of its own in a free written quote. Fittings are extra.',
  intro: [
    'Most garden lighting is too bright and points the wrong way. One small lamp aimed down at a step does more good than a floodlight, and disturbs nobody.',
    'Dig once. If a landscaper is coming, ring us first. An empty duct with a draw-cord, laid before the paving, costs very little, and saves lifting the paving later.',
  ],
  included: [
    'Outdoor sockets in weatherproof enclosures',
    'Path, step, wall, tree and festoon lighting',
    'Timers and dusk sensors, with a switch that overrides them',
    'Armoured or ducted cable, drawn on a plan',
    'Supplies for ponds, gates, hot tubs and sheds',
    '30 mA RCD protection',
  ],
  timeline: [
    {
      when: 'One evening',
      title: 'A walk at dusk',
      text: 'Walk round with a torch, which stands in for each light, so you see it before you buy it.',
    },
    {
      when: 'After that',
      title: 'Plan and price',
      text: 'A sketch shows the fittings, the cable route and what each switch does.',
    },
    {
      when: 'Day 1',
      title: 'Dig and lay',
      text: 'Turf up, trench out, cable or duct in, marker tape above. We measure and photograph it, then fill.',
    },
    {
      when: 'Day 2',
      title: 'Fix, seal and test',
      text: 'Water gets into anything left a little loose, so this part is slow on purpose. Then each RCD is tripped and timed.',
    },
    {
      when: 'After dark',
      title: 'Aim',
      text: 'Each light is tilted until you can see the step and not the lamp.',
    },
  ],
  typicalDuration: 'Half a day to three days',
  priceChanges: [
    {
      title: 'The route',
      text: 'Along a house wall is cheap. Across a lawn costs more, and under a laid patio costs most.',
    },
    {
      title: 'A new circuit or an old one',
      text: 'One light on a sound circuit is a small job. Several sockets and a pump want a circuit of their own.',
    },
    {
      title: 'Exposure',
      text: 'IP44 is usual under shelter, IP66 in the open, more in the ground. Poor sealing means repairs every autumn.',
    },
    {
      title: 'Large loads',
      text: 'A hot tub or a charger may need the main fuse, the earthing and the network operator to agree. Ask before you order the tub.',
    },
  ],
  paperwork: [
    'An Electrical Installation Certificate for a new circuit, or a Minor Works Certificate for an addition.',
  ],
  faqs: [
    {
      question: 'Can I plug garden lights into an indoor socket?',
      answer:
        'For a party, with a set made for outdoors, yes. For a summer, no. A lead through the window is a trip hazard, and the window stays open for burglars.',
    },
    {
      question: 'How many sockets do I need outside?',
      answer:
        'One by the back door and one at the far end cover most gardens. Put the far one where the hedge trimmer is used.',
    },
    {
      question: 'Will it trip in the rain?',
      answer:
        "It shouldn't. If yours does, water is getting in somewhere, and that can be found. Until then leave it off. An RCD that trips in the wet is doing its job.",
    },
    {
      question: 'Can lights come on by themselves?',
      answer:
        'Yes: at dusk, by the clock, or when someone walks past. An override by the back door keeps it dark when you want that.',
    },
    {
      question: 'Is garden work notifiable?',
      answer:
        "In England a new outdoor circuit is. Adding a light or socket to a circuit that's already there isn't, but it must still be tested.",
    },
  ],
  relatedArticles: ['garden-lighting-and-power', 'ev-charger-installation', 'garden-office-power-guide'],
  relatedProjects: ['prj-014', 'prj-013'],
  relatedServices: ['garden-office', 'sockets-lighting', 'ev-charging'],
  relatedAreas: ['richmond', 'wimbledon', 'teddington', 'twickenham'],
  sources: [sources.partP, sources.connectVehicles, sources.chargePointGrant],
}
