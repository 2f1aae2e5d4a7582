import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const testing = pounds(business.prices.testing)
const homeEicr = pounds(business.prices.homeEicr)

export const head: ServiceHead = {
  order: 7,
  icon: 'clipboard-check',
  thumbnail: 'eicr-tester-closeup',
  title: 'EICR testing',
  description: 'Clear reports for homeowners, landlords and businesses.',
  features: ['Coded and explained', 'Fixed price', 'Remedial quote included'],
}

export const words: ServiceWords = {
  name: 'Electrical Installation Condition Reports',
  title: pageTitle('EICR Testing in SW London'),
  metaDescription:
    'EICR electrical safety reports for homeowners, landlords and businesses in Richmond and SW London: what is tested, what the codes mean, what it costs.',
  heroTitle: 'EICR: electrical installation condition reports',
  heroDescription:
    'An EICR tells you, in a form others will accept, whether the fixed wiring is safe to keep using, and what to do if it is not.',
  picture: {
    stem: 'eicr-tester-closeup',
    alt: 'Multifunction tester showing a loop reading of 0.38, with its brown, blue and green probes lying on a sheet of test results',
  },
  intro: [
    'An EICR is a health check for the wiring that stays when you move out: board, cables, sockets, lights, earthing. It says whether all that is safe to go on using. Appliances are checked separately.',
    'Homeowners are advised to have one every 10 years, and when buying a house. Landlords in England must have one at least every 5 years. For businesses the advice is every 3–5 years, depending on use.',
  ],
  included: [
    'Inspection of the board, earthing, bonding, sockets, switches and lights',
    'Dead and live tests, with any sample agreed beforehand',
    'Every observation coded C1, C2, C3 or FI',
    'One page in plain English: what is urgent, what is advice',
    'Photographs of defects where they help',
    'A fixed price for repairs, with no obligation to use us',
  ],
  timeline: [
    {
      when: 'When you book',
      title: 'Four questions',
      text: 'House or flat, how many bedrooms, how old is the board, and is there a deadline? From that we give you a fixed price.',
    },
    {
      when: '9 am',
      title: 'A slow walk',
      text: 'Scorch marks, cracked plates, missing bonding and amateur work can all be seen. Nothing is off yet.',
    },
    {
      when: '9.45 am',
      title: 'Dead tests',
      text: 'Circuits go off in turn, and for a while perhaps all of them. Save your work first.',
    },
    {
      when: '11.15 am',
      title: 'Live tests',
      text: 'We measure earth faults and time how fast each RCD trips. Before we leave you hear the main findings.',
    },
    {
      when: 'In the days after',
      title: 'The report',
      text: 'Satisfactory or unsatisfactory, then why. If there is work to do, a price comes with it.',
    },
  ],
  typicalDuration: 'Two to four hours for most homes',
  priceChanges: [
    {
      title: 'Size and circuits',
      text: `A studio is a short visit, from ${testing}. A typical home takes a morning, from ${homeEicr}. Two boards take longer.`,
    },
    {
      title: 'Access',
      text: 'A board behind stacked boxes or a locked bedroom slows everything. An empty property is the quickest.',
    },
    {
      title: 'Extent',
      text: 'A long list of limits makes a cheap report and a weak one. We agree the extent before we price.',
    },
    {
      title: 'A board nobody mentioned',
      text: 'A second consumer unit in the loft or the garage takes as long again, so mention it when you ask.',
    },
  ],
  paperwork: [
    'The report, with codes, test results, and what was and was not inspected.',
    'After repairs, a certificate and written confirmation, which a landlord must send on.',
  ],
  faqs: [
    {
      question: 'How long does an EICR take?',
      answer:
        'Two to four hours for most flats and houses. Someone has to let us in and be easy to reach, but need not stay with us.',
    },
    {
      question: 'What do the codes mean?',
      answer:
        'C1: danger present, act now. C2: potentially dangerous, act soon. FI: further investigation without delay. C3: improvement recommended. Any C1 or C2 makes the report unsatisfactory. If yours has an FI, ask whoever wrote it what it means for the result.',
    },
    {
      question: "What happens if it's unsatisfactory?",
      answer:
        'You get the list. A fixed price comes with it. A C1 has to be made safe at once. Landlords in England must have C1, C2 and FI items dealt with in 28 days, or sooner if the report says so.',
    },
    {
      question: 'What must a landlord do with the report?',
      answer:
        'In England: give it to tenants within 28 days, to new tenants before they move in, and to the council within 7 days if it asks. After repairs, tenant and council each get confirmation with the report, within 28 days. The maximum civil penalty is now £40,000.',
    },
    {
      question: 'My house is old. Is it bound to be unsatisfactory?',
      answer:
        "No. The report doesn't ask whether the wiring is new. It asks whether it's safe to keep using. Plenty of old work is.",
    },
  ],
  relatedArticles: ['eicr-guide', 'landlord-electrical-safety', 'part-p-and-certificates'],
  relatedProjects: ['prj-002'],
  relatedServices: ['landlords-businesses', 'consumer-unit', 'smoke-alarms'],
  relatedAreas: ['roehampton', 'putney', 'richmond', 'wimbledon'],
  sources: [
    sources.homeowners,
    sources.codes,
    sources.openQuestions,
    sources.rentedHomes,
    sources.rentedHomesLaw,
    sources.socialHomes,
  ],
}
