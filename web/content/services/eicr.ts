import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { inspected } from '../registration.ts'
import { sources } from '../sources.ts'

const testing = pounds(business.prices.testing)
const homeEicr = pounds(business.prices.homeEicr)

export const head: ServiceHead = {
  order: 7,
  title: 'EICR testing',
  description: 'Clear reports for homeowners, landlords and businesses.',
  features: ['Every fault explained', 'Fixed price', 'Quote for repairs included'],
}

export const text: ServiceText = {
  name: 'Electrical Installation Condition Reports',
  title: pageTitle(`EICR & Landlord Electrical Certificate from ${testing}, SW London`),
  metaDescription: `EICR (electrical safety certificate) in Richmond and SW London: studio from ${testing}, typical home from ${homeEicr}. For landlords, homes and businesses.`,
  heroTitle: 'EICR: electrical installation condition reports',
  heroDescription:
    "An EICR, often called an electrical safety certificate or landlord certificate, says whether your wiring is safe to keep using, and what to do if it isn't.",
  intro: [
    'An EICR (electrical installation condition report) is a health check for the wiring that stays when you move out: the fuse board, cables, sockets, lights and earthing. Appliances are tested separately.',
    'Homeowners are advised to have one every 10 years, and when buying. Landlords in England must have one at least every 5 years. For businesses the advice is every 3–5 years, depending on use.',
  ],
  included: [
    'An inspection of the fuse board, earthing, bonding, sockets, switches and lights',
    'Tests with the power off, then with the power on',
    'A code for every fault: C1, C2, C3 or FI',
    'A one-page summary in plain English',
    'A fixed price for repairs, with no obligation to use us',
  ],
  timeline: [
    {
      when: 'When you book',
      title: 'A fixed price',
      text: 'Tell us how many bedrooms you have, how old the fuse board is, and whether you have a deadline.',
    },
    {
      when: 'First',
      title: 'A look round',
      text: 'We look for scorch marks, cracked sockets and switches, missing bonding and poor work.',
    },
    {
      when: 'Then',
      title: 'Tests',
      text: 'We turn the circuits off one after another, so save your work first. Before we leave, we tell you the main findings.',
    },
    {
      when: 'In the days after',
      title: 'The report',
      text: "It says whether your wiring is satisfactory or unsatisfactory, and why. If there's work to do, we send a price with it.",
    },
  ],
  typicalDuration: 'Most homes take two to four hours',
  priceChanges: [
    {
      title: 'Fuse boards',
      text: 'A second fuse board in the loft or garage adds an hour or more, so tell us if you have one.',
    },
    { title: 'Access', text: 'Stacked boxes or a locked bedroom slow us down. An empty home is quickest.' },
    {
      title: 'How much is tested',
      text: 'A report with a long list of limitations may be cheap, but it tells you little. We agree what will be tested before we give you a price.',
    },
  ],
  paperwork: [
    "The report, with the codes, the test results, and what was and wasn't inspected.",
    'After repairs, a certificate and written confirmation, which a landlord has to send on.',
  ],
  faqs: [
    { question: 'Who writes the report?', answer: inspected },
    {
      question: 'How long does an EICR take?',
      answer: 'Two to four hours for most flats and houses. Someone has to let us in and be easy to reach by phone.',
    },
    {
      question: 'How long is an EICR valid?',
      answer:
        "It's valid until the date printed on it. For a rented home in England that's at most 5 years, or less if the report says so. A homeowner is advised to have one every 10 years.",
    },
    {
      question: 'What do the codes mean?',
      answer:
        "C1 means danger now. C2 could become dangerous, and needs repairing urgently. C3 is a recommended improvement. FI means that something has to be investigated without delay, for example because we couldn't confirm the earth of the supply. Any C1 or C2 makes the report unsatisfactory. Inspectors differ about FI, but either way a landlord has 28 days to have it looked into.",
    },
    {
      question: "What happens if it's unsatisfactory?",
      answer:
        'We send you a list of what needs doing, with a fixed price. A C1 has to be made safe at once. Landlords in England have 28 days for C1, C2 and FI items, counting the day of the inspection, or less if the report says so. After the repairs you get a certificate, and written confirmation to send on.',
    },
    {
      question: 'What must a landlord do with the report?',
      answer:
        'In England you must give it to your tenants within 28 days of the inspection, to new tenants before they move in, and to the council within 7 days if it asks. After repairs, send the tenant and the council written confirmation with the report, within 28 days of the repairs. The maximum civil penalty is £40,000.',
    },
    {
      question: 'Do I need one to sell my house?',
      answer: "By law, a seller doesn't need one. Buyers often ask for one, because a survey doesn't test the wiring.",
    },
    {
      question: 'My house is old. Is it bound to be unsatisfactory?',
      answer:
        "No. The report doesn't ask whether the wiring is new. It asks whether the wiring is safe to keep using, and plenty of old wiring is.",
    },
  ],
  relatedArticles: ['eicr-guide', 'landlord-electrical-safety', 'part-p-and-certificates'],
  relatedProjects: ['prj-006', 'prj-002'],
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
