import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 9,
  name: 'Putney',
  outcodes: ['SW15'],
  geo: { latitude: 51.461, longitude: -0.217 },
  label: 'below',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Putney ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Putney ${head.outcodes.join(' and ')} for landlord reports, rewiring, lighting and repairs. EICR on a studio from ${pounds(prices.testing)}. Free written quotes and ${emergencyLine.short} call-outs.`,
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
    'Many large Putney houses were cut into flats, with the meters lined up under the stairs and labels that no longer match. Before anything is switched off, we find out whose it is. Clear labels then help everybody in the building.',
  ],
  sections: ['rules', 'jobs', 'houses', 'services', 'work'],
  cardFeatures: {
    installation: ['Sockets and circuits', 'Entry phones'],
    testing: ['Landlord reports', 'Converted houses'],
    lighting: ['Wall lights', 'Shared stairs'],
  },
  housesTitle: 'Terraces, mansion flats and new blocks',
  housing: [
    {
      title: 'Houses split into flats',
      text: "Several homes may share one cable from the street. Then the load of the whole house counts, and not your floor's alone.",
    },
    {
      title: 'Mansion blocks',
      text: 'Many set hours for noisy work, and the drilling is planned inside them. The riser, the cable up through the building, belongs to the block.',
    },
    {
      title: 'Edwardian West Putney',
      text: 'Double-fronted houses with picture rails. Wall lights suit such rooms better than a grid of spots.',
    },
    {
      title: 'Apartments by the river',
      text: 'The wiring is recent, but getting in takes a fob, a form and a booking.',
    },
  ],
  practical: {
    conservation:
      'West Putney and Deodar Road are conservation areas. In a flat, ask the freeholder first: the outside walls are rarely yours.',
    parking:
      'Ask the porter about the loading bay and how to book it. Upper Richmond Road is the South Circular, so nobody can wait there. The Embankment floods on spring tides and closes for the Boat Race.',
    network:
      "UK Power Networks owns the cut-out, the sealed block where the street's cable ends. Where one cable feeds several flats, we ask what it can carry.",
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'Landlord reports (EICR)',
      text: 'A rented flat needs one at least every 5 years. Ask for one your tenant can read.',
      service: 'eicr',
      article: 'eicr-guide',
    },
    {
      title: 'Main fuse for a house of flats',
      text: 'Only the network operator may have it changed. The electrician works out the load that goes on the form.',
      service: 'consumer-unit',
      article: 'main-fuse-upgrade',
    },
    {
      title: 'Entry phones and door locks',
      text: 'Some older systems call your flat over an analogue phone line. Those lines are being retired, so ask what yours uses.',
      service: 'security',
      article: 'burglar-alarm-grades',
    },
    {
      title: 'One room without power',
      text: 'In a converted house the circuit may not start at your own board. Finding that out comes before the repair.',
      service: 'fault-finding',
      article: 'one-room-no-power',
    },
  ],
  finalCta: {
    title: 'Get a quote in Putney',
    text: 'The floor, the number of flats and what you want done are enough to begin with.',
  },
  sources: [sources.wandsworthConservation, sources.tidalThames, sources.phoneLines, sources.findNetwork],
}
