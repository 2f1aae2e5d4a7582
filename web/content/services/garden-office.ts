import { buildingCertificate } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 4,
  icon: 'house-plug',
  thumbnail: 'garden-office-armoured-cable-gland',
  title: 'Garden offices',
  description: 'Proper power, heat and data at the end of the garden.',
  features: ['Armoured supply', 'Own consumer unit', 'Wired internet'],
}

export const words: ServiceWords = {
  name: 'Garden Office Electrics',
  title: pageTitle('Garden Office Electrics', ' SW London'),
  metaDescription:
    'Power, lighting, heating and data for garden offices in Richmond and SW London: armoured cable, own consumer unit, tested and certified.',
  heroTitle: 'Garden office electrics',
  heroDescription:
    'A garden room needs proper power, not a lead through the window. We design the supply, lay the cable, fit out the room and certify it.',
  picture: {
    stem: 'garden-office-armoured-cable-gland',
    alt: 'Armoured cable entering a small consumer unit from below through a brass gland, with a double socket on the boarding beside it',
  },
  intro: [
    'A laptop and a lamp need very little. A heater needs a lot: one 2 kW panel heater can draw more than everything else in a small office put together. So the heater decides the cable, and the cable decides most of the job.',
    'The best time to ring us is before the base goes in. An empty duct laid under it costs little. Drilling through finished concrete later costs a lot.',
  ],
  included: [
    'A check of your main fuse and your board',
    'Armoured cable sized for the load and the distance',
    'A marked trench, or fixing to a permanent wall',
    'A small consumer unit in the room',
    'Sockets, lighting, a heater point and an outdoor light',
    'A wired data link in a duct of its own',
  ],
  timeline: [
    {
      when: 'Before the base',
      title: 'Survey with a tape',
      text: 'We walk the route and ask what you will plug in, now and later. A thicker cable now is cheaper than a second trench.',
    },
    {
      when: 'Groundwork day',
      title: 'Trench and duct',
      text: 'Cable in, warning tape above it, a tape measure in every photograph. Power in the house stays on.',
    },
    {
      when: 'First fix, half a day',
      title: 'Cables before lining',
      text: 'Boxes and cables go in while the studs are bare. Sit where the desk will stand and check the height of the sockets.',
    },
    {
      when: 'Second fix day',
      title: 'Fit out and connect',
      text: 'Sockets, lights, heater and the little board. House power goes off for a short spell, at an hour we agree.',
    },
    {
      when: 'The same afternoon',
      title: 'Test at both ends',
      text: 'The cable, the earthing and every trip. Then you switch on the heater and run a speed test.',
    },
  ],
  typicalDuration: 'One to three days on site, split around the builder',
  priceChanges: [
    {
      title: 'Distance and load',
      text: 'Voltage drops along a cable, so a long garden or a bigger heater needs a thicker one. Insulation is worth paying for first.',
    },
    {
      title: 'Ground',
      text: 'Lawn is easy. Patio, roots and a brick path are not. Your builder may dig instead of us.',
    },
    {
      title: 'The house board',
      text: 'A spare way in a modern board is a small matter. A full or elderly board may need work first.',
    },
    {
      title: 'The main fuse',
      text: 'If the house is near its limit, the network operator has to look at the supply, and its date becomes part of yours.',
    },
  ],
  paperwork: [`An Electrical Installation Certificate. ${buildingCertificate}`],
  faqs: [
    {
      question: 'Can I run it from the garage or a kitchen socket?',
      answer:
        'Not for an office. It needs a circuit of its own. Otherwise a damp fault at the bottom of the garden takes the kitchen with it, and a heater can overload a cable that was meant for a toaster.',
    },
    {
      question: 'Do I need planning permission?',
      answer:
        'Often not for a small garden room. Listed houses, conservation areas, flats and tall roofs change the answer. Ask the council early: planning is a separate question from the electrical rules.',
    },
    {
      question: 'How deep is the trench?',
      answer:
        'Around 500 to 600 mm is common in a lawn, with warning tape over the cable. The wiring rules set no single figure. They ask for a depth at which nobody will disturb it.',
    },
    {
      question: 'Can you do the internet too?',
      answer: 'Yes. An outdoor-grade data cable in its own duct beats Wi-Fi through two walls and a hedge.',
    },
    {
      question: 'When should I call?',
      answer: 'Before you choose where the building stands: ten metres one way or the other can change the cable.',
    },
  ],
  relatedArticles: ['garden-office-power-guide', 'garden-lighting-and-power', 'part-p-and-certificates'],
  relatedProjects: ['prj-011', 'prj-014'],
  relatedServices: ['garden-lighting', 'consumer-unit', 'smart-home'],
  relatedAreas: ['teddington', 'twickenham', 'wimbledon'],
  sources: [sources.partP, sources.bs7671, sources.connectVehicles],
}
