import { examples, pounds } from '../../business.ts'
import { readOwnerFile } from '../owner-file.ts'
import { type PriceTable, type PriceTableName, priceTable, type ServicePrice } from '../price-table.ts'
import { isLive } from './live.ts'

const { emergency, ranges } = readOwnerFile('prices')
const isSaid = ({ confirmed }: { confirmed: string | false }) => !isLive || confirmed !== false
const { rewire, eicr, board, charger, sockets, downlights, gardenOffice, heatingControls, faultFinding } = ranges

const all: Record<PriceTableName, PriceTable> = {
  rewire: priceTable(rewire, { service: 'rewiring', caption: 'A full rewire, by size of home', what: 'Home' }),
  eicr: priceTable(eicr, { service: 'eicr', caption: 'A condition report (EICR), by size of home', what: 'Home' }),
  board: priceTable(board, { service: 'consumer-unit', caption: 'A new consumer unit, by circuits', what: 'Board' }),
  charger: priceTable(charger, {
    service: 'ev-charging',
    caption: 'A charge point, by distance and board',
    what: 'Cable and board',
  }),
  sockets: priceTable(sockets, {
    service: 'sockets-lighting',
    caption: 'Extra double sockets, by number',
    what: 'On one visit',
  }),
  downlights: priceTable(downlights, { service: 'downlights', caption: 'Downlights, by number', what: 'In one room' }),
  gardenOffice: priceTable(gardenOffice, {
    service: 'garden-office',
    caption: 'Power for a garden office, by length',
    what: 'Cable',
  }),
  heatingControls: priceTable(heatingControls, {
    service: 'heating',
    caption: 'Heating controls, by zones',
    what: 'Zones',
  }),
  faultFinding: priceTable(faultFinding, {
    service: 'fault-finding',
    caption: 'Fault finding in the daytime, by time',
    what: 'Time',
  }),
}

/**
 * The owner's ranges as the service pages, the guide to costs and the articles print them. A site under a name of its own has
 * those that the owner has confirmed.
 */
export const priceTables = Object.fromEntries(
  // The keys are the tables.
  Object.entries(all).filter(([name]) => isSaid(ranges[name as PriceTableName])),
) as Partial<typeof all>

const { confirmed, callOut, hourly, includes } = emergency

/** By the service's slug, what its page and the lists of services lead with: the first row of its own table. */
export const servicePrices: Partial<Record<string, ServicePrice>> = {
  ...Object.fromEntries(Object.values(priceTables).map(({ service, price }) => [service, price])),
  ...(isSaid(emergency) && {
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
  }),
}
