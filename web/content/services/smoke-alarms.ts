import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const alarm = pounds(business.prices.smokeAlarm)

export const head: ServiceHead = {
  order: 17,
  listed: false,
  icon: 'siren',
  title: 'Smoke and heat alarms',
  description: 'Linked alarms on every floor, wired or by radio.',
  features: ['Mains or sealed battery', 'Heat and CO alarms', 'Dates written down'],
}

export const words: ServiceWords = {
  name: 'Smoke, Heat and CO Alarms',
  title: pageTitle('Mains Smoke Alarm Installation, SW London'),
  metaDescription: `Linked mains smoke, heat and carbon monoxide alarms in Richmond and SW London, from ${alarm} for one changed. For homes, landlords and loft conversions.`,
  heroTitle: 'Smoke, heat and carbon monoxide alarms',
  heroDescription:
    'All of them sound together, wherever the fire begins. We plan them room by room and note when each one has to be replaced.',
  intro: [
    'Picture a kitchen fire, two closed doors, and somebody asleep in the loft. Alone, the alarm downstairs is a faint noise. Linked, the one outside the bedroom goes off too.',
    "You don't have to cut ceilings for it. Alarms can be linked by radio as well as by cable. You can fit sealed battery alarms yourself; mains alarms are our work.",
  ],
  included: [
    'Smoke alarms in the hall, on each landing and in the living room',
    'A heat alarm in the kitchen',
    'Carbon monoxide alarms where fuel is burnt',
    'Links by cable or radio, tested together',
    'Replace-by dates written where you can read them',
    'Old alarms taken down',
  ],
  timeline: [
    {
      when: 'When you ask',
      title: 'A sketch of the floors',
      text: 'Show us the rooms, the doors and where something burns fuel. Add a photo of any alarm you have.',
    },
    {
      when: 'Then',
      title: 'The plan',
      text: 'Which alarm goes where, and which grade and category that is, so that quotes compare.',
    },
    {
      when: 'On the day',
      title: 'Fit and link',
      text: 'An hour or two for radio links, up to a day for cables.',
    },
    {
      when: 'Before we go',
      title: 'Sound them all',
      text: 'One button, and every linked alarm answers. It is loud, so warn the neighbours. We show you how to test and silence them.',
    },
  ],
  typicalDuration: 'Two hours to a day',
  priceChanges: [
    {
      title: 'Cable or radio',
      text: 'Cable is cheap while ceilings are open and dear when they are finished.',
    },
    {
      title: 'Rules for your house',
      text: 'A licence for a shared house, or building control for a loft, may ask for more than you would choose.',
    },
  ],
  paperwork: ['A Minor Works Certificate, or an Electrical Installation Certificate for a new circuit.'],
  faqs: [
    {
      question: 'How many smoke alarms do I need?',
      answer:
        'At least one on each storey. Better: the hall, every landing and the main living room, with a heat alarm in the kitchen.',
    },
    {
      question: 'How long do alarms last?',
      answer:
        'Smoke alarms are replaced every 10 years, or sooner if the date on them says so. Test them monthly. Carbon monoxide alarms are often good for 5 to 10 years.',
    },
    {
      question: 'What must a landlord in England fit?',
      answer:
        'A smoke alarm on each storey with living accommodation, and a carbon monoxide alarm in any such room with a fixed appliance that burns fuel, gas cookers excepted. All must work on the first day of the tenancy.',
    },
    {
      question: 'Do they have to be mains-powered?',
      answer:
        'In new homes and loft conversions building control expects mains-powered, linked alarms. The law for rented homes does not say mains or battery.',
    },
    {
      question: 'Mine chirps. What is wrong?',
      answer:
        'One chirp every minute or so usually means a low battery or the end of its life. If a new battery does not stop it, replace the alarm before the next night.',
    },
  ],
  relatedArticles: ['smoke-and-co-alarms', 'landlord-electrical-safety', 'e-bike-charging'],
  relatedProjects: ['prj-005'],
  relatedServices: ['eicr', 'new-builds', 'landlords-businesses'],
  relatedAreas: ['teddington', 'roehampton', 'barnes'],
  sources: [sources.fireSafety, sources.rentedHomes],
}
