import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 6,
  title: 'New builds and extensions',
  description: 'All the electrics, from the first cables to the final certificate.',
  features: ['Priced from drawings', 'Alarms and ventilation', 'Certificates for building control'],
  price: 'Quoted from your drawings',
}

export const text: ServiceText = {
  name: 'New Builds and Extensions',
  title: pageTitle('Extension & New Build Electrics, SW London'),
  metaDescription:
    'Electrics for extensions, loft conversions and new homes in SW London, priced room by room from your drawings. We work with your builder. Free quotes.',
  heroTitle: 'New builds and extensions',
  heroDescription:
    'We join your project early, agree where everything goes on the drawing, and hand over the certificates that building control needs.',
  priceNote:
    "We price a loft, an extension or a house from its drawings, room by room. Building control's fee is usually part of your builder's application, so ask whether that covers the electrics.",
  intro: [
    'Moving a socket on the drawing costs nothing. While the cables are going in, it takes ten minutes. After plastering, it means a hole, a patch and a decorator. So call us before you order the steel and the kitchen.',
    'We mark every socket, light and appliance on your plans, then check that your supply can cope.',
  ],
  included: [
    'An electrical layout from your plans, and a walk round the site',
    'Cables (first fix), timed with your builder and plumber',
    'Sockets, switches, lights and fuse boards (second fix)',
    'Mains-powered, interlinked smoke and heat alarms',
    'Ducts and fuse board space for a charger, solar or a heat pump',
    'Photos of every cable before it is covered',
  ],
  timeline: [
    {
      when: 'On paper',
      title: 'Drawings',
      text: 'Send us the plans and any kitchen layout. We price each room, so you can leave things out.',
    },
    {
      when: 'Builders arrive',
      title: 'Temporary power',
      text: 'We make the old circuits safe and leave a proper socket to work from.',
    },
    {
      when: 'First fix, 2 to 5 days',
      title: 'Boxes and cables',
      text: 'Before the walls are boarded, we walk round with you. Stand where the bed will be, and reach for the switch.',
    },
    {
      when: 'Second fix, 2 to 4 days',
      title: 'Sockets, lights and tests',
      text: 'The power goes off for part of a day. Then we test each circuit and sound all the alarms.',
    },
  ],
  typicalDuration: 'We fit in with your builder: a few days for the cables, and a few more for the fittings',
  priceChanges: [
    {
      title: 'Kitchens',
      text: 'Most of the load is in the kitchen. An induction hob can draw 7 kW or more and needs a circuit to itself.',
    },
    {
      title: 'The existing supply',
      text: 'Old fuse boards are often full, and a charger and a hob together can be too much for a main fuse.',
    },
    {
      title: 'Alarms',
      text: 'A loft conversion usually needs interlinked alarms all the way down the escape route, hall and landing included.',
    },
    {
      title: 'Changes and visits',
      text: "Moving something costs little before the walls are boarded. It's also cheaper if we can do the work in two visits rather than in many half-days.",
    },
  ],
  paperwork: [
    "An Electrical Installation Certificate for your builder's building control file. Building control's completion certificate covers the whole build.",
  ],
  faqs: [
    {
      question: 'Why is there no price list?',
      answer:
        'Because one extension can cost half as much again as another of the same size. The kitchen, the lights and the old fuse board decide the price. We can price every room from your drawings, free of charge.',
    },
    {
      question: 'When should the electrician be involved?',
      answer:
        'While you still only have drawings, because a socket in a kitchen island, for example, needs a duct under the floor.',
    },
    {
      question: 'Can you work with my builder?',
      answer:
        'Yes. Before anyone starts, agree in writing who cuts the walls, who fills them afterwards and whose application covers the electrics.',
    },
    {
      question: 'What about smoke alarms?',
      answer:
        'In England, new and materially altered homes need mains-powered, interlinked smoke alarms on each storey, and usually a heat alarm in the kitchen. A loft conversion counts as a material alteration.',
    },
    {
      question: 'Can you prepare for solar, a heat pump or a car charger?',
      answer:
        'Yes. A duct and space in the fuse board cost little while the walls are open. In England, new homes with their own parking have generally needed a charge point since 15 June 2022.',
    },
    {
      question: 'How high should sockets and switches be?',
      answer:
        'In a new home in England, the guidance puts them between 450 mm and 1200 mm above the floor in the rooms you live in. In an extension you usually have more freedom.',
    },
  ],
  relatedArticles: ['kitchen-sockets-and-circuits', 'smoke-and-co-alarms', 'part-p-and-certificates'],
  relatedProjects: ['prj-005', 'prj-007'],
  relatedServices: ['smoke-alarms', 'showers-cookers', 'rewiring'],
  relatedAreas: ['teddington', 'kew', 'east-sheen', 'barnes'],
  sources: [sources.fireSafety, sources.access, sources.partP],
}
