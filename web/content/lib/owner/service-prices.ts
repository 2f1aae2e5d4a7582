import { examples, pounds } from '../../business.ts'
import { readOwnerFile } from '../owner-file.ts'
import type { ServicePrice } from '../price-table.ts'
import { priceTables } from './price-tables.ts'

const { confirmed, callOut, hourly, includes } = readOwnerFile('prices').emergency

/** By service slug, the price shown on its page and in lists of services: the first row of its own table. */
export const servicePrices: Partial<Record<string, ServicePrice>> = {
  ...Object.fromEntries(Object.values(priceTables).map(({ service, price }) => [service, price])),
  emergency: {
    line: `Call-out fee from ${pounds(callOut)}, hourly rate from ${pounds(hourly)}/hr`,
    buys: `${includes}. Labour comes on top: one hour comes to ${examples.emergencyOneHour}, two hours to ${examples.emergencyTwoHours}, parts extra.`,
    offers: confirmed
      ? [
          { name: 'Emergency call-out', minPrice: callOut },
          { name: 'Emergency labour, an hour', minPrice: hourly },
        ]
      : [],
  },
}
