import { buildingCertificate, business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const from = pounds(business.prices.fullRewire)

export const head: ServiceHead = {
  order: 1,
  icon: 'cable',
  thumbnail: 'rewiring-first-fix',
  title: 'Rewiring',
  description: 'Full and partial rewires planned around the way you live.',
  features: ['Room-by-room plan', 'New board and earthing', 'Tested and certified'],
}

export const words: ServiceWords = {
  name: 'Rewiring',
  title: pageTitle('House Rewiring in SW London'),
  metaDescription: `Full and partial house rewiring across Richmond and SW London, from ${from}. Free written quote, full testing and certificate.`,
  heroTitle: 'House rewiring',
  heroDescription:
    'A rewire is a big job in a home people live in. Planned room by room, it ends with circuits that are labelled, tested and certified.',
  picture: {
    stem: 'rewiring-first-fix',
    alt: 'A room in section at first fix: capped cables in chases down to a switch and up to a socket, cable through the middle of the joists, floorboards lifted',
  },
  intro: [
    'A rewire replaces the cables in your walls, the sockets and switches, and nearly always the fuse box. It suits a house with rubber or fabric cable, or anyone about to strip the house for decorating.',
    'Old is not the same as finished. If a test shows that only the lighting is worn out, a partial rewire does the job with far less upheaval.',
  ],
  included: [
    'A survey and test of the wiring you have',
    'A marked plan of sockets, switches, lights and data points',
    'New circuits, kept to the safe zones of each wall',
    'A metal consumer unit with an RCBO for each circuit, and surge protection',
    'Earthing and bonding brought up to standard',
    'Floorboards numbered and put back, chases filled ready for a plasterer',
  ],
  timeline: [
    {
      when: 'Two weeks before',
      title: 'Tape on the walls',
      text: 'We mark every point at its real height. Sit down, reach for the lamp, and move any tape that is in the wrong place.',
    },
    {
      when: 'Days 1 to 5',
      title: 'First fix',
      text: 'The loud part: floorboards up, walls cut with a vacuum. A fridge, some light and a socket can often come back in the evening.',
    },
    {
      when: 'The plaster gap',
      title: 'Drying',
      text: 'Often the longest wait of the job.',
    },
    {
      when: 'Days 6 to 8',
      title: 'Second fix',
      text: 'Sockets, switches and lights go on, room by room.',
    },
    {
      when: 'The last day',
      title: 'Board, tests, handover',
      text: 'The new board takes over and every circuit is tested. Plan to be without power for most of that day.',
    },
  ],
  typicalDuration: '5 to 10 working days for a typical two- or three-bedroom house, plus plastering and drying',
  priceChanges: [
    {
      title: 'Points',
      text: 'Every socket, switch and light is a hole, a box and a run of cable, so the plan comes before the price.',
    },
    {
      title: 'Walls and floors',
      text: 'Solid brick has to be cut. A floor that cannot be lifted means a detour or a joiner.',
    },
    {
      title: 'Living there',
      text: 'In a lived-in house part of each day goes on restoring power and clearing the way.',
    },
    {
      title: 'What we find',
      text: 'Loose plaster costs more plastering; sound wiring nobody remembered can stay.',
    },
  ],
  paperwork: [
    `An Electrical Installation Certificate with the results for each circuit. ${buildingCertificate}`,
    'A circuit list at the board.',
  ],
  faqs: [
    {
      question: 'How long does a rewire take?',
      answer:
        'One to two weeks of electrical work for most two- and three-bedroom houses. Add the plastering and its drying time. An empty house is quicker than a full one.',
    },
    {
      question: 'Can we stay in the house?',
      answer: "Usually, yes, while the work goes on in zones. If you can be away for the first week, it's easier.",
    },
    {
      question: 'Will you need to lift floors?',
      answer: 'In most rooms, yes. Boards are numbered, lifted and put back. Mention fitted floors at the survey.',
    },
    {
      question: 'Is plastering included?',
      answer:
        'Filling the chases usually is. A plasterer then skims over them, and a decorator paints. If you would like full making good, ask for it as a line of its own.',
    },
    {
      question: 'Where is it safe to drill afterwards?',
      answer:
        'Stay away from the lines straight above, below and to either side of any socket or switch, and from the 150 mm beside corners and ceilings. A cable finder is still worth having.',
    },
  ],
  relatedArticles: ['signs-your-home-needs-rewiring', 'part-p-and-certificates', 'date-the-wiring'],
  relatedProjects: ['prj-001', 'prj-004', 'prj-003'],
  relatedServices: ['consumer-unit', 'eicr', 'new-builds'],
  relatedAreas: ['east-sheen', 'richmond', 'putney', 'barnes'],
  sources: [sources.partP, sources.buildingRegulations, sources.bs7671],
}
