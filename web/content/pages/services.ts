import { business, certificateDays, pounds, vatNote } from '../business.ts'
import { calendar } from '../lib/calendar.ts'
import { promised } from '../lib/clock.ts'
import { servicePrices } from '../lib/owner/service-prices.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { Point } from '../lib/schema.ts'
import { only, stated, unsaid } from '../lib/stated.ts'

const { prices } = business
/** Where no price is said, nor is what they buy. */
const anyPrice = Object.keys(servicePrices).length > 0 ? '' : unsaid

export const servicesPage = stated({
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
  priceNote: `${anyPrice}Each "from" price is for the smallest job of its kind, and its page has the ranges for the others. A typical full home EICR starts from ${pounds(prices.homeEicr)}. ${vatNote}`,
  process: {
    title: 'How a job goes',
    text: 'Four steps, and you can stop after the second without owing anything.',
  },
  steps: [
    {
      title: 'Tell us what you need',
      text: 'Use the form, call or WhatsApp. Photos of the room or the fuse board help us give a better first answer.',
    },
    {
      title: 'Free quote',
      text: `${calendar.saysWhen ? `${promised({}, 'sentence').always} ` : ''}Some jobs need a visit first. ${only.guarantee}It costs nothing. The price comes in writing, with no obligation.`,
    },
    {
      title: 'The work',
      text: `On the date we agree. Some circuits are off meanwhile, so save what is on your computer. ${only.guarantee}Floors and furniture are covered.`,
    },
    {
      title: 'Test and hand over',
      text: `The work is tested and explained, and gets its certificate. ${only.guarantee}The room is cleaned. Where building control is told, its own certificate normally follows within ${certificateDays} days.`,
    },
  ] satisfies [Point, Point, Point, Point],
  work: {
    title: 'Work of each kind',
    text: 'Choose a kind of project, or see them all.',
  },
})
