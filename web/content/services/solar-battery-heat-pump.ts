import { notification } from '../business.ts'
import { pageTitle } from '../page-title.ts'
import type { ServiceHead, ServiceWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 14,
  listed: false,
  icon: 'cable',
  thumbnail: 'solar-roof-battery-dusk',
  title: 'Solar, battery and heat pump wiring',
  description: 'The electrical half of a greener house.',
  features: ['Load and supply checked', 'G98 and G99 forms', 'Tested and labelled'],
  price: 'Quoted after a survey',
}

export const words: ServiceWords = {
  name: 'Solar, Battery and Heat Pump Wiring',
  title: pageTitle('Solar, Battery & Heat Pump Wiring'),
  metaDescription:
    'Wiring for solar panels, home batteries and heat pumps in SW London: supply checks, G98 and G99 forms, safe battery places, testing and certificates.',
  heroTitle: 'Solar, battery and heat pump wiring',
  heroDescription:
    'Somebody else puts panels on the roof or a heat pump by the wall. We see that the house behind them can take it, and wire it.',
  picture: {
    stem: 'solar-roof-battery-dusk',
    alt: 'Brick house at dusk with two rows of solar panels on its slate roof, and an inverter above a white battery beside the door',
  },
  timelinePicture: {
    stem: 'smart-thermostat-panel',
    alt: 'Round heating control showing 21.5 degrees on a green wall, with a touch screen to its right and brass switches below',
  },
  priceNote:
    'A circuit for an inverter, a battery or a heat pump is priced after we have seen the board, the main fuse and the route.',
  intro: [
    'Electricity used to come into a house and stay there. Panels and batteries send it back the other way, and a heat pump asks for a good deal more of it. Neither is a problem for sound wiring. Both are a problem for wiring that nobody has looked at.',
    'We do the electrical side: the circuits, the isolators, the protection, the labels and the forms for the network. The panels, the roof and the heating belong to their own specialists, and we are glad to work to their drawings.',
    'Ask early. Whether your network operator only has to be told, or must first say yes, is decided by one figure on the inverter, and the difference is a matter of weeks.',
  ],
  included: [
    'A check of the main fuse, the earthing, the bonding and the board',
    'A sum of what the house may draw, including a car or a hob you may add later',
    'A circuit of its own for the inverter, the battery or the heat pump',
    'Protective devices that work with current in both directions',
    'Isolators where a fire crew or an engineer will look for them',
    'Warning labels at the meter, the board and the equipment',
    'The notice or the application to UK Power Networks, with a copy for you',
    'Testing and certificates',
  ],
  timeline: [
    {
      when: 'Before you sign',
      title: 'Send the data sheet',
      text: 'Send us the one for the inverter, the battery or the heat pump, with photographs of the board and the meter. Ten minutes with those can change which model you buy.',
    },
    {
      when: 'Within two weeks',
      title: 'Survey',
      text: 'We measure the route, test the earthing and look for a place where a battery may stand. You get the price, and the name of the form that applies.',
    },
    {
      when: 'If it is G99',
      title: 'Apply and wait',
      text: 'UK Power Networks looks at the street before it says yes, and may set a limit on what you send out. Nothing is switched on until it has answered.',
    },
    {
      when: 'Working day 1',
      title: 'Circuits',
      text: 'Cable, isolators and protection, so that the other trades find their connection waiting. Power is off for an hour or two at the board.',
    },
    {
      when: 'Working day 2',
      title: 'Connect and test',
      text: 'With the equipment in place we connect, test, and cut the supply on purpose. The inverter must stop by itself, and you see it do so.',
    },
    {
      when: 'Within 28 days',
      title: 'Tell the network',
      text: 'Under G98 the notice goes in after the switching on. You have the installation certificate by then, and get the reference. The building regulations certificate normally follows within 30 days.',
    },
  ],
  typicalDuration: 'One to two days for the wiring, and some weeks more where the network has to agree first',
  costs: {
    intro: "We price the wiring alone, so that you can compare it with an installer's offer. These things move it.",
    points: [
      {
        title: 'The route',
        text: 'From roof to board, or from board to the far side of the house. A loft with an airing cupboard straight below it makes that easy.',
      },
      {
        title: 'The board',
        text: 'Old boards have no room, and some of their devices were made for current in one direction only. That part may have to change.',
      },
      {
        title: 'The main fuse',
        text: 'A heat pump, a charger and an electric shower can outgrow it. A bigger one is for UK Power Networks to fit, or to refuse.',
      },
      {
        title: 'The place for a battery',
        text: 'Outside or in a garage is simple. Indoors it needs a sound wall to fix to, a floor that can bear it and a linked smoke alarm.',
      },
    ],
  },
  surprises: [
    {
      title: 'The form changes',
      text: 'Solar of 3.68 kW with a battery inverter beside it can pass the limit together. The job then turns from a notice into an application. We add the figures up before you order.',
    },
    {
      title: 'Poor earthing',
      text: 'Panels need sound earthing. If yours is not, it is put right first, at a price of its own.',
    },
    {
      title: 'An old isolator in the loft',
      text: 'Houses with early panels often hide one nobody has touched since. We test it, label it or replace it.',
    },
  ],
  paperwork: [
    'An Electrical Installation Certificate for the new circuits, with the test results.',
    'A copy of the G98 notice, or of the G99 application and its answer.',
    'A drawing of what feeds what, kept by the meter for the next engineer and the fire brigade.',
    notification,
  ],
  faqs: [
    {
      question: 'What are G98 and G99?',
      answer:
        "The two ways to tell the network about something that can send electricity out. Up to 16 amps a phase, which is 3.68 kW on an ordinary supply, G98 applies: switch on, then tell the operator within 28 days. Above that it's G99: apply, and wait for a yes before anything is connected.",
    },
    {
      question: 'Does a heat pump need either?',
      answer:
        'No: a heat pump draws electricity and sends none back. But the network operator still has to hear of it, and must be asked first if the house may need more than its supply can give.',
    },
    {
      question: 'Where may a battery go?',
      answer:
        'British guidance prefers outdoors, away from doors and windows. It rules out bedrooms, lofts, cupboards that open into bedrooms, and the stairs and landings you would escape by. It also asks for a linked fire alarm near an indoor one.',
    },
    {
      question: 'Will it keep the lights on in a power cut?',
      answer:
        'Not unless it was bought for that. Panels alone must switch off when the street does, so that nobody working on the cable is hurt. Some batteries have a back-up output, which is separate wiring.',
    },
    {
      question: 'Will you get me paid for what I send out?',
      answer:
        'Energy suppliers usually ask for a certificate from a recognised scheme for the whole system. That comes from the firm that designs it. We claim no such membership, so settle it with them at the start.',
    },
    {
      question: 'How do I know who my network operator is?',
      answer:
        "In our ten areas it's UK Power Networks. Your bill can prove it: a supply number that begins with 12 or 19 is theirs, and one that begins with 20 is SSEN. A few new blocks have an independent operator instead.",
    },
    {
      question: 'Is the work notifiable?',
      answer:
        'In England a new circuit is, and nearly all of this needs one. Roofs and walls may be a question for planners too, above all in conservation areas.',
    },
  ],
  relatedArticles: ['cut-electricity-use-at-home', 'consumer-unit-upgrade-guide', 'main-fuse-upgrade'],
  relatedProjects: ['prj-002'],
  relatedServices: ['ev-charging', 'consumer-unit', 'heating'],
  relatedAreas: ['wimbledon', 'teddington', 'east-sheen'],
  sources: [
    sources.connectGeneration,
    sources.connectVehicles,
    sources.batteryFire,
    sources.batteryPlaces,
    sources.findNetwork,
  ],
}
