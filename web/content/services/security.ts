import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { SecurityServiceText, ServiceHead } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const doorbell = pounds(business.prices.doorbell)

export const head: ServiceHead = {
  order: 11,
  title: 'Security',
  description: 'Alarms, CCTV, access control and maintenance.',
  features: ['Homes, shops and offices', 'Privacy respected', 'Yearly maintenance'],
}

export const text: SecurityServiceText = {
  name: 'Security Installation',
  title: pageTitle('CCTV, Burglar Alarms & Door Entry, SW London'),
  metaDescription: `CCTV, intruder alarms and door entry for homes, shops and offices in Richmond and SW London. Video doorbell fitted from ${doorbell}, equipment extra.`,
  heroTitle: 'Security installation',
  heroDescription:
    "We fit alarms that suit the building, cameras that respect the neighbours, and door entry that's simple to use, in homes, shops, offices and rented houses.",
  intro: [
    "Good locks and a light by the side gate come first, because they're cheaper, and they're what a burglar sees first. After that, an alarm or a camera is worth having.",
    'A bell alerts your neighbours, an app alerts you and a camera records. None of them calls the police.',
  ],
  parts: [
    {
      id: 'intruder-alarms',
      title: 'Intruder alarms',
      text: "We use wired sensors where the floors are up, and wireless ones where they aren't. Homes are usually grade 1 or 2. For a shop or an office, ask your insurer. The lowest-graded part sets the grade of the whole system.",
      points: [
        'Door, movement and shock sensors',
        'A keypad and fob, or an app, or both',
        'A bell, or signals to your phone',
        'Battery back-up and tamper protection',
      ],
    },
    {
      id: 'cctv',
      title: 'CCTV',
      text: 'A camera high on the wall shows the tops of heads. At a till or a door we fix it low enough to show a face.',
      points: [
        'Wired cameras, each on one network cable',
        'Video doorbells',
        "Privacy masks over your neighbours' property",
        'A recorder in the building, or the cloud for a monthly fee',
      ],
    },
    {
      id: 'access-control',
      title: 'Access control',
      text: 'A lost fob can be cancelled in a minute. A locked door must always let people out, without a key, a code or power.',
      points: ['Audio and video entry phones', 'Fob readers and keypads', 'Electric strikes and magnetic locks'],
    },
    {
      id: 'maintenance',
      title: 'Maintenance',
      text: 'Batteries wear out, and people who have left may still know a code. A yearly visit tests every part.',
      points: [
        'A yearly inspection and full test',
        'Software updates, new passwords and codes',
        'Systems that others fitted, in many cases',
      ],
    },
  ],
  included: [
    'A free walk round before we design anything',
    "A written proposal that says what the system does and doesn't do",
    'Cables run out of sight where the building allows',
    'Set-up on your accounts, with the default passwords changed',
    'A test of every part, and a lesson in using it',
  ],
  timeline: [
    {
      when: 'First',
      title: 'A free survey',
      text: 'We walk round with you for about an hour. Have your insurance papers ready, and tell us about pets and staff.',
    },
    {
      when: 'Then',
      title: 'Proposal',
      text: 'You get a plan of the sensors or cameras, what each one covers, and a written price.',
    },
    {
      when: 'The work',
      title: 'Fix, aim and mask',
      text: "One circuit goes off for a short while. We set each camera's view with you, and mask what isn't yours.",
    },
    {
      when: 'Before we go',
      title: 'Test and show',
      text: 'The siren will sound, so tell next door. You choose the codes, and everyone sets the alarm once.',
    },
  ],
  typicalDuration: 'A doorbell or a single camera takes half a day, and most systems one to two days',
  priceChanges: [
    {
      title: 'How many devices',
      text: 'Each sensor or camera needs a box, a cable route and a test, so we use as few as will do the job.',
    },
    {
      title: 'The building',
      text: 'A listed house, a shared hall or a concrete block needs permission, and fixing takes longer.',
    },
  ],
  paperwork: ['An electrical certificate for any circuit that we add or alter.'],
  faqs: [
    {
      question: 'Where may I point a camera at home?',
      answer:
        "At your own property. If it also catches the pavement or next door's garden, move it, mask it or follow the data protection rules. Leave the sound off, because it's more intrusive than pictures.",
    },
    {
      question: 'What does the law ask of a shop, an office or a landlord?',
      answer:
        "Data protection law always applies, even indoors. Put up a sign that says who is filming and why. Most organisations must pay the ICO's data protection fee. Decide who may watch, and delete recordings after days, not months. Give people the footage of themselves if they ask. Don't film where staff or tenants expect privacy.",
    },
    {
      question: 'What does an alarm or door entry cost?',
      answer:
        'We quote after the walk round, because the number of doors, sensors and cable routes decides the price. The survey and the quote are free.',
    },
    {
      question: 'Can you work outside opening hours?',
      answer:
        'Yes, and the quote says what that costs. A fire exit must always open from inside without a key, a code or power, so we test every lock with the power off.',
    },
    {
      question: 'Will the police come?',
      answer:
        "They won't come to a bell or an app alone. They only attend a monitored system with confirmed signals and a police reference number, from a company listed with a recognised inspectorate. We don't offer that.",
    },
    {
      question: 'Will my insurer accept the alarm?',
      answer:
        "Only your insurer can say. Some policies ask for a grade, a maintenance contract or a firm listed with an alarm inspectorate, and we aren't listed with one. Send us the wording with your enquiry.",
    },
    {
      question: 'Do alarms and cameras work in a power cut?',
      answer: 'The alarm does, on its battery. Cameras and broadband stop unless they have a back-up supply.',
    },
  ],
  relatedArticles: ['home-cctv-and-privacy', 'burglar-alarm-grades'],
  relatedProjects: ['prj-015'],
  relatedServices: ['landlords-businesses', 'smart-home', 'garden-lighting'],
  relatedAreas: ['wimbledon', 'twickenham', 'barnes', 'putney'],
  sources: [sources.homeCctv, sources.businessCctv, sources.phoneLines],
}
