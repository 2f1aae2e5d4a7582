import { pageTitle } from '../page-title.ts'
import type { AreaHead, AreaWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = { order: 5, name: 'Teddington', outcodes: ['TW11'] }

export const words: AreaWords = {
  title: pageTitle('Electrician in Teddington TW11'),
  metaDescription:
    'Electrician in Teddington TW11: garden offices, loft conversions, consumer units, EICR testing and emergency call-outs. Free no-obligation quotes.',
  heroTitle: 'Electrician in Teddington',
  heroDescription:
    'Loft conversions, garden offices and everyday repairs between Bushy Park and the Lock, with one clear price and certificates included.',
  picture: {
    stem: 'solar-roof-battery-dusk',
    alt: 'Brick house at dusk with two rows of solar panels on its slate roof and a battery on the wall beside the green door',
  },
  localAreas: [
    'Teddington Lock',
    'Teddington High Street',
    'Broad Street',
    'Udney Park',
    'Broom Water',
    "Blackmore's Grove",
    'Normansfield',
    'Fulwell',
  ],
  landmarks: [
    'Teddington Lock',
    'Bushy Park',
    'National Physical Laboratory',
    'Landmark Arts Centre',
    'Normansfield Theatre',
  ],
  borough: 'London Borough of Richmond upon Thames',
  geo: { latitude: 51.426, longitude: -0.332 },
  nearbySlugs: ['twickenham', 'richmond', 'wimbledon', 'kew'],
  intro: [
    'At Teddington the Thames stops being tidal and the gardens start being long. A good many of them now end in an office, a studio or a very well-lit shed.',
    'The supply takes some thought. First comes the heater, because the cable has to be sized for it. How the building is earthed, and what the board indoors can spare, come next. All of it is best settled before the base is poured.',
  ],
  housing: [
    {
      title: 'Victorian villas and terraces near the High Street',
      text: 'Front rooms keep their old switch positions, and back rooms have been opened up at least once. We trace what still feeds what before promising anything.',
    },
    {
      title: 'Edwardian and interwar houses',
      text: 'These are the ones with the gardens. The distance from the board to the far fence is the first number we ask for. A voltage that is fine at the back door can sag by the compost heap.',
    },
    {
      title: 'Homes on Broom Water and by the lock',
      text: 'Water comes up as well as past. Sockets and boards set above the likely flood level dry out a good deal sooner than those on the skirting.',
    },
    {
      title: 'Converted lofts',
      text: 'A room in the roof usually means a new circuit, which is notifiable in England. Bring us in while the rafters show, and the eaves can have their lights and sockets before anyone has boarded them shut.',
    },
  ],
  practical: {
    conservation:
      "Four names to check your address against: Teddington Lock, the High Street, Blackmore's Grove and Broom Water. Each is a conservation area. A garden room, its outside lamps or a cable along a front wall may then need a word with the borough's planners.",
    parking:
      'Away from the shops a drive is common and makes the simplest start. Around Broad Street and the station expect marked bays and permits. For garden work, tell us about the side gate too: armoured cable arrives on a heavy drum, and a hallway carpet is no place for it.',
    network:
      'A heated studio, a car charger and an induction hob may together ask more than the main fuse can give. That fuse belongs to UK Power Networks, which has the last word. We send it the sums and you get the answer.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: 'An office by the far fence that is warm in February.',
      service: 'garden-office',
      article: 'garden-office-power-guide',
    },
    {
      because: 'A room in the roof, and alarms that reach the front door.',
      service: 'new-builds',
      article: 'smoke-and-co-alarms',
    },
    {
      because: 'Panels, a battery and a charger behind one main fuse.',
      service: 'solar-battery-heat-pump',
      article: 'ev-charger-installation',
    },
    {
      because: 'A network cable laid while the trench is open.',
      service: 'smart-home',
      article: 'home-cinema-and-network-wiring',
    },
  ],
  goodToKnow: [
    'No rule gives one depth for a garden cable. It must be armoured or in an equal duct, marked, and deep enough to be left in peace. We draw where it runs, since the next spade may be yours.',
    'Ask for a network cable in the same dig. Foil-backed insulation keeps a garden room warm and keeps Wi-Fi out.',
    'A room where guests will sleep is judged more strictly than one with a desk. Tell us at the start, not at the house-warming.',
  ],
  finalCta: {
    title: 'Planning something beyond the lawn?',
    text: 'Pace out the distance from your fuse board and list what you will run. Those two lines let us start on a quote for Teddington gardens of any length.',
  },
  sources: [sources.riversideConservation, sources.teddingtonSupply, sources.networkLondon, sources.partP],
}
