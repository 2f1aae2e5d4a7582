import { buildingCertificate } from '../building-control.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const supply = pounds(business.prices.gardenOffice)

export const head: ServiceHead = {
  order: 4,
  icon: 'house-plug',
  title: 'Garden offices',
  description: 'Proper power, heat and data at the end of the garden.',
  features: ['Armoured supply', 'Own consumer unit', 'Wired internet'],
}

export const words: ServiceWords = {
  name: 'Garden Office Electrics',
  title: pageTitle(`Garden Office Electrics from ${supply}, SW London`),
  metaDescription: `Power, light and heat for garden offices in Richmond and SW London from ${supply}: armoured cable, small board, two double sockets, tested and certified.`,
  heroTitle: 'Garden office electrics',
  heroDescription:
    'A garden room needs proper power, not a lead through the window. We plan the supply, lay the cable, fit out the room and certify it.',
  intro: [
    'A laptop and a lamp need very little. A heater needs a lot: one 2 kW panel heater can draw more than everything else in a small office. So the heater decides the cable and most of the price.',
    'Ring us before you choose the spot and before the base goes in. An empty duct laid under it costs little. Drilling through finished concrete costs a lot.',
  ],
  included: [
    'A check of your main fuse and your board',
    'Armoured cable sized for the load and the distance',
    'A marked trench, or fixing to a permanent wall',
    'A small consumer unit in the room',
    'Sockets, lights, a heater point and an outdoor light',
    'A network cable in a second duct',
  ],
  timeline: [
    {
      when: 'Before the base',
      title: 'A free survey',
      text: 'We walk the route and ask what you will plug in, now and later.',
    },
    {
      when: 'Groundwork day',
      title: 'Trench and cable',
      text: 'Cable in, warning tape above it, photos before the soil goes back. Your house keeps its power.',
    },
    {
      when: 'While the walls are bare',
      title: 'Cables in (first fix)',
      text: 'Sit where the desk will stand and check the height of the sockets.',
    },
    {
      when: 'Last day',
      title: 'Fit out and test',
      text: 'House power goes off for a short spell when we connect. We test both ends, then you switch on the heater.',
    },
  ],
  typicalDuration: 'One to three days on site, split around the builder',
  priceChanges: [
    {
      title: 'Distance and load',
      text: 'A long garden or a bigger heater needs a thicker cable.',
    },
    {
      title: 'Ground',
      text: 'Lawn is easy. Patio, roots and brick paths take longer. Your builder may dig instead of us.',
    },
    {
      title: 'The main fuse',
      text: 'If your house is near its limit, the network operator has to look at the supply first.',
    },
  ],
  paperwork: [`An Electrical Installation Certificate. ${buildingCertificate}`],
  faqs: [
    {
      question: 'Can I run it from the garage or a kitchen socket?',
      answer:
        "Not for an office. It needs a separate circuit. Otherwise a damp fault in the garden takes the kitchen's power with it.",
    },
    {
      question: 'Do I need planning permission?',
      answer:
        'Often not for a small garden room. Listed houses, conservation areas, flats and tall roofs change the answer. Ask the council early.',
    },
    {
      question: 'How deep is the trench?',
      answer:
        'Around 500 to 600 mm is common in a lawn, with warning tape over the cable. The wiring rules set no single figure. They ask for a depth at which nobody will disturb it.',
    },
    {
      question: 'Can you do the internet too?',
      answer: 'Yes. An outdoor network cable in a duct beats Wi-Fi through two walls and a hedge.',
    },
  ],
  relatedArticles: ['garden-office-power-guide', 'garden-lighting-and-power', 'part-p-and-certificates'],
  relatedProjects: ['prj-011', 'prj-014'],
  relatedServices: ['garden-lighting', 'consumer-unit', 'smart-home'],
  relatedAreas: ['teddington', 'twickenham', 'wimbledon'],
  sources: [sources.partP, sources.bs7671, sources.connectVehicles],
}
