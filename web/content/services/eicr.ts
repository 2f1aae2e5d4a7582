import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const testing = pounds(business.prices.testing)
const homeEicr = pounds(business.prices.homeEicr)

export const head: ServiceHead = {
  order: 7,
  icon: 'clipboard-check',
  title: 'EICR testing',
  description: 'Clear reports for homeowners, landlords and businesses.',
  features: ['Coded and explained', 'Fixed price', 'Remedial quote included'],
}

export const words: ServiceWords = {
  name: 'Electrical Installation Condition Reports',
  title: pageTitle(`EICR from ${testing}: Landlord & Home Reports, SW London`),
  metaDescription: `EICR (electrical safety report) in Richmond and SW London: studio from ${testing}, typical home from ${homeEicr}. Landlords, homes and businesses. Codes explained.`,
  heroTitle: 'EICR: electrical installation condition reports',
  heroDescription:
    "An EICR says whether your wiring is safe to keep using, and what to do if it isn't, in a form that landlords, buyers and insurers know.",
  intro: [
    'An EICR (electrical installation condition report) is a health check for the wiring that stays when you move out: board, cables, sockets, lights and earthing. Appliances are tested separately.',
    'Homeowners are advised to have one every 10 years, and when buying. Landlords in England must have one at least every 5 years. For businesses the advice is every 3–5 years, depending on use.',
  ],
  included: [
    'Inspection of the board, earthing, bonding, sockets, switches and lights',
    'Dead and live tests',
    'Every fault coded C1, C2, C3 or FI',
    'One page in plain English',
    'A fixed price for repairs, with no obligation to use us',
  ],
  timeline: [
    {
      when: 'When you book',
      title: 'A fixed price',
      text: 'Tell us the number of bedrooms, how old the board is and any deadline.',
    },
    {
      when: 'First',
      title: 'A look round',
      text: 'We look for scorch marks, cracked plates, missing bonding and poor work.',
    },
    {
      when: 'Then',
      title: 'Tests',
      text: 'Circuits go off in turn, so save your work. Before we leave we tell you the main findings.',
    },
    {
      when: 'In the days after',
      title: 'The report',
      text: 'It says satisfactory or unsatisfactory, and why. If there is work to do, a price comes with it.',
    },
  ],
  typicalDuration: 'Two to four hours for most homes',
  priceChanges: [
    {
      title: 'Boards',
      text: 'A second consumer unit in the loft or garage takes as long again, so tell us about it.',
    },
    {
      title: 'Access',
      text: 'Stacked boxes or a locked bedroom slow us down. An empty home is quickest.',
    },
    {
      title: 'How much is tested',
      text: "A long list of limits makes a cheap report and a weak one. We agree what's tested before we price.",
    },
  ],
  paperwork: [
    'The report, with codes, test results, and what was and was not inspected.',
    'After repairs, a certificate and written confirmation, which a landlord must send on.',
  ],
  faqs: [
    {
      question: 'How long does an EICR take?',
      answer: 'Two to four hours for most flats and houses. Someone has to let us in and be easy to reach.',
    },
    {
      question: 'How long is an EICR valid?',
      answer:
        "Until the date on it. For a rented home in England that's at most 5 years, and less if the report says so. A homeowner is advised to repeat it every 10 years.",
    },
    {
      question: 'What do the codes mean?',
      answer:
        "C1: danger now. C2: could become dangerous. C3: improvement recommended. FI: needs a further look without delay, for example because we couldn't confirm the earth of the supply. Any C1 or C2 makes the report unsatisfactory. A landlord has 28 days from the inspection to have an FI looked into, whatever the result.",
    },
    {
      question: "What happens if it's unsatisfactory?",
      answer:
        'You get a list with a fixed price. A C1 has to be made safe at once. Landlords in England have 28 days for C1, C2 and FI items, or less if the report says so. The work gets a certificate, and you get written confirmation to send on.',
    },
    {
      question: 'What must a landlord do with the report?',
      answer:
        'In England: give it to tenants within 28 days, to new tenants before they move in, and to the council within 7 days if it asks. After repairs, tenant and council each get confirmation with the report, within 28 days. The maximum civil penalty is now £40,000.',
    },
    {
      question: 'Do I need one to sell my house?',
      answer:
        "No law asks a seller for one. Buyers often do, because a survey only looks at the wiring and doesn't test it.",
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
