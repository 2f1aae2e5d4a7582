import { pageTitle } from '../page-title.ts'
import type { AreaHead, AreaWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = { order: 10, name: 'Wimbledon', outcodes: ['SW19', 'SW20'] }

export const words: AreaWords = {
  title: pageTitle('Electrician in Wimbledon SW19 & SW20'),
  metaDescription:
    'Electrician in Wimbledon SW19 and SW20: EV chargers, kitchens, CCTV, rewiring and EICR testing. Free quotes and 24/7 emergency call-outs.',
  heroTitle: 'Electrician in Wimbledon',
  heroDescription:
    'From the Village to Raynes Park, we fit charge points, light kitchens, protect homes and keep older wiring safe.',
  picture: {
    stem: 'ev-charger-closeup',
    alt: 'Charge point on a brick wall with its cable hanging in a loop and an isolator beside it',
  },
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
  geo: { latitude: 51.422, longitude: -0.207 },
  nearbySlugs: ['putney', 'roehampton', 'teddington', 'east-sheen'],
  intro: [
    'The larger the house, the more fuse boards it collects. In the roads by the Common there may be one old, one new, and a third in the garage that nobody mentioned. We make a map of them all before a single watt is added.',
    'Downhill the houses shrink and the puzzles change. Dundonald has Edwardian terraces, the Hill has 1930s blocks, and Raynes Park has semis with somewhere to park. What joins the two postcodes is the list of things people now want to plug in.',
    'A home charge point runs at about 7 kW, roughly three times what a plain socket gives a car. Load management watches the main fuse and slows the car while the oven is on. The car does not mind. It has all night.',
  ],
  housing: [
    {
      title: 'Detached houses by the Village and the Common',
      text: 'Gates, pools, pumps and a flat over the garage each brought a cable with them. A drawing of what feeds what is the best hour you can buy here, and it stays useful after we have gone.',
    },
    {
      title: 'Dundonald and the streets south of the railway',
      text: 'Edwardian terraces with a hall wide enough for a pram. Few have a drive. Ask us about the house and the council about the kerb, and a car can sometimes be charged all the same.',
    },
    {
      title: 'Mansion blocks on the Hill and the Downs',
      text: 'Put up in the 1930s with solid floors and proper corridors. Common parts belong to the block, down to the bulb outside your door.',
    },
    {
      title: 'Semis towards Raynes Park and Merton Park',
      text: "Most have a passage down one side, which is the electrician's best friend. Outdoor power, a charger and a camera can all share that way round.",
    },
  ],
  practical: {
    conservation:
      "Most of Wimbledon comes under Merton council, though some streets near its edge answer to a neighbour. Look your house up on the council's map before fixing a charger or a camera at the front. Older streets by the Common are the likeliest to be protected.",
    parking:
      'For two weeks each summer the roads by the tennis grounds play by their own rules, and we book round them. In the Village and the town centre controlled zones are common all year. A drive solves it, provided the skip is not on it, and a visitor permit is the next best thing.',
    network:
      'A second charger, a sauna or a pool heater may want more than the street has allotted to one house. Then UK Power Networks is asked before anything is bought. We make the application and you see the reply.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: 'A second car, and a main fuse that has only so much to give.',
      service: 'ev-charging',
      article: 'ev-charger-installation',
    },
    { because: 'An alarm graded by its weakest sensor.', service: 'security', article: 'burglar-alarm-grades' },
    {
      because: 'A room for films, with the cable in before the carpet.',
      service: 'smart-home',
      article: 'home-cinema-and-network-wiring',
    },
    {
      because: 'A large roof, a battery and a pump that runs all day.',
      service: 'solar-battery-heat-pump',
      article: 'cut-electricity-use-at-home',
    },
  ],
  goodToKnow: [
    'An alarm is graded by its weakest part. One cheap sensor pulls the whole system down to its level.',
    "Read your insurer's wording before you buy an alarm. If it asks for an installer listed by an inspectorate, tell us and you will get a straight answer.",
    'A camera that sees only your own land is a private matter. One that takes in the pavement brings data protection law with it.',
    'Connected devices sold in the UK since 29 April 2024 may not all share one default password. An older camera may still have its factory one, so change it tonight.',
  ],
  finalCta: {
    title: 'Count the fuse boards first',
    text: 'Then tell us how many you found, what you want to add and if there is a drive. From there we can plan the visit to your Wimbledon house.',
  },
  sources: [sources.mertonConservation, sources.connectVehicles, sources.homeCctv, sources.networkLondon],
}
