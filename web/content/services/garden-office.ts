import { buildingCertificate, withFee } from '../building-control.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const supply = pounds(business.prices.gardenOffice)

export const head: ServiceHead = {
  order: 4,
  title: 'Garden offices',
  description: 'A proper supply, heating and internet at the end of the garden.',
  features: ['Armoured cable', 'Its own fuse board', 'Wired internet'],
}

export const text: ServiceText = {
  name: 'Garden Office Electrics',
  title: pageTitle(`Garden Office Electrics from ${supply}, SW London`),
  metaDescription: `Power, light and heat for garden offices in Richmond and SW London from ${supply}${withFee}: armoured cable, fuse board, two double sockets.`,
  heroTitle: 'Garden office electrics',
  heroDescription: 'A garden room needs a proper supply, not a lead through the window. We plan, lay and certify it.',
  intro: [
    'One 2 kW panel heater can draw more than everything else in a small office, so the heater decides the cable size and most of the price.',
    'Ring us before you choose the spot and lay the base. An empty duct under it costs little. Drilling through finished concrete costs a lot.',
  ],
  included: [
    'A check of your main fuse and fuse board',
    'Armoured cable sized for the load and the distance',
    'Cable in a marked trench, or fixed to a permanent wall',
    'A small fuse board in the room',
    'Sockets, lights, a heater connection and an outdoor light',
    'A network cable in a second duct',
  ],
  timeline: [
    {
      when: 'Before the base',
      title: 'A free survey',
      text: "We walk the route and ask what you'll plug in, now and later.",
    },
    {
      when: 'Groundwork day',
      title: 'Trench and cable',
      text: 'We lay the cable with warning tape above it, and photograph it before the soil goes back.',
    },
    {
      when: 'While the walls are bare',
      title: 'Cables in (first fix)',
      text: 'Sit where the desk will be, and check the height of the sockets.',
    },
    {
      when: 'Last day',
      title: 'Fit out and test',
      text: 'Your house has no power for a moment while we connect it. We test both ends, then you switch on the heater.',
    },
  ],
  typicalDuration: 'It takes one to three days, planned around your builder',
  priceChanges: [
    { title: 'Distance and load', text: 'A long garden or a bigger heater needs a thicker cable.' },
    {
      title: 'Ground',
      text: 'You or your builder can dig the trench. If we dig, lawn is quick, but a patio, roots or a brick path take longer.',
    },
    {
      title: 'The main fuse',
      text: 'If your house is near the limit of its main fuse, the network operator has to look at the supply first.',
    },
  ],
  paperwork: [`An Electrical Installation Certificate. ${buildingCertificate}`],
  faqs: [
    {
      question: 'Can I run it from the garage or a kitchen socket?',
      answer:
        "Not for an office. It needs its own circuit, so that a fault in the garden doesn't cut the power in your kitchen.",
    },
    {
      question: 'Do I need planning permission?',
      answer:
        'Often not for a small garden room. The rules are different for listed houses, conservation areas, flats and tall roofs, so ask the council early.',
    },
    {
      question: 'How deep is the trench?',
      answer:
        "Around 500 to 600 mm is common in a lawn. The wiring rules don't give a depth. They say the cable has to be deep enough not to be disturbed.",
    },
    {
      question: 'Can you do the internet too?',
      answer: 'Yes. An outdoor network cable in a duct works better than Wi-Fi through two walls.',
    },
  ],
  relatedArticles: ['garden-office-power-guide', 'garden-lighting-and-power', 'part-p-and-certificates'],
  relatedProjects: ['prj-011', 'prj-014'],
  relatedServices: ['garden-lighting', 'consumer-unit', 'smart-home'],
  relatedAreas: ['teddington', 'twickenham', 'wimbledon'],
  sources: [sources.partP, sources.bs7671, sources.connectVehicles],
}
