import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = {
  order: 2,
  name: 'Twickenham',
  outcodes: ['TW1', 'TW2'],
  geo: { latitude: 51.449, longitude: -0.337 },
  label: 'above',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Twickenham ${head.outcodes.join(' & ')}`),
  metaDescription: `Electrician in Twickenham, St Margarets and Whitton: fuse board upgrades, EICRs, EV charging and ${emergencyLine.short} call-outs. Free written quotes.`,
  heroTitle: 'Electrician in Twickenham',
  heroDescription: 'Railway terraces in St Margarets, semis in Whitton, and flats by the river and the station.',
  localAreas: [
    'St Margarets',
    'East Twickenham',
    'Strawberry Hill',
    'Whitton',
    'Twickenham Green',
    'Cole Park',
    'Fulwell',
    'Heatham',
  ],
  landmarks: [
    'Twickenham rugby stadium',
    'Marble Hill House',
    'York House',
    'Eel Pie Island',
    'Strawberry Hill House',
    'Twickenham Green',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['richmond', 'teddington', 'kew', 'east-sheen'],
  intro: [
    "Most Whitton semis have a drive; most St Margarets terraces don't. That decides where a car can charge and how a cable reaches the garden.",
  ],
  sections: ['jobs', 'work', 'houses', 'services', 'rules'],
  housesTitle: 'Semis with a drive, terraces without',
  housing: [
    {
      title: 'Interwar semis',
      text: 'The board is often under the stairs. Some pairs share one cable from the street, a looped supply, which has to be known before you order a charger.',
    },
    {
      title: 'Victorian and Edwardian terraces',
      text: 'Well-shaped rooms, short of sockets. We leave the party wall alone and come up through your own floor.',
    },
    {
      title: 'Flats by the river and the station',
      text: 'Meters sit in a locked cupboard downstairs. Find out who has the key before the lights go.',
    },
  ],
  practical: {
    conservation:
      "Twickenham Riverside, Twickenham Green, Queen's Road and Amyand Park Road are conservation areas. A charger or a cable belongs at the side of the house where it can.",
    parking:
      'Roads near the stadium close on match days, so we look at the fixtures before offering a date. Chertsey Road is a red route. The Embankment and Ranelagh Drive can flood around a very high tide.',
    network:
      "UK Power Networks runs the cables here; over the boundary in Hounslow it's SSEN. A plain charger is reported after fitting, and a looped supply is asked about first.",
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: 'A drive in Whitton, or a channel across the pavement in St Margarets',
      service: 'ev-charging',
      article: 'ev-charger-installation',
    },
    {
      because: 'A heat pump on a supply looped with next door',
      service: 'solar-battery-heat-pump',
      article: 'main-fuse-upgrade',
    },
    { because: 'A terrace short of sockets', service: 'sockets-lighting', article: 'kitchen-sockets-and-circuits' },
  ],
  finalCta: {
    title: 'Get a quote in Twickenham',
    text: "Say whether it's a house with a drive, a terrace or a flat, and what you'd like to plug in.",
  },
  sources: [sources.riversideConservation, sources.tidalThames, sources.findNetwork, sources.connectVehicles],
}
