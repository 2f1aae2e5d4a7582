import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 8,
  icon: 'house-wifi',
  thumbnail: 'smart-switch-closeup',
  title: 'Smart home',
  description: 'Lighting, heating and networks that behave.',
  features: ['Real switches', 'Your accounts', 'One-page guide'],
  price: 'Quoted after a survey',
}

export const words: ServiceWords = {
  name: 'Smart Home Technology',
  title: pageTitle('Smart Home Installation', ' SW London'),
  metaDescription:
    'Smart lighting, heating controls, blinds, doorbells and home networks installed in Richmond and SW London. Works with guests, not just apps.',
  heroTitle: 'Smart home technology',
  heroDescription:
    'A smart home should still work when the internet is down, and when a guest presses the switch. We design for that.',
  picture: {
    stem: 'smart-switch-closeup',
    alt: 'Black keypad with buttons for evening, dinner, reading and all off, and a two-channel dimmer beside it, on a green wall next to a doorway',
  },
  priceNote: 'Fitting and setting up are priced in a free written quote. Devices are extra.',
  intro: [
    'Our test for a smart light is simple. A guest walks in, finds a switch by the door and presses it. If the light comes on, it works. If they need an app, it does not.',
    'The wiring in the wall decides how it goes. Many smart switches need a neutral wire behind them, and older British lighting circuits often have none there. Have it looked at before you buy.',
  ],
  included: [
    'Lighting and scenes, worked by ordinary switches',
    'Heating controls and room thermostats',
    'Blinds, sensors and leak detectors',
    'Wired network points and Wi-Fi access points',
    'Set-up on your own accounts, not ours',
    'A one-page guide and a lesson',
  ],
  timeline: [
    {
      when: 'Survey, one hour',
      title: 'Looking behind the plates',
      text: 'We check for neutrals, for deep enough boxes, and for a place for a cabinet.',
    },
    {
      when: 'After the survey',
      title: 'Design and price',
      text: 'One page: what is wired, what is wireless, and what each thing does when the Wi-Fi fails.',
    },
    {
      when: 'Day 1',
      title: 'Cable, then switches',
      text: 'Whatever stands still gets a wire. Lighting circuits go off in turn, so keep a torch handy.',
    },
    {
      when: 'Day 2, morning',
      title: 'Set-up',
      text: 'You need to be here for an hour, with your phone: the accounts are opened in your name.',
    },
    {
      when: 'Day 2, midday',
      title: 'The test without internet',
      text: 'We pull out the router and go round the house. Every light must still answer its switch. Then you have the lesson.',
    },
  ],
  typicalDuration: 'Half a day for a single room, several days for a house',
  priceChanges: [
    {
      title: 'Neutrals and boxes',
      text: 'With a neutral and a deep box, a smart switch is a quick change. Without them it means a module, another product or some rewiring.',
    },
    {
      title: 'Open walls or finished ones',
      text: 'Cable costs little while the plaster is off. In a decorated house each point is a route to be found.',
    },
    {
      title: 'How many systems',
      text: 'One system for lights, heat and blinds is cheaper than three apps that ignore each other.',
    },
    {
      title: 'Wi-Fi that reaches',
      text: 'Two access points on cables usually do more than five repeaters, and then half of the smart problems go away.',
    },
  ],
  paperwork: ['A certificate for each circuit we alter or add.'],
  faqs: [
    {
      question: 'Will it work if the internet goes down?',
      answer:
        'The switches will, and so will schedules kept inside the house. What you lose is control from elsewhere.',
    },
    {
      question: 'Can you add smart lighting without rewiring?',
      answer:
        'Often. There are modules that sit behind the switch, and smart lamps that need nothing but a lampholder. Box depth and the neutral decide which of them suits you.',
    },
    {
      question: 'What is Matter, and do I need it?',
      answer:
        "Matter is a common language for devices of different makes. It travels over Wi-Fi, network cable or a low-power radio mesh called Thread. You don't need it, but it makes changing your mind cheaper.",
    },
    {
      question: 'Who owns the accounts and the data?',
      answer: 'You do. Accounts are in your name, with your e-mail address. When the job ends you hold the passwords.',
    },
    {
      question: 'Is it safe from hackers?',
      answer:
        'Safer than it was. Since 29 April 2024 connectable products sold in the UK may not share one default password, and makers must say how long they will supply updates. Ask for that date.',
    },
  ],
  relatedArticles: ['smart-home-wiring-basics', 'home-cinema-and-network-wiring', 'cut-electricity-use-at-home'],
  relatedProjects: ['prj-016', 'prj-018', 'prj-017'],
  relatedServices: ['downlights', 'heating', 'garden-lighting'],
  relatedAreas: ['putney', 'barnes', 'wimbledon'],
  sources: [sources.connectedProducts, sources.bs7671],
}
