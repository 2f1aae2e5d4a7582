import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 9,
  name: 'Putney',
  outcodes: ['SW15'],
  geo: { latitude: 51.461, longitude: -0.217 },
  label: 'below',
}

export const text: AreaText = {
  title: pageTitle(`Electrician in Putney ${head.outcodes.join(' and ')}`),
  metaDescription: `Electrician in Putney ${head.outcodes.join(' and ')} for landlord reports, rewiring, lighting and repairs. EICR on a studio from ${pounds(prices.testing)}. Free written quotes and ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in Putney',
  heroDescription: `We provide landlord electrical safety certificates (EICRs), rewire flats, put up lights and repair faults in Putney. An EICR on a studio costs from ${pounds(prices.testing)}, and changing a light from ${pounds(prices.lighting)}.`,
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
    'the start of the Boat Race',
    'Putney Heath',
    'Putney Lower Common',
    'Wandsworth Park',
  ],
  borough: 'London Borough of Wandsworth',
  nearbySlugs: ['roehampton', 'barnes', 'wimbledon', 'east-sheen'],
  intro: [
    'Many large houses in Putney have been turned into flats, with a row of meters under the stairs and labels that no longer match. Before we switch anything off, we find out whose it is.',
  ],
  sections: ['rules', 'jobs', 'houses', 'work'],
  cardFeatures: {
    installation: ['Alcove sockets', 'Router sockets'],
    testing: ['Landlord reports', 'Between tenancies'],
    lighting: ['Hallway lights', 'Bedside lights'],
  },
  housesTitle: 'Converted houses and mansion blocks',
  housing: [
    {
      title: 'Houses split into flats',
      text: 'Several flats may share one cable from the street. If so, we have to work out how much power the whole house uses, and not just your floor.',
    },
    {
      title: 'Mansion blocks',
      text: 'Many blocks only allow noisy work at set hours, so we plan the drilling for those times. The main cable (the riser) usually belongs to the building, sometimes to UK Power Networks. Your managing agent knows.',
    },
  ],
  practical: {
    conservation:
      'West Putney and Deodar Road are conservation areas. If you live in a flat, ask the freeholder first, because the outside walls are rarely yours.',
    parking:
      "If your building has a porter, please ask how we book the loading bay. Upper Richmond Road is the South Circular, so we can't wait there. The Embankment floods on spring tides.",
    network:
      'UK Power Networks owns the sealed block where the cable from the street ends (the cut-out). If one cable feeds several flats, we ask them how much it can carry.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'Landlord reports (EICR)',
      text: 'A rented flat needs an EICR at least every 5 years, and your tenant gets a copy.',
      service: 'eicr',
      article: 'eicr-guide',
    },
    {
      title: 'Main fuse for a house of flats',
      text: 'Only the network operator can have the main fuse changed. We work out the load, which you need for their form.',
      service: 'consumer-unit',
      article: 'main-fuse-upgrade',
    },
    {
      title: 'Entry phones and door locks',
      text: 'Some older entry phones call your flat over an analogue phone line. Those lines are being switched off, so find out what yours uses.',
      service: 'security',
      article: 'burglar-alarm-grades',
    },
  ],
  finalCta: {
    title: 'Get a quote in Putney',
    text: "To begin with, just tell us which floor you're on, how many flats there are and what you'd like done.",
  },
  sources: [sources.wandsworthConservation, sources.tidalThames, sources.phoneLines, sources.findNetwork],
}
