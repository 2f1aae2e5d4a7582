import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 2,
  name: 'Twickenham',
  outcodes: ['TW1', 'TW2'],
  geo: { latitude: 51.449, longitude: -0.337 },
  label: 'above',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Twickenham ${head.outcodes.join(' & ')}`),
  metaDescription: `Electrician in Twickenham, St Margarets and Whitton for fuse boards, EICRs and EV charging. Report on a home from ${pounds(prices.homeEicr)}. Free quotes, ${emergencyLine.short} call-outs.`,
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
    "Most Whitton semis have a drive; most St Margarets terraces don't. That decides where a car can charge and how a cable reaches the garden. In a flat by the river or the station, the lease and the building's meter cupboard decide.",
  ],
  sections: ['jobs', 'work', 'houses', 'services', 'rules'],
  cardFeatures: {
    installation: ['Extra sockets', 'Garden power'],
    testing: ['Semis and terraces', 'Shops and lets'],
    lighting: ['Period rooms', 'Shop lighting'],
  },
  housesTitle: 'Semis with a drive, terraces without',
  housing: [
    {
      title: 'Interwar semis',
      text: 'The fuse board is often under the stairs. Some pairs share one cable from the street, a looped supply. The network has to know before a charger goes in.',
    },
    {
      title: 'Victorian and Edwardian terraces',
      text: 'Well-shaped rooms, short of sockets. Cable comes up through your own floor, and the party wall is left alone.',
    },
    {
      title: 'Flats by the river and the station',
      text: 'Meters sit in a locked cupboard downstairs. Find out who has the key before the lights go.',
    },
  ],
  practical: {
    conservation:
      "Twickenham Riverside, Twickenham Green, Queen's Road and Amyand Park Road are conservation areas. Put a charger or a cable at the side of the house.",
    parking:
      'Roads near the stadium close on match days, so we look at the fixtures before offering a date. Chertsey Road is a red route. The Embankment and Ranelagh Drive can flood around a very high tide.',
    network:
      "UK Power Networks runs the cables here; over the boundary in Hounslow it's SSEN. An ordinary charger is reported after fitting. With a looped supply, the network is asked first.",
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'EV charging, with or without a drive',
      text: "In Whitton the drive makes it simple. In St Margarets you'd need a channel across the pavement, which only the council can allow.",
      service: 'ev-charging',
      article: 'ev-charger-installation',
    },
    {
      title: 'Heat pumps on a looped supply',
      text: 'The network may give each home its own cable first, as a rule free of charge.',
      service: 'solar-battery-heat-pump',
      article: 'main-fuse-upgrade',
    },
    {
      title: 'Extra sockets in a terrace',
      text: 'Over timber floors the cable comes from below, so the plaster stays.',
      service: 'sockets-lighting',
      article: 'kitchen-sockets-and-circuits',
    },
    {
      title: 'Shops, offices and cafés',
      text: 'The advice is a report every 3–5 years. Ask for emergency lights and appliance tests on the same quote.',
      service: 'landlords-businesses',
      article: 'eicr-guide',
    },
  ],
  finalCta: {
    title: 'Get a quote in Twickenham',
    text: "Say whether it's a house with a drive, a terrace or a flat, and what you'd like to plug in.",
  },
  sources: [sources.riversideConservation, sources.tidalThames, sources.findNetwork, sources.connectVehicles],
}
