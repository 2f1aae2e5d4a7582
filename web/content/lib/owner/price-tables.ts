import { readOwnerFile } from '../owner-file.ts'
import { type PriceTable, type PriceTableHead, type PriceTableName, priceTable } from '../price-table.ts'

const { ranges } = readOwnerFile('prices')

const heads: Record<PriceTableName, PriceTableHead> = {
  rewire: { service: 'rewiring', caption: 'A full rewire, by size of home', what: 'Home' },
  eicr: { service: 'eicr', caption: 'A condition report (EICR), by size of home', what: 'Home' },
  board: { service: 'consumer-unit', caption: 'A new consumer unit, by circuits', what: 'Board' },
  charger: { service: 'ev-charging', caption: 'A charge point, by distance and board', what: 'Cable and board' },
  sockets: { service: 'sockets-lighting', caption: 'Extra double sockets, by number', what: 'On one visit' },
  downlights: { service: 'downlights', caption: 'Downlights, by number', what: 'In one room' },
  gardenOffice: { service: 'garden-office', caption: 'Power for a garden office, by length', what: 'Cable' },
  heatingControls: { service: 'heating', caption: 'Heating controls, by zones', what: 'Zones' },
  faultFinding: { service: 'fault-finding', caption: 'Fault finding in the daytime, by time', what: 'Time' },
  outdoor: { service: 'garden-lighting', caption: 'Outdoor sockets and lights', what: 'Job' },
  showersCookers: { service: 'showers-cookers', caption: 'Cookers, showers and extractor fans', what: 'Job' },
  smokeAlarms: { service: 'smoke-alarms', caption: 'Smoke and heat alarms, by number', what: 'Alarms' },
  cctv: { service: 'security', caption: 'Cameras and video doorbells', what: 'Cameras' },
  businessTests: { service: 'landlords-businesses', caption: 'Tests for landlords, shops and offices', what: 'Test' },
}

/** The owner's price ranges as printed by service pages, the cost guide and articles. */
// Casts: the names are those of the heads.
export const priceTables = Object.fromEntries(
  Object.entries(heads).map(([name, head]) => [name, priceTable(ranges[name as PriceTableName], head)]),
) as Record<PriceTableName, PriceTable>

/** By service, for its page, which says above what is included and below what changes the price. */
export const serviceTables: Partial<Record<string, Pick<PriceTable, 'caption' | 'columns' | 'rows'>>> =
  Object.fromEntries(
    Object.values(priceTables).map(({ service, caption, columns, rows }) => [
      service,
      { caption, columns: columns.slice(0, -1), rows: rows.map((cells) => cells.slice(0, -1)) },
    ]),
  )
