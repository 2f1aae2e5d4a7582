import { pageTitle } from '../page-title.ts'
import type { AreaHead, AreaWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = { order: 8, name: 'Roehampton', outcodes: ['SW15'] }

export const words: AreaWords = {
  title: pageTitle('Electrician in Roehampton SW15'),
  metaDescription:
    'Electrician in Roehampton SW15: landlord EICRs, remedial work, consumer units, lighting and 24/7 emergency call-outs. Clear prices and free quotes.',
  heroTitle: 'Electrician in Roehampton',
  heroDescription:
    'Flats, maisonettes and family homes across Roehampton, with quick landlord reports, fair prices and an electrician you can reach at any hour.',
  picture: {
    stem: 'written-quote-kitchen-table',
    alt: 'Written quote on a kitchen table with a pen, a phone, a mug and a bowl of oranges, green cupboards and a dusk window behind',
  },
  localAreas: [
    'Roehampton Village',
    'Alton Estate',
    'Putney Heath side',
    'Priory Lane',
    'Roehampton Vale',
    'Dover House Estate',
    'Lennox Estate',
  ],
  landmarks: [
    'Roehampton Gate, Richmond Park',
    'University of Roehampton',
    "Queen Mary's Hospital",
    'Holy Trinity Church',
    'Parkstead House',
  ],
  borough: 'London Borough of Wandsworth',
  geo: { latitude: 51.452, longitude: -0.243 },
  nearbySlugs: ['putney', 'barnes', 'east-sheen', 'wimbledon'],
  intro: [
    'Many Roehampton flats are concrete. The London County Council built the Alton Estate in the 1950s. In its slab blocks a cable runs where the builders left a way for it, or on the surface where you can see it. The craft lies in making the second look as if someone meant it.',
    'Many are rented, too. They are let by councils, housing associations and private owners, so the usual request is a condition report and the repairs that follow. We explain each code as we write it, and keep advice apart from what must be done.',
  ],
  housing: [
    {
      title: 'Point blocks and slab blocks',
      text: 'Ceilings are structure. Nobody should be cutting them for downlights. A slim track or a surface fitting gives as much light, and slim white trunking along a shadow line all but vanishes.',
    },
    {
      title: 'Maisonettes',
      text: 'Two floors, one board, and a stair in between that tends to go dark first. A second switch at the top is a morning well spent.',
    },
    {
      title: 'The Dover House Estate',
      text: 'A cottage estate begun in the 1920s, with lofts and floorboards to run cable in, and gardens that have seldom seen a socket. After concrete it feels like a holiday.',
    },
    {
      title: 'Cottages by the old village',
      text: 'Small rooms and thick walls. Bedside sockets are worth planning with the bed in place, or they end up behind it.',
    },
    {
      title: 'Student lets and shared houses',
      text: 'In a shared house that counts as an HMO, new socket circuits need arc-fault protection. Alarms usually have to be linked, and the licence may add conditions of its own. Send us those with your enquiry.',
    },
  ],
  practical: {
    conservation:
      "People expect protection for Georgian brick and are surprised to find it on concrete. Several Alton blocks are listed, and the estate is a conservation area. Anything fixed outside, or cut into the structure, needs the freeholder's leave, and perhaps that of the planners as well.",
    parking:
      'Estate bays are often kept for residents with permits. Tell us the block, the floor and how big the lift is, and ask the estate office where trades may stop. Roehampton Vale is the A3, and nobody unloads on that.',
    network:
      'The supply climbs a shared riser, and the landlord looks after that part. Out in the street it is the turn of UK Power Networks. A flat that is dark while its neighbours are lit is ours to look at.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    { because: 'A tenancy, a report and twenty-eight days.', service: 'eicr', article: 'landlord-electrical-safety' },
    {
      because: 'A board with a C2 beside it: what has to be done, and what can wait.',
      service: 'consumer-unit',
      article: 'eicr-guide',
    },
    {
      because: 'Concrete overhead, where nobody should cut a hole for a light.',
      service: 'sockets-lighting',
      article: 'led-downlights-planning',
    },
    {
      because: 'A shared house whose alarms must sound together.',
      service: 'security',
      article: 'smoke-and-co-alarms',
    },
  ],
  goodToKnow: [
    'Landlords in England need the wiring checked at least every five years. Sitting tenants get the report within 28 days, and new ones before they move in. Once repairs are done, the tenant and the council must get written confirmation and the report within 28 days. The penalty can reach £40,000, which buys a lot of reports.',
    'Social landlords are under the same rules: for new tenancies since 1 December 2025, and for older ones since 1 May 2026. All their checks were due by 1 November 2026.',
    'Two codes make a report unsatisfactory: C1 and C2. FI is a question that a landlord has 28 days to answer. A page of C3s alone is a list of good ideas.',
    'A leaseholder may own the flat but not the wall. If the council is the freeholder, ask it before the board is changed.',
  ],
  finalCta: {
    title: 'One flat or a whole staircase',
    text: 'Give us the Roehampton addresses, the dates of the last reports and who holds the keys. You will have one list back, with a price beside each door.',
  },
  sources: [
    sources.altonEstate,
    sources.openQuestions,
    sources.rentedHomes,
    sources.socialHomes,
    sources.networkLondon,
  ],
}
