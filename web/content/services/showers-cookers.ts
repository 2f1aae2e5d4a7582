import { certificateIfNotifiable } from '../building-control.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const cooker = pounds(business.prices.cooker)

export const head: ServiceHead = {
  order: 16,
  listed: false,
  title: 'Electric showers and cookers',
  description: 'Showers, cookers and hobs on a circuit that can carry them.',
  features: ['Cable checked first', 'Hobs, ovens and showers', 'Old ones removed'],
}

export const text: ServiceText = {
  name: 'Electric Showers and Cookers',
  title: pageTitle('Electric Shower, Cooker & Hob Fitting, SW London'),
  metaDescription: `Cooker or hob connected from ${cooker}, electric showers and extractor fans fitted in Richmond and SW London. We check cable and fuse before you buy.`,
  heroTitle: 'Electric showers and cookers',
  heroDescription:
    'Electric showers and cookers draw more power than anything else at home. Before you buy a new one, we check that the cable can carry it.',
  intro: [
    'A 9.5 kW electric shower draws 41 amps for as long as you stand under it. An induction hob can draw 7 kW or more. Each needs a circuit to itself, a cable thick enough for it and a switch you can reach.',
    "A new appliance of the same power can often use the old cable, once we've tested it. A bigger one may not. Send us a photo of both labels before you order.",
  ],
  included: [
    'A check of the rating against your cable and main fuse',
    'Electric showers, of the same power or bigger',
    'Cookers, ovens and hobs connected',
    'Extractor fans replaced',
    "A new circuit from the fuse board where it's needed",
    '30 mA RCD protection for the bathroom',
  ],
  timeline: [
    {
      when: 'Before you buy',
      title: 'Photos of the labels and the board',
      text: 'Send us photos of the rating labels on the old and new appliances, the fuse board with its flap open, and where the appliance will go.',
    },
    {
      when: 'On the day',
      title: 'Test first',
      text: 'We test the cable, the earth, the switch and the breaker before we take the old appliance out.',
    },
    {
      when: 'Then',
      title: 'Fit and connect',
      text: 'A plumber moves any pipes, and a Gas Safe registered engineer caps any gas.',
    },
    {
      when: 'Before we go',
      title: 'A test at full power',
      text: 'We run the shower or cooker at full power, then check the switch and the terminals.',
    },
  ],
  typicalDuration: 'A like-for-like swap takes one to three hours, a new circuit up to a day',
  priceChanges: [
    {
      title: 'The route',
      text: 'Most of the price of a bigger shower is the new cable from the fuse board to the bathroom.',
    },
    {
      title: 'The main fuse',
      text: 'A shower, a charger and a hob together can be too much for your main fuse. If so, we ask the network operator first.',
    },
  ],
  paperwork: [
    'A Minor Works Certificate, or an Electrical Installation Certificate for a new circuit.',
    certificateIfNotifiable,
  ],
  faqs: [
    {
      question: 'Can I swap an 8.5 kW shower for a 10.5 kW one?',
      answer:
        "Only if the cable, the switch, the breaker and the main fuse can all carry 46 amps. Often the cable can't, so have it measured before you buy.",
    },
    {
      question: 'Does an induction hob need its own circuit?',
      answer: 'Nearly always. The cable for your old cooker may be thick enough, but we have to test it to be sure.',
    },
    {
      question: 'Can an oven plug into a socket?',
      answer:
        'Some single ovens can, where the manufacturer says so and supplies a 13 A plug. Others need a circuit of their own. The instructions say which.',
    },
    {
      question: 'Is the work notifiable?',
      answer:
        "In England, a new circuit is notifiable. So is changing a circuit close to a bath or shower. Replacing a shower on the same circuit isn't, but it must be tested.",
    },
    {
      question: 'The pull-cord is brown or hot. What now?',
      answer:
        "Stop using the shower. A pull-cord that's soft, sticky or brown has been hot for some time. We replace it, and check the cable behind it.",
    },
  ],
  relatedArticles: ['replace-electric-shower', 'kitchen-sockets-and-circuits', 'main-fuse-upgrade'],
  relatedProjects: ['prj-008'],
  relatedServices: ['sockets-lighting', 'consumer-unit', 'new-builds'],
  relatedAreas: ['teddington', 'twickenham', 'kew'],
  sources: [sources.partP, sources.bs7671],
}
