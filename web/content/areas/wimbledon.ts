import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 10,
  name: 'Wimbledon',
  outcodes: ['SW19', 'SW20'],
  geo: { latitude: 51.422, longitude: -0.207 },
  label: 'left',
}

export const text: AreaText = {
  title: pageTitle(`Electrician in Wimbledon ${head.outcodes.join(' & ')}`),
  metaDescription: `Electrician in Wimbledon ${head.outcodes.join(' and ')} for EV chargers, alarms, rewiring and EICRs. One extra socket from ${pounds(prices.installation)}. Free quotes and ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in Wimbledon',
  heroDescription: `We fit EV chargers, alarms, cameras and fuse boards in Wimbledon, and rewire homes. An extra socket costs from ${pounds(prices.installation)}, and a report (EICR) on a typical home from ${pounds(prices.homeEicr)}.`,
  localAreas: [
    'Wimbledon Village',
    'Wimbledon Park',
    'South Wimbledon',
    'West Wimbledon',
    'Dundonald',
    'Cottenham Park',
    'Raynes Park',
    'Merton Park',
  ],
  landmarks: [
    'the All England Lawn Tennis Club',
    'Wimbledon Common',
    'Wimbledon Windmill',
    'Cannizaro Park',
    'the New Wimbledon Theatre',
  ],
  borough: 'London Borough of Merton',
  nearbySlugs: ['putney', 'roehampton', 'teddington', 'east-sheen'],
  intro: [
    'Large houses here often have several fuse boards, and it can be hard to tell which switch does what. The terraces and blocks down the hill have the opposite problem, because their one board has little space left on it.',
  ],
  sections: ['work', 'jobs', 'rules', 'houses'],
  cardFeatures: {
    installation: ['TV sockets', 'Dining-room sockets'],
    testing: ['Between tenants', 'When you sell'],
    lighting: ['Dining-room lights', 'Faulty spotlights'],
  },
  housesTitle: 'Large houses and Edwardian terraces',
  housing: [
    {
      title: 'Houses by the Village and the Common',
      text: 'Over the years, gates, pools and flats over garages have each had their own cable added. First we draw a plan of what feeds what.',
    },
    {
      title: 'Dundonald and south of the railway',
      text: "Few of these Edwardian terraces have a drive. To charge a car at home you'd need a channel across the pavement, and only the council can allow one.",
    },
  ],
  practical: {
    conservation: `Streets at the edge of ${head.outcodes.join(' and ')} can belong to a neighbouring borough. Find out whether yours is in a conservation area before anything is fixed to the front.`,
    parking:
      'For two weeks each summer the roads by the tennis grounds have special parking rules. In the Village and the town centre, you need a permit all year.',
    network:
      'A second charger, a sauna or a pool heater may need more than your supply allows. We work out the load, and you ask UK Power Networks.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'A second EV charger',
      text: 'Two chargers can take turns on one main fuse. Not every model can do that, so ask before you order.',
      service: 'ev-charging',
      article: 'tethered-untethered-v2g',
    },
    {
      title: 'Burglar alarms and CCTV',
      text: 'An alarm is only graded as high as its weakest part. Read what your insurer asks for before you choose.',
      service: 'security',
      article: 'burglar-alarm-grades',
    },
    {
      title: 'Home cinema and network cables',
      text: 'These cables go in before the plaster and the carpet. A spare one costs little at that point, and a lot afterwards.',
      service: 'smart-home',
      article: 'home-cinema-and-network-wiring',
    },
  ],
  finalCta: {
    title: 'Get a quote in Wimbledon',
    text: "Tell us how many fuse boards you have, what you'd like to add and whether there's a drive.",
  },
  sources: [sources.mertonConservation, sources.connectVehicles, sources.findNetwork],
}
