import { business, pounds, vatNote } from '../business.ts'
import { isDone } from '../lib/done-services.ts'
import { pageTitle } from '../lib/page-title.ts'

const { prices } = business

const homeEicr = isDone('eicr') ? ` A typical full home EICR starts from ${pounds(prices.homeEicr)}.` : ''

export const servicesPage = {
  title: pageTitle('Electrical Services in SW London'),
  metaDescription:
    'Rewiring, sockets, downlights, consumer units, EICR testing, smart home, heating controls, garden power and security across South West London.',
  hero: {
    title: 'Electrical services',
    text: 'Start with the job, not the trade word for it. Each page below says what the work includes, how the day goes and what can change the price.',
  },
  services: {
    title: 'Choose a service',
    text: 'If your job is not listed, ask. We do many small ones that have no page of their own.',
  },
  /** Above the services that have no card. */
  alsoTitle: 'We also do',
  /** A "from" price must say what it buys; each service page says it for its own. */
  priceNote: `Each "from" price is for the smallest job of its kind, and its page has the ranges for the others.${homeEicr} ${vatNote}`,
  process: {
    title: 'How a job goes',
    text: 'Four steps, and you can stop after the second without owing anything.',
  },
  work: {
    title: 'Work of each kind',
    text: 'Choose a kind of project, or see them all.',
  },
}
