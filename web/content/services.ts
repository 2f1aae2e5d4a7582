import { business, pounds } from './business.ts'
import type { ServiceCard } from './schema.ts'

const { prices, emergencyResponseMinutes } = business

/**
 * The eleven cards of the services list, in its order. Emergency has its own card below.
 * No card prints a "from" price that buys nothing of its kind: the installation price fits a socket, not a board.
 */
export const serviceCards: ServiceCard[] = [
  {
    icon: 'cable',
    title: 'Rewiring',
    description: 'Full and partial rewires planned around the way you live.',
    features: ['Room-by-room plan', 'New board and earthing', 'Tested and certified'],
    href: '/services/rewiring',
    price: `From ${pounds(prices.fullRewire)}`,
  },
  {
    icon: 'plug',
    title: 'Sockets and lighting',
    description: 'Extra points where you need them, fitted neatly.',
    features: ['Sockets and USB', 'Wall and ceiling lights', 'Dimmers that do not flicker'],
    href: '/services/sockets-lighting',
    price: `From ${pounds(prices.lighting)}`,
  },
  {
    icon: 'lightbulb',
    title: 'Downlights',
    description: 'Planned LED lighting that flatters the room.',
    features: ['Lighting plan', 'Fire-rated options', 'Smooth dimming'],
    href: '/services/downlights',
    price: `From ${pounds(prices.lighting)}`,
  },
  {
    icon: 'house-plug',
    title: 'Garden offices',
    description: 'Proper power, heat and data at the end of the garden.',
    features: ['Armoured supply', 'Own consumer unit', 'Wired internet'],
    href: '/services/garden-office',
    price: 'Quoted after a survey',
  },
  {
    icon: 'panel-top',
    title: 'Consumer units',
    description: 'Modern protection, clearly labelled.',
    features: ['RCBO for each circuit', 'Surge protection', 'Certificate included'],
    href: '/services/consumer-unit',
    price: 'Quoted after a survey',
  },
  {
    icon: 'building-2',
    title: 'New builds and extensions',
    description: 'First fix to final certificate, on programme.',
    features: ['Works from drawings', 'Alarms and ventilation', 'Building control paperwork'],
    href: '/services/new-builds',
    price: 'Quoted from drawings',
  },
  {
    icon: 'clipboard-check',
    title: 'EICR testing',
    description: 'Clear reports for homeowners, landlords and businesses.',
    features: ['Coded and explained', 'Fixed price', 'Remedial quote included'],
    href: '/services/eicr',
    price: `From ${pounds(prices.testing)}`,
  },
  {
    icon: 'house-wifi',
    title: 'Smart home',
    description: 'Lighting, heating and networks that behave.',
    features: ['Real switches', 'Your accounts', 'One-page guide'],
    href: '/services/smart-home',
    price: `From ${pounds(prices.installation)}`,
  },
  {
    icon: 'thermometer',
    title: 'Heating and faults',
    description: 'Controls that make sense and faults traced properly.',
    features: ['S-plan and Y-plan', 'Smart controls', 'Methodical testing'],
    href: '/services/heating',
    price: `From ${pounds(prices.installation)}`,
  },
  {
    icon: 'trees',
    title: 'Garden lighting and power',
    description: 'Evening light and outdoor power that last.',
    features: ['Low-glare lighting', 'Weatherproof sockets', 'EV charge points'],
    href: '/services/garden-lighting',
    price: `From ${pounds(prices.lighting)}`,
  },
  {
    icon: 'shield',
    title: 'Security',
    description: 'Alarms, CCTV, access control and maintenance.',
    features: ['Designed for your home', 'Privacy respected', 'Yearly maintenance'],
    href: '/security',
    price: `From ${pounds(prices.installation)}`,
  },
]

/** Not in the services list: the emergency page is reached from the footer and the emergency block. */
export const emergencyCard: ServiceCard = {
  icon: 'siren',
  title: 'Emergency call-out',
  description: 'Day or night, an electrician on the way.',
  features: [
    `${emergencyResponseMinutes}-minute response`,
    `From ${pounds(prices.emergencyCallOut)} call-out`,
    '24/7, 365 days',
  ],
  href: '/services/emergency',
  price: `From ${pounds(prices.emergencyCallOut)}`,
}

/** The four cards of an area page: kinds of work rather than single services. */
export const areaServiceCards: ServiceCard[] = [
  {
    icon: 'plug',
    title: 'Installation',
    description: 'Sockets, lights, boards and rewires, done neatly.',
    features: ['Sockets and switches', 'Consumer units', 'Rewiring'],
    href: '/services/rewiring',
    price: `From ${pounds(prices.installation)}`,
  },
  {
    icon: 'clipboard-check',
    title: 'Testing',
    description: 'EICR reports for homes, landlords and businesses.',
    features: ['Coded and explained', 'Quick reports', 'Remedial quotes'],
    href: '/services/eicr',
    price: `From ${pounds(prices.testing)}`,
  },
  {
    icon: 'siren',
    title: 'Emergency',
    description: `A response within ${emergencyResponseMinutes} minutes, day or night.`,
    features: ['24/7, 365 days', 'Make safe first', 'Clear price before work'],
    href: '/services/emergency',
    price: `From ${pounds(prices.emergencyCallOut)}`,
  },
  {
    icon: 'lightbulb',
    title: 'Lighting',
    description: 'Downlights, garden lights and smart scenes.',
    features: ['Lighting plans', 'LED and dimming', 'Indoors and out'],
    href: '/services/downlights',
    price: `From ${pounds(prices.lighting)}`,
  },
]

/** Slug to short name, `emergency` and `security` included. A slug is the last segment of its card's link. */
export const serviceNames: Record<string, string> = Object.fromEntries(
  [...serviceCards, emergencyCard].map(({ href, title }) => [href.slice(href.lastIndexOf('/') + 1), title]),
)
