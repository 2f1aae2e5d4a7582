import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 2,
  name: 'Twickenham',
  outcodes: ['TW1', 'TW2'],
  geo: { latitude: 51.449, longitude: -0.337 },
  label: 'above',
}

export const text: AreaText = {
  title: pageTitle(`Electrician in Twickenham ${head.outcodes.join(' & ')}`),
  metaDescription: `Electrician in Twickenham, St Margarets and Whitton for fuse boards, EICRs and EV charging. EICR on a typical home from ${pounds(prices.homeEicr)}. Free quotes, ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in Twickenham',
  heroDescription: `We fit fuse boards, EV chargers and extra sockets in Twickenham, St Margarets and Whitton, and carry out electrical safety checks (EICRs). A new outdoor socket costs from ${pounds(prices.outdoorSocket)}, and an EICR on a typical home from ${pounds(prices.homeEicr)}.`,
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
    'the rugby stadium',
    'Marble Hill House',
    'York House',
    'Eel Pie Island',
    'Strawberry Hill House',
    'Twickenham Green',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['richmond', 'teddington', 'kew', 'east-sheen'],
  intro: [
    "Most semis in Whitton have a drive, and most terraces in St Margarets don't, which decides where you can charge a car. In a flat, it depends on your lease.",
  ],
  sections: ['jobs', 'work', 'houses', 'rules'],
  cardFeatures: {
    installation: ['Extra sockets', 'Living-room sockets'],
    testing: ['Before you let', 'Before you buy'],
    lighting: ['Hall pendants', 'Bedroom lights'],
  },
  housesTitle: 'Semis with a drive and terraces without one',
  housing: [
    {
      title: 'Interwar semis',
      text: 'The fuse board is often under the stairs. Some pairs of houses share one cable from the street, which is called a looped supply. We check for that before we price a charger.',
    },
    {
      title: 'Victorian and Edwardian terraces',
      text: "These houses often have too few sockets. We bring the cable up through your floor, so we don't touch the wall you share with next door.",
    },
  ],
  practical: {
    conservation:
      "Twickenham Riverside, Twickenham Green, Queen's Road and Amyand Park Road are conservation areas. There, it's best to put a charger or a cable on the side of the house.",
    parking:
      'The roads near the stadium close on match days, so we look at the fixtures before we offer you a date. The Embankment and Ranelagh Drive can flood around a very high tide.',
    network: "UK Power Networks runs the cables here. In Hounslow, just over the boundary, it's SSEN.",
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'EV charging, with or without a drive',
      text: "With a drive it's simple. Without one you'd need a channel across the pavement, and only the council can allow that.",
      service: 'ev-charging',
      article: 'ev-charger-installation',
    },
    {
      title: 'Heat pumps on a looped supply',
      text: 'If you share a cable with next door, UK Power Networks may first have to give each home its own, which is usually free.',
      service: 'solar-battery-heat-pump',
      article: 'main-fuse-upgrade',
    },
    {
      title: 'Shops, offices and cafés',
      text: "We'd advise a report (EICR) every 3–5 years. Tests of emergency lights and appliances can go on the same quote.",
      service: 'landlords-businesses',
      article: 'eicr-guide',
    },
  ],
  finalCta: {
    title: 'Get a quote in Twickenham',
    text: "Tell us whether you have a house with a drive, a terrace or a flat, and what you'd like to plug in.",
  },
  sources: [sources.riversideConservation, sources.tidalThames, sources.findNetwork, sources.connectVehicles],
}
