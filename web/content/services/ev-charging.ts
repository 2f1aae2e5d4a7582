import { buildingCertificate } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 13,
  listed: false,
  icon: 'house-plug',
  thumbnail: 'ev-charger-closeup',
  title: 'EV charging',
  description: 'A charge point on a supply that can take it.',
  features: ['Supply checked first', 'Load management', 'Network notified'],
}

export const words: ServiceWords = {
  name: 'EV Charge Points',
  title: pageTitle('EV Charger Installation', ' SW London'),
  metaDescription:
    'Home EV charge points in Richmond and SW London: main fuse, earthing and route checked first, the network operator told, tested and certified.',
  heroTitle: 'EV charge points',
  heroDescription:
    'A charge point draws as much as an electric shower, for hours. Find out whether your supply can feed it before you buy one.',
  picture: {
    stem: 'ev-charger-closeup',
    alt: 'Charge point on a brick wall with its cable hanging in a loop and a switch box beside it',
  },
  intro: [
    'A home charge point gives a car about 7 kW for hours on end, so it has a circuit to itself. Four things are looked at before it is priced: the main fuse, the earthing, the board and the route.',
    'Most houses are ready, or nearly. Where the supply is looped with next door, UK Power Networks has to be asked first, and that can take weeks.',
  ],
  included: [
    'A survey, by photographs or on site',
    'A circuit of its own, with the RCD that the maker names',
    'Protection for PME earthing, built in or separate',
    'Load management where the supply is tight',
    'The notice or the application to UK Power Networks',
    'Set-up on your own account, with the car charging before we go',
  ],
  timeline: [
    {
      when: 'First message',
      title: 'Four photographs',
      text: 'The board with its covers on, the meter and main fuse, the parking space and the wall.',
    },
    {
      when: 'Before you buy',
      title: 'The written price',
      text: 'Unit, route, protection and groundwork each have a line. Nothing is fitted before a grant is approved.',
    },
    {
      when: 'On the day, 9 am',
      title: 'Route and hole',
      text: 'Cable goes up first. Expect ten minutes of drilling through the wall.',
    },
    {
      when: 'About 11 am',
      title: 'Board',
      text: 'The power is off for an hour or two while the new circuit is joined. Save your work.',
    },
    {
      when: 'Early afternoon',
      title: 'Test and charge',
      text: 'We set up the app in your name and plug the car in. Keep it at home: it is part of the test.',
    },
  ],
  typicalDuration: 'Half a day to a day for most homes',
  priceChanges: [
    {
      title: 'The route',
      text: 'Through the wall from the board is the cheapest there is. Across a paved drive is among the dearest.',
    },
    {
      title: 'The board',
      text: 'A spare way and the right protection are a small matter. A full or elderly board may need work first.',
    },
    {
      title: 'The earthing',
      text: 'Some units deal with PME earthing on their own. Others need an earth rod, and the ground decides how easy that is.',
    },
    {
      title: 'The supply',
      text: 'A bigger main fuse, or taking out a loop, is the work of UK Power Networks, with its own dates. Find out before you order.',
    },
  ],
  paperwork: [`An Electrical Installation Certificate. ${buildingCertificate}`],
  faqs: [
    {
      question: 'Can I have a charge point without a drive?',
      answer:
        'Sometimes. Only the council can allow a channel across the pavement, and it has to be approved and made first. Ask yours before anything is bought, and ask us about the house.',
    },
    {
      question: 'Is there still a grant?',
      answer:
        "Until the end of March 2027, for renters and flat owners with a parking space of their own, registered landlords, and homes with an approved pavement channel. It pays up to 75%, to £500 a socket. The installer must be authorised for the scheme. We don't claim to be, so ask every firm first.",
    },
    {
      question: 'Do I need planning permission?',
      answer:
        'Usually not for a wall unit of up to 0.2 cubic metres at off-street parking. In the grounds of a listed building you do, and a conservation area may have rules of its own.',
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
