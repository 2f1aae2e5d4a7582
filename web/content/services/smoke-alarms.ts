import { certificateIfNotifiable } from '../building-control.ts'
import { business, pounds } from '../business.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceText } from '../lib/schema.ts'
import { sources } from '../sources.ts'

const alarm = pounds(business.prices.smokeAlarm)

export const head: ServiceHead = {
  order: 17,
  listed: false,
  title: 'Smoke and heat alarms',
  description: 'Linked alarms on every floor, wired or by radio.',
  features: ['Mains or sealed battery', 'Heat and CO alarms', 'Replacement dates noted'],
}

export const text: ServiceText = {
  name: 'Smoke, Heat and CO Alarms',
  title: pageTitle('Mains Smoke Alarm Installation, SW London'),
  metaDescription: `Linked mains smoke, heat and carbon monoxide alarms in Richmond and SW London, from ${alarm} for one replaced. For homes, landlords and loft conversions.`,
  heroTitle: 'Smoke, heat and carbon monoxide alarms',
  heroDescription:
    'Linked alarms all sound together, wherever a fire starts. We plan them room by room, and note when each one has to be replaced.',
  intro: [
    "Picture a kitchen fire, two closed doors and someone asleep in the loft. If the alarm downstairs isn't linked, it's only a faint noise up there. If the alarms are linked, the one outside the bedroom sounds too.",
    "You don't have to cut into ceilings for that, because alarms can be linked by radio as well as by cable. You can fit sealed battery alarms yourself. Mains alarms are a job for us.",
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
      text: 'Show us the rooms, the doors and anything that burns fuel. Add a photo of any alarm you have.',
    },
    {
      when: 'Then',
      title: 'The plan',
      text: 'It says which alarm goes where, and which grade and category that is, so that you can compare quotes.',
    },
    { when: 'On the day', title: 'Fit and link', text: 'Radio links take an hour or two, and cables up to a day.' },
    {
      when: 'Before we go',
      title: 'Sound them all',
      text: "We press one button, and every linked alarm sounds. It's loud, so warn the neighbours. We show you how to test and silence them.",
    },
  ],
  typicalDuration: 'Most homes take between two hours and a day',
  priceChanges: [
    {
      title: 'Cable or radio',
      text: "Linking by cable is cheap while the ceilings are open, and expensive once they're finished.",
    },
    {
      title: 'Rules for your house',
      text: 'The licence for a shared house, or building control for a loft, may ask for more than you would choose.',
    },
  ],
  paperwork: [
    'A Minor Works Certificate, or an Electrical Installation Certificate for a new circuit.',
    certificateIfNotifiable,
  ],
  faqs: [
    {
      question: 'How many smoke alarms do I need?',
      answer:
        "At least one on each storey. It's better to have one in the hall, on every landing and in the main living room, with a heat alarm in the kitchen.",
    },
    {
      question: 'How long do alarms last?',
      answer:
        'Replace smoke alarms every 10 years, or sooner if the date on them says so, and test them monthly. Carbon monoxide alarms often last 5 to 10 years.',
    },
    {
      question: 'What must a landlord in England fit?',
      answer:
        'A smoke alarm on each storey with living accommodation, and a carbon monoxide alarm in any such room with a fixed appliance that burns fuel, except a gas cooker. All of them must work on the first day of the tenancy.',
    },
    {
      question: 'Do they have to be mains-powered?',
      answer:
        "In new homes and loft conversions building control expects mains-powered, linked alarms. The law for rented homes doesn't say mains or battery.",
    },
    {
      question: "My alarm chirps. What's wrong?",
      answer:
        "One chirp every minute or so usually means a low battery, or that the alarm has reached the end of its life. If a new battery doesn't stop it, replace the alarm before the next night.",
    },
  ],
  relatedArticles: ['smoke-and-co-alarms', 'landlord-electrical-safety', 'e-bike-charging'],
  relatedProjects: ['prj-005'],
  relatedServices: ['eicr', 'new-builds', 'landlords-businesses'],
  relatedAreas: ['teddington', 'roehampton', 'barnes'],
  sources: [sources.fireSafety, sources.alarmLawGuidance],
}
