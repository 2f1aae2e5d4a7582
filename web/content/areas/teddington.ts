import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = {
  order: 5,
  name: 'Teddington',
  outcodes: ['TW11'],
  geo: { latitude: 51.426, longitude: -0.332 },
  label: 'below',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Teddington ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Teddington ${head.outcodes.join(' and ')}: garden offices, loft conversions, consumer units, EICR testing and emergency call-outs. Free no-obligation quotes.`,
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
    'At Teddington the Thames stops being tidal, and the gardens are long. Many end in an office or a studio. Its heater decides the cable, and the cable decides the price, so both are best settled before the base is poured.',
  ],
  sections: ['jobs', 'services', 'houses', 'work', 'rules'],
  housesTitle: 'Villas, long gardens, homes by the lock',
  housing: [
    {
      title: 'Victorian villas and terraces',
      text: 'Front rooms keep their old switches while back rooms have been opened up. We trace what feeds what first.',
    },
    {
      title: 'Edwardian and interwar houses',
      text: 'These have the gardens. The distance from the board to the far fence is the first number we ask for.',
    },
    {
      title: 'Broom Water and the lock',
      text: 'The river can rise. Sockets and boards above the likely flood level are usable again sooner.',
    },
  ],
  practical: {
    conservation:
      "Teddington Lock, the High Street, Blackmore's Grove and Broom Water are conservation areas. A garden room or a cable along a front wall there may need a word with the planners.",
    parking:
      "Away from the shops a drive is common. Around Broad Street and the station expect marked bays and permits. For garden work, say whether there's a side gate: the cable comes on a heavy drum.",
    network:
      "A heated studio, a charger and an induction hob may ask for more than the main fuse gives. That fuse is UK Power Networks' to change.",
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: "An office by the far fence that's warm in February",
      service: 'garden-office',
      article: 'garden-office-power-guide',
    },
    { because: 'A room in the roof, and alarms to match', service: 'new-builds', article: 'smoke-and-co-alarms' },
    {
      because: 'Panels, a battery and a charger on one main fuse',
      service: 'solar-battery-heat-pump',
      article: 'main-fuse-upgrade',
    },
  ],
  finalCta: {
    title: 'Get a quote in Teddington',
    text: "For a garden room, pace out the distance from your fuse board, and list what you'll run.",
  },
  sources: [sources.riversideConservation, sources.tidalThames, sources.findNetwork, sources.partP],
}
