import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 8,
  title: 'Smart home',
  description: 'Smart heating and Wi-Fi, and lighting that still works from ordinary switches.',
  features: ['Ordinary wall switches', 'Accounts in your name', 'A one-page guide'],
  price: 'Quoted after a free survey',
}

export const text: ServiceText = {
  name: 'Smart Home Technology',
  title: pageTitle('Smart Home Installation, SW London'),
  metaDescription:
    'Smart lighting, heating controls, blinds, doorbells and Wi-Fi installed in Richmond and SW London. Every light still works from its switch. Free quotes.',
  heroTitle: 'Smart home technology',
  heroDescription:
    'A smart home should still work when the internet is down, and when a guest presses the switch. We plan it, wire it and set it up with you.',
  priceNote: 'After a free survey, we give you a free written quote for fitting and setting up. Devices are extra.',
  intro: [
    "Our test for a smart light is simple. A guest walks in, finds a switch by the door and presses it. If the light comes on, the system works. If the guest needs an app, it doesn't.",
    'The wiring in the wall decides what you can have. Many smart switches need a neutral wire behind them, and older British lighting circuits often have none there, so let us look before you buy.',
  ],
  included: [
    'Lighting and scenes that work from ordinary switches',
    'Heating controls and room thermostats',
    'Blinds, sensors and leak detectors',
    'Wired network points and Wi-Fi access points',
    'Set-up on your accounts, not ours',
    'A one-page guide',
  ],
  timeline: [
    {
      when: 'First',
      title: 'A free look behind the switches',
      text: 'We check for neutral wires, deep boxes and a place for a cabinet. It takes about an hour.',
    },
    {
      when: 'Then',
      title: 'Design and price',
      text: 'You get one page that says what is wired, what is wireless, and what each thing does when the Wi-Fi fails.',
    },
    {
      when: 'The work',
      title: 'Cables and switches',
      text: 'We run a cable to anything that stays in one place, such as a TV. Lighting circuits go off one after another, so keep a torch handy.',
    },
    {
      when: 'At the end',
      title: 'Set-up and a test without internet',
      text: 'You open the accounts on your phone. Then we unplug the router, and every light must still work from its switch.',
    },
  ],
  typicalDuration: 'A single room takes half a day, and a house several days',
  priceChanges: [
    {
      title: 'Open or closed walls',
      text: 'Cable costs little while the plaster is off. In a decorated house each point needs a hidden route.',
    },
    {
      title: 'How many systems',
      text: 'One system for lights, heating and blinds costs less than three separate ones.',
    },
  ],
  paperwork: ['A certificate for each circuit that we alter or add.'],
  faqs: [
    {
      question: 'Why is there no price list?',
      answer:
        'Because the same switch takes ten minutes in one house and half a day in the next, depending on the wires behind it. We look first and then quote, and both are free.',
    },
    {
      question: 'Will it work if the internet goes down?',
      answer:
        'The switches will, and so will schedules that are stored inside your home. You only lose control of them from outside your home.',
    },
    {
      question: 'Can you add smart lighting without rewiring?',
      answer: 'Often. Some modules fit behind the switch, and smart bulbs fit an ordinary lampholder.',
    },
    {
      question: 'What is Matter, and do I need it?',
      answer:
        "Matter is a common language for devices of different makes. It works over Wi-Fi, network cable or a low-power radio mesh called Thread. You don't need it, but it makes it cheaper to change your mind later.",
    },
    {
      question: 'Who owns the accounts and the data?',
      answer:
        'You do. The accounts are in your name, with your email address, and you hold the passwords when the job ends.',
    },
    {
      question: 'Is it safe from hackers?',
      answer:
        "It's safer than it used to be. Since 29 April 2024 connected products sold in the UK can't all come with the same password, and manufacturers must say how long they will supply updates. Ask for that date before you buy.",
    },
  ],
  relatedArticles: ['smart-home-wiring-basics', 'home-cinema-and-network-wiring', 'cut-electricity-use-at-home'],
  relatedProjects: ['prj-016', 'prj-018', 'prj-017'],
  relatedServices: ['downlights', 'heating', 'garden-lighting'],
  relatedAreas: ['putney', 'barnes', 'wimbledon'],
  sources: [sources.connectedProducts, sources.bs7671],
}
