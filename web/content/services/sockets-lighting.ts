import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const installation = pounds(business.prices.installation)

export const head: ServiceHead = {
  order: 2,
  icon: 'plug',
  thumbnail: 'socket-second-fix-closeup',
  title: 'Sockets and lighting',
  description: 'Extra points where you need them, fitted neatly.',
  features: ['Sockets and USB', 'Wall and ceiling lights', 'Dimmers that do not flicker'],
}

export const words: ServiceWords = {
  name: 'Additional Sockets and Lighting',
  title: pageTitle('Extra Sockets & Lighting', ' SW London'),
  metaDescription:
    'Extra sockets, USB charging points, wall lights, switches and outdoor lights fitted neatly in Richmond and South West London. Free written quotes.',
  heroTitle: 'Additional sockets and lighting',
  heroDescription:
    'Fewer adaptors, better light, switches where your hand expects them. Small jobs are welcome and usually take a morning.',
  picture: {
    stem: 'socket-second-fix-closeup',
    alt: 'Double socket being wired with a red insulated screwdriver, its brown, blue and green-and-yellow cores coming from an open back box',
  },
  intro: [
    'Many homes here were wired for a radio, a standard lamp and an iron. If an extension lead has lived behind your sofa for a year, it has become part of the wiring without ever being tested. A socket is safer.',
    'We like small jobs. One more double socket by the bed, a wall light either side of the mirror, a second switch at the top of the stairs: each takes an hour or two, and you use it every day.',
  ],
  included: [
    'Single, double and USB sockets, flush or surface',
    'Wall lights, pendants and ceiling lights, ours or yours',
    'Two-way switching for stairs and landings',
    'Dimmers matched to your LED lamps',
    'Fused spurs for boilers, towel rails and fans',
    'A test of the altered circuit',
  ],
  timeline: [
    {
      when: 'When you ask',
      title: 'Two photos',
      text: 'One of the wall and one of your fuse box, covers on. They usually let us reply with a price range before anyone visits.',
    },
    {
      when: '9 am',
      title: 'Agree the spot',
      text: 'For a switch, walk into the room in the dark and put your hand up. Where it lands is where the switch goes.',
    },
    {
      when: '9.20 am',
      title: 'Check the circuit',
      text: 'We find out what it already feeds, how it is protected and how it is earthed. It goes off for the morning.',
    },
    {
      when: '10 am',
      title: 'Run the cable',
      text: 'Floors, voids and cupboards first. If the wall has to be cut, you hear a few minutes of chaser and a vacuum.',
    },
    {
      when: '11.30 am',
      title: 'Test and leave',
      text: 'Filled, tested and tried with you. The filler dries in its own time, so painting waits for another day.',
    },
  ],
  typicalDuration: 'Two hours to one day',
  priceChanges: [
    {
      title: 'Distance',
      text: 'Back to back with a socket in the next room is the cheapest job there is. The far corner can take three times as long.',
    },
    {
      title: 'The wall',
      text: 'Hollow walls are quick. Brick needs a chase. Old lath and plaster needs patience and shallow boxes.',
    },
    {
      title: 'How many at once',
      text: 'Half of a small job is arriving, protecting, isolating and testing. Four sockets on one visit usually cost less each.',
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
      question: 'How much does an extra socket cost?',
      answer: `From ${installation}, for one easy socket. A long cable run, a hard wall or a crowded circuit adds to it.`,
    },
    {
      question: 'Will you damage my walls?',
      answer:
        'We look for a route that leaves them alone: under the floor, inside a cupboard, through from the next room. A chase, if it is the only way, is filled and left to dry before it is painted.',
    },
    {
      question: 'Can I have a socket in the bathroom?',
      answer:
        'A shaver socket, yes. An ordinary one must be well away from the bath or shower: at least 2.5 m from the edge of zone 1. Few bathrooms are large enough.',
    },
    {
      question: 'Why do my LED lights flicker on the dimmer?',
      answer:
        'The dimmer was probably built for old bulbs that drew many times the power. Most LED lamps prefer a trailing-edge dimmer. Lamp and dimmer are best tested together, at the lowest setting.',
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
