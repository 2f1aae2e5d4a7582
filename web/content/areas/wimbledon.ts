import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = {
  order: 10,
  name: 'Wimbledon',
  outcodes: ['SW19', 'SW20'],
  geo: { latitude: 51.422, longitude: -0.207 },
  label: 'left',
}

export const words: AreaWords = {
  title: pageTitle(`Electrician in Wimbledon ${head.outcodes.join(' & ')}`),
  metaDescription: `Electrician in Wimbledon ${head.outcodes.join(' and ')}: EV chargers, kitchens, CCTV, rewiring and EICR testing. Free quotes and ${emergencyLine.short} emergency call-outs.`,
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
  intro: ['The larger the house, the more fuse boards it collects. Downhill are Edwardian terraces and 1930s blocks.'],
  sections: ['work', 'jobs', 'houses', 'rules', 'services'],
  housesTitle: 'Large houses, terraces, blocks and semis',
  housing: [
    {
      title: 'Houses by the Village and the Common',
      text: 'Gates, pools and garage flats each brought a cable. We draw what feeds what first.',
    },
    {
      title: 'Dundonald and south of the railway',
      text: 'Edwardian terraces, few with a drive. Only the council can allow a channel across the pavement.',
    },
    {
      title: 'Mansion blocks on the Hill and the Downs',
      text: 'From the 1930s, with solid floors. Common parts belong to the block.',
    },
    {
      title: 'Semis towards Raynes Park',
      text: 'Most have a passage at the side, which is the way round for a charger, a camera or garden power.',
    },
  ],
  practical: {
    conservation: `Streets at the edge of ${head.outcodes.join(' and ')} can belong to a neighbouring borough. Look your conservation area up before fixing anything at the front.`,
    parking:
      'For two weeks each summer the roads by the tennis grounds have rules of their own. In the Village and the centre controlled zones apply all year.',
    network:
      'A second charger, a sauna or a pool heater may be more than the supply allows. UK Power Networks is asked before anything is bought.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    { because: 'A second car on one main fuse', service: 'ev-charging', article: 'tethered-untethered-v2g' },
    { because: 'An alarm graded by its weakest part', service: 'security', article: 'burglar-alarm-grades' },
    {
      because: 'A room for films, cabled before the carpet',
      service: 'smart-home',
      article: 'home-cinema-and-network-wiring',
    },
    { because: 'A large roof, and panels on it', service: 'solar-battery-heat-pump', article: 'main-fuse-upgrade' },
  ],
  finalCta: {
    title: 'Get a quote in Wimbledon',
    text: "Count the fuse boards, and say what you want to add and whether there's a drive.",
  },
  sources: [sources.mertonConservation, sources.connectVehicles, sources.findNetwork],
}
