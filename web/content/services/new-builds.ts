import { buildingCertificate } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 6,
  icon: 'building-2',
  thumbnail: 'kitchen-undercabinet-detail',
  title: 'New builds and extensions',
  description: 'First fix to final certificate.',
  features: ['Works from drawings', 'Alarms and ventilation', 'Building control paperwork'],
  price: 'Quoted from drawings',
}

export const words: ServiceWords = {
  name: 'New Builds and Extensions',
  title: pageTitle('Extension & New Build Electrics'),
  metaDescription:
    'First and second fix electrics for extensions, loft conversions and new homes in SW London. We plan with your architect and builder. Free quotes.',
  heroTitle: 'New builds and extensions',
  heroDescription:
    'We join the project early, agree positions while they are still lines on a drawing, and hand over the certificates that your building control file needs.',
  picture: {
    stem: 'kitchen-undercabinet-detail',
    alt: 'Green kitchen with lights under the wall cupboards, an induction hob over an oven, and dusk in the window',
  },
  priceNote:
    'A loft, an extension or a house is priced from its drawings, room by room, once we know what each room has to do.',
  intro: [
    'On a drawing, moving a socket takes a rubber. At first fix it takes ten minutes. After the plasterer it takes a hole, a patch and a decorator. So bring us in before the steel and the kitchen are ordered.',
    'Sockets, switches, lights and loads go on your plans, the oven you have not chosen yet among them. That shows whether the house can feed all of it.',
  ],
  included: [
    'An electrical layout from your plans, and a walk-round',
    'First fix fitted in with builder, plasterer and plumber',
    'Second fix, boards and final connections',
    'Mains-powered, interlinked smoke and heat alarms',
    'Ducts and spare ways for a charger, solar or a heat pump',
    'Photographs of every cable before it is covered',
  ],
  timeline: [
    {
      when: 'On paper',
      title: 'Drawings',
      text: 'Send the plans and any kitchen layout. The price goes room by room, so you see what the garden-side lights cost.',
    },
    {
      when: 'Builders arrive',
      title: 'Temporary power',
      text: 'The old kitchen goes, and its circuit with it. We make the dead ends safe and give you a proper socket.',
    },
    {
      when: 'First fix, 2 to 5 days',
      title: 'Boxes and cables',
      text: 'Before boarding we walk round with you: stand where the bed will be and reach for the switch.',
    },
    {
      when: 'Second fix, 2 to 4 days',
      title: 'The parts you touch',
      text: 'Sockets, switches, lights, alarms and fans. Power goes off for part of a day when the new circuits join the board.',
    },
    {
      when: 'Last visit',
      title: 'Test and sign off',
      text: 'Each circuit is tested, and the alarms are set off all together, so warn the neighbours.',
    },
  ],
  typicalDuration: 'Follows the build programme; first and second fix usually take a few days each',
  priceChanges: [
    {
      title: 'Kitchens',
      text: 'Most of the load is here. An induction hob can draw 7 kW or more and wants a circuit to itself.',
    },
    {
      title: 'The existing supply',
      text: 'Old boards are often full, and a charger and a hob can outgrow a main fuse.',
    },
    {
      title: 'Alarms',
      text: 'A loft conversion usually calls for interlinked alarms down the whole escape route, hall and landing included.',
    },
    {
      title: 'Changes and visits',
      text: 'Before boarding, a move costs little. Two clear visits cost less than seven half-days.',
    },
  ],
  paperwork: [`An Electrical Installation Certificate for your building control file. ${buildingCertificate}`],
  faqs: [
    {
      question: 'When should the electrician be involved?',
      answer:
        'While it is still a drawing. An island socket needs a duct under the floor, and floors are laid surprisingly early.',
    },
    {
      question: 'Can you work with my builder?',
      answer:
        'Yes. Before anyone starts, agree in writing who cuts the chases, who makes good and whose application covers the electrics.',
    },
    {
      question: 'What about smoke alarms?',
      answer:
        'In England, new and materially altered homes need mains-powered, interlinked smoke alarms on each storey, and usually a heat alarm in the kitchen. A loft conversion counts.',
    },
    {
      question: 'Can you prepare for solar, a heat pump or a car charger?',
      answer:
        'Yes. A duct, a few spare ways and a sensible meter position cost little while walls are open. In England, new homes with their own parking have generally needed charge-point provision since 15 June 2022.',
    },
    {
      question: 'How high should sockets and switches be?',
      answer:
        'In a new home in England, the guidance puts them between 450 mm and 1200 mm above the floor in the rooms you live in. In an extension you usually have more freedom.',
    },
  ],
  relatedArticles: ['kitchen-sockets-and-circuits', 'smoke-and-co-alarms', 'part-p-and-certificates'],
  relatedProjects: ['prj-007', 'prj-003'],
  relatedServices: ['smoke-alarms', 'showers-cookers', 'rewiring'],
  relatedAreas: ['teddington', 'kew', 'east-sheen', 'barnes'],
  sources: [sources.fireSafety, sources.access, sources.partP],
}
