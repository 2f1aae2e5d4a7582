import { business, examples, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { fireOrSmell, smellBriefly } from '../safety.ts'
import { sources } from '../sources.ts'

const hour = pounds(business.prices.daytimeHour)
const halfHour = pounds(business.prices.daytimeHalfHour)

export const head: ServiceHead = {
  order: 15,
  listed: false,
  title: 'Fault finding',
  description: 'Electrics that keep tripping, dead sockets and flickering lights.',
  features: ['Charged by time', 'A limit you set', 'Findings in writing'],
}

export const text: ServiceText = {
  name: 'Electrical Fault Finding',
  title: pageTitle(`Electrical Fault Finding from ${hour}, SW London`),
  metaDescription: `Electrics keep tripping, a dead socket or flickering lights? We trace faults in Richmond and SW London. First daytime hour from ${hour}, visit included.`,
  heroTitle: 'Electrical fault finding',
  heroDescription:
    "If your electrics keep tripping, a trip switch won't reset, or a socket or light has stopped working, we find out why and repair it.",
  intro: [
    "If a circuit trips at breakfast or the lights flicker when it rains, there's a reason, and we find it. We test one thing at a time, because swapping parts and hoping costs more.",
    `${fireOrSmell} If something is hot, buzzing or wet, see our emergency page. If the circuit is off and safe, it's cheaper to wait for a daytime visit.`,
  ],
  included: [
    'Tests from the fuse board outwards, one circuit at a time',
    'Insulation and leakage tests',
    'Fitting common parts, such as a breaker or a socket (you pay for the part)',
    'A price before any repair that goes beyond your time limit',
    'A note of what failed, and how we know',
    'Testing after the repair',
  ],
  timeline: [
    {
      when: 'When you ring',
      title: 'Tell us what happens',
      text: 'Tell us when it happens and what has changed. It helps if you note the times.',
    },
    {
      when: 'First half hour',
      title: 'Divide and test',
      text: 'We split the circuit in two and rule out one half. The rest of your home keeps its power.',
    },
    {
      when: 'Near your limit',
      title: 'We stop and talk',
      text: 'We tell you what we know, and you decide whether to go on.',
    },
    {
      when: 'Before any repair',
      title: 'What we found',
      text: "We tell you what failed, why we're sure, and what the repair costs if it goes beyond your limit.",
    },
  ],
  typicalDuration: 'Most faults take one to four hours',
  priceIntro:
    "These are guide prices. We can't quote for a fault before we've found it, so you set a limit before we start.",
  priceChanges: [
    {
      title: 'Whether the fault is there when we test',
      text: 'A dead circuit is quick to trace. One that trips now and then may take two visits.',
    },
    {
      title: 'Labels and access',
      text: 'A labelled fuse board, an old certificate and clear access all save time.',
    },
  ],
  paperwork: ['A Minor Works Certificate, if we altered a circuit.'],
  faqs: [
    {
      question: 'What do you charge an hour?',
      answer: `In the daytime the first hour is from ${hour}, with the visit included, and each half hour after that is from ${halfHour}, so two hours are from ${examples.daytimeTwoHours}. Outside our opening hours it's an emergency call-out.`,
    },
    {
      question: 'Why does my trip switch (RCD) keep tripping?',
      answer:
        "Current is leaking, most often in an appliance with a heating element or in something damp outdoors. Unplug everything on the dead circuits, then reset the RCD once. If it won't stay on, leave it off and ask us to trace the fault.",
    },
    {
      question: 'Why do my lights flicker?',
      answer:
        'If only one light flickers, it is usually the bulb, the dimmer or a loose connection. If a whole circuit flickers, it may be a worn switch or joint. If lights brighten and dim all over your home, it may be the supply: keep away from taps and anything metal, and call 105. Our emergency page says when to use the main switch.',
    },
    {
      question: 'One room has no power. Is it an emergency?',
      answer: `No, unless something is warm, buzzing or smells. Leave the circuit off, and book a visit. ${smellBriefly}`,
    },
    {
      question: 'Can you find a fault that comes and goes?',
      answer: 'Usually. A bad connection leaves signs, such as heat marks, a loose screw or a low reading.',
    },
    {
      question: 'Do I pay if you find nothing?',
      answer:
        "Yes. You pay for the time we've spent, up to the limit you set. You get a note of what we ruled out, so nobody has to start again.",
    },
  ],
  relatedArticles: ['rcd-keeps-tripping', 'one-room-no-power', 'bulb-trips-the-breaker'],
  relatedProjects: ['prj-002'],
  relatedServices: ['emergency', 'heating', 'eicr'],
  relatedAreas: ['mortlake', 'putney', 'twickenham'],
  sources: [sources.bs7671, sources.homeowners],
}
