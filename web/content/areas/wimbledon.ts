import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 10,
  name: 'Wimbledon',
  outcodes: ['SW19', 'SW20'],
  geo: { latitude: 51.422, longitude: -0.207 },
  label: 'left',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Wimbledon ${head.outcodes.join(' & ')}`),
  metaDescription: `Electrician in Wimbledon ${head.outcodes.join(' and ')} for EV chargers, alarms, rewiring and EICRs. One extra socket from ${pounds(prices.installation)}. Free quotes and ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in Wimbledon',
  heroDescription:
    'Large houses by the Common, Edwardian terraces around Dundonald, mansion blocks on the Hill and semis towards Raynes Park.',
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
    'All England Lawn Tennis Club',
    'Wimbledon Common',
    'Wimbledon Windmill',
    'Cannizaro Park',
    'New Wimbledon Theatre',
  ],
  borough: 'London Borough of Merton',
  nearbySlugs: ['putney', 'roehampton', 'teddington', 'east-sheen'],
  intro: [
    'The larger the house, the more fuse boards it collects, and the harder it is to say which switch does what. Downhill, the Edwardian terraces and 1930s blocks have the opposite problem: one board, with little space left on it.',
  ],
  sections: ['work', 'jobs', 'houses', 'rules', 'services'],
  cardFeatures: {
    installation: ['Second fuse boards', 'Gates and garages'],
    testing: ['Several boards', 'Mansion flats'],
    lighting: ['Large rooms', 'Drives and gates'],
  },
  housesTitle: 'Large houses, terraces, blocks and semis',
  housing: [
    {
      title: 'Houses by the Village and the Common',
      text: 'Gates, pools and garage flats each brought a cable. We draw what feeds what first.',
    },
    {
      title: 'Dundonald and south of the railway',
      text: 'Edwardian terraces, few with a drive. Charging a car at home then needs a channel across the pavement, and only the council can allow one.',
    },
    {
      title: 'Mansion blocks on the Hill and the Downs',
      text: 'From the 1930s, with solid floors. Stairs, risers and outside walls belong to the block.',
    },
    {
      title: 'Semis towards Raynes Park',
      text: "Most have a passage at the side. It's the way round for a charger's cable, a camera or garden power.",
    },
  ],
  practical: {
    conservation: `Streets at the edge of ${head.outcodes.join(' and ')} can belong to a neighbouring borough. Look your conservation area up before you fix anything at the front.`,
    parking:
      'For two weeks each summer the roads by the tennis grounds have special rules. In the Village and the centre, controlled zones apply all year.',
    network:
      'A second charger, a sauna or a pool heater may be more than the supply allows. Ask UK Power Networks before you buy, with the load worked out.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'A second EV charger',
      text: 'Two chargers can take turns on one main fuse. Not every model does, so ask before you order.',
      service: 'ev-charging',
      article: 'tethered-untethered-v2g',
    },
    {
      title: 'Burglar alarms and CCTV',
      text: "The weakest part decides an alarm's grade. Read your insurer's condition before you choose.",
      service: 'security',
      article: 'burglar-alarm-grades',
    },
    {
      title: 'Home cinema and network cables',
      text: 'They go in before the plaster and the carpet. One spare cable costs little then, and a lot later.',
      service: 'smart-home',
      article: 'home-cinema-and-network-wiring',
    },
    {
      title: 'Solar panels and batteries',
      text: 'The network has to be told, or asked first, depending on the size. A large roof usually means asking.',
      service: 'solar-battery-heat-pump',
      article: 'main-fuse-upgrade',
    },
  ],
  finalCta: {
    title: 'Get a quote in Wimbledon',
    text: "Count the fuse boards, and say what you want to add and whether there's a drive.",
  },
  sources: [sources.mertonConservation, sources.connectVehicles, sources.findNetwork],
}
