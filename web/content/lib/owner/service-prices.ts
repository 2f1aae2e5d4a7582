import { readOwnerFile } from '../../../compile/owner-file.ts'
import { examples, outOfHoursNote, pounds } from '../../business.ts'
import type { ServicePrice } from '../price-table.ts'
import { priceTables } from './price-tables.ts'

const { confirmed, emergency } = readOwnerFile('prices')
const { callOut, hourly, includes } = emergency

const all: Record<string, ServicePrice> = {
  ...Object.fromEntries(Object.values(priceTables).map(({ service, price }) => [service, price])),
  emergency: {
    line: `Daytime call-out fee from ${pounds(callOut)}, hourly rate from ${pounds(hourly)}/hr`,
    buys: `${includes} With one hour of work that's from ${examples.emergencyOneHour}, with two from ${examples.emergencyTwoHours}, plus parts. ${outOfHoursNote}`,
    offers: [
      { name: 'Emergency call-out', minPrice: callOut },
      { name: 'Emergency labour, an hour', minPrice: hourly },
    ],
  },
}

/**
 * By service slug, the price shown on its page and in lists of services: the first row of its own table. Machines are
 * offered no figure that the owner has not confirmed.
 */
export const servicePrices: Partial<Record<string, ServicePrice>> = Object.fromEntries(
  Object.entries(all).map(([slug, price]) => [slug, confirmed ? price : { ...price, offers: [] }]),
)
