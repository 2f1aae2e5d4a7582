import { buildingCertificate, withFee } from '../building-control.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const charger = pounds(business.prices.chargePoint)

export const head: ServiceHead = {
  order: 13,
  listed: false,
  title: 'EV charging',
  description: 'A charge point fitted on a supply that can take it.',
  features: ['Supply checked first', 'Load management', 'Network operator told'],
}

export const text: ServiceText = {
  name: 'EV Charge Points',
  title: pageTitle(`EV Charger Installation from ${charger}, SW London`),
  metaDescription: `Home EV charger installation in Richmond and SW London: a 7 kW charge point from ${charger}${withFee}. We check your supply before you buy.`,
  heroTitle: 'EV charger installation',
  heroDescription:
    'A charge point draws nearly as much power as an electric shower, but for hours. Before you buy one, we check that your supply can feed it.',
  intro: [
    'A home charge point gives your car about 7 kW for hours on end, so it needs a circuit to itself. We look at four things before we give you a price: the main fuse, the earthing, the fuse board and the cable route.',
    'Most houses are ready, or nearly. If your supply is looped, which means that you share a cable with next door, UK Power Networks has to be asked first, and that can take weeks.',
  ],
  included: [
    'A free survey, by photo or at your home',
    'A new circuit, with the type of RCD that the manufacturer names',
    'Protection for PME earthing, built in or separate',
    'Load management, if your supply is near its limit',
    'The notice or application to UK Power Networks',
    'Setting up your account, and charging your car before we go',
  ],
  timeline: [
    {
      when: 'First',
      title: 'Four photos',
      text: 'Send photos of the fuse board with its covers on, the meter and main fuse, the parking space and the wall.',
    },
    {
      when: 'Before you buy',
      title: 'The written price',
      text: 'The charger, the cable route, the protection and any digging each have their own line.',
    },
    {
      when: 'On the day',
      title: 'Cable and fuse board',
      text: 'We drill through the wall and run the cable. Your power is off for an hour or two while we connect the new circuit.',
    },
    {
      when: 'At the end',
      title: 'Test and charge',
      text: 'We set up the app in your name and plug in your car, so please have it at home.',
    },
  ],
  typicalDuration: 'Most homes take between half a day and a day',
  priceChanges: [
    {
      title: 'The route',
      text: 'Going straight through the wall from the fuse board is cheapest. Crossing a paved drive costs most.',
    },
    {
      title: 'The supply',
      text: 'Only UK Power Networks can fit a bigger main fuse or take out a loop, so find out before you order.',
    },
  ],
  paperwork: [`An Electrical Installation Certificate. ${buildingCertificate}`],
  faqs: [
    {
      question: 'Is there still a grant, and can you claim it?',
      answer:
        "There is a grant. We're not an OZEV-authorised installer, so we can't claim it for you. Until the end of March 2027 it pays up to 75% of the cost, to a maximum of £500 a socket. It's for renters and flat owners with their own parking space, for residential landlords, and for homes with an approved channel across the pavement. Don't have anything fitted before it's approved.",
    },
    {
      question: 'Can I have a charge point without a drive?',
      answer:
        'Sometimes. Only the council can allow a channel across the pavement, and it has to be approved and built first. Ask your council before you buy anything, and ask us about the house.',
    },
    {
      question: 'Do I need planning permission?',
      answer:
        'Usually not for a wall-mounted unit of up to 0.2 cubic metres beside off-street parking. In the grounds of a listed building you do need it, and a conservation area may have its own rules.',
    },
    {
      question: 'Will it work with solar panels?',
      answer:
        "Often. Many chargers can use the solar power that your home doesn't need, but not all of them can, so tell us first.",
    },
    {
      question: 'Can I just use a three-pin socket?',
      answer:
        "For a night away, yes, with the lead made for your car and a sound socket. Don't do it every night, because worn contacts get hot, and never use an extension lead.",
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
