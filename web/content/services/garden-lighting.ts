import { notification } from '../business.ts'
import { pageTitle } from '../page-title.ts'
import type { ServiceHead, ServiceWords } from '../schema.ts'
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
    stem: 'garden-dusk-path-festoon',
    alt: 'Garden at dusk: low bollards along a paved path, lamps among the planting and a seating corner under festoon lights at the end',
  },
  timelinePicture: {
    stem: 'garden-office-deck-light-detail',
    alt: 'Light under the edge of a deck and short post lights beside the paving, a lit garden office behind',
  },
  priceNote: 'Each fitting, socket and trench has a line of its own in a free written quote. Fittings are extra.',
  intro: [
    'Most garden lighting is too bright and points the wrong way. A floodlight dazzles, and hides the step behind its own glare. One small lamp aimed down at that step does more good, and disturbs nobody.',
    'Power is the other half. One socket by the back door and one at the far end suit most gardens. Add more for a pond, a workshop or outdoor cooking. A car charger, a gate or a hot tub needs a supply of its own.',
    'Dig once. If a landscaper is coming, ring us first. An empty duct with a draw-cord, laid before the paving, costs very little, and saves lifting the paving later.',
  ],
  included: [
    'Outdoor sockets in weatherproof enclosures',
    'Path, step, wall, tree and festoon lighting',
    'Timers and dusk sensors, always with a switch that overrides them',
    'Armoured or ducted cable, marked in the ground and drawn on a plan',
    'Supplies for pond pumps, gates, hot tubs and sheds',
    'Electric car charge points, with checks of supply and earthing',
    '30 mA RCD protection, testing and certificates',
  ],
  timeline: [
    {
      when: 'One evening',
      title: 'A walk at dusk',
      text: 'We go round with you and a torch. Steps and level changes first, then doors and gates, then the tree you like. The torch stands in for each light, so you see it before you buy it.',
    },
    {
      when: 'That week',
      title: 'Plan and price',
      text: 'A sketch shows the fittings, the cable route and what each switch does. Terrace and path are usually separate.',
    },
    {
      when: 'Day 1, 8.30 am',
      title: 'Dig',
      text: 'Turf up, trench out, spoil on a sheet. It is mostly spadework, and quiet until we reach a patio.',
    },
    {
      when: 'Day 1, afternoon',
      title: 'Cable and cover',
      text: 'Cable or duct goes in, with marker tape above. We measure and photograph it, then fill. Turf laid back the same day recovers quickly.',
    },
    {
      when: 'Day 2, morning',
      title: 'Fix and seal',
      text: 'Lights, sockets and glands. Water gets into anything left a little loose, so this part is slow on purpose.',
    },
    {
      when: 'Day 2, about noon',
      title: 'Connect and test',
      text: 'One circuit, or the whole board for a short while, goes off as we connect indoors. We agree the moment with you. Then each RCD is tripped and timed.',
    },
    {
      when: 'A later evening',
      title: 'Aim',
      text: 'We return after dark and tilt each light until you can see the step and not the lamp. It takes half an hour.',
    },
  ],
  typicalDuration: 'Half a day to three days',
  costs: {
    intro: 'You pay for ground more than for lamps. Here is what makes one garden cost more than the next.',
    points: [
      {
        title: 'The route',
        text: 'Along a house wall is cheap. Across a lawn costs more, and under a laid patio costs most. We never clip cable to a fence, since fences lean and fall.',
      },
      {
        title: 'Mains or low voltage',
        text: 'Spike lights at 12 or 24 volts are easy to move as plants grow. Their transformer still needs a safe mains supply. Mains suits long runs and walls.',
      },
      {
        title: 'Exposure',
        text: 'IP44 is a usual minimum under shelter. In the open IP66 is sensible, and in the ground or in water you need more. Poor sealing means repairs every autumn.',
      },
      {
        title: 'A new circuit or an old one',
        text: 'One light on a sound circuit is a small job. Several sockets and a pump want a circuit of their own, with its protection, testing and paperwork.',
      },
      {
        title: 'Large loads',
        text: 'A charge point or a hot tub may need the main fuse, the earthing and the network operator to agree. Ask us before you order the tub.',
      },
    ],
  },
  surprises: [
    {
      title: 'Something already down there',
      text: 'Old cable, a drain, the footing of an old greenhouse. We scan, and dig by hand where we are not sure. If the route has to bend, you see the extra metres as a price first.',
    },
    {
      title: 'Rain',
      text: 'We do not make outdoor joints in a downpour. A wet day moves the date. It does not change the price.',
    },
    {
      title: 'The indoor circuit is not up to it',
      text: 'If there is no RCD protection where we meant to connect, we add it. If the circuit is full, we run a new one. Both are priced before we carry on.',
    },
    {
      title: 'The supply is shared or small',
      text: 'For a charger we check the main fuse and look for a supply looped with next door. If it is looped, the network operator has to be asked first. That is paperwork and a wait, and it decides the date.',
    },
  ],
  paperwork: [
    'An Electrical Installation Certificate for a new outdoor circuit, or a Minor Works Certificate for an addition.',
    'A measured plan of buried cables, with photographs of the open trench.',
    notification,
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
        'One by the back door and one at the far end cover most gardens. Put the far one where the hedge trimmer is used, not where the plan looks neat.',
    },
    {
      question: 'Will it trip in the rain?',
      answer:
        "It shouldn't. If yours does, water is getting in somewhere, and that can be found. Until then leave it off. An RCD that trips in the wet is doing its job.",
    },
    {
      question: 'Do you install EV chargers?',
      answer:
        'Yes. We check the main fuse, the earthing, the cable route, and the need to ask your local network operator first. A charge point of about 7 kW is roughly three times as fast as a three-pin socket.',
    },
    {
      question: 'Is there a grant for a car charger?',
      answer:
        "There is one for renters, flat owners, landlords and some homes with on-street parking. It pays up to 75% of the cost, to £500 a socket, and is due to end in March 2027. The owner of a house with a drive can't have it. It must be approved before anything is fitted, and an authorised installer does the work, so ask any firm about that first, us included.",
    },
    {
      question: 'Can lights come on by themselves?',
      answer:
        'Yes: at dusk, by the clock, or when someone walks past. We fit an override by the back door, for nights when you want it dark.',
    },
    {
      question: 'Is garden work notifiable?',
      answer:
        "In England a new outdoor circuit is. Adding a light or socket to a circuit that's already there isn't, but it must still be tested. Many websites say otherwise: they are out of date or written for Wales.",
    },
  ],
  relatedArticles: ['garden-lighting-and-power', 'ev-charger-installation', 'garden-office-power-guide'],
  relatedProjects: ['prj-014', 'prj-013'],
  relatedServices: ['garden-office', 'sockets-lighting', 'ev-charging'],
  relatedAreas: ['richmond', 'wimbledon', 'teddington', 'twickenham'],
  sources: [sources.partP, sources.connectVehicles, sources.chargePointGrant],
}
