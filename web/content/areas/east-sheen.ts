import { pageTitle } from '../page-title.ts'
import type { AreaHead, AreaWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = { order: 7, name: 'East Sheen', outcodes: ['SW14'] }

export const words: AreaWords = {
  title: pageTitle('Electrician in East Sheen SW14'),
  metaDescription:
    'Electrician in East Sheen SW14 for rewires, fuse boards, garden power and EICR testing. Free quotes, same-week visits and 24/7 emergency call-outs.',
  heroTitle: 'Electrician in East Sheen',
  heroDescription:
    'From tall Victorian terraces off Sheen Lane to family houses by the Park, we rewire, upgrade and repair with the house lived in and looked after.',
  picture: {
    stem: 'front-door-lantern-closeup',
    alt: 'Green front door at night between two lit bay windows, a lantern in the fanlight and a small tree in a pot on each side',
  },
  localAreas: [
    'Sheen Lane',
    'Parkside',
    'Palewell',
    'Christ Church Road',
    'Sheen Gate',
    'Temple Sheen Road',
    'Upper Richmond Road West',
  ],
  landmarks: [
    'Sheen Gate, Richmond Park',
    'East Sheen Common',
    'Palewell Common',
    'Christ Church, East Sheen',
    'Sheen Lane Centre',
  ],
  borough: 'London Borough of Richmond upon Thames',
  geo: { latitude: 51.464, longitude: -0.267 },
  nearbySlugs: ['mortlake', 'richmond', 'roehampton', 'barnes'],
  intro: [
    'Family houses here are rewired the way children grow: in bursts, and never all at once. A loft in one decade, a side return in the next, a downstairs cloakroom when the money came through. Every burst left its own cable.',
    'You can often date the work by colour. Red and black wires are the older; brown and blue came in during the 2000s. One East Sheen board may well hold both, along with a label or two that used to be true.',
    'For that reason we test first and price second. Some of that patchwork is sound and can stay. A rewire priced before the testing is only a guess with a letterhead.',
  ],
  housing: [
    {
      title: 'Tall terraces off Sheen Lane',
      text: 'Three storeys and a kitchen at the back of all of them. The stairs are the spine of the wiring, so two-way switching on each landing is worth getting right.',
    },
    {
      title: 'Large houses in the Parkside streets',
      text: 'Early twentieth-century rooms with generous floors above and below. Cables travel a long way, and the garage may have been fed from the nearest handy circuit rather than the right one.',
    },
    {
      title: '1930s semis towards the South Circular',
      text: 'Plain, well built and forgiving to work in. The first extension usually sits on an old socket ring that was full already.',
    },
    {
      title: 'Side-return kitchens',
      text: 'The rooflight that makes the room by day is a black square by five in December. Light the wall beside it and the ceiling keeps its height all winter.',
    },
  ],
  practical: {
    conservation:
      'Christ Church Road gives its name to a conservation area that takes in everything from cottages to villas. Inside the front door little changes. Outside it, keep new lamps modest and meter boxes out of sight, and check with the council when a wall faces the road.',
    parking:
      'Upper Richmond Road West belongs to the South Circular, so we cannot stop on it even to drop a ladder. Side streets fill with the school run, and near Sheen Gate with walkers and wet dogs. A space held outside your house on the first morning, or a permit for the week, is worth a pot of tea.',
    network:
      'Old service fuses in terraces can be smaller than people think. In SW14 only UK Power Networks may change one. Ask before a second shower is bought.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: 'Red and black, brown and blue: which half of the wiring can stay?',
      service: 'rewiring',
      article: 'signs-your-home-needs-rewiring',
    },
    {
      because: 'A converted attic, and a fire alarm that has to wake it.',
      service: 'new-builds',
      article: 'smoke-and-co-alarms',
    },
    {
      because: 'A side-return kitchen with a black rooflight by five.',
      service: 'downlights',
      article: 'led-downlights-planning',
    },
    {
      because: 'A garage fed from whatever was nearest.',
      service: 'consumer-unit',
      article: 'consumer-unit-upgrade-guide',
    },
  ],
  goodToKnow: [
    'Trade guidance treats alarms on the stairs alone as enough only for owners of houses up to two storeys. Convert the loft and more rooms need one, all linked, so that a fire in the kitchen wakes the attic.',
    'In a rewire with people at home, the fridge decides the order of work. After the fridge it is the broadband.',
    'Not all of an old house needs new cable. A condition report can show which half to leave alone.',
  ],
  finalCta: {
    title: 'Find out what is in the walls',
    text: 'List what has been added to your East Sheen house, and about when. You get back a plan of what to test and a price for testing it.',
  },
  sources: [sources.sheenVillage, sources.mortlakeConservation, sources.networkLondon],
}
