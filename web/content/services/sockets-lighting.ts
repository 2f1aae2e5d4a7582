import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const socket = pounds(business.prices.installation)
const light = pounds(business.prices.lighting)

export const head: ServiceHead = {
  order: 2,
  icon: 'plug',
  title: 'Sockets and lighting',
  description: 'Extra sockets, switches and lights, fitted neatly.',
  features: ['Sockets and USB', 'Wall and ceiling lights', 'Dimmers that do not flicker'],
}

export const words: ServiceWords = {
  name: 'Additional Sockets and Lighting',
  title: pageTitle(`Extra Sockets from ${socket}, Lights from ${light}, SW London`),
  metaDescription: `One extra socket from ${socket}, one light changed from ${light}. USB points, wall lights, switches and dimmers in Richmond and SW London. Free quotes.`,
  heroTitle: 'Additional sockets and lighting',
  heroDescription:
    'Fewer adaptors, better light, switches where your hand expects them. Small jobs are welcome and usually take a morning.',
  intro: [
    'If an extension lead has lived behind your sofa for a year, it has become part of the wiring without ever being tested. A socket is safer.',
    'We like small jobs. A socket by the bed, or a second switch at the top of the stairs, takes an hour or two, and you use it every day. Several on one visit usually cost less each.',
  ],
  included: [
    'Single, double and USB sockets, flush or surface',
    'Wall lights, pendants and ceiling lights, ours or yours',
    'Two-way switching for stairs and landings',
    'Dimmers matched to your LED lamps',
    'Fused outlets for boilers, towel rails and fans',
    'A test of the altered circuit',
  ],
  timeline: [
    {
      when: 'When you ask',
      title: 'Two photos',
      text: 'Send the wall, and your fuse box with its covers on. Usually that gets you a price range without a visit.',
    },
    {
      when: 'First',
      title: 'Agree the spot',
      text: 'For a switch, walk into the room in the dark and put your hand up. It goes where your hand lands.',
    },
    {
      when: 'Then',
      title: 'Check and run the cable',
      text: 'We check that the circuit can take it. It goes off for the morning. Floors, voids and cupboards come before cutting a wall.',
    },
    {
      when: 'At the end',
      title: 'Test and leave',
      text: 'We fill any cut and test with you. Let the filler dry before you paint.',
    },
  ],
  typicalDuration: 'Two hours to one day',
  priceChanges: [
    {
      title: 'Distance',
      text: 'Back to back with a socket in the next room is cheapest. The far corner can take three times as long.',
    },
    {
      title: 'The wall',
      text: 'Hollow walls are quick. Brick has to be cut. Old lath and plaster takes longer.',
    },
    {
      title: 'What the circuit lacks',
      text: 'A new socket and any hidden cable to it need 30 mA RCD protection. A metal light needs an earth, which some old circuits lack.',
    },
  ],
  paperwork: [
    'A Minor Works Certificate with the results for each circuit we add to.',
    'An Electrical Installation Certificate where the job needs a new circuit.',
  ],
  faqs: [
    {
      question: 'Will you damage my walls?',
      answer:
        'We look for a route that leaves them alone: under the floor, inside a cupboard, through from the next room. If we have to cut, we fill it.',
    },
    {
      question: 'Can you fit a light I have bought?',
      answer: `Yes, from ${light} at the point that's there now. A bathroom or a porch needs one with an IP rating.`,
    },
    {
      question: 'Can I have a socket in the bathroom?',
      answer:
        'A shaver socket, yes. An ordinary one must be well away from the bath or shower: at least 2.5 m from the edge of zone 1. Few bathrooms are large enough.',
    },
    {
      question: 'Why do my LED lights flicker on the dimmer?',
      answer:
        'The dimmer was probably built for old bulbs that drew many times the power. Most LED lamps prefer a trailing-edge dimmer. We test lamp and dimmer together, at the lowest setting.',
    },
    {
      question: 'Does building control need to know about one more socket?',
      answer:
        'Not in England, as long as it joins an existing circuit and stays outside the space around a bath or shower. It must still meet BS 7671, the IET Wiring Regulations, and be tested.',
    },
  ],
  relatedArticles: ['kitchen-sockets-and-circuits', 'replace-electric-shower', 'rcd-keeps-tripping'],
  relatedProjects: ['prj-008', 'prj-010', 'prj-017'],
  relatedServices: ['downlights', 'showers-cookers', 'garden-lighting'],
  relatedAreas: ['mortlake', 'barnes', 'kew'],
  sources: [sources.partP, sources.bs7671],
}
