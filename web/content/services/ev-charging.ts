import { buildingCertificate } from '../building-control.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const charger = pounds(business.prices.chargePoint)

export const head: ServiceHead = {
  order: 13,
  listed: false,
  icon: 'house-plug',
  title: 'EV charging',
  description: 'A charge point on a supply that can take it.',
  features: ['Supply checked first', 'Load management', 'Network notified'],
}

export const words: ServiceWords = {
  name: 'EV Charge Points',
  title: pageTitle(`EV Charger Installation from ${charger}, SW London`),
  metaDescription: `Home EV chargers in Richmond and SW London: a 7 kW charge point fitted from ${charger}. We check fuse, earthing and route first, and tell the network operator.`,
  heroTitle: 'EV charge points',
  heroDescription:
    'A charge point draws as much as an electric shower, for hours. We check that your supply can feed it before you buy one.',
  picture: {
    stem: 'ev-charger-closeup',
    alt: 'Charge point on a brick wall with its cable hanging in a loop and a switch box beside it',
  },
  intro: [
    'A home charge point gives a car about 7 kW for hours on end, so it needs a circuit that feeds nothing else. We look at four things before we price it: the main fuse, the earthing, the board and the route.',
    'Most houses are ready, or nearly. If your supply is looped (shared with next door), UK Power Networks has to be asked first, and that can take weeks.',
  ],
  included: [
    'A free survey, by photos or on site',
    'A new circuit, with the RCD that the maker names',
    'Protection for PME earthing, built in or separate',
    'Load management, if the supply is tight',
    'The notice or the application to UK Power Networks',
    'Set-up on your account, with the car charging before we go',
  ],
  timeline: [
    {
      when: 'First',
      title: 'Four photos',
      text: 'The board with its covers on, the meter and main fuse, the parking space and the wall.',
    },
    {
      when: 'Before you buy',
      title: 'The written price',
      text: 'The charger, the route, the protection and any digging each have a line.',
    },
    {
      when: 'On the day',
      title: 'Cable and board',
      text: 'We drill through the wall and run the cable. The power is off for an hour or two while we join the new circuit.',
    },
    {
      when: 'At the end',
      title: 'Test and charge',
      text: 'We set up the app in your name and plug the car in, so keep it at home.',
    },
  ],
  typicalDuration: 'Half a day to a day for most homes',
  priceChanges: [
    {
      title: 'The route',
      text: 'Straight through the wall from the board is cheapest. Across a paved drive costs most.',
    },
    {
      title: 'The supply',
      text: 'Only UK Power Networks can fit a bigger main fuse or take out a loop. Find out before you order.',
    },
  ],
  paperwork: [`An Electrical Installation Certificate. ${buildingCertificate}`],
  faqs: [
    {
      question: 'Is there still a grant, and can you claim it?',
      answer:
        "We're not an OZEV-authorised installer, so we can't claim it for you. Until the end of March 2027 it pays up to 75%, to £500 a socket: for renters and flat owners with their own parking space, residential landlords, and homes with an approved pavement channel. Don't have anything fitted before it's approved.",
    },
    {
      question: 'Can I have a charge point without a drive?',
      answer:
        'Sometimes. Only the council can allow a channel across the pavement, and it has to be approved and made first. Ask your council before you buy anything, and ask us about the house.',
    },
    {
      question: 'Do I need planning permission?',
      answer:
        'Usually not for a wall unit of up to 0.2 cubic metres at off-street parking. In the grounds of a listed building you do, and a conservation area may have its own rules.',
    },
    {
      question: 'Will it work with solar panels?',
      answer: "Many chargers can follow the sun and use what's left over. Not all can, so tell us first.",
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
