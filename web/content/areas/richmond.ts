import { pageTitle } from '../page-title.ts'
import type { AreaHead, AreaWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = { order: 1, name: 'Richmond', outcodes: ['TW9', 'TW10'] }

export const words: AreaWords = {
  title: pageTitle('Electrician in Richmond TW9 & TW10'),
  metaDescription:
    'Local electrician in Richmond: rewiring, consumer units, EICR testing, lighting and 24/7 emergency call-outs. Free quotes for TW9 and TW10.',
  heroTitle: 'Electrician in Richmond',
  heroDescription: `From Georgian houses by the Green to mansion flats on the Hill, we look after the electrics of Richmond homes with careful planning, written quotes and help in emergencies at any hour.`,
  picture: {
    stem: 'richmond-riverside-bridge-dusk',
    alt: 'Stone bridge of five arches over a dark river at dusk, two small boats below it and lit houses along the bank',
  },
  localAreas: [
    'Richmond Hill',
    'Richmond Green',
    'Richmond Riverside',
    'The Alberts',
    'North Sheen',
    'Kew Foot Road',
    'Petersham',
    'Ham',
  ],
  landmarks: [
    'Richmond Park',
    'Richmond Green',
    'Richmond Bridge',
    'Richmond Theatre',
    'The Terrace on Richmond Hill',
    'Old Deer Park',
  ],
  borough: 'London Borough of Richmond upon Thames',
  geo: { latitude: 51.461, longitude: -0.304 },
  nearbySlugs: ['twickenham', 'kew', 'east-sheen', 'mortlake'],
  intro: [
    'Stand on the bridge at dusk and the windows give the town away: tall Georgian sashes by the Green, mansion flats up the Hill, small bays in the Alberts. The oldest of those rooms were built for candles. Cable came later and had to find its own way in.',
    'So in Richmond we look for the route before we look at anything else. There may be space behind a shutter box, beside a chimney breast or under a landing. A good route takes longer to find than a bad one takes to cut. You see that in the quote as hours, and never in the cornice.',
  ],
  housing: [
    {
      title: 'Georgian and early Victorian houses',
      text: 'Walls are solid and ceilings are often lath and plaster, which cracks when hurried. We favour floors and panelling over chasing. In a cellar or a back hall, metal tube fixed on the surface looks right and can be taken off again.',
    },
    {
      title: 'The Alberts and streets like them',
      text: 'These terraces were first wired for a few lamps and a wireless. Timber floors are the good news: new sockets can be fed from below while the plaster stays whole.',
    },
    {
      title: 'Mansion flats on the Hill',
      text: 'Your wiring begins at your own board, but the riser that feeds it belongs to the building. We write to the managing agent early, because a key to a cupboard can take longer to get than a consumer unit.',
    },
    {
      title: 'Post-war homes in Ham',
      text: 'Low-rise estates such as Parkleys have slim floors and little depth in the walls. They were wired for a kettle and a television. Before an induction hob or a car charger goes in, we add up the load on paper.',
    },
  ],
  practical: {
    conservation:
      'Much of the old town is inside a conservation area, and many of its houses are listed. On a listed house a new lamp, an outside camera or even a visible cable may need consent. The council decides, so put the question to it before we put a drill to the wall.',
    parking:
      'Lanes off the Green are narrow and the Hill is steep, and neither was made for a van. Permit zones are common in both. Tell us what your street asks for, and lend us a visitor permit if you have one.',
    network:
      'The cable under the pavement and the sealed main fuse belong to UK Power Networks, as they do in most of London. We work from the meter inwards.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: 'Tall rooms and old plaster: fewer lights, in better places.',
      service: 'downlights',
      article: 'led-downlights-planning',
    },
    {
      because: 'Circuits laid for a few lamps: which of them have had their day?',
      service: 'rewiring',
      article: 'signs-your-home-needs-rewiring',
    },
    {
      because: 'A bathroom with a high ceiling: what may hang where.',
      service: 'sockets-lighting',
      article: 'bathroom-lighting-zones',
    },
    {
      because: 'A listed house and a missing certificate: the papers a buyer asks for.',
      service: 'eicr',
      article: 'part-p-and-certificates',
    },
  ],
  goodToKnow: [
    'The special zone round a bath or shower stops 2.25 metres up, or at the shower head if that is higher. In a tall Georgian bathroom a hanging lamp can clear it. In a cottage there is no chance.',
    'A parking space in a mansion block may be yours while the wall behind it is not. Read the lease before you choose a charge point.',
    'Old plaster hates haste. We allow for slow cutting, with a vacuum on the tool, and say so in the programme.',
  ],
  finalCta: {
    title: 'A question about an old Richmond house?',
    text: 'Tell us roughly when it was built and send a photo of the fuse board with its lid shut. That is often enough for a first answer.',
  },
  sources: [sources.richmondVillage, sources.richmondConservation, sources.richmondSupply, sources.networkLondon],
}
