import { notification } from '../business.ts'
import { pageTitle } from '../page-title.ts'
import type { ServiceHead, ServiceWords } from '../schema.ts'
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
  timelinePicture: {
    stem: 'data-cabinet-wifi',
    alt: 'Wall cabinet with neatly patched network leads and status lights, its cables in white trunking, and a round Wi-Fi point on the blue wall',
  },
  priceNote: 'Fitting and setting up are priced in a free written quote. Devices are extra.',
  intro: [
    'Our test for a smart light is simple. A guest walks in, finds a switch by the door and presses it. If the light comes on, it works. If they need an app, it does not.',
    'Three layers decide how it goes: the wiring in the wall, the network, and the app on top. People shop for the third, but most trouble comes from the first. Many smart switches need a neutral wire behind them, and older British lighting circuits often have none there. We look before you buy.',
    'A good system is one you could live in if we, the app and the broadband all vanished together. Stairs light, alarms sound, the heating has a dial. Everything clever sits on top of that.',
  ],
  included: [
    'Smart lighting and scenes, worked by switches that feel ordinary',
    'Heating controls and room thermostats (the control wiring only)',
    'Blinds, sensors and leak detectors',
    'Wired network points, and Wi-Fi access points where they do some good',
    "Video doorbells and cameras aimed with the neighbours' privacy in mind",
    'Set-up on your own accounts, not ours',
    'A one-page guide and a lesson',
  ],
  timeline: [
    {
      when: 'First call',
      title: 'What annoys you',
      text: 'We start with what does not work for you, not with a catalogue. The hall light is left on. The study has no signal. Nobody can work the heating.',
    },
    {
      when: 'Survey, one hour',
      title: 'Looking behind the plates',
      text: 'We check for neutrals at the switches, for deep enough boxes, and for a place for a cabinet. One lighting circuit goes off for a few minutes at a time.',
    },
    {
      when: 'A week later',
      title: 'Design and price',
      text: 'One page says what is wired, what is wireless, and what each thing does when the Wi-Fi fails. If a plain timer would do the job, the page says that too.',
    },
    {
      when: 'Day 1, morning',
      title: 'Cable first',
      text: 'Whatever stands still gets a wire: televisions, access points, cameras. Expect drilling, a vacuum and somebody in your loft. Sockets stay on.',
    },
    {
      when: 'Day 1, afternoon',
      title: 'Switches and modules',
      text: 'Lighting circuits go off in turn, so keep a torch handy.',
    },
    {
      when: 'Day 2, morning',
      title: 'Set-up',
      text: 'You need to be here for an hour, with your phone. Accounts are opened in your name, default passwords are changed, updates are on. The broadband drops once or twice.',
    },
    {
      when: 'Day 2, midday',
      title: 'The test without internet',
      text: 'We pull out the router and go round the house. Every light must still answer its switch. Then we plug it in and check that everything reconnects.',
    },
    {
      when: 'Day 2, afternoon',
      title: 'Lesson',
      text: 'Scenes, schedules and how to turn it all off. The least keen member of the family has the first go. Passwords are handed over on paper or into your password manager.',
    },
  ],
  typicalDuration: 'Half a day for a single room, several days for a house',
  costs: {
    intro: 'Devices have prices on the box. What varies from house to house is the work of making them behave.',
    points: [
      {
        title: 'Neutrals and boxes',
        text: 'With a neutral and a deep box, a smart switch is a quick change. Without them it means a module elsewhere, a different product or some rewiring.',
      },
      {
        title: 'Open walls or finished ones',
        text: 'Cable costs little while the plaster is off. In a decorated house each network point is a route to be found and a wall to be spared.',
      },
      {
        title: 'How many systems',
        text: 'One system for lights, heat and blinds is cheaper to set up, and far cheaper to live with, than three apps that ignore each other.',
      },
      {
        title: 'Wi-Fi that reaches',
        text: 'Thick walls block the signal. Two access points on cables usually do more than five repeaters, and then half of the smart problems go away.',
      },
    ],
  },
  surprises: [
    {
      title: 'No neutral where one was hoped for',
      text: 'We check a sample of switches at the survey, but a house wired in stages can differ from room to room. If one is missing we offer another device or another place for the module, with the price of each.',
    },
    {
      title: 'Walls that block radio',
      text: 'Solid brick, foil-backed insulation and old mirrors all block signal. If a sensor cannot be heard, we move it or run a cable. You decide which after seeing the cost.',
    },
    {
      title: 'A device that will not join',
      text: 'Some things you already own may be too old or too closed to work with the rest. We tell you before we spend hours on it. The cheapest answer may be to leave it out.',
    },
    {
      title: 'Lights that glow when off',
      text: 'Small LED loads can misbehave on electronic switches. The cure is usually a small part or another lamp, and we carry the test through before calling a room finished.',
    },
  ],
  paperwork: [
    'A one-page guide for the household, in ordinary words.',
    'A plan of the network and the labelled cabinet.',
    'Every account and password, handed over to you.',
    'A Minor Works Certificate for circuits we alter, or an Electrical Installation Certificate for new ones.',
    notification,
  ],
  faqs: [
    {
      question: 'Will it work if the internet goes down?',
      answer:
        'The switches will, and so will schedules kept inside the house. We only fit lighting that has a real switch. What you lose is control from elsewhere.',
    },
    {
      question: 'Can you add smart lighting without rewiring?',
      answer:
        'Often. There are modules that sit behind the switch, and smart lamps that need nothing but a lampholder. Box depth and the neutral decide which of them suits you.',
    },
    {
      question: 'Which system is best?',
      answer:
        'For a few rooms, something that speaks Matter and that you already like using. For a whole renovation, a wired backbone. We explain what each would cost you in money and in time.',
    },
    {
      question: 'What is Matter, and do I need it?',
      answer:
        "Matter is a common language for devices of different makes. It travels over Wi-Fi, network cable or a low-power radio mesh called Thread. You don't need it, but it makes changing your mind cheaper.",
    },
    {
      question: 'Who owns the accounts and the data?',
      answer:
        'You do. Accounts are in your name, with your e-mail address. When the job ends you hold the passwords, and you may change them on the doorstep as we leave.',
    },
    {
      question: 'Do you fit smart thermostats?',
      answer:
        "Yes, the control wiring. The gas side of a boiler is for a Gas Safe registered engineer, and we're happy to work alongside yours.",
    },
    {
      question: 'Is it safe from hackers?',
      answer:
        "Safer than it was. Since 29 April 2024 connectable products sold in the UK may not share one default password, and makers must say how long they will supply updates. Ask for that date: it's the real shelf life of a gadget.",
    },
  ],
  relatedArticles: ['smart-home-wiring-basics', 'home-cinema-and-network-wiring', 'cut-electricity-use-at-home'],
  relatedProjects: ['prj-016', 'prj-018', 'prj-017'],
  relatedServices: ['downlights', 'heating', 'garden-lighting'],
  relatedAreas: ['putney', 'barnes', 'wimbledon'],
  sources: [sources.connectedProducts, sources.bs7671],
}
