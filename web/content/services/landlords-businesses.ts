import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const pat = pounds(business.prices.applianceTests)
const report = pounds(business.prices.testing)

export const head: ServiceHead = {
  order: 18,
  listed: false,
  icon: 'file-text',
  title: 'Landlords and businesses',
  description: 'Reports, tests and repairs for rented homes, shops and offices.',
  features: ['EICRs and repairs', 'PAT', 'Emergency lighting'],
}

export const words: ServiceWords = {
  name: 'For Landlords and Businesses',
  title: pageTitle('Landlord & Commercial Electrician, SW London'),
  metaDescription: `EICRs from ${report}, PAT from ${pat}, emergency lighting and alarm tests for landlords, shared houses, shops and offices in Richmond and SW London.`,
  heroTitle: 'For landlords and businesses',
  heroDescription:
    'Several homes, a shared house, a shop or an office: one list, one quote, and the papers by address.',
  picture: {
    stem: 'cafe-shopfront-dusk',
    alt: 'Café in a green shopfront at dusk, with lights over its sign, tables on the pavement and a lit window in the flat above',
  },
  intro: [
    "Several properties? Send us the list, and we'll inspect them street by street. Each address gets its own line, report and certificate.",
    "A shop, an office or a surgery can't close for a report or a new circuit. So we first agree which circuits go off, when and for how long. We can work before you open or after you close, and the quote says what that costs.",
  ],
  included: [
    'EICRs (condition reports) and repairs, confirmed in writing',
    'Smoke, heat and carbon monoxide alarms',
    'Emergency lighting: fitting, repairs and yearly tests',
    'PAT: appliances tested, labelled and listed',
    'Power, data and lighting for shops and offices',
    "Lights and entry phones in shared halls, with the managing agent's permission",
  ],
  timeline: [
    {
      when: 'When you write',
      title: 'The list',
      text: 'Addresses, dates of the last reports, and who holds the keys. For a business, your opening hours.',
    },
    {
      when: 'Then',
      title: 'One quote',
      text: 'A line for each property, in the order in which the dates fall due.',
    },
    {
      when: 'The visits',
      title: 'Street by street',
      text: 'The tenant has to agree to the time. Keep a note of every refusal. Stay within reach of a phone: anything dangerous has to be made safe at once.',
    },
    {
      when: 'Afterwards',
      title: 'Papers',
      text: 'Report, certificate and written confirmation for each address. The 28 days run from the inspection.',
    },
  ],
  typicalDuration: 'Two to four hours for a flat, by agreement for a shop or an office',
  priceChanges: [
    {
      title: 'How many together',
      text: 'Several homes in one street usually cost less each than one at a time.',
    },
    {
      title: 'Access and hours',
      text: 'An empty property is quickest. Early, late and Sunday work costs more, and a missed appointment may be charged: the quote says how much.',
    },
  ],
  paperwork: ['For each address: the report, certificates for repairs, and written confirmation.'],
  faqs: [
    {
      question: 'Do you test appliances (PAT)?',
      answer: `Yes, from ${pat} for up to 20 on one visit. No law sets a yearly test for a private landlord or a business, but what you supply must be safe. Social landlords must have the equipment they provide checked at least every 5 years.`,
    },
    {
      question: 'How often does a business need an inspection?',
      answer:
        'The advice is every 3–5 years, depending on use. Keeping the wiring safe is law. The interval is advice, and your insurer or lease may set one.',
    },
    {
      question: 'Do you test emergency lighting?',
      answer:
        'Yes: up to 10 lights, switched to their batteries for the full three hours, once a year. Somebody on site should also flick each one to battery for a moment every month. Write both in the log book.',
    },
    {
      question: 'Do you test fire alarms?',
      answer:
        "We test, repair and replace linked smoke and heat alarms without a control panel, as in most shared houses. A system with a panel needs a fire alarm company: we wire its supply, but we don't service it.",
    },
    {
      question: 'What does a shared house (HMO) need?',
      answer:
        'Read the licence first. It often asks for linked mains alarms, and for emergency lighting on the stairs. New socket circuits in an HMO also need arc-fault protection (AFDDs). Send us the licence and we quote for what it says.',
    },
    {
      question: 'Can I put cameras in a shop or a shared hall?',
      answer:
        "Yes, but data protection law always applies to them. You need a sign, the ICO's data protection fee, and rules on who may watch and how long you keep it. Our security page has the list.",
    },
    {
      question: 'Can you deal with my tenants and my agent?',
      answer:
        'Yes. Say whether the papers go to you, the agent or both. You send the tenant and the council what has to reach them within 28 days.',
    },
  ],
  relatedArticles: ['landlord-electrical-safety', 'eicr-codes', 'holiday-let-electrics'],
  relatedProjects: ['prj-006'],
  relatedServices: ['eicr', 'smoke-alarms', 'security'],
  relatedAreas: ['roehampton', 'putney', 'wimbledon'],
  sources: [sources.rentedHomes, sources.rentedHomesLaw, sources.socialHomes],
}
