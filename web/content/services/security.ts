import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { SecurityServiceWords, ServiceHead } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const doorbell = pounds(business.prices.doorbell)

export const head: ServiceHead = {
  order: 11,
  icon: 'shield',
  title: 'Security',
  description: 'Alarms, CCTV, access control and maintenance.',
  features: ['Homes, shops and offices', 'Privacy respected', 'Yearly maintenance'],
}

export const words: SecurityServiceWords = {
  name: 'Security Installation',
  title: pageTitle('CCTV, Burglar Alarms & Door Entry, SW London'),
  metaDescription: `CCTV, intruder alarms and door entry for homes, shops and offices in Richmond and SW London. Video doorbell fitted from ${doorbell}, equipment extra.`,
  heroTitle: 'Security installation',
  heroDescription:
    'Alarms that suit the building, cameras that respect the neighbours, and door entry that is simple to use. For homes, shops, offices and rented houses.',
  intro: [
    "Good locks and a light by the side gate come first: they're cheaper, and a burglar meets them first. Then an alarm or a camera adds something.",
    'A bell alerts neighbours, an app alerts you, a camera records. None of them sends the police.',
  ],
  parts: [
    {
      id: 'intruder-alarms',
      title: 'Intruder alarms',
      text: 'Wired where floors are up, wireless where they are not. Homes are usually grade 1 or 2; for a shop or an office, ask your insurer. The lowest-graded part sets the grade.',
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
      text: 'One camera that sees a face is worth four that see the tops of heads. At a till or a door, that decides where it goes.',
      points: [
        'Wired cameras on one network cable each',
        'Video doorbells',
        'Privacy masks over what belongs to next door',
        'A recorder in the building, or the cloud for a monthly fee',
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
      text: 'Batteries fade, and people who have left still have a code. A yearly visit tests every part.',
      points: [
        'A yearly inspection and full test',
        'Updates, passwords and codes',
        'Take-over of many existing systems',
      ],
    },
  ],
  included: [
    'A free walk round before any design',
    'A written proposal: what the system does and does not do',
    'Cables run out of sight where the building allows',
    'Set-up on your accounts, default passwords changed',
    'A test of every part, and a lesson',
  ],
  timeline: [
    {
      when: 'First',
      title: 'A free survey',
      text: 'We walk round with you for about an hour. Have your insurance papers to hand, and tell us about pets, staff and closing time.',
    },
    {
      when: 'Then',
      title: 'Proposal',
      text: 'A plan of sensors or cameras, the view of each, and a written price.',
    },
    {
      when: 'The work',
      title: 'Fix, aim and mask',
      text: "One circuit goes off for a short while. We set each view with you and mask what isn't yours.",
    },
    {
      when: 'Before we go',
      title: 'Test and show',
      text: 'The siren sounds, so tell next door. You choose the codes, and everyone sets the alarm once.',
    },
  ],
  typicalDuration: 'Half a day for a doorbell or a single camera, one to two days for most systems',
  priceChanges: [
    {
      title: 'How many devices',
      text: 'Each sensor or camera needs a box, a route and a test. We use as few as do the job.',
    },
    {
      title: 'The building',
      text: 'A listed house, a shared hall or a concrete block needs permission and slower fixing.',
    },
  ],
  paperwork: ['An electrical certificate for any circuit we add or alter.'],
  faqs: [
    {
      question: 'Where may I point a camera at home?',
      answer:
        "At your own property. If it also catches the pavement or next door's garden, move it, mask it or follow the data protection rules. Leave sound off: it's more intrusive than pictures.",
    },
    {
      question: 'What does the law ask of a shop, an office or a landlord?',
      answer:
        "Data protection law always applies, even indoors. Put up a sign that says who films and why. Most have to pay the ICO's data protection fee. Decide who may watch, and delete after days, not months. Give people their own footage if they ask. Don't film where staff or tenants expect privacy.",
    },
    {
      question: 'What does an alarm or door entry cost?',
      answer:
        'We quote after the walk round, because the number of doors, sensors and cable routes decides. The survey and the quote are free.',
    },
    {
      question: 'Can you work outside opening hours?',
      answer:
        'Yes. The quote says what it costs. A fire exit must always open from inside without a key, code or power, so we test every lock with the power off.',
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
        'The alarm does, on its battery. Cameras and broadband stop unless they have a back-up supply, so an app alarm may go quiet.',
    },
  ],
  relatedArticles: ['home-cctv-and-privacy', 'burglar-alarm-grades'],
  relatedProjects: ['prj-015'],
  relatedServices: ['landlords-businesses', 'smart-home', 'garden-lighting'],
  relatedAreas: ['wimbledon', 'twickenham', 'barnes', 'putney'],
  sources: [sources.homeCctv, sources.businessCctv, sources.phoneLines],
}
