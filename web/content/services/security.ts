import { pageTitle } from '../lib/page-title.ts'
import type { SecurityServiceWords, ServiceHead } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 11,
  icon: 'shield',
  thumbnail: 'security-camera-closeup',
  title: 'Security',
  description: 'Alarms, CCTV, access control and maintenance.',
  features: ['Designed for your home', 'Privacy respected', 'Yearly maintenance'],
  price: 'Quoted after a survey',
}

export const words: SecurityServiceWords = {
  name: 'Security Installation',
  title: pageTitle('Alarms, CCTV & Access Control'),
  metaDescription:
    'Intruder alarms, CCTV, access control and maintenance for homes and small businesses in Richmond and South West London. Free no-obligation quotes.',
  heroTitle: 'Security installation',
  heroDescription:
    'Alarms that suit the house, cameras that respect the neighbours, and entry systems that are simple to use. Fitted neatly and explained properly.',
  picture: {
    stem: 'security-camera-closeup',
    alt: 'White turret camera with a ring of infra-red lamps, fixed to a brick wall',
  },
  priceNote: 'Fitting, setting up and showing you round are priced in a free written quote. The equipment is extra.',
  intro: [
    'Good locks and a light by the side gate come first: they are cheaper, and a burglar meets them first. Then an alarm or a camera adds something.',
    'A bell makes noise, an app rings your phone, a camera remembers. None of them sends the police by itself.',
  ],
  parts: [
    {
      id: 'intruder-alarms',
      title: 'Intruder alarms',
      text: 'Wired where floors are up, wireless where they are not. Homes are usually grade 1 or 2, and the lowest-graded part sets the grade.',
      points: [
        'Door, movement and shock sensors',
        'A keypad and fob, or an app, or both',
        'A bell alone, or signals to your phone',
        'Battery back-up and tamper protection',
      ],
    },
    {
      id: 'cctv',
      title: 'CCTV',
      text: 'One camera that sees a face is worth four that see the tops of heads.',
      points: [
        'Wired cameras on one network cable each',
        'Video doorbells',
        'Privacy masks over what belongs to next door',
        'A recorder of your own, or the cloud',
      ],
    },
    {
      id: 'access-control',
      title: 'Access control',
      text: 'A lost fob can be cancelled in a minute. A locked door must always let people out, without key, code or power.',
      points: [
        'Audio and video entry phones',
        'Fob readers and keypads',
        'Electric strikes and magnetic locks',
        'A way out that always works',
      ],
    },
    {
      id: 'maintenance',
      title: 'Maintenance',
      text: 'Batteries fade, and people who have moved on still have a code. A yearly visit tests every part.',
      points: [
        'A yearly inspection and full test',
        'Battery and detector checks',
        'Updates, passwords and codes',
        'Take-over of many existing systems',
      ],
    },
  ],
  included: [
    'A walk round the house before any design',
    'A written proposal: what the system does and does not do',
    'Cables run out of sight where the building allows',
    'Set-up on your own accounts, default passwords changed',
    'A test of every detector, camera and release',
    'A lesson for everyone who has a code',
  ],
  timeline: [
    {
      when: 'Survey, about an hour',
      title: 'Walk round',
      text: 'Have your insurance schedule to hand, and tell us about pets.',
    },
    {
      when: 'After the survey',
      title: 'Proposal',
      text: 'A plan of sensors or cameras, the view of each, and a written price. This is the moment to show the neighbours.',
    },
    {
      when: 'Day 1',
      title: 'Drill and fix',
      text: 'Cables first. One circuit goes off for a short while.',
    },
    {
      when: 'Day 2',
      title: 'Aim, mask and test',
      text: 'We set each view together and mask what is not yours. Then the siren sounds, so tell next door.',
    },
    {
      when: 'Before we go',
      title: 'Handover',
      text: 'You choose the codes while we look the other way. Everyone sets and unsets the alarm once.',
    },
  ],
  typicalDuration: 'Half a day for a doorbell or a single camera, one to two days for most systems',
  priceChanges: [
    {
      title: 'Number of devices',
      text: 'Each sensor or camera is a box, a route and a test. We design with as few as do the job.',
    },
    {
      title: 'Wired or wireless',
      text: 'Wire costs more on the day and less later, as there are no batteries to change.',
    },
    {
      title: 'The building',
      text: 'A listed house, a shared hallway or a concrete block needs consents and slower fixing.',
    },
    {
      title: 'Running costs',
      text: 'Cloud recording and monitoring charge by the month. A recorder in the house does not.',
    },
  ],
  paperwork: ['An electrical certificate for any circuit we add or alter.'],
  faqs: [
    {
      question: 'Can pets set it off?',
      answer:
        'They can. Pet-tolerant sensors and careful positions help with dogs. Climbing cats need a longer talk, since a cat on a bookcase is at the height of a burglar.',
    },
    {
      question: 'Where may I point a camera?',
      answer:
        'At your own property. If it also catches the pavement or the garden next door, move it, mask it or follow the data protection rules. Sound is more intrusive than pictures and is best left off.',
    },
    {
      question: 'Will the police come?',
      answer:
        "Not to a bell or an app by itself. Police attendance needs a monitored system with confirmed signals and a police reference number, from a company listed with a recognised inspectorate. We don't offer that.",
    },
    {
      question: 'Will my insurer accept the alarm?',
      answer:
        'Only your insurer can say. Some policies ask for a grade, a maintenance contract or an installer on a certain list. Send us the wording with your request.',
    },
    {
      question: 'Does it work in a power cut?',
      answer:
        'The alarm does, on its battery. Cameras and broadband stop unless they have back-up of their own, so an app alarm may go quiet.',
    },
  ],
  relatedArticles: ['home-cctv-and-privacy', 'burglar-alarm-grades'],
  relatedProjects: ['prj-015'],
  relatedServices: ['smart-home', 'garden-lighting', 'sockets-lighting'],
  relatedAreas: ['wimbledon', 'twickenham', 'barnes', 'putney'],
  sources: [sources.homeCctv, sources.phoneLines],
}
