import { pageTitle } from '../page-title.ts'
import type { AreaHead, AreaWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = { order: 2, name: 'Twickenham', outcodes: ['TW1', 'TW2'] }

export const words: AreaWords = {
  title: pageTitle('Electrician in Twickenham TW1 & TW2'),
  metaDescription:
    'Trusted local electrics in Twickenham, St Margarets and Whitton: fuse board upgrades, EICRs, EV charging and 24/7 call-outs. Free written quotes.',
  heroTitle: 'Electrician in Twickenham',
  heroDescription:
    'Railway-age terraces in St Margarets, family semis in Whitton and riverside flats: whatever the house, we give you a clear price, tidy work and the papers to go with it.',
  picture: {
    stem: 'terrace-facade-dusk',
    alt: 'Brick terrace at dusk with lamps lit in its bay windows, three front doors in red, green and navy, and a street lamp',
  },
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
    'Twickenham rugby stadium',
    'Marble Hill House',
    'York House',
    'Eel Pie Island',
    'Strawberry Hill House',
    'Twickenham Green',
  ],
  borough: 'London Borough of Richmond upon Thames',
  geo: { latitude: 51.449, longitude: -0.337 },
  nearbySlugs: ['richmond', 'teddington', 'kew', 'east-sheen'],
  intro: [
    'Twickenham divides by its driveways. West, in Whitton, the semis of the 1920s and 1930s mostly have one. East, around St Margarets and the Green, the railway terraces mostly do not.',
    'It sounds like a matter for estate agents. To an electrician it decides where a car can charge, how a cable gets to the back garden and where the ladder comes off the roof.',
    'Indoors the two halves have more in common. The board tends to be where it was first put, out of reach behind the hoover. Its labels were written by someone long gone.',
  ],
  housing: [
    {
      title: 'Interwar semis',
      text: 'Look under the stairs for the fuse board. A metal consumer unit with labels you can read by torchlight is the usual upgrade. Some pairs share one cable from the street, known as a looped supply. Find that out before you choose a charger.',
    },
    {
      title: 'Victorian and Edwardian terraces',
      text: 'Rooms are well shaped and short of sockets. Party walls are best left alone, so we come up through the floor on your own side.',
    },
    {
      title: 'Flats by the river and the station',
      text: 'Newer blocks keep their meters in a locked cupboard downstairs. If your flat goes dark, finding the key can be the longest part of the repair. Ask where it hangs on a quiet day.',
    },
  ],
  practical: {
    conservation:
      "Twickenham Riverside, Twickenham Green, Queen's Road and Amyand Park Road are among the local conservation areas. The view from the street is what they protect. A charger or an outside cable is best kept to the side of the house, and a quick call to the planners settles doubtful cases.",
    parking:
      'On match days roads near the stadium close, so we read the fixture list before we offer you a date. Chertsey Road is a red route and no use for unloading. Where you have a drive, an empty one at half past eight saves everybody a walk. In the terraces a visitor permit does the same.',
    network:
      'A charge point has to be reported to UK Power Networks, which runs the cables here. Cross the boundary into Hounslow and it is SSEN instead. A plain charger is reported after fitting. Where the supply is looped or the main fuse is in doubt, we must ask first.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: 'A drive in Whitton, or a channel across the pavement in St Margarets.',
      service: 'ev-charging',
      article: 'ev-charger-installation',
    },
    {
      because: 'A board out of reach under the stairs, with labels from another age.',
      service: 'consumer-unit',
      article: 'consumer-unit-upgrade-guide',
    },
    {
      because: 'A terrace short of sockets, with a party wall to leave alone.',
      service: 'sockets-lighting',
      article: 'kitchen-sockets-and-circuits',
    },
  ],
  goodToKnow: [
    'A new charger may wait up to ten minutes before it starts. It is not faulty. The rules ask for a random pause, so that a whole street does not switch on in the same second.',
    'Until the end of March 2027 there is a charge-point grant of up to £500 a socket. It is for renters and flat owners with a parking space of their own, for registered landlords, and for homes with an approved channel across the pavement. Nothing may be fitted before it is approved. The owner of a house with a drive does not qualify, however good the drive.',
  ],
  finalCta: {
    title: 'Drive, terrace or top-floor flat',
    text: 'Say which of the three you have in Twickenham, and what you would like to plug in. We will tell you what has to be checked.',
  },
  sources: [
    sources.riversideConservation,
    sources.twickenhamSupply,
    sources.networkLondon,
    sources.chargePointGrant,
    sources.smartChargePoints,
  ],
}
