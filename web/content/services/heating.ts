import { certificateIfNotifiable } from '../building-control.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const zone = pounds(business.prices.heatingZone)
const hour = pounds(business.prices.daytimeHour)

export const head: ServiceHead = {
  order: 9,
  title: 'Heating controls and wiring',
  description: "We wire heating controls and find out why yours aren't working.",
  features: ['S-plan and Y-plan', 'Smart controls', 'Heating faults found'],
}

export const text: ServiceText = {
  name: 'Heating Wiring and Fault Finding',
  title: pageTitle(`Heating Controls & Wiring from ${zone}, SW London`),
  metaDescription: `Thermostats, programmers, zone valves and underfloor heating wired in Richmond and SW London. One heating zone from ${zone}, controls extra. Free quotes.`,
  heroTitle: 'Heating controls and wiring',
  heroDescription:
    "Cold radiators are often an electrical fault, such as a worn valve, a loose wire or a dead programmer. We wire heating controls, and find out why yours aren't working.",
  intro: [
    'When the radiators go cold, everyone blames the boiler. Often the boiler is fine, and nothing is telling it to start: a valve has stuck, a wire has worked loose or a programmer has failed.',
    'We test each of these in turn. Anything inside the boiler or on the gas pipe is a job for a Gas Safe registered engineer. For sockets, lights or a circuit that trips, see fault finding.',
  ],
  included: [
    'Programmers, room thermostats and zone valves',
    'S-plan and Y-plan systems',
    "Smart controls, checked against the boiler manufacturer's list",
    'Electric underfloor heating and its thermostats',
    'Immersion heaters, timers and towel rails',
    'Panel heaters and storage heaters',
  ],
  timeline: [
    {
      when: 'When you ask',
      title: 'Two photos',
      text: 'Send photos of the programmer and the open airing cupboard, so that we know your system before we come.',
    },
    {
      when: 'First hour',
      title: 'Divide and test',
      text: 'We split the system in two and rule out one half. The rest of your home keeps its power.',
    },
    {
      when: 'Before any repair',
      title: 'What we found',
      text: "We tell you what failed, why we're sure, and what the repair costs. Then you choose.",
    },
    {
      when: 'At the end',
      title: 'A full cycle',
      text: 'We run the heating through a full cycle, even in summer, and leave a note of the wiring by the controls.',
    },
  ],
  typicalDuration: 'Most faults take one to four hours',
  priceChanges: [
    {
      title: 'Labels and access',
      text: 'We save about half an hour if someone left a wiring diagram by the controls, and if we can get to the airing cupboard easily.',
    },
    {
      title: 'Old wiring',
      text: 'If someone wired the valves for the wrong kind of system, we have to rewire the box where all the heating wires meet.',
    },
  ],
  paperwork: [
    'A Minor Works Certificate, or an Electrical Installation Certificate for a new circuit.',
    certificateIfNotifiable,
  ],
  faqs: [
    {
      question: 'Do you repair boilers?',
      answer: 'No. We repair the controls that tell the boiler to run. A leaking pump is a job for your plumber.',
    },
    {
      question: 'How much does it cost to find a heating fault?',
      answer: `We charge by time, from ${hour} for the first daytime hour, with the visit included. You set a limit before we start.`,
    },
    {
      question: 'My heating and hot water come on together. Why?',
      answer:
        'The cause is usually a valve. If one valve serves both (a Y-plan), it or its wiring may have failed. If each has its own (an S-plan), one may be stuck open. We can test the valves before you buy any.',
    },
    {
      question: 'Can you fit a smart thermostat to my boiler?',
      answer:
        "Usually. Some boilers need a simple on/off switch, and others need a digital link. The manufacturer's wiring diagram says which.",
    },
    {
      question: 'What controls must a new boiler have?',
      answer:
        'Since 6 April 2018 a replacement gas boiler in England must have time and temperature control. A combi boiler must have one more measure, such as weather compensation or a smart control that adjusts itself.',
    },
    {
      question: 'Is underfloor heating safe in a bathroom?',
      answer: `Yes, when it's fitted properly. It needs 30 mA RCD protection, and its thermostat has to be outside the bathroom zones or rated for them. A new circuit for it is notifiable in England.`,
    },
  ],
  relatedArticles: ['rcd-keeps-tripping', 'storage-heaters', 'cut-electricity-use-at-home'],
  relatedProjects: [],
  relatedServices: ['fault-finding', 'smart-home', 'solar-battery-heat-pump'],
  relatedAreas: ['richmond', 'mortlake', 'east-sheen'],
  sources: [sources.energy, sources.partP],
}
