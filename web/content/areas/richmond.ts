import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { AreaHead, AreaText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const { prices } = business

export const head: AreaHead = {
  order: 1,
  name: 'Richmond',
  outcodes: ['TW9', 'TW10'],
  geo: { latitude: 51.461, longitude: -0.304 },
}

export const text: AreaText = {
  title: pageTitle(`Electrician in Richmond ${head.outcodes.join(' & ')}`),
  metaDescription: `Local electrician in Richmond ${head.outcodes.join(' and ')}: rewiring, fuse boards, lighting and EICR testing. One extra socket from ${pounds(prices.installation)}. Free quotes, ${emergencyLine.short} call-outs.`,
  heroTitle: 'Electrician in Richmond',
  heroDescription: `We rewire homes, replace fuse boards, put up lights and carry out electrical safety checks (EICRs) in Richmond. An extra socket costs from ${pounds(prices.installation)}, and four new downlights from ${pounds(prices.fourDownlights)}.`,
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
    'the Terrace on Richmond Hill',
    'the Old Deer Park',
  ],
  borough: 'London Borough of Richmond upon Thames',
  nearbySlugs: ['twickenham', 'kew', 'east-sheen', 'mortlake'],
  intro: [
    "Richmond's oldest houses were wired long after they were built. It can take us longer to find a way for a cable than to run it, which affects the price.",
  ],
  sections: ['jobs', 'rules', 'houses', 'work'],
  cardFeatures: {
    installation: ['Bedside sockets', 'TV sockets'],
    testing: ['Before you sell', 'Lost certificates'],
    lighting: ['Wall lights', 'Bathroom lights'],
  },
  housesTitle: 'Listed houses and mansion flats',
  housing: [
    {
      title: 'Georgian and early Victorian houses',
      text: 'The walls are solid, and the lath-and-plaster ceilings crack easily, so we run cables under the floors and behind the panelling. A listed house may need consent first.',
    },
    {
      title: 'Mansion flats on the Hill',
      text: 'Your own wiring begins at your fuse board. The main cable that feeds it belongs to the building, so the managing agent has to open the cupboard.',
    },
  ],
  practical: {
    conservation:
      'The Green, the Riverside, the Hill and Kew Foot Road are among the conservation areas. If your house is listed, ask the council before you fix an outside light or camera to it.',
    parking:
      'The lanes off the Green are narrow, and many streets there and on the Hill need a permit. Water Lane and Friars Lane can flood around a very high tide.',
    network:
      'UK Power Networks owns your main fuse. If you need a larger supply, we work out how much power to apply for.',
  },
  networkOperator: 'UK Power Networks',
  needs: [
    {
      title: 'Lighting in tall rooms',
      text: 'Old plaster can crack when you cut it, so wall lights and a few spotlights are often better.',
      service: 'downlights',
      article: 'led-downlights-planning',
    },
    {
      title: 'Rewiring an old house',
      text: 'Round-pin sockets, rubber-covered cable or a wooden fuse box mean the wiring is old. Have it tested before you decorate.',
      service: 'rewiring',
      article: 'date-the-wiring',
    },
    {
      title: 'Certificates when you sell',
      text: "Buyers ask for the certificates of new circuits and fuse boards. If you've lost yours, an EICR shows the state of the wiring today.",
      service: 'eicr',
      article: 'part-p-and-certificates',
    },
  ],
  finalCta: {
    title: 'Get a quote in Richmond',
    text: 'Tell us roughly when your home was built, and send us a photo of the fuse board with its lid shut.',
  },
  sources: [sources.richmondConservation, sources.listedBuildings, sources.tidalThames, sources.findNetwork],
}
