import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { inspected } from '../registration.ts'
import { sources } from '../sources.ts'

const pat = pounds(business.prices.applianceTests)
const report = pounds(business.prices.testing)

export const head: ServiceHead = {
  order: 18,
  listed: false,
  title: 'Landlords and businesses',
  description: 'Reports, tests and repairs for rented homes, shops and offices.',
  features: ['EICRs and repairs', 'PAT', 'Emergency lighting'],
}

export const text: ServiceText = {
  name: 'For Landlords and Businesses',
  title: pageTitle('Landlord & Commercial Electrician, SW London'),
  metaDescription: `Landlord certificates (EICRs) from ${report}, PAT from ${pat}, emergency lighting and alarm tests for landlords, shops and offices in SW London.`,
  heroTitle: 'Landlord and commercial electrician',
  heroDescription:
    'Whether you have several homes, a shared house, a shop or an office, you get one quote for all of it, and a separate set of certificates for each address.',
  picture: {
    stem: 'cafe-shopfront-dusk',
    alt: 'Café in a green shopfront at dusk, with lights over its sign, tables on the pavement and a lit window in the flat above',
  },
  intro: [
    "If you have several properties, send us the list and we'll inspect them street by street. Each address gets its own line on the quote, its own report and its own certificate.",
    "A shop, an office or a surgery can't close for a report or a new circuit, so we first agree which circuits go off, when and for how long. We can work before you open or after you close, and the quote says what that costs.",
  ],
  included: [
    'EICRs (condition reports) and repairs, confirmed in writing',
    'Smoke, heat and carbon monoxide alarms',
    'Emergency lighting: fitting, repairs and yearly tests',
    'Appliances tested, labelled and listed (PAT)',
    'Power, data and lighting for shops and offices',
    "Lights and entry phones in shared halls, with the managing agent's permission",
  ],
  timeline: [
    {
      when: 'When you write',
      title: 'The list',
      text: 'Send us the addresses and the dates of the last reports, and tell us who holds the keys. For a business, add your opening hours.',
    },
    {
      when: 'Then',
      title: 'One quote',
      text: 'It has a line for each property, in the order in which the reports fall due.',
    },
    {
      when: 'The visits',
      title: 'Street by street',
      text: 'Your tenant has to agree to the time, so keep a note of every refusal. Stay within reach of a phone, because anything dangerous has to be made safe at once.',
    },
    {
      when: 'Afterwards',
      title: 'Certificates',
      text: 'You get a report for each address, and a certificate and written confirmation for any repairs. Your tenants must have a copy of the report within 28 days of the inspection.',
    },
  ],
  typicalDuration: 'A flat takes two to four hours. For a shop or an office we agree the time with you',
  priceChanges: [
    { title: 'How many together', text: 'Several homes in one street usually cost less each than one at a time.' },
    {
      title: 'Access and hours',
      text: 'An empty property is quickest. Early, late and Sunday work costs more, and we may charge for a missed appointment. The quote says how much.',
    },
  ],
  paperwork: ['For each address, the report, certificates for any repairs, and written confirmation.'],
  faqs: [
    { question: 'Who inspects a rented home?', answer: inspected },
    {
      question: 'Do you test appliances (PAT)?',
      answer: `Yes, from ${pat} for up to 20 on one visit. No law sets a yearly test for a private landlord or a business, but what you supply must be safe. Social landlords must have the equipment they provide checked at least every 5 years.`,
    },
    {
      question: 'How often does a business need an inspection?',
      answer:
        'The advice is every 3–5 years, depending on use. The law says that the wiring must be kept safe, but sets no interval. Your insurer or your lease may set one.',
    },
    {
      question: 'Do you test emergency lighting?',
      answer:
        'Yes. Once a year we run up to 10 lights on their batteries for the full three hours. Someone on site should also switch each one to its battery for a moment every month. Write both tests in the log book.',
    },
    {
      question: 'Do you test fire alarms?',
      answer:
        "We test, repair and replace linked smoke and heat alarms without a control panel, as in most shared houses. A system with a panel needs a fire alarm company. We wire its supply, but we don't service it.",
    },
    {
      question: 'What does a shared house (HMO) need?',
      answer:
        "Read your licence first. It often asks for linked mains alarms, and for emergency lighting on the stairs. New socket circuits in an HMO also need arc-fault protection (AFDDs). Send us the licence, and we'll quote for what it asks.",
    },
    {
      question: 'Can I put cameras in a shop or a shared hall?',
      answer:
        "Yes, but data protection law always applies to them. You need a sign, the ICO's data protection fee, and rules on who may watch and how long you keep the recordings. Our security page has the list.",
    },
    {
      question: 'Can you deal with my tenants and my agent?',
      answer:
        'Yes. Tell us whether the certificates go to you, to the agent or to both. You have 28 days from the inspection to give the tenant the report, and 7 days to give it to the council if it asks. After repairs, you have 28 days to send the tenant and the council the written confirmation, with the report.',
    },
  ],
  relatedArticles: ['landlord-electrical-safety', 'eicr-codes', 'holiday-let-electrics'],
  relatedProjects: ['prj-006'],
  relatedServices: ['eicr', 'smoke-alarms', 'security'],
  relatedAreas: ['roehampton', 'putney', 'wimbledon'],
  sources: [sources.rentedHomes, sources.rentedHomesLaw, sources.socialHomes],
}
