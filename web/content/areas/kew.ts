import { pageTitle } from '../page-title.ts'
import type { AreaHead, AreaWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: AreaHead = { order: 3, name: 'Kew', outcodes: ['TW9'] }

export const words: AreaWords = {
  title: pageTitle('Electrician in Kew TW9'),
  metaDescription:
    'Electrician for Kew homes: LED lighting, kitchens, consumer units and EICR testing near Kew Green and Kew Village. Free quotes, 24/7 emergency help.',
  heroTitle: 'Electrician in Kew',
  heroDescription:
    'We work in the houses around Kew Green, the Victorian and Edwardian streets by the station and the newer homes along the river, with free quotes and same-week availability.',
  picture: {
    stem: 'victorian-street-lamplight',
    alt: 'Long Victorian terrace at night with street lamps, young trees along the pavement and warm light in the bays',
  },
  localAreas: [
    'Kew Green',
    'Kew Village',
    'Priory Road',
    'Sandycombe Road',
    'Kew Gardens Road',
    'Kew Riverside',
    'North Sheen',
  ],
  landmarks: [
    'Royal Botanic Gardens, Kew',
    'Kew Palace',
    'Kew Green',
    "St Anne's Church",
    'The National Archives',
    'Kew Bridge',
  ],
  borough: 'London Borough of Richmond upon Thames',
  geo: { latitude: 51.483, longitude: -0.288 },
  nearbySlugs: ['richmond', 'mortlake', 'barnes', 'twickenham'],
  intro: [
    "St Anne's Church was finished in 1714, and people have been changing the lamps around Kew Green ever since. Candles gave way to gas, gas to bulbs, and one of those changes left a light switch behind the dining-room door.",
    'What has lasted is the height of the rooms. A tall ceiling is a gift when you plan light. Wall lamps have somewhere to sit, pendants have somewhere to hang, and the cornice is spared a dozen round holes.',
  ],
  housing: [
    {
      title: 'Eighteenth- and nineteenth-century houses by the Green',
      text: 'Many are listed and few are square. We draw the lighting plan around what must not be touched, such as panelling, cornices and old boards, then see how much light is left to find.',
    },
    {
      title: 'Streets that came with the railway',
      text: 'The kitchen has often moved into an extension while the board stayed by the front door. We count the spare ways before the builder orders the units. Two ovens and a hob can use up the last of them.',
    },
    {
      title: 'Apartments and town houses by the water',
      text: 'Built in the 1990s and 2000s, so the wiring is modern and the smoke alarms may not be. Smoke alarms are replaced every ten years. Any that came with the flat are well past it.',
    },
  ],
  practical: {
    conservation:
      'The Green is protected, and so are long stretches of Kew Road. Planners mind what passers-by can see: a grey box on a front wall, or white cable across old brick. Indoors they are relaxed, unless the house is listed.',
    parking:
      'Visitors to the Gardens take up the kerbs on fine weekends, and residents have permit zones to keep some back. Part of the South Circular runs along Mortlake Road, where nobody should try to unload. Name your nearest side street when you book, with its permit rules, and we will come in that way.',
    network:
      'If the whole road is dark, the fault is not in your house. Ring 105, which is free, and the call goes to UK Power Networks, whose cables feed Kew. Over the bridge in Brentford it is SSEN, on the same number.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      because: 'Two ovens, a hob and the last spare way on the board.',
      service: 'new-builds',
      article: 'kitchen-sockets-and-circuits',
    },
    {
      because: 'Riverside flats whose first alarms have run out of years.',
      service: 'eicr',
      article: 'smoke-and-co-alarms',
    },
    { because: 'Fifty-watt spots that could be five.', service: 'downlights', article: 'cut-electricity-use-at-home' },
    {
      because: 'Light for a garden of old trees, without digging it to pieces.',
      service: 'garden-lighting',
      article: 'garden-lighting-and-power',
    },
  ],
  goodToKnow: [
    'Five watts of LED can replace a fifty-watt halogen spot. The dimmer on the wall was made for the old load, and that is often why the new lamp flickers.',
    'A downlight in the top ceiling is a hole in the loft insulation, and warm damp air finds it first. Fittings made to be covered close the hole again.',
    'Lamps carry their colour on the box in kelvin. Around 2700 is candle-warm, 4000 is a cool white. Pick one for a room and stay with it.',
    'Garden cables go round the roots of a mature tree, so the shortest line on the plan is not always the one we dig.',
  ],
  finalCta: {
    title: 'Bring us a room you never quite liked',
    text: 'Photograph it by day and again at night with everything on. The difference between the two pictures shows us most of what your Kew house needs.',
  },
  sources: [sources.kewConservation, sources.richmondSupply, sources.networkLondon, sources.powerCut],
}
