import { business, notification, pounds } from '../business.ts'
import { pageTitle } from '../page-title.ts'
import type { ServiceHead, ServiceWords } from '../schema.ts'
import { sources } from '../sources.ts'

const emergencyHourly = pounds(business.prices.emergencyHourly)

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
    stem: 'smart-thermostat-panel',
    alt: 'Round thermostat showing 21.5 degrees and the word heating on a dark green wall, with a control screen beside it and brass switches below',
  },
  timelinePicture: {
    stem: 'boiler-stat-wiring-centre',
    alt: 'Open wiring centre with its terminals in use beneath a fused spur, copper pipes and a valve on the left, and a room thermostat reading 20.5 degrees',
  },
  intro: [
    'When the radiators go cold, everyone blames the boiler. Quite often the boiler is fine, and nothing is telling it to start. Somewhere between the thermostat and the burner, a valve has stuck, a wire has worked loose or a programmer has failed.',
    'That chain is electrical, and it can be tested link by link. So can the circuit that trips at breakfast, the light that flickers when it rains and the socket that died for no reason. We test one thing at a time. Swapping parts and hoping is dearer than it sounds.',
    'The gas stays with the gas engineer. Anything inside the boiler or on the gas pipe is for a Gas Safe registered engineer. We do the controls and wiring, and we are glad to do them on the same day.',
  ],
  included: [
    'Wiring for programmers, room thermostats and zone valves, on S-plan and Y-plan systems',
    "Smart and weather-compensating controls, checked against the boiler maker's list",
    'Electric underfloor heating mats and their thermostats',
    'Immersion heaters, timers and towel rails',
    'Electric panel and storage heaters',
    'Fault finding on any circuit in the house, with a written finding',
    'Safe isolation before a repair and testing after it',
  ],
  timeline: [
    {
      when: 'When you ring',
      title: 'Symptoms',
      text: 'Tell us what happens, when it happens and what changed. A new shelf, a wet week, a visit from the carpet fitter: it all helps. For faults that come and go, keep a note of the time and the weather.',
    },
    {
      when: 'Arrival',
      title: 'See it happen',
      text: 'We ask you to make it misbehave. Set everything as it was at the time. A fault that shows itself on cue is half found.',
    },
    {
      when: 'First half hour',
      title: 'Divide and test',
      text: 'We cut the system into halves and rule out one of them. You hear clicks, and the heating starting and stopping. The house keeps its power, except for the circuit being tested.',
    },
    {
      when: 'The next hour',
      title: 'Find the part',
      text: 'Now it is one valve, one joint or one length of cable. If we near the limit you set, we stop and talk. You decide whether it is worth another hour.',
    },
    {
      when: 'Before any repair',
      title: 'The finding',
      text: 'You hear what failed, why we are sure, what the repair costs and what else looks tired. Then you choose.',
    },
    {
      when: 'The repair',
      title: 'Mend and prove',
      text: 'Common parts can often be changed the same day. The circuit is off while we work and tested before it comes back. We run the heating through a full cycle, even in summer.',
    },
    {
      when: 'Last ten minutes',
      title: 'A note for next time',
      text: 'We leave the finding in writing and a wiring note by the controls. The next engineer, ours or not, starts from there.',
    },
  ],
  typicalDuration: 'One to four hours for most faults',
  costs: {
    intro:
      'A fitted control has a price in advance. A fault does not, since finding it is the work. These things make it longer or shorter.',
    points: [
      {
        title: 'Whether it shows itself',
        text: 'A dead circuit is quick to trace. One that trips on alternate Sundays may take two visits. Your notes can save the second.',
      },
      {
        title: 'Records',
        text: 'A wiring note by the programmer saves half an hour. Four identical grey cables in an unlabelled box can use up a whole one.',
      },
      {
        title: 'Access',
        text: 'Valves live in airing cupboards, wiring centres behind water tanks. Please clear the way to them before we come, because searching takes time too.',
      },
      {
        title: 'Parts',
        text: 'A valve head or a thermostat is changed in minutes once we know it has failed. A new cable under a finished floor is a different matter, and is quoted by itself.',
      },
      {
        title: 'Day or night',
        text: `Planned visits are charged at the rate we agree. The hourly rate from ${emergencyHourly} on our emergency page pays for labour on an emergency call-out.`,
      },
    ],
  },
  surprises: [
    {
      title: 'Two faults, not one',
      text: 'A weak valve can hide a loose wire. When the first repair does not cure everything, you hear the cost of going on before we do.',
    },
    {
      title: 'S-plan and Y-plan in one box',
      text: 'S-plan uses a separate two-port valve for heating and for hot water. Y-plan uses one three-port valve for both. Somebody in the past may have wired one as the other. Putting it right means rewiring the centre, at a price you see first.',
    },
    {
      title: 'Water where it should not be',
      text: 'A pump that weeps or an immersion heater that has split will trip an RCD again and again. We isolate it and show that it is the cause. The leak itself is for your plumber.',
    },
    {
      title: 'The boiler after all',
      text: 'If our tests show the controls are calling and the boiler is not answering, the fault is on the gas side. You get that in writing, so that your gas engineer need not start again.',
    },
  ],
  paperwork: [
    'A written finding: what failed, how we know, what we did.',
    'A wiring note left by the controls.',
    'A Minor Works Certificate where a circuit was added to, or an Electrical Installation Certificate for a new one such as underfloor heating.',
    notification,
  ],
  faqs: [
    {
      question: 'Do you repair boilers?',
      answer:
        'No. We repair what tells the boiler to run. The boiler and its gas are for a Gas Safe registered engineer.',
    },
    {
      question: 'My heating and hot water come on together. Why?',
      answer:
        'Usually a valve. On a Y-plan system suspect the mid-position valve or its wiring. On an S-plan, suspect a valve stuck open. Either can be tested without replacing anything on a hunch.',
    },
    {
      question: 'Can you fit a smart thermostat to my boiler?',
      answer:
        "Usually. Some boilers need a simple on and off switch, others a digital link. We read the maker's wiring diagram before you buy.",
    },
    {
      question: 'How do you charge for fault finding?',
      answer:
        'By time. You know the rate before we start and you set a limit. When we get near it we stop and tell you what we know so far.',
    },
    {
      question: 'Why does my RCD trip when the heating comes on?',
      answer:
        'Often water has found its way into a pump, a valve or an immersion heater. We disconnect them one by one, safely, until the RCD stays up.',
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
  relatedServices: ['smart-home', 'emergency', 'solar-battery-heat-pump'],
  relatedAreas: ['richmond', 'mortlake', 'east-sheen'],
  sources: [sources.energy, sources.partP],
}
