import { pageTitle } from '../page-title.ts'
import type { AreaHead, AreaWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = { order: 6, name: 'Mortlake', outcodes: ['SW14'] }

export const words: AreaWords = {
  title: pageTitle('Electrician in Mortlake SW14'),
  metaDescription:
    'Local electrician in Mortlake SW14: fault finding, rewiring, kitchens, lighting and EICR testing. Free written quotes and 24/7 emergency call-outs.',
  heroTitle: 'Electrician in Mortlake',
  heroDescription:
    'Riverside cottages, railway terraces and modern flats in Mortlake: small jobs welcome, bigger ones planned properly.',
  picture: {
    stem: 'van-terrace-dusk',
    alt: 'Dark blue van with an amber stripe at the kerb of a brick terrace at dusk, and light falling from an open front door',
  },
  localAreas: [
    'Mortlake Green',
    'Mortlake High Street',
    'Thames Bank',
    'Lower Richmond Road',
    'Sheen Lane',
    'Chertsey Court',
    'White Hart Lane',
  ],
  landmarks: [
    'Former Mortlake (Stag) Brewery',
    'Chiswick Bridge',
    'St Mary the Virgin Church',
    'Mortlake Green',
    'Boat Race finish',
  ],
  borough: 'London Borough of Richmond upon Thames',
  geo: { latitude: 51.468, longitude: -0.266 },
  nearbySlugs: ['east-sheen', 'barnes', 'kew', 'roehampton'],
  intro: [
    'The Boat Race ends at Mortlake with two crews who cannot lift a spoon. Electrical work on a small house need not feel like that. Much of what these cottages want can be done in a day, by people who still have the strength to sweep up.',
    'Take the sockets. In a compact house one ring often serves the whole ground floor, so the kettle, the washing machine and a fan heater all lean on the same fuse. Giving the kitchen its own circuit is a modest job with an oversized effect. One trip then darkens one room and lets the rest of the house get on with its evening.',
  ],
  housing: [
    {
      title: 'Cottages and terraces north of the railway',
      text: 'Often two rooms deep, with the meter over the door. With so little wall to spare, the neatest socket is often one set into a cupboard side or a skirting.',
    },
    {
      title: 'Georgian houses on Thames Bank',
      text: 'Damp air off the water gets into outside fittings long before rust shows. Lanterns and bell pushes on that side deserve brass or a good gasket, and a look every spring.',
    },
    {
      title: 'Interwar and post-war flats',
      text: 'Floors are often solid and the route upstairs is shared. The lease says where your wiring ends and the landlord begins. We ask to see that page, not the other sixty.',
    },
  ],
  practical: {
    conservation:
      'The river front is the old heart of the place and the likeliest spot for listed walls. If yours is one, get advice from the borough before anything is fixed to the outside, however small. A lantern can cause longer letters than an extension.',
    parking:
      'Trains close the crossings at Sheen Lane and White Hart Lane many times a day. You may see our van some while before it can reach you. Terraced streets are short and fill early. If yours has permits, mention it when you book, so that the day starts with a kettle and not with a warden.',
    network:
      "Moving a meter sounds like work for an electrician, but the meter is your supplier's, and the fuse beside it belongs to UK Power Networks. We do the wiring on your side and help you line up the dates.",
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: 'One ring of sockets for the entire ground floor.',
      service: 'sockets-lighting',
      article: 'kitchen-sockets-and-circuits',
    },
    { because: 'A safety switch that trips whenever it rains.', service: 'heating', article: 'rcd-keeps-tripping' },
    { because: 'A camera on a landing that others use.', service: 'security', article: 'home-cctv-and-privacy' },
  ],
  goodToKnow: [
    'When a safety switch trips only in the rain, write down the time and the weather. Two dates and a wet Tuesday can save an hour of testing.',
    'Each RCD has a small test button. Press it twice a year, or as often as its label says. Whoever is on a video call would like to be told first.',
    'A camera on a shared landing films your neighbours as well. You would then need a reason, a sign and a short memory for footage.',
    'A single socket is a proper job to us. Mention the other two things at the same time and the visit is better value.',
  ],
  finalCta: {
    title: 'Small house, short list',
    text: 'Write down everything in your Mortlake home that annoys you, down to the switch behind the door. We will price the list line by line, and you choose.',
  },
  sources: [sources.mortlakeConservation, sources.mortlakeCrossings, sources.networkLondon],
}
