import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const zone = pounds(business.prices.heatingZone)
const hour = pounds(business.prices.daytimeHour)

export const head: ServiceHead = {
  order: 9,
  icon: 'thermometer',
  title: 'Heating and faults',
  description: 'Controls that make sense, and faults traced.',
  features: ['S-plan and Y-plan', 'Smart controls', 'Methodical testing'],
}

export const words: ServiceWords = {
  name: 'Heating Wiring and Fault Finding',
  title: pageTitle(`Heating Controls & Wiring from ${zone}, SW London`),
  metaDescription: `Thermostats, programmers, zone valves and underfloor heating wired in Richmond and SW London. One heating zone from ${zone}, control extra. Free quotes.`,
  heroTitle: 'Heating wiring and fault finding',
  heroDescription:
    'Cold radiators are often an electrical fault: a worn valve, a loose wire, a dead programmer. We find it and put it right.',
  intro: [
    'When the radiators go cold, everyone blames the boiler. Quite often the boiler is fine and nothing is telling it to start. A valve has stuck, a wire has worked loose or a programmer has failed.',
    'We test that chain link by link. Anything inside the boiler or on the gas pipe is for a Gas Safe registered engineer.',
  ],
  included: [
    'Programmers, room thermostats and zone valves',
    'S-plan and Y-plan systems',
    "Smart controls, checked against the boiler maker's list",
    'Electric underfloor heating and its thermostats',
    'Immersion heaters, timers and towel rails',
    'Panel heaters and storage heaters',
  ],
  timeline: [
    {
      when: 'When you ask',
      title: 'Two photos',
      text: 'Send the programmer and the open airing cupboard, so we know the system before we come.',
    },
    {
      when: 'First hour',
      title: 'Divide and test',
      text: 'We split the system in two and rule out one half. The rest of the house keeps its power.',
    },
    {
      when: 'Before any repair',
      title: 'What we found',
      text: 'What failed, why we are sure, and what the repair costs. Then you choose.',
    },
    {
      when: 'At the end',
      title: 'A full cycle',
      text: 'We run the heating through, even in summer, and leave a wiring note by the controls.',
    },
  ],
  typicalDuration: 'One to four hours for most faults',
  priceChanges: [
    {
      title: 'Labels and access',
      text: 'A wiring note saves half an hour. So does a clear way to the airing cupboard.',
    },
    {
      title: 'Old wiring',
      text: 'If somebody wired an S-plan as a Y-plan, we have to rewire the centre.',
    },
  ],
  paperwork: ['A Minor Works Certificate, or an Electrical Installation Certificate for a new circuit.'],
  faqs: [
    {
      question: 'Do you repair boilers?',
      answer: 'No. We repair what tells the boiler to run. A pump that leaks is for your plumber.',
    },
    {
      question: 'What does tracing a heating fault cost?',
      answer: `It goes by time: from ${hour} for the first daytime hour, visit included. You set a limit.`,
    },
    {
      question: 'My heating and hot water come on together. Why?',
      answer:
        'Usually a valve. On a Y-plan system suspect the mid-position valve or its wiring. On an S-plan, suspect a valve stuck open. We can test either without replacing it on a hunch.',
    },
    {
      question: 'Can you fit a smart thermostat to my boiler?',
      answer:
        "Usually. Some boilers need a simple on and off switch, others a digital link. The maker's wiring diagram says which.",
    },
    {
      question: 'What controls must a new boiler have?',
      answer:
        'In England a replacement gas boiler must have time and temperature control. A combi needs one thing more, such as weather or load compensation, or a smart control that automates and optimises. That has been so since 6 April 2018.',
    },
    {
      question: 'Is underfloor heating safe in a bathroom?',
      answer:
        "Yes, when it's fitted properly. It needs 30 mA RCD protection, and its thermostat belongs outside the zones or must be rated for them. As a new circuit it's notifiable in England.",
    },
  ],
  relatedArticles: ['rcd-keeps-tripping', 'storage-heaters', 'cut-electricity-use-at-home'],
  relatedProjects: ['prj-005', 'prj-002'],
  relatedServices: ['fault-finding', 'smart-home', 'solar-battery-heat-pump'],
  relatedAreas: ['richmond', 'mortlake', 'east-sheen'],
  sources: [sources.energy, sources.partP],
}
