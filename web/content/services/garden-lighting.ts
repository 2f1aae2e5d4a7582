import { certificateIfNotifiable } from '../building-control.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const socket = pounds(business.prices.outdoorSocket)

export const head: ServiceHead = {
  order: 10,
  title: 'Garden lighting and power',
  description: 'Garden lights and outdoor sockets that stand up to the weather.',
  features: ['Low-glare lighting', 'Weatherproof sockets', 'EV charge points'],
}

export const text: ServiceText = {
  name: 'Garden Lighting and Power',
  title: pageTitle('Outdoor Sockets & Garden Lighting, SW London'),
  metaDescription: `Outdoor socket on the house wall from ${socket}, garden lighting, hot tub and shed supplies in Richmond and SW London. All RCD-protected and tested.`,
  heroTitle: 'Garden lighting and power',
  heroDescription: 'We fit garden lights and outdoor sockets that stand up to the weather.',
  picture: {
    stem: 'garden-dusk-path-festoon',
    alt: 'Lit garden path to a seat under festoon lights, with lamps along the path and in the beds',
  },
  intro: [
    "One small lamp aimed down at a step does more good than a floodlight, and doesn't disturb the neighbours.",
    "If a landscaper is coming, ring us first. An empty duct laid before the paving costs very little, and means you won't have to lift the paving later.",
  ],
  included: [
    'Outdoor sockets in weatherproof boxes',
    'Path, step, wall, tree and festoon lights',
    'Timers and dusk sensors, with a switch that overrides them',
    'Armoured cable, or cable in a duct, drawn on a plan',
    'Power for ponds, gates, hot tubs and sheds',
    '30 mA RCD protection',
  ],
  timeline: [
    {
      when: 'Before we price',
      title: 'A walk round',
      text: 'At dusk we hold a torch where each light would go, so you can see the effect before you buy anything. For a single socket, photos are enough.',
    },
    {
      when: 'Day 1',
      title: 'Dig and lay',
      text: 'We lay the cable or duct with marker tape above it, photograph it and fill the trench.',
    },
    {
      when: 'Day 2',
      title: 'Fix, seal and test',
      text: 'We seal every joint against water, then test how fast each RCD switches off.',
    },
    {
      when: 'After dark',
      title: 'Adjusting the lights',
      text: 'We tilt each light until you see the step rather than the lamp.',
    },
  ],
  typicalDuration: 'Most gardens take between half a day and three days',
  priceChanges: [
    {
      title: 'The route',
      text: 'Running a cable along a house wall is cheap. Crossing a lawn costs more, and going under an existing patio costs most.',
    },
    {
      title: 'Weather',
      text: 'Fittings are usually rated IP44 under shelter, IP65 or IP66 in the open, and higher in the ground.',
    },
    {
      title: 'Hot tubs and chargers',
      text: 'Your main fuse and earthing may need work, and the network operator may have to agree, so ask us before you order the tub.',
    },
  ],
  paperwork: [
    'An Electrical Installation Certificate for a new circuit, or a Minor Works Certificate for an addition.',
    certificateIfNotifiable,
  ],
  faqs: [
    {
      question: 'How much is an outdoor socket?',
      answer: `From ${socket} on the house wall, fitted, tested and certified. It's cheapest if there's a good socket on the indoor side of that wall.`,
    },
    {
      question: 'Can I plug garden lights into an indoor socket?',
      answer:
        "For a party, yes, with a set made for outdoors. Don't do it all summer: the lead is a trip hazard, and the window has to stay open.",
    },
    {
      question: 'Will it trip in the rain?',
      answer: "It shouldn't. If yours does, water is getting in, and we can find where. Leave it off until then.",
    },
    {
      question: 'Can lights come on by themselves?',
      answer: 'Yes. They can come on at dusk, at a set time, or when someone walks past.',
    },
    {
      question: 'Do I have to tell the council?',
      answer: `In England a new outdoor circuit is notifiable to building control. Adding a light or socket to an existing circuit isn't, but it must still be tested.`,
    },
  ],
  relatedArticles: ['garden-lighting-and-power', 'ev-charger-installation', 'garden-office-power-guide'],
  relatedProjects: ['prj-014'],
  relatedServices: ['garden-office', 'sockets-lighting', 'ev-charging'],
  relatedAreas: ['richmond', 'wimbledon', 'teddington', 'twickenham'],
  sources: [sources.partP, sources.connectVehicles, sources.chargePointGrant],
}
