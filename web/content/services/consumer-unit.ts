import { notification } from '../business.ts'
import { pageTitle } from '../page-title.ts'
import type { ServiceHead, ServiceWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 5,
  icon: 'consumer-unit',
  thumbnail: 'consumer-unit-rcbo-board',
  title: 'Consumer units',
  description: 'Modern protection, clearly labelled.',
  features: ['RCBO for each circuit', 'Surge protection', 'Certificate included'],
}

export const words: ServiceWords = {
  name: 'Consumer Unit Replacement',
  title: pageTitle('Consumer Unit Replacement', ' SW London'),
  metaDescription:
    'Fuse board and consumer unit upgrades in Richmond and SW London: RCBOs, surge protection, full testing and certificate. Free written quotes.',
  heroTitle: 'Consumer unit replacement',
  heroDescription:
    'The board is where safety starts. We test first, upgrade properly and leave every circuit labelled in words you understand.',
  picture: {
    stem: 'consumer-unit-rcbo-board',
    alt: 'White steel consumer unit with its cover raised over a red main switch, a surge protector, ten RCBOs with green levers and four blanks; the meter and an isolator on its left',
  },
  timelinePicture: {
    stem: 'eicr-tester-clipboard-table',
    alt: 'Yellow multifunction tester with brown, blue and green leads, a test sheet on a clipboard and two insulated screwdrivers on a wooden table',
  },
  intro: [
    'Fuse box, fuse board, consumer unit: three names for the box that decides what happens when something goes wrong. An old one with fuse wire protects the cables and does little for you. A modern one notices a leak of thirty thousandths of an amp and cuts the power fast enough to protect a person.',
    'You do not have to change a board because the rules have moved on. The wiring rules look forward, not back. Change it for a reason: scorch marks, a hot smell, no RCD, no spare ways, or a condition report that says so.',
    'You notice the gain when something goes wrong. With an RCBO for each circuit, a leaking kettle switches off the kitchen sockets. The freezer, the stairs and the router carry on.',
  ],
  included: [
    'Tests of the existing circuits before the change, so that hidden faults are found first',
    'A metal consumer unit, which will not burn',
    'An RCBO for each circuit',
    'Surge protection',
    'Main earthing and bonding checked, and upgraded where needed',
    'Plain labels, and a circuit chart kept with the board',
    'A full test of every circuit, with every RCBO tripped on purpose',
  ],
  timeline: [
    {
      when: 'A week or so before',
      title: 'Survey and test',
      text: 'We look for damaged cable, missing earths and circuits that share a neutral. Circuits go off one at a time for a few minutes. It takes a couple of hours.',
    },
    {
      when: 'A few days later',
      title: 'One written price',
      text: 'The board is one figure. Anything the tests say must be put right is listed beside it, item by item.',
    },
    {
      when: 'The night before',
      title: 'Get the house ready',
      text: 'Clear the cupboard. Charge the phones and laptops. If the garage door is electric, leave the car outside. Plan to work somewhere else: the broadband goes off with the rest.',
    },
    {
      when: '8.30 am',
      title: 'Power off',
      text: 'Fill a flask first: the main power goes off for most of the day. We can often leave one temporary supply for the fridge or freezer. Keep its door shut anyway.',
    },
    {
      when: '9 am',
      title: 'Old board out, new board in',
      text: 'There is a short burst of drilling, then hours of quiet work with screwdrivers.',
    },
    {
      when: '1 pm',
      title: 'Dead tests',
      text: 'With the power still off we test each circuit: cable, earth and polarity. If something unexpected turns up, this is when we come and find you.',
    },
    {
      when: '3 pm',
      title: 'Power back, circuit by circuit',
      text: 'Lights, then sockets, then the big appliances. You will hear each RCBO snap off as we trip it on purpose.',
    },
    {
      when: '4.30 pm',
      title: 'Handover',
      text: 'We show you the main switch, the test buttons and the chart. The oven clock will need resetting.',
    },
  ],
  typicalDuration: 'One day',
  costs: {
    intro:
      'We give no price over the phone for a board, and we would be wary of one. Two boxes that look the same on the wall can have very different wiring behind them.',
    points: [
      {
        title: 'Number of circuits',
        text: 'Each circuit gets its own RCBO. A flat may have six, a large house twenty. You are buying that many devices and that many sets of tests.',
      },
      {
        title: 'What the tests find',
        text: 'A fault that fuse wire ignored for thirty years will trip an RCBO on its first evening. Repairs come before the board, and each has its own line in the quote.',
      },
      {
        title: 'Earthing and bonding',
        text: 'The new devices depend on a sound main earth and on bonding to metal pipes. Some homes need a new length of green-and-yellow cable, and the route to the pipe sets the cost.',
      },
      {
        title: 'Position',
        text: 'A board on a clear wall is a day. A board above a door, behind a built-in cupboard or in need of moving is longer.',
      },
      {
        title: 'Arc-fault devices',
        text: 'New work in shared houses (HMOs), purpose-built student homes, care homes and higher-risk residential buildings needs them on socket circuits. Elsewhere they are an option, and cost extra.',
      },
    ],
  },
  surprises: [
    {
      title: 'A borrowed neutral',
      text: 'On many landings the upstairs and downstairs lights share a neutral wire. With an RCBO on each circuit, that trips them both. We look for it in the survey. If one hides until the day, we show you, price it and ask.',
    },
    {
      title: 'No safe way to switch off the supply',
      text: 'The main fuse belongs to the network operator and the meter to your supplier. If there is no switch between meter and board, one of them may have to visit. We find out beforehand and fix the date around them.',
    },
    {
      title: 'A circuit that must stay off',
      text: 'If a cable proves dangerous we will not reconnect it for the sake of the timetable. That circuit stays off until it is mended, the rest of the house comes back, and you have a repair price the same day.',
    },
    {
      title: 'An appliance that trips the new board',
      text: 'A worn heating element may have leaked unnoticed for years. The new board notices at once. We help you find it, but the cure is a new element or a new appliance.',
    },
  ],
  paperwork: [
    'An Electrical Installation Certificate for the board, with the test results for each circuit.',
    'A circuit chart kept with the board.',
    'A list of anything we recommend but did not need to do, so that it can wait without being forgotten.',
    notification,
  ],
  faqs: [
    {
      question: 'How do I know if my board needs replacing?',
      answer:
        "From the outside, look for fuse wire carriers, a cracked case or brown marks, and for the lack of a test button. A condition report tells you how long those can wait. Warmth, a burning smell or a hole that a finger could enter can't wait: do not touch the board, and call at once. Our emergency page says what to do first.",
    },
    {
      question: 'How long will the power be off?',
      answer:
        'Plan for most of a working day. The fridge and freezer can often have a temporary supply. We agree the window with you, and in winter we start early, while there is daylight to use.',
    },
    {
      question: 'What if you find faults on the day?',
      answer:
        "We test first so that you shouldn't have to ask. If something was hidden, you see it, you get a price, and nothing more happens until you agree.",
    },
    {
      question: 'What is the difference between an MCB, an RCD and an RCBO?',
      answer:
        'An MCB reacts to too much current. An RCD reacts to current leaking to earth, perhaps through a person. An RCBO does both, for one circuit.',
    },
    {
      question: 'Does a plastic board have to go?',
      answer:
        "No. New boards in homes have had to be non-combustible, in practice metal, since 1 January 2016. A sound older one doesn't have to come out just for being plastic.",
    },
    {
      question: 'Do I have to upgrade because the rules changed?',
      answer:
        'No. The wiring rules apply to new work. Older boards are judged on one thing: can they safely go on being used?',
    },
    {
      question: 'Do I need surge protection?',
      answer:
        'In most homes the starting point is to fit it, and an owner may knowingly decline. What the rules ask of your home depends on what is in it, so ask at the survey. We include it. It costs little beside the boiler, the alarm and the television it looks after.',
    },
    {
      question: 'How do I look after it?',
      answer:
        "Press each test button about every six months, or as the label says. The device should snap off at once. If it doesn't, call an electrician.",
    },
  ],
  relatedArticles: ['consumer-unit-upgrade-guide', 'rcd-keeps-tripping', 'main-fuse-upgrade'],
  relatedProjects: ['prj-001', 'prj-004'],
  relatedServices: ['rewiring', 'eicr', 'emergency'],
  relatedAreas: ['twickenham', 'roehampton', 'mortlake'],
  sources: [sources.bs7671, sources.partP, sources.homeowners],
}
