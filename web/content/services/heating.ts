import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 9,
  icon: 'thermometer',
  thumbnail: 'boiler-stat-wiring-centre',
  title: 'Heating and faults',
  description: 'Controls that make sense and faults traced properly.',
  features: ['S-plan and Y-plan', 'Smart controls', 'Methodical testing'],
}

export const words: ServiceWords = {
  name: 'Heating Wiring and Fault Finding',
  title: pageTitle('Heating Controls & Fault Finding'),
  metaDescription:
    'Heating control wiring, thermostats, zone valves, underfloor heating and electrical fault finding in Richmond and South West London. Free quotes.',
  heroTitle: 'Heating wiring and fault finding',
  heroDescription:
    'Cold radiators are often an electrical fault: a worn valve, a loose wire, a faulty programmer. We trace it methodically and put it right.',
  picture: {
    stem: 'boiler-stat-wiring-centre',
    alt: 'Wiring centre with its cover off beside copper pipes, and a room thermostat showing 20.5 degrees',
  },
  intro: [
    'When the radiators go cold, everyone blames the boiler. Quite often the boiler is fine, and nothing is telling it to start. Somewhere between the thermostat and the burner, a valve has stuck, a wire has worked loose or a programmer has failed.',
    'That chain is electrical, and it can be tested link by link. Anything inside the boiler or on the gas pipe is for a Gas Safe registered engineer.',
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
      title: 'Two photographs',
      text: 'The programmer and the open airing cupboard, so that we know the system before we come.',
    },
    {
      when: 'Arrival',
      title: 'See it happen',
      text: 'Set everything as it was when it went wrong. A fault that shows itself on cue is half found.',
    },
    {
      when: 'First hour',
      title: 'Divide and test',
      text: 'We cut the system into halves and rule out one of them. The house keeps its power, except for that circuit.',
    },
    {
      when: 'Before any repair',
      title: 'The finding',
      text: 'What failed, why we are sure, what the repair costs and what else looks tired. Then you choose.',
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
      title: 'Records',
      text: 'A wiring note by the programmer saves half an hour. Four identical grey cables in an unlabelled box can use up a whole one.',
    },
    {
      title: 'Access',
      text: 'Valves live in airing cupboards, wiring centres behind water tanks. Please clear the way to them.',
    },
    {
      title: 'Old wiring',
      text: 'Somebody may have wired S-plan as Y-plan. Putting it right means rewiring the centre.',
    },
    {
      title: 'What is not electrical',
      text: 'A pump that weeps is for your plumber, a boiler that does not answer for your gas engineer.',
    },
  ],
  paperwork: ['A Minor Works Certificate, or an Electrical Installation Certificate for a new circuit.'],
  faqs: [
    {
      question: 'Do you repair boilers?',
      answer: 'No. We repair what tells the boiler to run.',
    },
    {
      question: 'My heating and hot water come on together. Why?',
      answer:
        'Usually a valve. On a Y-plan system suspect the mid-position valve or its wiring. On an S-plan, suspect a valve stuck open. Either can be tested without replacing anything on a hunch.',
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
