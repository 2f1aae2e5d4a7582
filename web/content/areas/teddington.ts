import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 5,
  name: 'Teddington',
  outcodes: ['TW11'],
  geo: { latitude: 51.426, longitude: -0.332 },
  label: 'below',
}

export const text: AreaText = {
  title: pageTitle(`Electrician in Teddington ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Teddington ${head.outcodes.join(' and ')} for garden offices, loft rooms, chargers and EICRs. EICR on a typical home from ${pounds(prices.homeEicr)}. Free quotes, ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in Teddington',
  heroDescription: `We wire garden offices, loft rooms and car chargers in Teddington, and carry out electrical safety checks (EICRs). An outdoor socket costs from ${pounds(prices.outdoorSocket)}, and an EICR on a typical home from ${pounds(prices.homeEicr)}.`,
  localAreas: [
    'Teddington Lock',
    'Teddington High Street',
    'Broad Street',
    'Udney Park',
    'Broom Water',
    "Blackmore's Grove",
    'Normansfield',
    'Fulwell',
  ],
  landmarks: [
    'Teddington Lock',
    'Bushy Park',
    'the National Physical Laboratory',
    'the Landmark Arts Centre',
    'Normansfield Theatre',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['twickenham', 'richmond', 'wimbledon', 'kew'],
  intro: [
    'Gardens in Teddington are long, and many have an office or a studio at the end. How you heat it decides how thick the cable has to be, and the cable is most of the price, so decide on the heating before you build the base.',
  ],
  sections: ['jobs', 'rules', 'work', 'houses'],
  cardFeatures: {
    installation: ['Fireside sockets', 'Study sockets'],
    testing: ['For buyers', 'Between lets'],
    lighting: ['Kitchen pendants', 'Outside lights'],
  },
  housesTitle: 'Long gardens and homes by the lock',
  housing: [
    {
      title: 'Edwardian and interwar houses',
      text: 'These houses have the longest gardens. The first thing we ask is how far it is from the fuse board to the far fence, because a longer cable has to be thicker.',
    },
    {
      title: 'Broom Water and the lock',
      text: 'The river can flood here. If your sockets and fuse board are above the likely flood level, you can use them again sooner, once tested.',
    },
  ],
  practical: {
    conservation:
      "Teddington Lock, the High Street, Blackmore's Grove and Broom Water are conservation areas. If you live in one, ask the council before you order a garden room.",
    parking:
      "Away from the shops, many houses have a drive. Around Broad Street and the station there are bays and permits. Tell us whether there's a side gate, because cable for the garden comes on a heavy drum.",
    network:
      'A heated studio, a charger and an induction hob together may need more than your main fuse allows. UK Power Networks owns that fuse, so ask them before you order.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'Garden office power and heating',
      text: 'A garden office needs its own circuit from the house and an armoured cable, which we bury or fix to a permanent wall.',
      service: 'garden-office',
      article: 'garden-office-power-guide',
    },
    {
      title: 'Loft conversions',
      text: 'Plan the sockets, lights and mains alarms before the plasterboard goes up. The smoke alarms have to sound together on every floor.',
      service: 'new-builds',
      article: 'smoke-and-co-alarms',
    },
    {
      title: 'Solar, batteries and chargers',
      text: 'Each of these may be fine by itself, but all of them depend on one main fuse. Let us add up the load before you buy.',
      service: 'solar-battery-heat-pump',
      article: 'main-fuse-upgrade',
    },
  ],
  finalCta: {
    title: 'Get a quote in Teddington',
    text: "If it's for a garden room, pace out the distance from your fuse board and list what you'll plug in.",
  },
  sources: [sources.riversideConservation, sources.tidalThames, sources.findNetwork, sources.partP],
}
