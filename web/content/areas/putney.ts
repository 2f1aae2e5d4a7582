import { pageTitle } from '../page-title.ts'
import type { AreaHead, AreaWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = { order: 9, name: 'Putney', outcodes: ['SW15'] }

export const words: AreaWords = {
  title: pageTitle('Electrician in Putney SW15'),
  metaDescription:
    'Putney electrician for rewiring, smart lighting, EICR testing and emergency repairs. Free written quotes in SW15 and 24/7 emergency call-outs.',
  heroTitle: 'Electrician in Putney',
  heroDescription:
    'Mansion blocks by the High Street, Edwardian family houses in West Putney and everything between, with prompt quotes and careful finishing.',
  picture: {
    stem: 'cafe-shopfront-dusk',
    alt: 'Café in a green shopfront at dusk, with lights over its sign, tables on the pavement and a lit window in the flat above',
  },
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
  geo: { latitude: 51.461, longitude: -0.217 },
  nearbySlugs: ['roehampton', 'barnes', 'wimbledon', 'east-sheen'],
  intro: [
    "Before we switch anything off in a Putney conversion, we find out whose it is. Big houses were cut into flats, meters were lined up under the stairs, and the labels have been drifting ever since. The switch marked Flat 2 may be keeping somebody else's fish alive.",
    'Tracing them is dull work and pays for itself, since the new labels serve everyone in the building. After that the real work can start. It may be a report for a landlord, or a sitting room with one bulb in the middle of a very fine ceiling.',
  ],
  housing: [
    {
      title: 'Houses split into flats',
      text: 'Several households may hang on one incoming cable. Your new shower is then a question for the people upstairs too, so we work out the load of the whole house and not of one floor.',
    },
    {
      title: 'Mansion blocks',
      text: 'Putney Hill and Upper Richmond Road have rows of them. Many set hours for noise, and drilling outside those hours makes enemies. We put the hours in the plan and do the quiet jobs first.',
    },
    {
      title: 'Edwardian West Putney',
      text: 'Many are double-fronted, with a bay on each side and picture rails still up. Wall lights and lamps on a switched circuit suit such rooms better than a grid of spots.',
    },
    {
      title: 'Apartments by the river',
      text: "Wiring is recent, yet getting in may take a fob, a form and a booking. A week's notice to the concierge can be the slowest part of the job.",
    },
  ],
  practical: {
    conservation:
      'Wandsworth draws the conservation areas on this bank and shows them on its map. Flats raise a second question, since the outside of the building is rarely yours. Freeholder first and planners second is the order that saves time.',
    parking:
      'Ask the porter if your block has a loading bay and how to book it. Half an hour there beats a morning of circling. Upper Richmond Road is the South Circular and no place to wait. The Embankment can be under water on a spring tide and under spectators on Boat Race day.',
    network:
      'One sealed unit, the cut-out, marks where the street ends and your wiring begins. It belongs to UK Power Networks. Where a single cable feeds several flats, we ask what the shared supply can carry.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    { because: 'A flat to let, and a report the tenant can read.', service: 'eicr', article: 'eicr-guide' },
    {
      because: 'A door phone on a line that is about to be switched off.',
      service: 'security',
      article: 'burglar-alarm-grades',
    },
    {
      because: 'One bulb in the middle of a very fine ceiling.',
      service: 'downlights',
      article: 'led-downlights-planning',
    },
    {
      because: 'A trip that darkens your flat and somebody else in the building.',
      service: 'consumer-unit',
      article: 'rcd-keeps-tripping',
    },
  ],
  goodToKnow: [
    'Entry phones in some older blocks ring you over an analogue phone line. That network is being retired by 31 January 2027. Ask the agent how your bell will ring after that.',
    'Between flats, a ceiling is a fire barrier and a sound barrier. Each new hole in it needs a fitting rated for the job.',
    'If you let a flat, keep the last report with the lease. A council can ask for it, and then gives you seven days. After repairs it need not ask: send it the report and our written confirmation within 28 days, and your tenant the same.',
  ],
  finalCta: {
    title: 'Which switch is yours?',
    text: 'You may not know yet, and that is fine. The floor, the number of flats and what you want done are enough to begin. Putney landlords can add the date of the last report and hear what is due.',
  },
  sources: [sources.putneyConservation, sources.phoneLines, sources.rentedHomesLaw, sources.networkLondon],
}
