import { readOwnerFile } from '../owner-file.ts'
import { type PriceTable, type PriceTableName, priceTable } from '../price-table.ts'
import { isLive } from './live.ts'

const { ranges } = readOwnerFile('prices')
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
  Object.entries(all).filter(([name]) => !isLive || ranges[name as PriceTableName].confirmed),
) as Partial<typeof all>

/** By service, for its page: without the last column, because what changes the price is said once there, below. */
export const serviceTables: Partial<Record<string, Pick<PriceTable, 'caption' | 'columns' | 'rows'>>> =
  Object.fromEntries(
    Object.values(priceTables).map(({ service, caption, columns, rows }) => [
      service,
      { caption, columns: columns.slice(0, -1), rows: rows.map((cells) => cells.slice(0, -1)) },
    ]),
  )
