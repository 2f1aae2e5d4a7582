import { business, examples, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { fireOrSmell, smellBriefly } from '../safety.ts'
import { sources } from '../sources.ts'

const hour = pounds(business.prices.daytimeHour)
const halfHour = pounds(business.prices.daytimeHalfHour)

export const head: ServiceHead = {
  order: 15,
  listed: false,
  icon: 'clipboard-check',
  title: 'Fault finding',
  description: 'Tripping, dead sockets and flicker, traced in the daytime.',
  features: ['By the hour', 'A limit you set', 'Written finding'],
}

export const words: ServiceWords = {
  name: 'Electrical Fault Finding',
  title: pageTitle(`Electrical Fault Finding from ${hour}, SW London`),
  metaDescription: `Tripping RCDs, dead sockets and flickering lights traced in Richmond and SW London. First daytime hour from ${hour}, visit included. You set the limit.`,
  heroTitle: 'Electrical fault finding',
  heroDescription:
    'Something trips, flickers or has died, and it can wait for the daytime. We find out why before we mend it.',
  intro: [
    'A circuit that trips at breakfast, lights that flicker when it rains, a socket that has died: each has a cause, and we can find it. We test one thing at a time, because swapping parts and hoping costs more.',
    `${fireOrSmell} If something is hot, buzzes or is wet, see the emergency call-out. If it's safe and switched off, a daytime visit costs less.`,
  ],
  included: [
    'Tests from the board outwards, one circuit at a time',
    'Insulation and leakage measured, not guessed',
    'Common parts changed, such as a breaker or a socket',
    'A price before any repair',
    'In writing: what failed, and how we know',
    'Tests after the repair',
  ],
  timeline: [
    {
      when: 'When you ring',
      title: 'Tell us what happens',
      text: 'When does it happen, and what changed: a new shelf, a wet week, a carpet fitter? Note the times and the weather.',
    },
    {
      when: 'First half hour',
      title: 'Divide and test',
      text: 'We split the circuit in two and rule out one half. The rest of the house keeps its power.',
    },
    {
      when: 'Near your limit',
      title: 'We stop and talk',
      text: 'You hear what we know so far and decide whether to go on.',
    },
    {
      when: 'Before any repair',
      title: 'What we found',
      text: 'What failed, why we are sure, and what the repair costs.',
    },
  ],
  typicalDuration: 'One to four hours for most faults',
  priceChanges: [
    {
      title: 'Whether it shows itself',
      text: 'A dead circuit is quick to trace. One that trips now and then may take two visits, and your notes can save the second.',
    },
    {
      title: 'Labels and access',
      text: 'A labelled board, an old certificate and a clear way to both save time.',
    },
  ],
  paperwork: ['A Minor Works Certificate where a circuit was altered.'],
  faqs: [
    {
      question: 'What do you charge an hour?',
      answer: `In the daytime the first hour is from ${hour}, with the visit in it, and each half hour after that from ${halfHour}. Two hours come to ${examples.daytimeTwoHours}. You set a limit, and we stop when we get near it. Evenings and nights are a call-out.`,
    },
    {
      question: 'Why does my RCD keep tripping?',
      answer:
        "Current is leaking, most often in an appliance with a heating element or in something damp outdoors. Unplug everything on the dead circuits, then reset once. If it won't hold, leave it off and have it traced.",
    },
    {
      question: 'Why do my lights flicker?',
      answer:
        'One light: the lamp, the dimmer or a loose connection. One circuit: a worn switch or joint. If lights brighten and dim all over your home, it may be the supply: keep off taps and metal, and call 105, free. The emergency page says when to use the main switch.',
    },
    {
      question: 'One room has no power. Is it an emergency?',
      answer: `Not if nothing is warm, smells or buzzes. Leave the circuit off, and book a visit. ${smellBriefly}`,
    },
    {
      question: 'Can you find a fault that comes and goes?',
      answer: 'Usually. A bad connection leaves signs: heat marks, a loose screw, a low reading.',
    },
    {
      question: 'Do I pay if you find nothing?',
      answer: 'Yes, for the time, up to your limit. You get in writing what we ruled out, so nobody starts again.',
    },
  ],
  relatedArticles: ['rcd-keeps-tripping', 'one-room-no-power', 'bulb-trips-the-breaker'],
  relatedProjects: ['prj-002'],
  relatedServices: ['emergency', 'heating', 'eicr'],
  relatedAreas: ['mortlake', 'putney', 'twickenham'],
  sources: [sources.bs7671, sources.homeowners],
}
