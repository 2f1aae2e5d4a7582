import { notification } from '../business.ts'
import { pageTitle } from '../page-title.ts'
import type { ServiceHead, ServiceWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 6,
  icon: 'building-2',
  thumbnail: 'loft-office-rooflight',
  title: 'New builds and extensions',
  description: 'First fix to final certificate, on programme.',
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
    stem: 'loft-office-rooflight',
    alt: 'Converted loft room with a rooflight in the sloping ceiling, light strips along the eaves and under the shelves, and a desk with a lamp',
  },
  timelinePicture: {
    stem: 'first-fix-rewire-room',
    alt: 'Stud wall at first fix with cables hanging to back boxes between its noggins, a drawing on a trestle table, cable drums and a step ladder',
  },
  priceNote:
    'A loft, an extension or a house is priced from its drawings, room by room, once we know what each room has to do.',
  intro: [
    'On a drawing, moving a socket takes a rubber. At first fix it takes ten minutes. After the plasterer it takes a hole, a patch and a decorator. Most of our advice on building projects comes down to that.',
    'So bring us in before the steel and the kitchen are ordered. We mark up your plans with sockets, switches, lights and loads. We ask about the oven you have not chosen yet. And we check whether the house can feed all of it.',
    'When the build is finished, the extractor has its supply, the island has power, and the alarm in the loft wakes the ground floor. On the day of inspection the paperwork is in the folder.',
  ],
  included: [
    'An electrical layout drawn from your plans, and a walk-round at first fix',
    'First fix fitted in with builder, plasterer and plumber',
    'Second fix, boards and final connections',
    'Mains-powered, interlinked smoke and heat alarms as building control requires',
    'Supplies for ventilation, underfloor heating and showers',
    'Ducts and spare ways for a car charger, solar panels, a battery or a heat pump, if planned',
    'Photographs of every cable before it is covered',
    'Testing and certificates for the finished work',
  ],
  timeline: [
    {
      when: 'While it is still paper',
      title: 'Drawings',
      text: 'Send the plans and any kitchen layout. We mark them up and send questions back. Which way does that door open? Will anyone ever iron in here?',
    },
    {
      when: 'Before the order for steel',
      title: 'Quote by room and phase',
      text: 'Each room has its own line, so you can see what the garden-side lights cost and decide whether you want them. We check the main fuse and the board now, while changes are cheap.',
    },
    {
      when: 'Builders arrive',
      title: 'Temporary power',
      text: 'The old kitchen goes, and its circuit with it. We make the dead ends safe and give you a proper socket for the temporary kitchen. Do not rely on a lead across the hall.',
    },
    {
      when: 'First fix, 2 to 5 days',
      title: 'Boxes and cables',
      text: 'Once the roof is on and the studs are up, we drill joists, fix boxes and draw in cable. It is noisy. The rest of the house keeps its power, apart from short spells we warn you about.',
    },
    {
      when: 'The evening before boarding',
      title: 'Walk-round',
      text: 'Bring a torch. Stand where the bed will be and reach for the switch. We photograph each wall. In ten years those pictures will show where everything is.',
    },
    {
      when: 'Plaster and paint',
      title: 'The other trades',
      text: 'Our cables wait in their boxes, ends protected. Nothing of ours in the new rooms is live.',
    },
    {
      when: 'Second fix, 2 to 4 days',
      title: 'The parts you touch',
      text: 'Sockets, switches, lights, alarms and fans, fitted around kitchen and bathroom installers. Power goes off for part of a day when the new circuits join the board.',
    },
    {
      when: 'Last visit',
      title: 'Test and sign off',
      text: 'Each circuit is tested. We set the alarms off on purpose, all of them together, so warn the neighbours. Certificates go to you for your building control file.',
    },
  ],
  typicalDuration: 'Follows the build programme; first and second fix usually take a few days each',
  costs: {
    intro: 'We price from drawings, because a price by the square metre would only be a guess.',
    points: [
      {
        title: 'Kitchens',
        text: 'Most of the load is in the kitchen. An induction hob can draw 7 kW or more and wants a circuit to itself. So may the oven, the boiling tap and the underfloor heating.',
      },
      {
        title: 'The existing supply',
        text: 'Old boards are often full. If yours has no spare ways, a new or second board is part of the quote from the start rather than a discovery at second fix.',
      },
      {
        title: 'Light',
        text: 'Rooflights make for bright mornings and dark ceilings at night. The more glass overhead, the more thought the evening lighting needs, and the more fittings it uses.',
      },
      {
        title: 'Alarms',
        text: 'A loft conversion usually calls for interlinked alarms down the whole escape route. That means work in hall and landing, not only upstairs.',
      },
      {
        title: 'Visits',
        text: 'Two clear visits, first fix and second fix, cost less than seven half-days. A builder who rings us when a room is ready saves you money.',
      },
    ],
  },
  surprises: [
    {
      title: 'The kitchen changes',
      text: 'It nearly always does, usually after first fix. Tell us as soon as you have doubts. Before boarding, a move costs little. Afterwards you get a price to approve or decline.',
    },
    {
      title: 'Old wiring meets new',
      text: 'Opening a wall shows what it has been hiding. If the circuit we were to extend is unsound, we stop, show you photographs and price the repair. The new rooms can carry on meanwhile.',
    },
    {
      title: 'The supply is too small',
      text: 'A hot tub, a charger and an induction hob can outgrow a main fuse. Your local network operator decides what is possible, and their dates go into your programme. Asking early costs nothing.',
    },
    {
      title: 'The programme slips',
      text: 'Roofs wait for weather. We hold the date as long as we can and re-book when the builder knows more. A slipped date alone does not change the price of the work.',
    },
  ],
  paperwork: [
    'An Electrical Installation Certificate with test results for the new circuits.',
    'The marked-up layout as built.',
    'Photographs of first fix, room by room.',
    "Makers' guides for alarms, fans and controls.",
    notification,
  ],
  faqs: [
    {
      question: 'When should the electrician be involved?',
      answer:
        'Before the steel and the kitchen are ordered. An island socket needs a duct under the floor, and floors are laid surprisingly early.',
    },
    {
      question: 'Can you work with my builder?',
      answer:
        'Yes. Before anyone starts we agree in writing who cuts the chases, who makes good and whose application covers the electrics. On larger projects that last part sometimes sits with the main building control application.',
    },
    {
      question: 'Will the existing board be big enough?',
      answer:
        'Often not. We look at the spare ways and the main supply while we quote, so that the answer comes with a price.',
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
        'In a new home in England, the guidance puts them between 450 mm and 1200 mm above the floor in the rooms you live in. In an extension you usually have more freedom, and some people choose the same heights anyway.',
    },
    {
      question: 'Do you clear up between trades?',
      answer: 'Yes. Our offcuts and packaging go away with us. We also leave boxes covered, to keep the plaster out.',
    },
  ],
  relatedArticles: ['kitchen-sockets-and-circuits', 'smoke-and-co-alarms', 'part-p-and-certificates'],
  relatedProjects: ['prj-007', 'prj-003'],
  relatedServices: ['rewiring', 'downlights', 'smart-home'],
  relatedAreas: ['teddington', 'kew', 'east-sheen', 'barnes'],
  sources: [sources.fireSafety, sources.access, sources.partP],
}
