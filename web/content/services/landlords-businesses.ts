import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 18,
  listed: false,
  icon: 'file-text',
  thumbnail: 'cafe-shopfront-dusk',
  title: 'Landlords and businesses',
  description: 'Reports, repairs and lighting for several homes, a shop or an office.',
  features: ['Reports and repairs', 'Lighting and power', 'Emergency lighting'],
  price: 'Quoted for the whole list',
}

export const words: ServiceWords = {
  name: 'For Landlords and Businesses',
  title: pageTitle('Landlord & Commercial Electrician'),
  metaDescription:
    'Electrician for landlords with several homes, shops, offices and small businesses in Richmond and SW London: EICRs, repairs, lighting, testing.',
  heroTitle: 'For landlords and businesses',
  heroDescription:
    'For people with several homes, a shop or an office: one list, one quote, and the papers by address.',
  picture: {
    stem: 'cafe-shopfront-dusk',
    alt: 'Café in a green shopfront at dusk, with lights over its sign, tables on the pavement and a lit window in the flat above',
  },
  priceNote:
    'One price for the list, with a line for each home or floor. Repairs are quoted apart from the inspection.',
  intro: [
    'With one flat, a report every five years is a date in the calendar. With six it is a spreadsheet, six tenants and six boxes of keys. Send us the list, and the visits can be planned street by street.',
    'A shop, an office or a surgery cannot close for a report or a new circuit. So the first question is which circuits go off, when and for how long.',
  ],
  included: [
    'EICRs for a whole list of homes',
    'C1, C2 and FI repairs, confirmed item by item in writing',
    'Smoke and carbon monoxide alarms at each change of tenant',
    'Shops and offices: power, data, lighting, extra circuits',
    "Communal lights, entry phones and risers with the freeholder's leave",
    'One invoice for each property if you need it',
  ],
  timeline: [
    {
      when: 'When you write',
      title: 'The list',
      text: 'Addresses, the dates of the last reports, and who holds the keys. For a business, the plan and your opening hours.',
    },
    {
      when: 'After that',
      title: 'One quote',
      text: 'A line for each property, in the order in which the dates fall due.',
    },
    {
      when: 'Booked',
      title: 'Visits by street',
      text: 'The tenant has to agree to the time. Keep a note of every refusal for your file.',
    },
    {
      when: 'Each visit',
      title: 'Report or repair',
      text: 'Anything dangerous has to be made safe at once, so be within reach of a phone.',
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
      text: 'Several homes in one street or one block usually cost less each than the same homes one at a time.',
    },
    {
      title: 'Access',
      text: 'An empty property is the quickest. A missed appointment may be charged, as the quote says.',
    },
    {
      title: 'Hours',
      text: 'Work before you open or after you close is possible, and priced as such beforehand.',
    },
    {
      title: 'Size of the installation',
      text: 'In a business, the number of boards and circuits decides, and what has to stay on.',
    },
  ],
  paperwork: ['For each address: the report, certificates for repairs, and written confirmation.'],
  faqs: [
    {
      question: 'I let three flats. Do I get one price?',
      answer: 'Yes: one quote with a line for each flat.',
    },
    {
      question: 'Can you deal with my tenants and my agent?',
      answer:
        'Yes. Say whether the papers go to you, the agent or both. What must reach the tenant and the council within 28 days is yours to send.',
    },
    {
      question: 'How often does a business need an inspection?',
      answer:
        'The advice is every 3–5 years, depending on use. Keeping the installation safe is law; the interval is advice, and your insurer or lease may name one.',
    },
    {
      question: "Is the shared stair mine or the freeholder's?",
      answer:
        "The lease says. Circuits from the landlord's own board belong to the block, and need the managing agent's leave.",
    },
    {
      question: 'Do you test appliances?',
      answer:
        'Say so when you ask for the quote, and it is a line of its own. Private landlords have no fixed yearly test, but what they supply must be safe. Social landlords have the equipment they provide checked at least every 5 years.',
    },
  ],
  relatedArticles: ['landlord-electrical-safety', 'eicr-codes', 'holiday-let-electrics'],
  relatedProjects: ['prj-006'],
  relatedServices: ['eicr', 'smoke-alarms', 'consumer-unit'],
  relatedAreas: ['roehampton', 'putney', 'wimbledon'],
  sources: [sources.rentedHomes, sources.rentedHomesLaw, sources.socialHomes],
}
