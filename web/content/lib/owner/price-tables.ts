import { readOwnerFile } from '../owner-file.ts'
import { type PriceTable, type PriceTableName, priceTable } from '../price-table.ts'

const { ranges } = readOwnerFile('prices')
const { rewire, eicr, board, charger, sockets, downlights, gardenOffice, heatingControls, faultFinding } = ranges

/** The owner's price ranges as printed by service pages, the cost guide and articles. */
export const priceTables: Record<PriceTableName, PriceTable> = {
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

/** By service, for its page: without the last column, because the page lists below what changes the price. */
export const serviceTables: Partial<Record<string, Pick<PriceTable, 'caption' | 'columns' | 'rows'>>> =
  Object.fromEntries(
    Object.values(priceTables).map(({ service, caption, columns, rows }) => [
      service,
      { caption, columns: columns.slice(0, -1), rows: rows.map((cells) => cells.slice(0, -1)) },
    ]),
  )
