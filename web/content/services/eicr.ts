import { business, notification, pounds } from '../business.ts'
import { pageTitle } from '../page-title.ts'
import type { ServiceHead, ServiceWords } from '../schema.ts'
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
    'EICR electrical safety reports for homeowners, landlords and businesses in Richmond and SW London. Clear codes, fair prices and quick reports.',
  heroTitle: 'EICR: electrical installation condition reports',
  heroDescription:
    'An EICR tells you, in a form others will accept, whether the fixed wiring is safe to keep using, and what to do if it is not.',
  picture: {
    stem: 'eicr-tester-closeup',
    alt: 'Multifunction tester showing a loop reading of 0.38, with its brown, blue and green probes lying on a sheet of test results',
  },
  intro: [
    'An EICR is a health check for the wiring that stays when you move out: board, cables, sockets, lights, earthing. It says whether all that is safe to go on using. It says nothing about your toaster, because appliances are checked separately.',
    'Homeowners are advised to have one every 10 years, and when buying a house. Landlords in England must have one at least every 5 years. For businesses the advice is every 3–5 years, depending on use.',
    'A useful report is one you can act on. Ours codes each finding, shows photographs where they help, and puts the urgent things in plain English on one page. You are free to take that page to anyone for the repairs.',
  ],
  included: [
    'Inspection of the board, earthing, bonding, sockets, switches and lights',
    'Dead and live tests of the circuits, with any sample agreed beforehand',
    'A report with every observation coded C1, C2, C3 or FI',
    'A plain-English summary: what is urgent, what is advice',
    'Photographs of defects where a picture says it better',
    'A fixed price for any repairs, with no obligation to use us',
    'Written confirmation once repairs are done, which a landlord must send on',
  ],
  timeline: [
    {
      when: 'When you book',
      title: 'Four questions',
      text: 'House or flat, how many bedrooms, how old is the board, and is there a deadline? From that we give you a fixed price and agree what the inspection covers.',
    },
    {
      when: 'The night before',
      title: 'Clear the way',
      text: 'Clear the cupboard with the board in it and move furniture away from the sockets. Old certificates help. So does a word about alarms, fish tanks and anything medical that runs on mains.',
    },
    {
      when: '9 am',
      title: 'A slow walk',
      text: 'We begin by looking. Scorch marks, cracked plates, missing bonding and amateur work can all be seen. Nothing is off yet.',
    },
    {
      when: '9.45 am',
      title: 'Dead tests',
      text: 'Circuits go off in turn, and for a while perhaps all of them. Save your work and switch off the computer before we start.',
    },
    {
      when: '11.15 am',
      title: 'Live tests',
      text: 'Power is back. Now we measure earth faults and time how fast each RCD trips. Some lights blink. The broadband may need a minute to reconnect.',
    },
    {
      when: '12.15 pm',
      title: 'What we saw',
      text: 'Before leaving we tell you the main findings aloud. If something is dangerous now, we ask whether we may make it safe at once.',
    },
    {
      when: 'In the days after',
      title: 'The report',
      text: 'It says satisfactory or unsatisfactory, then why. If there is work to do, a price comes with it.',
    },
    {
      when: 'Once repairs are done',
      title: 'Confirmation',
      text: 'You receive the certificate for the repairs and a written confirmation. Keep them with the report. A landlord in England has one more duty: within 28 days, send the confirmation and the report to the tenant and to the council.',
    },
  ],
  typicalDuration: 'Two to four hours for most homes',
  costs: {
    intro:
      'Time on site decides the price, and circuits decide the time. The price is fixed before we come. Repairs are never folded into it.',
    points: [
      {
        title: 'Size and circuits',
        text: `A studio with a handful of circuits is a short visit, from ${testing}. A typical home takes a morning, from ${homeEicr}. A large house with two boards takes longer and costs more.`,
      },
      {
        title: 'Access',
        text: 'A board behind stacked boxes, a locked bedroom or a tenant on a video call slows everything. An empty property is the quickest of all.',
      },
      {
        title: 'Extent',
        text: 'The report states what was tested and what could not be. A long list of limits makes a cheap report and a weak one. We agree the extent before we price.',
      },
      {
        title: 'Unlabelled boards',
        text: 'If nobody knows which switch feeds what, we have to find out. At the end you have a chart, which makes the next inspection quicker.',
      },
    ],
  },
  surprises: [
    {
      title: 'Something dangerous now',
      text: 'A C1 means danger is present. We tell you there and then, and with your agreement make it safe before we go. That may mean a circuit stays off until it is repaired. You hear the cost before we do anything.',
    },
    {
      title: 'A circuit nobody can trace',
      text: 'Now and then a cable leaves the board and vanishes. We do not guess. The report says that it was not tested. If anything about it points to danger it is coded FI, which means further investigation without delay, and you get a price for finding out.',
    },
    {
      title: 'More board than expected',
      text: 'A second consumer unit in the loft or the garage was not in the price. We ring or ask before testing it, so that the invoice matches what you agreed.',
    },
    {
      title: 'Nobody lets us in',
      text: 'If a tenant has changed their mind, we note the time and tell you. Keep that note. A landlord who can show all reasonable steps were taken has a defence.',
    },
  ],
  paperwork: [
    'The condition report: result, codes, test results, and what was and was not inspected.',
    'A one-page summary in plain English.',
    'A fixed price for the C1, C2 and FI items, if there are any.',
    'After repairs, a certificate for the work and written confirmation. Landlords send the confirmation on, with the report.',
    notification,
  ],
  faqs: [
    {
      question: 'How long does an EICR take?',
      answer:
        'Two to four hours for most flats and houses. Someone has to let us in and be easy to reach, but need not stay with us.',
    },
    {
      question: 'How often do I need one?',
      answer:
        'Homeowners: every 10 years is the advice, and when buying, or after a flood or fire. Landlords: at least every 5 years. Businesses: every 3–5 years. The report itself may ask for a shorter interval.',
    },
    {
      question: 'What do the codes mean?',
      answer:
        "C1: danger present, act now. C2: potentially dangerous, act soon. FI: further investigation without delay. C3: improvement recommended. Any C1 or C2 makes the report unsatisfactory, and a page full of C3s doesn't. If yours has an FI, ask whoever wrote it what it means for the result: the form that came with Amendment 4 treats it differently. Our EICR guide has the dates.",
    },
    {
      question: "What happens if it's unsatisfactory?",
      answer:
        'You get the list and a fixed price. A C1 is made safe straight away if you agree. Landlords in England must have C1, C2 and FI items dealt with in 28 days, or sooner if the report says so. Within 28 days of finishing, they send written confirmation and the report to the tenant and to the council.',
    },
    {
      question: 'How much does it cost?',
      answer: `Testing starts from ${testing}, for a studio or a small follow-up. A typical home starts from ${homeEicr}. Tell us the size and the number of circuits and you have a fixed price before we visit.`,
    },
    {
      question: 'What must a landlord do with the report?',
      answer:
        'In England: give it to tenants within 28 days, to new tenants before they move in, and to the council within 7 days if it asks. After repairs, the tenant and the council each get written confirmation with the report, within 28 days and whether or not they ask. Since 2025 and 2026 social landlords are under the same rules. The maximum civil penalty is now £40,000.',
    },
    {
      question: 'Do you turn the power off?',
      answer:
        'Yes, for parts of the test, mostly circuit by circuit. We warn you first. A fridge is fine for an hour with its door shut.',
    },
    {
      question: 'My house is old. Is it bound to be unsatisfactory?',
      answer:
        "No. The report doesn't ask whether the wiring meets each of the latest rules. It asks whether it's safe to keep using. Plenty of old work is.",
    },
  ],
  relatedArticles: ['eicr-guide', 'landlord-electrical-safety', 'part-p-and-certificates'],
  relatedProjects: ['prj-002'],
  relatedServices: ['consumer-unit', 'rewiring', 'emergency'],
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
