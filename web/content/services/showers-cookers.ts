import { buildingCertificate } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 16,
  listed: false,
  icon: 'plug',
  thumbnail: 'bathroom-mirror-niche-lighting',
  title: 'Electric showers and cookers',
  description: 'A circuit that can carry the load.',
  features: ['Cable checked first', 'Hobs, ovens and showers', 'Old ones taken off'],
  price: 'Quoted from the label',
}

export const words: ServiceWords = {
  name: 'Electric Showers and Cookers',
  title: pageTitle('Electric Shower & Cooker Fitting', ' SW London'),
  metaDescription:
    'Electric showers, cookers, ovens and induction hobs fitted and wired in Richmond and SW London. Cable and protection checked before you buy.',
  heroTitle: 'Electric showers and cookers',
  heroDescription:
    'They draw more than anything else in the house. Find out whether the cable can carry the new one before you buy it.',
  picture: {
    stem: 'bathroom-mirror-niche-lighting',
    alt: 'Green-tiled bathroom: a round mirror with an even ring of light between two wall lights, a lit niche over the bath, and downlights and an extractor in the ceiling',
  },
  priceNote:
    'Like for like is priced from the label and two photographs. A new cable is priced from its route. The appliance is yours, or extra.',
  intro: [
    'An electric shower of 9.5 kW draws 41 amps for as long as you stand there. An induction hob can draw 7 kW or more. Each wants a circuit to itself, a cable thick enough for it and a switch you can reach.',
    'A new one of the same power often goes on the old cable, once it has been tested. A bigger one may not. Send us both labels before you order.',
  ],
  included: [
    'The rating compared with the cable and the main fuse',
    'Electric showers, like for like or bigger',
    'Cookers, ovens and hobs connected',
    'A new circuit from the board where it is needed',
    '30 mA RCD protection for the bathroom',
    'The old unit disconnected',
  ],
  timeline: [
    {
      when: 'Before you buy',
      title: 'Two labels, two photos',
      text: 'The old rating, the new one, the board with its flap open and the place itself.',
    },
    {
      when: 'After that',
      title: 'A price, or a look',
      text: 'Like for like can be priced from the labels. A cable in doubt has to be measured.',
    },
    {
      when: 'On the day',
      title: 'Test first',
      text: 'Cable, insulation, earth, switch and breaker, before the old one comes off the wall.',
    },
    {
      when: 'Then',
      title: 'Fit and connect',
      text: 'A plumber joins the pipes of a shower where they have to move. Gas is capped by a Gas Safe registered engineer.',
    },
    {
      when: 'Before we go',
      title: 'Run it hot',
      text: 'Full power for some minutes, and a look at switch and terminals afterwards.',
    },
  ],
  typicalDuration: 'One to three hours like for like, up to a day with a new circuit',
  priceChanges: [
    {
      title: 'The route',
      text: 'A new cable from the board to an upstairs bathroom is most of the price of a bigger shower.',
    },
    {
      title: 'The board',
      text: 'It needs a free way and RCD protection. A full board is a job of its own.',
    },
    {
      title: 'The main fuse',
      text: 'A shower, a charger and a hob together can outgrow it. The network operator has to be asked, which takes time.',
    },
    {
      title: 'Tiles and worktops',
      text: "Making good behind an old unit is the tiler's work, unless your quote lists it.",
    },
  ],
  paperwork: [
    'A Minor Works Certificate, or an Electrical Installation Certificate for a new circuit.',
    `A new circuit is notifiable. ${buildingCertificate}`,
  ],
  faqs: [
    {
      question: 'Can I swap an 8.5 kW shower for a 10.5 kW one?',
      answer:
        'Only if the cable, the switch, the breaker and the main fuse can carry 46 amps. Often the cable cannot, so have it measured before you buy.',
    },
    {
      question: 'Does an induction hob need its own circuit?',
      answer: 'Nearly always. The cable of an old cooker may do, or it may not: only its size and a test will tell.',
    },
    {
      question: 'Can an oven plug into a socket?',
      answer:
        'Some single ovens can, where the maker says so and supplies a 13 A plug. Others need a circuit. The instructions decide.',
    },
    {
      question: 'Is it notifiable?',
      answer:
        "In England a new circuit is, and so is altering one within the zones of a bath or shower. Replacing a shower on the same circuit isn't, but it must be tested.",
    },
    {
      question: 'The pull-cord is brown or hot. What now?',
      answer:
        'Stop using the shower. A pull-cord that feels soft, sticks or has browned has been hot for some time. It has to be replaced, and the cable behind it looked at.',
    },
  ],
  relatedArticles: ['replace-electric-shower', 'kitchen-sockets-and-circuits', 'main-fuse-upgrade'],
  relatedProjects: ['prj-008'],
  relatedServices: ['sockets-lighting', 'consumer-unit', 'new-builds'],
  relatedAreas: ['teddington', 'twickenham', 'kew'],
  sources: [sources.partP, sources.bs7671],
}
