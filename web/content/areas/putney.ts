import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = {
  order: 9,
  name: 'Putney',
  outcodes: ['SW15'],
  geo: { latitude: 51.461, longitude: -0.217 },
  label: 'below',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Putney ${head.outcodes.join(' and ')}`),
  metaDescription: `Putney electrician for rewiring, smart lighting, EICR testing and emergency repairs. Free written quotes in ${head.outcodes.join(' and ')} and ${emergencyLine.short} emergency call-outs.`,
  heroTitle: 'Electrician in Putney',
  heroDescription:
    'Houses split into flats, mansion blocks on the Hill, Edwardian West Putney and apartments by the river.',
  localAreas: [
    'East Putney',
    'West Putney',
    'Putney Hill',
    'Putney Heath',
    'Lower Common',
    'Putney Embankment',
    'Putney Vale',
  ],
  landmarks: [
    'Putney Bridge',
    "St Mary's Church",
    'Putney Embankment and the Boat Race start',
    'Putney Heath',
    'Putney Lower Common',
    'Wandsworth Park',
  ],
  borough: 'London Borough of Wandsworth',
  nearbySlugs: ['roehampton', 'barnes', 'wimbledon', 'east-sheen'],
  intro: [
    'Many large Putney houses were cut into flats, with the meters lined up under the stairs and labels that no longer match. Before we switch anything off, we find out whose it is. Clear labels then serve everybody in the building.',
  ],
  sections: ['rules', 'jobs', 'houses', 'services', 'work'],
  housesTitle: 'Terraces, mansion flats and new blocks',
  housing: [
    {
      title: 'Houses split into flats',
      text: 'Several homes may hang on one incoming cable, so the load of the whole house counts, not of your floor alone.',
    },
    {
      title: 'Mansion blocks',
      text: 'Many set hours for noise, and we plan the drilling inside them.',
    },
    {
      title: 'Edwardian West Putney',
      text: 'Double-fronted houses with picture rails. Wall lights suit such rooms better than a grid of spots.',
    },
    {
      title: 'Apartments by the river',
      text: 'Recent wiring, but getting in takes a fob, a form and a booking.',
    },
  ],
  practical: {
    conservation:
      'West Putney and Deodar Road are conservation areas. In a flat, ask the freeholder first: the outside is rarely yours.',
    parking:
      'Ask the porter about the loading bay and how to book it. Upper Richmond Road is the South Circular, no place to wait. The Embankment floods on spring tides and closes for the Boat Race.',
    network:
      "The sealed cut-out, where the street ends and your wiring begins, is UK Power Networks'. Where one cable feeds several flats, we ask what it can carry.",
  },
  networkOperator: 'UK Power Networks',
  needs: [
    { because: 'A flat to let, and a report the tenant can read', service: 'eicr', article: 'eicr-guide' },
    { because: 'A main fuse for a whole house of flats', service: 'consumer-unit', article: 'main-fuse-upgrade' },
    { because: 'A door phone on an old telephone line', service: 'security', article: 'burglar-alarm-grades' },
    { because: 'One dead room, and whose circuit is it?', service: 'sockets-lighting', article: 'one-room-no-power' },
  ],
  finalCta: {
    title: 'Get a quote in Putney',
    text: 'The floor, the number of flats and what you want done are enough to begin with.',
  },
  sources: [sources.wandsworthConservation, sources.tidalThames, sources.phoneLines, sources.findNetwork],
}
