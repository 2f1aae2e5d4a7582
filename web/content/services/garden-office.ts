import { notification } from '../business.ts'
import { pageTitle } from '../page-title.ts'
import type { ServiceHead, ServiceWords } from '../schema.ts'
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
    stem: 'garden-office-interior-detail',
    alt: 'Garden office seen through its glass front at night: a desk with drawers under a lit shelf, and an orange armchair',
  },
  timelinePicture: {
    stem: 'garden-office-armoured-cable-gland',
    alt: 'Armoured cable entering a small consumer unit from below through a brass gland, with a double socket on the boarding beside it',
  },
  intro: [
    'A laptop and a lamp need very little. A heater needs a lot. One 2 kW panel heater can draw more than everything else in a small office put together, so the heater decides the cable, and the cable decides most of the job.',
    'The best time to ring us is before the base goes in. An empty duct laid under it costs little. Drilling through finished concrete later costs a lot.',
    'A good garden office feels like part of the house. The lights hold steady when the heater clicks on, the video call does not freeze, and a fault out there never puts the kitchen in the dark.',
  ],
  included: [
    'A check of your main fuse, your board and what else the house plans to add',
    'Steel wire armoured cable sized for the load and the distance',
    'A marked trench, or fixing to a permanent wall; never to a fence',
    'A small consumer unit in the garden room with RCD protection',
    'Earthing designed for the building and for your type of supply',
    'Desk-height sockets, lighting, a heater point and an outdoor light',
    'A wired data link in a duct of its own',
    'Testing at both ends, and a plan of where the cable runs',
  ],
  timeline: [
    {
      when: 'Before the base',
      title: 'Survey with a tape',
      text: 'We walk the route, look at your board and ask what you will plug in. Laptop and lamp, or kiln and sauna? Tell us what you may want later as well. A thicker cable now is cheaper than a second trench.',
    },
    {
      when: 'The same week',
      title: 'Design on a page',
      text: 'You get one sheet: cable size, protection, earthing, trench route and the price. Your garden-room builder gets a copy.',
    },
    {
      when: 'Groundwork day',
      title: 'Trench and duct',
      text: 'Spades and a barrow, perhaps a small digger. Turf comes off in strips and is kept damp. Power in the house stays on.',
    },
    {
      when: 'Before it is filled',
      title: 'Photographs',
      text: 'Cable in, warning tape above it, a tape measure in every picture. Then the soil goes back and the turf on top.',
    },
    {
      when: 'In between',
      title: 'The builder: base, walls, roof',
      text: 'Not our part. The tail of our cable waits, sealed and coiled, where the board will be.',
    },
    {
      when: 'First fix, half a day',
      title: 'Cables before lining',
      text: 'Boxes and cables go in while the studs are bare. Sit where the desk will stand and check the height of the sockets. Just above the desk is better than behind it.',
    },
    {
      when: 'Second fix day',
      title: 'Fit out and connect',
      text: 'Sockets, lights, heater and the little board. House power goes off for a short spell while we connect at your main board. We agree the hour, so save your work.',
    },
    {
      when: 'The same afternoon',
      title: 'Test at both ends',
      text: 'We test the cable, the earthing and every trip. Then you switch on the heater, run a speed test and walk back by the new path light.',
    },
  ],
  typicalDuration: 'One to three days on site, split around the builder',
  costs: {
    intro: 'No two gardens ask for the same cable. A survey turns these five things into one written figure.',
    points: [
      {
        title: 'Distance',
        text: 'Voltage drops along a cable. A long garden needs a thicker one to keep the lights steady, and thicker armoured cable costs more by the metre.',
      },
      {
        title: 'Load',
        text: 'Heater, air conditioner, kiln, treadmill: each kilowatt counts. It is worth paying for insulation before paying for a bigger heater.',
      },
      {
        title: 'Ground',
        text: 'Lawn is easy. Patio, roots and a brick path are not. Your builder may dig instead of us: then we agree the route and depth, and look at the trench before it is filled.',
      },
      {
        title: 'The house board',
        text: 'A spare way in a modern board is a small matter. A full or elderly board may need work first, and we find that out before you sign for the building.',
      },
      {
        title: 'Data',
        text: 'With the trench open, a second duct and an outdoor-grade network cable add little. Going back for them means a second trench.',
      },
    ],
  },
  surprises: [
    {
      title: 'Roots, rubble and old pipes',
      text: 'Gardens here have had a century and more of sheds and ponds. If the route is blocked we bend it. A longer route means more cable, priced before it is laid.',
    },
    {
      title: 'A main fuse with nothing to spare',
      text: 'If the house is near its limit, the network operator may have to look at the supply. That fuse is not ours to change, so their date becomes part of your programme.',
    },
    {
      title: 'The building arrives late, or early',
      text: 'Garden rooms are often late. Our visits are split so that the cable can wait safely in the ground. A visit that cannot be used is moved, and we would rather hear on Monday than find out on Thursday.',
    },
    {
      title: 'A plan to sleep there',
      text: 'If the office turns into a guest room, alarms and building regulations become stricter. Mention it before first fix, while alarm cables are still simple to add.',
    },
  ],
  paperwork: [
    'An Electrical Installation Certificate for the new supply and the circuits in the room.',
    'A plan of the cable route with measurements, for whoever plants the next tree.',
    'The trench photographs.',
    notification,
  ],
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
        'Around 500 to 600 mm is common in a lawn, with warning tape over the cable. Under a drive or a vegetable patch it goes deeper. The wiring rules set no single figure. They ask for a depth at which nobody will disturb it.',
    },
    {
      question: 'Can you do the internet too?',
      answer:
        'Yes, and you should let us. An outdoor-grade data cable in its own duct beats Wi-Fi through two walls and a hedge. Hedges are surprisingly good at stopping Wi-Fi: leaves are mostly water.',
    },
    {
      question: 'Will my fuse board cope?',
      answer:
        "We check before we quote. Sometimes a spare way is all it needs. Sometimes the board or the main supply has to be dealt with first, and it's better to know that before the building is ordered.",
    },
    {
      question: 'Should I call you before or after the base?',
      answer:
        'Before. Ideally before you choose where the building stands, since ten metres one way or the other can change the cable.',
    },
    {
      question: 'Does building control need to know?',
      answer:
        "In England a new circuit is notifiable, however small the shed at the end of it. Adding a socket to a circuit that's already out there isn't.",
    },
  ],
  relatedArticles: ['garden-office-power-guide', 'garden-lighting-and-power', 'part-p-and-certificates'],
  relatedProjects: ['prj-011', 'prj-014'],
  relatedServices: ['garden-lighting', 'consumer-unit', 'smart-home'],
  relatedAreas: ['teddington', 'twickenham', 'wimbledon'],
  sources: [sources.partP, sources.bs7671, sources.connectVehicles],
}
