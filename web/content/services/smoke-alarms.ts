import { pageTitle } from '../lib/page-title.ts'
import type { ServiceHead, ServiceWords } from '../lib/schema.ts'
import { sources } from '../sources.ts'

export const head: ServiceHead = {
  order: 17,
  listed: false,
  icon: 'siren',
  thumbnail: 'smoke-heat-alarm-pair',
  title: 'Smoke and heat alarms',
  description: 'Linked alarms on every floor, wired or by radio.',
  features: ['Mains or sealed battery', 'Heat and CO alarms', 'Dates written down'],
  price: 'Quoted from a plan',
}

export const words: ServiceWords = {
  name: 'Smoke, Heat and CO Alarms',
  title: pageTitle('Smoke Alarm Installation', ' SW London'),
  metaDescription:
    'Mains and radio-linked smoke, heat and carbon monoxide alarms fitted in Richmond and SW London, for owners, landlords and loft conversions.',
  heroTitle: 'Smoke, heat and carbon monoxide alarms',
  heroDescription:
    'All of them sound together, wherever the fire begins. We plan them room by room and write down the date of each.',
  picture: {
    stem: 'smoke-heat-alarm-pair',
    alt: 'Smoke alarm and heat alarm on a dust sheet before they are fitted, with a wired base plate, three screws and a screwdriver beside them',
  },
  priceNote:
    'Priced from a plan of the house or a few photographs. Radio-linked alarms cost more each and spare the ceilings.',
  intro: [
    'Picture a kitchen fire, two closed doors, and somebody asleep in the loft. Alone, the alarm downstairs is a faint noise. Linked, the one outside the bedroom goes off too.',
    'You need not cut ceilings for it. Alarms join by wire where floors are up, and by radio where they are not. You can fit sealed battery alarms yourself; mains alarms are our work.',
  ],
  included: [
    'Smoke alarms in the hall, on each landing and in the living room',
    'A heat alarm in the kitchen',
    'Carbon monoxide alarms where fuel is burnt',
    'Links by wire or radio, tested together',
    'Replace-by dates written where you can read them',
    'Old alarms taken down',
  ],
  timeline: [
    {
      when: 'When you ask',
      title: 'A sketch of the floors',
      text: 'Rooms, doors, and where something burns fuel. Add a photograph of any alarm you have.',
    },
    {
      when: 'After that',
      title: 'The plan',
      text: 'Which alarm goes where, and which grade and category that is, so that quotes compare.',
    },
    {
      when: 'On the day',
      title: 'Fit',
      text: 'An hour or two for radio-linked alarms, up to a day with cables.',
    },
    {
      when: 'Then',
      title: 'Sound them all',
      text: 'One button, and every linked alarm answers. It is loud, so warn the neighbours.',
    },
    {
      when: 'Before we go',
      title: 'Show and note',
      text: 'How to test, how to silence a false alarm, and when each one has to be replaced.',
    },
  ],
  typicalDuration: 'Two hours to a day',
  priceChanges: [
    {
      title: 'How many, and where',
      text: 'A flat may need three, a house with a loft room eight.',
    },
    {
      title: 'Wire or radio',
      text: 'Cable is cheap while ceilings are open and dear when they are finished.',
    },
    {
      title: 'Height',
      text: 'Stairwells and vaulted ceilings need a tower or a better place.',
    },
    {
      title: 'What the rules ask',
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
