import { feeIfNotifiable } from '../building-control.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const socket = pounds(business.prices.installation)
const light = pounds(business.prices.lighting)

export const head: ServiceHead = {
  order: 2,
  title: 'Sockets and lighting',
  description: 'Extra sockets, switches and lights, fitted neatly.',
  features: ['Sockets and USB', 'Wall and ceiling lights', "Dimmers that don't flicker"],
}

export const text: ServiceText = {
  name: 'Additional Sockets and Lighting',
  title: pageTitle(`Extra Socket Cost from ${socket}, Lights from ${light}, SW London`),
  metaDescription: `An electrician to fit lights, sockets, switches and dimmers in Richmond and SW London. One extra socket from ${socket}, one light changed from ${light}.`,
  heroTitle: 'Extra sockets and light fitting',
  heroDescription:
    'Need an extra socket, or an electrician to fit lights? Small jobs are welcome, and most are done within a day.',
  intro: [
    "If you've had an extension lead behind your sofa for a year, you're using it as part of the wiring, but nobody has ever tested it. A socket is safer.",
    'We like small jobs. A socket by the bed, or a second switch at the top of the stairs, takes two or three hours, and you use it every day. If we do several on one visit, each usually costs less.',
  ],
  included: [
    'Single, double and USB sockets, flush or surface-mounted',
    'Wall lights, pendants and ceiling lights, ours or yours',
    'Two-way switching for stairs and landings',
    'Dimmers matched to your LED lamps',
    'Fused outlets for boilers, towel rails and fans',
    'A test of each circuit that we alter',
  ],
  timeline: [
    {
      when: 'When you ask',
      title: 'Two photos',
      text: "Send photos of the wall, and of your fuse box with its covers on. They're usually enough for a price range without a visit.",
    },
    {
      when: 'First',
      title: 'Agree the spot',
      text: "Switches go where you'd reach for them as you open the door, so we try that with you.",
    },
    {
      when: 'Then',
      title: 'Check and run the cable',
      text: 'We check that the circuit can take it, and switch it off while we work. We try floors, voids and cupboards before we cut into a wall.',
    },
    {
      when: 'At the end',
      title: 'Test and leave',
      text: 'We fill any cut and test the work with you. Let the filler dry before you paint.',
    },
  ],
  typicalDuration: 'Most jobs take between two hours and a day',
  priceChanges: [
    {
      title: 'Distance',
      text: 'A socket back to back with one in the next room is cheapest. One in the far corner can take three times as long.',
    },
    { title: 'The wall', text: 'Hollow walls are quick. Brick has to be cut, and old lath and plaster takes longer.' },
    {
      title: 'What the circuit lacks',
      text: 'A new socket, and any hidden cable to it, need 30 mA RCD protection. A metal light needs an earth, which some old circuits lack.',
    },
  ],
  paperwork: [
    'A Minor Works Certificate with the results for each circuit that we add to.',
    `An Electrical Installation Certificate, if the job needs a new circuit. ${feeIfNotifiable}`.trim(),
  ],
  faqs: [
    {
      question: 'Will you damage my walls?',
      answer:
        'We look for a route that leaves them alone: under the floor, inside a cupboard, or through from the next room. If we have to cut, we fill the cut.',
    },
    {
      question: 'Can you fit a light I have bought?',
      answer: `Yes, from ${light} if it goes in the place of an old one. Near a bath or shower, or in a porch, it has to have the right IP rating.`,
    },
    {
      question: 'Can I have a socket in the bathroom?',
      answer:
        'You can have a shaver socket. An ordinary one must be well away from the bath or shower, at least 2.5 m from the edge of zone 1, and few bathrooms are large enough.',
    },
    {
      question: 'Why do my LED lights flicker on the dimmer?',
      answer:
        'The dimmer was probably made for old bulbs, which used many times as much power. Most LED lamps work better with a trailing-edge dimmer. We test the lamp and the dimmer together, at the lowest setting.',
    },
    {
      question: 'Does building control need to know about one more socket?',
      answer:
        'Not in England, as long as the socket joins an existing circuit and stays outside the space around a bath or shower. It must still meet BS 7671, the IET Wiring Regulations, and be tested.',
    },
  ],
  relatedArticles: ['kitchen-sockets-and-circuits', 'replace-electric-shower', 'rcd-keeps-tripping'],
  relatedProjects: ['prj-008', 'prj-010', 'prj-017'],
  relatedServices: ['downlights', 'showers-cookers', 'garden-lighting'],
  relatedAreas: ['mortlake', 'barnes', 'kew'],
  sources: [sources.partP, sources.bs7671],
}
