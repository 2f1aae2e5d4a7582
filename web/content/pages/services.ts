import { withFee } from '../building-control.ts'
import { business, pounds, vatNote } from '../business.ts'
import { buildingControlFees } from '../lib/owner/prices.ts'
import { pageTitle } from '../lib/page-title.ts'

const { prices } = business

/** What the lists mean by it; nothing where no price says so. */
const includedFee = buildingControlFees
  ? `Where a price says "with building control's fee", the council checks the work, and the price includes the lowest council's fee, ${pounds(buildingControlFees.least)}. `
  : ''

export const servicesPage = {
  title: pageTitle('Electrical Services & Prices in SW London'),
  metaDescription: `Sockets from ${pounds(prices.installation)}, EICRs from ${pounds(prices.testing)}, fuse boxes from ${pounds(prices.board)} and flats rewired from ${pounds(prices.fullRewire)}${withFee}. Lighting, EV, heating and CCTV too.`,
  hero: {
    title: 'Electrical services',
    text: 'Not sure what you need? Pick the closest match. Each page says what the work includes, what it costs and what can change the price.',
  },
  services: {
    title: 'Choose a service',
    text: "If your job isn't listed, ask. We do a lot of small jobs.",
  },
  /** Above the services that have no card. */
  alsoTitle: 'We also do',
  /** A "from" price must say what it buys; each service page says it for its own. */
  priceNote: `Each "from" price is for the smallest job of its kind; the service's page has the full range. ${includedFee}A typical full home EICR starts from ${pounds(prices.homeEicr)}. ${vatNote}`,
  process: {
    title: 'How a job goes',
    text: 'There are four steps, and you can stop after the quote without paying anything.',
  },
  work: {
    title: 'Our work by type',
  },
}
