import { buildingCertificate, withFee } from '../building-control.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const flat = pounds(business.prices.fullRewire)
const house = pounds(business.prices.houseRewire)

export const head: ServiceHead = {
  order: 1,
  title: 'Rewiring',
  description: 'Full and partial rewires planned around the way you live.',
  features: ['Room-by-room plan', 'New fuse board and earthing', 'Tested and certified'],
}

export const text: ServiceText = {
  name: 'Rewiring',
  title: pageTitle(`House Rewiring SW London: Flats from ${flat}`),
  metaDescription: `Full and partial rewires in Richmond and SW London: flats from ${flat}, houses from ${house}${withFee}. Free survey, tested and certified.`,
  heroTitle: 'House rewiring',
  heroDescription:
    "Rewiring is a big job, especially if you're living there, so we plan it with you room by room. When we finish, every circuit is labelled, tested and certified.",
  intro: [
    "A rewire replaces the cables in your walls, the sockets and switches, and nearly always the fuse board (consumer unit). You may need one if your home has old rubber or fabric-covered cable. It's also worth considering before you redecorate the whole house.",
    "Old wiring isn't always worn out. If only one circuit is in poor condition, we can replace just that part, which costs less and makes far less mess.",
  ],
  included: [
    'A visit and a written price, both free',
    'A marked plan of sockets, switches, lights and data points',
    "New cables, kept to each wall's safe zones",
    'A metal consumer unit with RCBOs and surge protection, and the earthing brought up to standard',
    'Mains smoke alarms that sound together',
    'Floorboards put back, and cut walls filled ready for a plasterer',
  ],
  timeline: [
    {
      when: 'Before we start',
      title: 'Tape on the walls',
      text: "We mark every point at its real height. Move any tape that's in the wrong place.",
    },
    {
      when: 'Days 1 to 5',
      title: 'Cables in (first fix)',
      text: 'This is the noisy part: we lift floorboards and cut channels in the walls, with a vacuum running to keep the dust down. You can often have the fridge, a socket and some light back each evening.',
    },
    {
      when: 'Plaster and drying',
      title: 'We wait',
      text: 'The plaster has to dry before we come back, and this is often the longest part of the job.',
    },
    {
      when: 'The last 3 days',
      title: 'Sockets, lights, fuse board (second fix)',
      text: 'We test every circuit before we hand over. Expect to have no power for most of the last day.',
    },
  ],
  typicalDuration:
    'A two- or three-bedroom house takes one to two weeks of electrical work, plus plastering and drying',
  priceChanges: [
    {
      title: 'Walls and floors',
      text: 'Solid brick has to be cut. We lift floorboards, number them and put them back. If you have fitted floors, tell us.',
    },
    {
      title: 'Living there',
      text: "If you're living there, we spend part of each day getting your power back on and clearing up, so it takes longer than in an empty home.",
    },
    {
      title: 'Surprises',
      text: 'Loose plaster can mean more plastering than we expected. On the other hand, any wiring that turns out to be sound can stay, which saves you money.',
    },
  ],
  paperwork: [
    `An Electrical Installation Certificate with the results for each circuit. ${buildingCertificate}`,
    'A list of the circuits at the fuse board.',
  ],
  faqs: [
    {
      question: 'Can we stay in the house?',
      answer:
        "Usually, yes, because we can work in one part of the house at a time. It's easier if you can be away for the first week.",
    },
    {
      question: 'Do I need a full rewire?',
      answer: `Not always. A condition report (EICR), from ${pounds(business.prices.homeEicr)} for a typical home, says which circuits are worn out. If it's only some of them, we quote for those.`,
    },
    {
      question: 'Is plastering included?',
      answer:
        'Filling the cuts is included. A plasterer then skims over them, and a decorator paints. If you want the plastering done as well, ask for it as a line on the quote.',
    },
    {
      question: 'Where is it safe to drill afterwards?',
      answer:
        "Don't drill straight above, below or to either side of a socket or switch, or within 150 mm of a corner or the ceiling. A cable finder is still worth having.",
    },
  ],
  relatedArticles: ['signs-your-home-needs-rewiring', 'part-p-and-certificates', 'date-the-wiring'],
  relatedProjects: ['prj-001', 'prj-004', 'prj-003'],
  relatedServices: ['consumer-unit', 'eicr', 'new-builds'],
  relatedAreas: ['east-sheen', 'richmond', 'putney', 'barnes'],
  sources: [sources.partP, sources.buildingRegulations, sources.bs7671],
}
