import { notification } from '../business.ts'
import { pageTitle } from '../page-title.ts'
import type { ServiceHead, ServiceWords } from '../schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 13,
  listed: false,
  icon: 'house-plug',
  thumbnail: 'ev-charger-closeup',
  title: 'EV charging',
  description: 'A charge point on a supply that can take it.',
  features: ['Supply checked first', 'Load management', 'Network told'],
}

export const words: ServiceWords = {
  name: 'EV Charge Points',
  title: pageTitle('EV Charger Installation', ' SW London'),
  metaDescription:
    'Home EV charge points in Richmond and SW London: main fuse, earthing and route checked first, the network operator told, tested and certified.',
  heroTitle: 'EV charge points',
  heroDescription:
    'A charge point draws as much as an electric shower, for hours. We check that your supply can feed it before you buy one.',
  picture: {
    stem: 'ev-charger-closeup',
    alt: 'Charge point on a brick wall with its cable hanging in a loop and a switch box beside it',
  },
  timelinePicture: {
    stem: 'van-terrace-dusk',
    alt: 'Dark blue van with an amber stripe at the kerb of a brick terrace at dusk, and light falling from an open front door',
  },
  intro: [
    'A home charge point gives a car about 7 kW for hours on end, which is some three times what a three-pin socket can do. So it has a circuit to itself, and four things are looked at before it is priced: the main fuse, the earthing, the board and the route of the cable.',
    'Most houses are ready, or nearly. Where the main fuse is small, load management slows the car while the oven is on. Where the supply is looped with next door, UK Power Networks has to be asked first, and that can take weeks.',
    'A good charge point needs no thought. You come home, you plug in, and in the morning the car is charged and nothing has tripped.',
  ],
  included: [
    'A survey, by photographs or on site, before you choose a unit',
    'A sum of what the house may draw at once, compared with the main fuse',
    'A circuit of its own, with the RCD that the maker of the unit names',
    'Protection for PME earthing, built into the unit or separate',
    'Load management where the supply is tight',
    'The report or the application to UK Power Networks',
    'Set-up on your own account and tariff, with the car charging before we go',
    'Testing, certificates and a copy of everything sent',
  ],
  timeline: [
    {
      when: 'First message',
      title: 'Four photographs',
      text: "The board with its covers on, the meter and main fuse from an arm's length, the parking space and the wall you have in mind. Add your postcode and the model of the car.",
    },
    {
      when: 'The same week',
      title: 'A first answer',
      text: 'You hear if the supply looks sound and if the network has to be asked. If the pictures leave a question, we come and look.',
    },
    {
      when: 'Before you buy',
      title: 'The written price',
      text: 'Unit, route, protection and any groundwork each have a line. If a grant may apply, nothing is fitted until it is approved.',
    },
    {
      when: 'On the day, 9 am',
      title: 'Route and hole',
      text: 'Cable goes up first, along the side of the house where we can. Expect ten minutes of drilling through the wall.',
    },
    {
      when: 'About 11 am',
      title: 'Board',
      text: 'The power is off for an hour or two while the new circuit is joined to the board. Save your work.',
    },
    {
      when: 'Early afternoon',
      title: 'Test and charge',
      text: 'We test, set up the app in your name and plug the car in. Keep it at home that day: it is part of the test.',
    },
    {
      when: 'In the weeks after',
      title: 'Papers',
      text: 'The installation certificate you have already. The building regulations certificate normally follows within 30 days, and UK Power Networks has its notice. You get a copy of each.',
    },
  ],
  typicalDuration: 'Half a day to a day for most homes',
  costs: {
    intro: 'The unit has a price on the box. These are the things that make one house cost more than the next.',
    points: [
      {
        title: 'The route',
        text: 'A charge point on the other side of the wall from the board is the cheapest there is. Across a paved drive is among the dearest.',
      },
      {
        title: 'The board',
        text: 'A spare way and the right protection are a small matter. A full or elderly board may need work first, priced by itself.',
      },
      {
        title: 'The earthing',
        text: 'Some units deal with PME earthing on their own. Others need an earth rod, and the ground decides how easy that is.',
      },
      {
        title: 'The supply',
        text: 'A new main fuse or the splitting of a shared supply is the work of UK Power Networks. It has its own dates, and sometimes its own charge.',
      },
    ],
  },
  surprises: [
    {
      title: 'Two houses on one cable',
      text: 'A looped supply often shows only when someone looks at the cut-out. The job waits for the network, and your price holds meanwhile.',
    },
    {
      title: 'A fuse smaller than the label',
      text: 'The label is not always right. If nobody can say what is inside, UK Power Networks looks, and load management may save the wait.',
    },
    {
      title: 'No signal on the wall',
      text: 'Smart units need Wi-Fi or a phone network. We test on the spot, and price a data cable if neither reaches the wall.',
    },
  ],
  paperwork: [
    'An Electrical Installation Certificate with test results.',
    'A copy of what UK Power Networks was told or asked.',
    "The maker's manual, and the account in your name.",
    notification,
  ],
  faqs: [
    {
      question: 'Can I have a charge point without a drive?',
      answer:
        'Sometimes. Some councils allow a channel across the pavement, and it has to be approved and made first. Ask yours before anything is bought, and ask us about the house.',
    },
    {
      question: 'Is there still a grant?',
      answer:
        "Until the end of March 2027, for renters and flat owners with a parking space of their own, registered landlords, and homes with an approved pavement channel. It pays up to 75%, to £500 a socket. Nothing may be fitted before it's approved, and the installer must be authorised for the scheme. We don't claim to be, so ask every firm first.",
    },
    {
      question: 'Do I need planning permission?',
      answer:
        'Usually not for a wall unit of up to 0.2 cubic metres at off-street parking. In the grounds of a listed building you do, and a conservation area may have rules of its own.',
    },
    {
      question: 'Why did my new charger wait ten minutes?',
      answer:
        'Because the law requires it. A random delay of up to ten minutes stops every car in the area from starting at once.',
    },
    {
      question: 'Will it work with solar panels?',
      answer:
        'Many units can follow the sun and charge with what is left over. Say so before you choose, because not all can.',
    },
    {
      question: 'Can I just use a three-pin socket?',
      answer:
        'For a night away, with the lead made for your car and a sound socket. Not every night: worn contacts get hot. Never use an extension lead.',
    },
  ],
  relatedArticles: ['ev-charger-installation', 'consumer-unit-upgrade-guide', 'tethered-untethered-v2g'],
  relatedProjects: ['prj-013'],
  relatedServices: ['solar-battery-heat-pump', 'consumer-unit', 'garden-lighting'],
  relatedAreas: ['twickenham', 'wimbledon', 'teddington'],
  sources: [
    sources.connectVehicles,
    sources.smartChargePoints,
    sources.chargePointGrant,
    sources.chargePointPlanning,
    sources.partP,
  ],
}
