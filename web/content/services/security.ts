import { notification } from '../business.ts'
import { pageTitle } from '../page-title.ts'
import type { SecurityServiceWords, ServiceHead } from '../schema.ts'
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
  timelinePicture: {
    stem: 'data-cabinet-wifi',
    alt: 'Open wall cabinet with a row of coloured network leads, a switch and a recorder below them, and a round Wi-Fi point on the blue wall',
  },
  priceNote: 'Fitting, setting up and showing you round are priced in a free written quote. The equipment is extra.',
  intro: [
    'Good locks and a light by the side gate come before any of this. They are cheaper, and a burglar meets them first. Once they are right, an alarm or a camera adds something.',
    'We begin by walking round the house with you. Who comes home when? Does the cat climb? What do you keep in the shed? The answers decide which sensors you need.',
    'Then we say plainly what the system will do. A bell makes noise, an app rings your phone, a camera remembers. None of them sends the police by itself, and we would rather you heard that from us.',
  ],
  parts: [
    {
      id: 'intruder-alarms',
      title: 'Intruder alarms',
      paragraphs: [
        'Wired sensors never need a battery and suit a house with its floors up. Wireless ones go in within a day and leave the walls alone. Many homes end up with both.',
        'The European standard grades alarms from 1, low risk, to 4, very high. Homes are usually 1 or 2. The catch is that the lowest-graded part sets the grade of the whole, so one bargain sensor can undo an expensive panel. If your insurer asks for a grade or for an installer on a particular list, show us the wording first. We will say honestly whether we can meet it.',
      ],
      points: [
        'Door, movement and shock sensors chosen to suit the risk',
        'A keypad and fob, or an app, or both',
        'A bell alone, or signals to your phone as well',
        'Battery back-up and tamper protection',
        'User codes set by you, not by us',
      ],
    },
    {
      id: 'cctv',
      title: 'CCTV',
      paragraphs: [
        'Fewer cameras in better places: one that sees a face at the door is worth four that see the tops of heads. One network cable to each carries both power and picture, and works whatever the Wi-Fi does.',
        "Inside your own boundary, data protection law leaves household cameras alone. If one sees the pavement or a neighbour's garden, you take on duties: a reason, a sign, short keeping and an answer when someone asks. We can usually mask or turn a camera so that the question never comes up.",
      ],
      points: [
        'Wired cameras on one network cable each',
        'Video doorbells',
        'Privacy masks over what belongs to next door',
        'Recording on your own recorder or in the cloud',
        'Advice on signs and on how long to keep footage',
      ],
    },
    {
      id: 'access-control',
      title: 'Access control',
      paragraphs: [
        'Keys are copied, lent and lost. A fob can be cancelled from a keypad in a minute, without changing a lock. That suits shared front doors, small offices and anyone who lets in a cleaner on Tuesdays.',
        'One rule outranks all others: a locked door must still let people out. The release has to work without a key, a code or mains power. In some buildings the locks must also let go when the fire alarm sounds, and we ask about that before choosing one.',
      ],
      points: [
        'Audio and video entry phones',
        'Fob readers and keypads',
        'Electric strikes and magnetic locks',
        'A way out that works in an emergency without key or code',
        'A simple way to cancel a lost fob',
      ],
    },
    {
      id: 'maintenance',
      title: 'Maintenance',
      paragraphs: [
        'An alarm that has not been tested for three years may not work. Batteries fade, spiders get into sensors, and people who have moved on still have a code.',
        'Once a year we test every detector, check the batteries, update the software and go through the passwords and codes with you. We can take over many systems that someone else fitted, if the panel lets us in.',
      ],
      points: [
        'A yearly inspection and full test',
        'Battery and detector checks',
        'Software updates, and a review of passwords and codes',
        'A written report of what was tested',
        'Take-over of many existing systems',
      ],
    },
  ],
  included: [
    'A walk round the house before any design',
    'A written proposal that says what the system does and what it does not do',
    'Cables run out of sight where the building allows',
    'Set-up on your own accounts, with default passwords changed',
    'A test of every detector, camera and release',
    'A lesson for everyone who has a code',
  ],
  timeline: [
    {
      when: 'Survey, about an hour',
      title: 'Walk round',
      text: 'We look at doors, windows, sheds and sight lines. Have your insurance schedule to hand, and any old alarm manual. We also ask about pets.',
    },
    {
      when: 'Within the week',
      title: 'Proposal',
      text: 'A plan of sensors or cameras, the view each camera will have, and a written price. This is the moment to show the neighbours.',
    },
    {
      when: 'Day 1, 8.30 am',
      title: 'Drilling',
      text: 'Cables go in first. You hear a masonry drill at the outside walls and steps in the loft. Power stays on for most of it.',
    },
    {
      when: 'Day 1, afternoon',
      title: 'Fixing',
      text: 'Panel, sensors, cameras. One circuit goes off for a short while as we connect the supply. The broadband may drop for a few minutes.',
    },
    {
      when: 'Day 2, morning',
      title: 'Aim and mask',
      text: 'Bring your phone. We set each view together, mask what is not yours and turn microphones off unless there is a strong reason.',
    },
    {
      when: 'Day 2, midday',
      title: 'The noisy half hour',
      text: 'We walk through every detector and let the siren sound. It is loud, so tell next door first.',
    },
    {
      when: 'Before we go',
      title: 'Handover',
      text: 'You choose the codes while we look the other way. Everyone sets and unsets the alarm once. You learn how to save a clip, and how to delete one.',
    },
  ],
  typicalDuration: 'Half a day for a doorbell or a single camera, one to two days for most systems',
  costs: {
    intro: 'Equipment is part of the price, and the route of each cable is often the larger part.',
    points: [
      {
        title: 'Number of devices',
        text: 'Each sensor or camera is a box, a route and a test. We design with as few as do the job, so ask us why each is there.',
      },
      {
        title: 'Wired or wireless',
        text: 'Wire costs more on the day and less later, as there are no batteries to change. In a decorated house wireless often wins.',
      },
      {
        title: 'The building',
        text: 'A listed house, a shared hallway or a concrete block needs consents and slower fixing. In a flat, ask the freeholder before anyone drills.',
      },
      {
        title: 'Running costs',
        text: 'Cloud recording and monitoring charge by the month. A recorder in the house does not. The proposal lists both, so that the yearly sum is known.',
      },
      {
        title: 'The yearly visit',
        text: 'Maintenance is quoted with the system. You can decline it.',
      },
    ],
  },
  surprises: [
    {
      title: 'A panel that will not open up',
      text: 'Old alarms are sometimes locked with a code nobody has. We try to reset it. If that fails, you get the price of a new panel on the existing sensors, if they are worth keeping.',
    },
    {
      title: 'It dials a phone line',
      text: 'Traditional phone lines are being retired by 31 January 2027. An alarm or entry phone that dials out needs a new path, over broadband or mobile. We check this at the survey.',
    },
    {
      title: 'A view you may not want',
      text: 'From the best fixing point, a camera may look straight into a bedroom next door. We move it or mask it. A longer cable is priced first.',
    },
    {
      title: 'Consent',
      text: 'Listed houses and leases can rule out a box on the front wall. We stop until you have the answer in writing, since taking it down again costs more than waiting.',
    },
  ],
  paperwork: [
    'A plan of the system and a record of what was tested.',
    'User guides, and every password and code handed over to you.',
    'An electrical certificate for any circuit we add or alter.',
    'After each yearly visit, a report of what was checked.',
    notification,
  ],
  faqs: [
    {
      question: 'Wired or wireless?',
      answer:
        'If the floors are coming up anyway, wired. If the house is finished, wireless is quicker and kinder. Mixing the two is normal.',
    },
    {
      question: 'Can pets set it off?',
      answer:
        'They can. Pet-tolerant sensors and careful positions help with dogs. Climbing cats need a longer talk, since a cat on a bookcase is at the height of a burglar.',
    },
    {
      question: 'Where may I point a camera?',
      answer:
        "At your own property. If it also catches the pavement or the garden next door, move it, mask it or follow the data protection rules. The Information Commissioner's Office has guidance for householders. Sound is more intrusive than pictures and is best left off.",
    },
    {
      question: 'Will the police come?',
      answer:
        "Not to a bell or an app by itself. Police attendance needs a monitored system with confirmed signals and a police reference number, from a company listed with a recognised inspectorate. We don't offer that. If you see a crime happening, call 999.",
    },
    {
      question: 'Will my insurer accept the alarm?',
      answer:
        "Only your insurer can say. Some policies ask for a grade, a maintenance contract or an installer on a certain list. Get the wording in writing and send it to us before we quote. If we can't meet it we'll tell you, and you'll have lost nothing.",
    },
    {
      question: 'Can you take over my existing alarm?',
      answer:
        "Often, if we can get the installer code or reset the panel. We test it first and tell you whether it's worth keeping.",
    },
    {
      question: 'Does it work in a power cut?',
      answer:
        'The alarm does, on its battery. Cameras and broadband stop unless they have back-up of their own, so an app alarm may go quiet. We can add back-up to the router.',
    },
    {
      question: 'What causes most false alarms?',
      answer:
        'Small things that move or warm up: a spider on a sensor, a curtain over a radiator, a draught from a loose window. Nearly all have a cause you can shift, which is why we ask so many questions.',
    },
  ],
  relatedArticles: ['home-cctv-and-privacy', 'burglar-alarm-grades'],
  relatedProjects: ['prj-015'],
  relatedServices: ['smart-home', 'garden-lighting', 'sockets-lighting'],
  relatedAreas: ['wimbledon', 'twickenham', 'barnes', 'putney'],
  sources: [sources.homeCctv, sources.phoneLines],
}
