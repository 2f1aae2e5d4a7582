import { buildingCertificate } from '../building-control.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const flat = pounds(business.prices.fullRewire)
const house = pounds(business.prices.houseRewire)

export const head: ServiceHead = {
  order: 1,
  icon: 'cable',
  title: 'Rewiring',
  description: 'Full and partial rewires planned around the way you live.',
  features: ['Room-by-room plan', 'New board and earthing', 'Tested and certified'],
}

export const words: ServiceWords = {
  name: 'Rewiring',
  title: pageTitle(`House Rewiring SW London: Flats from ${flat}`),
  metaDescription: `Full and partial rewires in Richmond and SW London: flats from ${flat}, houses from ${house}. Free survey and written quote, tested and certified.`,
  heroTitle: 'House rewiring',
  heroDescription:
    'A rewire is a big job in a home people live in. We plan it room by room, and every circuit ends up labelled, tested and certified.',
  intro: [
    "A rewire replaces the cables in your walls, the sockets and switches, and nearly always the fuse box (the consumer unit). It's for homes with rubber or fabric cable, or for anyone about to strip the house for decorating.",
    "Old isn't the same as worn out. If only the lighting circuit is bad, a partial rewire does the job with far less mess.",
  ],
  included: [
    'A visit and a written price, both free',
    'A marked plan of sockets, switches, lights and data points',
    "New circuits, kept to each wall's safe zones",
    'A metal consumer unit with an RCBO for each circuit, and surge protection',
    'Earthing and bonding brought up to standard',
    'Floorboards put back, cut walls filled ready for a plasterer',
  ],
  timeline: [
    {
      when: 'Before we start',
      title: 'Tape on the walls',
      text: 'We mark every point at its real height. Move any tape that is in the wrong place.',
    },
    {
      when: 'Days 1 to 5',
      title: 'Cables in (first fix)',
      text: 'The loud part: floorboards up, walls cut with a vacuum. You can often have the fridge, a socket and some light back each evening.',
    },
    {
      when: 'Plaster and drying',
      title: 'We wait',
      text: 'This is often the longest part of the job.',
    },
    {
      when: 'The last 3 days',
      title: 'Sockets, lights, board (second fix)',
      text: 'We test every circuit before we hand over. Expect no power for most of the last day.',
    },
  ],
  typicalDuration: 'One to two weeks of electrical work for a two- or three-bedroom house, plus plastering and drying',
  priceChanges: [
    {
      title: 'Walls and floors',
      text: 'Solid brick has to be cut. We lift floorboards, number them and put them back. Tell us about fitted floors.',
    },
    {
      title: 'Living there',
      text: 'We spend part of each day restoring power and clearing the way. An empty home is quicker.',
    },
    {
      title: 'Surprises',
      text: 'Loose plaster costs more plastering. Sound wiring nobody remembered can stay, and saves money.',
    },
  ],
  paperwork: [
    `An Electrical Installation Certificate with the results for each circuit. ${buildingCertificate}`,
    'A circuit list at the board.',
  ],
  faqs: [
    {
      question: 'Can we stay in the house?',
      answer: "Usually, yes, if we work in zones. If you can be away for the first week, it's easier.",
    },
    {
      question: 'Do I need a full rewire?',
      answer: `Not always. A condition report, from ${pounds(business.prices.homeEicr)} for a typical home, says which circuits are worn out. If it's only some, we quote for those.`,
    },
    {
      question: 'Is plastering included?',
      answer:
        'Filling the cuts usually is. A plasterer then skims over them, and a decorator paints. If you want full making good, ask for it as a line on the quote.',
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
