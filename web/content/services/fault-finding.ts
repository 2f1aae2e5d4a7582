import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 15,
  listed: false,
  icon: 'clipboard-check',
  thumbnail: 'eicr-tester-clipboard-table',
  title: 'Fault finding',
  description: 'Tripping, dead sockets and flicker, traced in the daytime.',
  features: ['By the hour', 'A limit you set', 'Written finding'],
}

export const words: ServiceWords = {
  name: 'Electrical Fault Finding',
  title: pageTitle('Electrical Fault Finding', ' SW London'),
  metaDescription:
    'Tripping RCDs, dead sockets, flickering lights and dead rooms traced by an electrician in Richmond and SW London. Charged by the hour, to a limit you set.',
  heroTitle: 'Electrical fault finding',
  heroDescription:
    'Something trips, flickers or has died, and it can wait until the daytime. We find out why before we mend it.',
  picture: {
    stem: 'eicr-tester-clipboard-table',
    alt: 'Yellow multifunction tester with brown, blue and green leads, a test sheet on a clipboard and two insulated screwdrivers on a wooden table',
  },
  intro: [
    'A circuit that trips at breakfast, a light that flickers when it rains, a socket that died for no reason: each has a cause, and it can be found. We test one thing at a time. Swapping parts and hoping is dearer than it sounds.',
    "Fire or smoke? Get out and call 999. If something smells of burning, buzzes or is wet, see the emergency call-out. If it's safe and switched off, a visit in normal hours costs less.",
  ],
  included: [
    'Tests from the board outwards, one circuit at a time',
    'Insulation and leakage measured, not guessed',
    'Common parts changed, such as a breaker or a socket',
    'A price before any repair',
    'A written finding: what failed, and how we know',
    'Tests after the repair',
  ],
  timeline: [
    {
      when: 'When you ring',
      title: 'Symptoms',
      text: 'What happens, when, and what changed: a new shelf, a wet week, a visit from the carpet fitter. Keep a note of times and weather.',
    },
    {
      when: 'Arrival',
      title: 'See it happen',
      text: 'We ask you to make it misbehave. Set everything as it was at the time.',
    },
    {
      when: 'First half hour',
      title: 'Divide and test',
      text: 'We cut the circuit into halves and rule out one of them. The rest of the house keeps its power.',
    },
    {
      when: 'Near your limit',
      title: 'Stop and talk',
      text: 'You hear what we know so far, and decide whether it is worth another hour.',
    },
    {
      when: 'Before any repair',
      title: 'The finding',
      text: 'What failed, why we are sure, what the repair costs and what else looks tired.',
    },
  ],
  typicalDuration: 'One to four hours for most faults',
  priceChanges: [
    {
      title: 'Whether it shows itself',
      text: 'A dead circuit is quick to trace. One that trips on alternate Sundays may take two visits; your notes can save the second.',
    },
    {
      title: 'Records',
      text: 'A labelled board and an old certificate save time. A board where nobody knows what feeds what costs some.',
    },
    {
      title: 'Access',
      text: 'Please clear the way to the board and to the dead room, because searching takes time too.',
    },
    {
      title: 'Two faults, not one',
      text: 'One can hide behind the other, and the search for the second takes time of its own.',
    },
  ],
  paperwork: ['A Minor Works Certificate where a circuit was altered.'],
  faqs: [
    {
      question: 'How do you charge for fault finding?',
      answer: `By time: the first hour in the daytime starts from ${pounds(business.prices.daytimeHour)}. You set a limit. When we get near it we stop and tell you what we know so far.`,
    },
    {
      question: 'Why does my RCD keep tripping?',
      answer:
        'Current is leaking, most often in an appliance with a heating element or in something damp outdoors. Unplug everything on the dead circuits, then reset once. If it will not hold, leave it off and have it traced.',
    },
    {
      question: 'One room has no power. Is it an emergency?',
      answer:
        "Not if nothing is warm, smells or buzzes. Leave the circuit off, and book a visit. If there's a burning smell, ring us now.",
    },
    {
      question: 'Can you find a fault that comes and goes?',
      answer:
        'Usually. A connection that works on Monday and not on Tuesday leaves signs: heat marks, a loose screw, a low reading.',
    },
    {
      question: 'Do I pay if you find nothing?',
      answer:
        'Yes, for the time. It ends at your limit, and you have in writing what was ruled out, so that nobody starts again.',
    },
  ],
  relatedArticles: ['rcd-keeps-tripping', 'one-room-no-power', 'bulb-trips-the-breaker'],
  relatedProjects: ['prj-002'],
  relatedServices: ['emergency', 'heating', 'eicr'],
  relatedAreas: ['mortlake', 'putney', 'twickenham'],
  sources: [sources.bs7671, sources.homeowners],
}
