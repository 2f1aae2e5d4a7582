import { buildingCertificate } from '../building-control.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const cooker = pounds(business.prices.cooker)

export const head: ServiceHead = {
  order: 16,
  listed: false,
  icon: 'plug',
  title: 'Electric showers and cookers',
  description: 'A circuit that can carry the load.',
  features: ['Cable checked first', 'Hobs, ovens and showers', 'Old ones taken off'],
}

export const words: ServiceWords = {
  name: 'Electric Showers and Cookers',
  title: pageTitle('Electric Shower, Cooker & Hob Fitting, SW London'),
  metaDescription: `Cooker or hob connected from ${cooker}, electric showers and extractor fans fitted in Richmond and SW London. Cable and fuse checked before you buy.`,
  heroTitle: 'Electric showers and cookers',
  heroDescription:
    'They draw more than anything else in the house. We check that the cable can carry the new one before you buy it.',
  intro: [
    'An electric shower of 9.5 kW draws 41 amps for as long as you stand there. An induction hob can draw 7 kW or more. Each needs a separate circuit, a cable thick enough for it and a switch you can reach.',
    "A new one of the same power often goes on the old cable, once we've tested it. A bigger one may not. Send us a photo of both labels before you order.",
  ],
  included: [
    'The rating compared with the cable and the main fuse',
    'Electric showers, like for like or bigger',
    'Cookers, ovens and hobs connected',
    'Extractor fans replaced',
    'A new circuit from the board where it is needed',
    '30 mA RCD protection for the bathroom',
  ],
  timeline: [
    {
      when: 'Before you buy',
      title: 'Two labels, two photos',
      text: 'Send the old rating, the new one, the board with its flap open and the place itself.',
    },
    {
      when: 'On the day',
      title: 'Test first',
      text: 'We test cable, earth, switch and breaker before the old one comes off.',
    },
    {
      when: 'Then',
      title: 'Fit and connect',
      text: 'A plumber moves pipes where they have to move. A Gas Safe registered engineer caps gas.',
    },
    {
      when: 'Before we go',
      title: 'Run it hot',
      text: 'We run it at full power, then check the switch and terminals.',
    },
  ],
  typicalDuration: 'One to three hours like for like, up to a day with a new circuit',
  priceChanges: [
    {
      title: 'The route',
      text: 'A new cable from the board to an upstairs bathroom is most of the price of a bigger shower.',
    },
    {
      title: 'The main fuse',
      text: 'A shower, a charger and a hob together can be too much for it. Then we ask the network operator first.',
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
        'Stop using the shower. A soft, sticky or brown pull-cord has been hot for some time. We replace it and check the cable behind it.',
    },
  ],
  relatedArticles: ['replace-electric-shower', 'kitchen-sockets-and-circuits', 'main-fuse-upgrade'],
  relatedProjects: ['prj-008'],
  relatedServices: ['sockets-lighting', 'consumer-unit', 'new-builds'],
  relatedAreas: ['teddington', 'twickenham', 'kew'],
  sources: [sources.partP, sources.bs7671],
}
