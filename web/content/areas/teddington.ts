import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 5,
  name: 'Teddington',
  outcodes: ['TW11'],
  geo: { latitude: 51.426, longitude: -0.332 },
  label: 'below',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Teddington ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Teddington ${head.outcodes.join(' and ')} for garden offices, loft rooms, chargers and EICRs. Full report on a home from ${pounds(prices.homeEicr)}. Free quotes, ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in Teddington',
  heroDescription:
    'Victorian villas near the High Street, Edwardian and interwar houses with long gardens, and homes by the lock.',
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
    'National Physical Laboratory',
    'Landmark Arts Centre',
    'Normansfield Theatre',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['twickenham', 'richmond', 'wimbledon', 'kew'],
  intro: [
    'At Teddington the Thames stops being tidal, and the gardens are long. Many end in an office or a studio. The heater you choose decides the cable, and the cable decides most of the price. So settle both before the base is poured.',
  ],
  sections: ['jobs', 'services', 'houses', 'work', 'rules'],
  cardFeatures: {
    installation: ['Garden supplies', 'Loft rooms'],
    testing: ['Before an extension', 'When you buy'],
    lighting: ['Paths and gardens', 'Opened-up kitchens'],
  },
  housesTitle: 'Villas, long gardens, homes by the lock',
  housing: [
    {
      title: 'Victorian villas and terraces',
      text: "Front rooms keep their old switches while back rooms have been opened up. We trace what feeds what before we add to it, so that a new light doesn't end up on the cooker's circuit.",
    },
    {
      title: 'Edwardian and interwar houses',
      text: 'These have the long gardens. The distance from the fuse board to the far fence is the first number we ask for, because a longer cable has to be thicker.',
    },
    {
      title: 'Broom Water and the lock',
      text: 'The river can rise here. Sockets and boards above the likely flood level are usable again sooner.',
    },
  ],
  practical: {
    conservation:
      "Teddington Lock, the High Street, Blackmore's Grove and Broom Water are conservation areas. Ask the planners there before you order a garden room or run a cable along a front wall.",
    parking:
      "Away from the shops a drive is common. Around Broad Street and the station expect marked bays and permits. For garden work, say if there's a side gate: the cable comes on a heavy drum.",
    network:
      'A heated studio, a charger and an induction hob together may need more than the main fuse gives. That fuse belongs to UK Power Networks, so ask before you order.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'Garden office power and heating',
      text: "It needs a circuit from the house and an armoured cable, buried or fixed to a permanent wall. An extension lead isn't a supply.",
      service: 'garden-office',
      article: 'garden-office-power-guide',
    },
    {
      title: 'Loft conversions',
      text: 'Plan sockets, lights and mains alarms before the plasterboard goes up. The alarms have to sound together on every floor.',
      service: 'new-builds',
      article: 'smoke-and-co-alarms',
    },
    {
      title: 'Solar, batteries and chargers',
      text: 'Each may be fine alone. Together they draw on one main fuse, so the load is worked out before you buy.',
      service: 'solar-battery-heat-pump',
      article: 'main-fuse-upgrade',
    },
    {
      title: 'Garden lights and sockets',
      text: 'If a trench is open for the office, lay the cable for the lights in it. Digging twice costs more.',
      service: 'garden-lighting',
      article: 'garden-lighting-and-power',
    },
  ],
  finalCta: {
    title: 'Get a quote in Teddington',
    text: "For a garden room, pace out the distance from your fuse board, and list what you'll run.",
  },
  sources: [sources.riversideConservation, sources.tidalThames, sources.findNetwork, sources.partP],
}
