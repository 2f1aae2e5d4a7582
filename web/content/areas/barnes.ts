import { pageTitle } from '../page-title.ts'
import type { AreaHead, AreaWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = { order: 4, name: 'Barnes', outcodes: ['SW13'] }

export const words: AreaWords = {
  title: pageTitle('Electrician in Barnes SW13'),
  metaDescription:
    'Electrical work in Barnes SW13: kitchens, rewiring, smart lighting, security and EICR testing, with free quotes and a 24/7 emergency response.',
  heroTitle: 'Electrician in Barnes',
  heroDescription:
    'Village cottages, Castelnau villas and busy family kitchens: we bring careful electrics to Barnes with as little disruption as the job allows.',
  picture: {
    stem: 'georgian-villa-facade-dusk',
    alt: 'White stucco villa at dusk with a columned porch, a lantern over the dark door, two more on the gate piers and light in the tall windows',
  },
  localAreas: [
    'Barnes Village',
    'Barnes Green',
    'Castelnau',
    'Little Chelsea',
    'Westfields',
    'Lonsdale Road',
    'Barnes Bridge',
    'Barnes Common',
  ],
  landmarks: [
    'Barnes Pond',
    'London Wetland Centre',
    'Barnes Bridge',
    'Hammersmith Bridge',
    'Barnes Common',
    'Olympic Studios',
  ],
  borough: 'London Borough of Richmond upon Thames',
  geo: { latitude: 51.473, longitude: -0.247 },
  nearbySlugs: ['mortlake', 'putney', 'roehampton', 'kew'],
  intro: [
    'A cottage in Little Chelsea and a villa on Castelnau share a postcode and very little else. The first hides its whole fuse board behind the coats. The second has a staircase with five switches, of which three are believed to do something.',
    'Both, though, are run from the kitchen. That is where the sockets fill up first and the lights stay on longest. It is a sensible place to begin.',
    'Ring early if there is to be an island. Its cable goes in before the floor goes down, which is weeks before most people think of calling an electrician.',
  ],
  housing: [
    {
      title: 'Cottages and tight terraces',
      text: 'There is hardly any void to hide a cable in. Shallow back boxes help, and a run inside a cupboard can save a wall of good plaster.',
    },
    {
      title: 'Villas along Castelnau',
      text: 'Early Victorian, several floors high, and altered by each family since. Cable runs are long, so a second board upstairs or in the basement can be neater than hauling every circuit home.',
    },
    {
      title: 'Edwardian houses near the Common',
      text: 'Big square rooms suit layers of light. Three scenes on one keypad beat eight switches in a row that guests press in turn.',
    },
    {
      title: 'The Castelnau cottage estate',
      text: 'Built between the wars to a handful of plans. Sockets are few, walls tend to be honest brick, and a well-drawn partial rewire often goes further than people expect.',
    },
  ],
  practical: {
    conservation:
      'Barnes Green is one of several conservation areas here. Even a doorbell camera may concern the planners and the neighbours opposite. We set it to see your own path and mask the rest.',
    parking:
      'The village lanes were laid out for carts. In the tightest of them we unload first, then leave the van wherever permits allow, so give us a minute at the start. A visitor permit shortens the walk.',
    network:
      'Some forms want the name of your network operator. In Barnes it is UK Power Networks. When a job calls for such a form, we fill it in, and you have a copy.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: 'A kitchen that the whole house is run from.',
      service: 'new-builds',
      article: 'kitchen-sockets-and-circuits',
    },
    {
      because: 'A doorbell camera in a lane where every view is shared.',
      service: 'security',
      article: 'home-cctv-and-privacy',
    },
    {
      because: 'Big square rooms that want scenes rather than switches.',
      service: 'smart-home',
      article: 'smart-home-wiring-basics',
    },
    {
      because: 'Sockets and lamps for ground that never quite dries.',
      service: 'garden-lighting',
      article: 'garden-lighting-and-power',
    },
  ],
  goodToKnow: [
    'Kitchens stopped being a special location in England in 2013, whatever an old guide may say. A new circuit for the oven is still notifiable, as any new circuit is.',
    'Gardens near the river and the wetlands stay damp. Sockets in the open want a case rated IP65 or IP66, with 30 mA protection behind them.',
    'Recording sound is more intrusive than recording pictures. On a street as close as these, switch the microphone off.',
  ],
  finalCta: {
    title: 'Kitchen plans on the table?',
    text: 'Send us the drawing before the units are ordered. Moving a socket costs nothing in pencil, and Barnes has enough sockets behind fridges.',
  },
  sources: [sources.barnesConservation, sources.barnesVillage, sources.networkLondon, sources.homeCctv],
}
