import { readOwnerFile } from '../../../compile/owner-file.ts'
import { examples, pounds } from '../../business.ts'
import {
  type PriceTable,
  type PriceTableHead,
  type PriceTableName,
  type PrintedTable,
  priceTable,
} from '../price-table.ts'
import { buildingControlFees, callOutCovers, prices } from './prices.ts'

const { ranges } = readOwnerFile('prices')

const heads: Record<PriceTableName, PriceTableHead> = {
  rewire: { service: 'rewiring', caption: 'A full rewire, by size of home', what: 'Home' },
  eicr: { service: 'eicr', caption: 'An EICR (condition report), by size of home', what: 'Home' },
  board: { service: 'consumer-unit', caption: 'A new fuse board, by number of circuits', what: 'Fuse board' },
  charger: { service: 'ev-charging', caption: 'A charge point, by length of cable', what: 'Cable' },
  sockets: { service: 'sockets-lighting', caption: 'Extra double sockets, fitted on one visit', what: 'Sockets' },
  downlights: { service: 'downlights', caption: 'Lights and downlights in one room', what: 'Lights' },
  gardenOffice: { service: 'garden-office', caption: 'Power for a garden office, by length of cable', what: 'Cable' },
  heatingControls: { service: 'heating', caption: 'Heating controls, by number of zones', what: 'Zones' },
  faultFinding: { service: 'fault-finding', caption: 'Fault finding in the daytime', what: 'Time' },
  outdoor: { service: 'garden-lighting', caption: 'Outdoor sockets and lights', what: 'Job' },
  showersCookers: { service: 'showers-cookers', caption: 'Cookers, showers and extractor fans', what: 'Job' },
  smokeAlarms: { service: 'smoke-alarms', caption: 'Smoke and heat alarms, by number', what: 'Alarms' },
  cctv: { service: 'security', caption: 'Cameras and video doorbells', what: 'Cameras' },
  businessTests: { service: 'landlords-businesses', caption: 'Tests for landlords, shops and offices', what: 'Test' },
}

/** The owner's price ranges as printed by service pages, the cost guide and articles. */
// Casts: the names are those of the heads.
export const priceTables = Object.fromEntries(
  Object.entries(heads).map(([name, head]) => [
    name,
    priceTable(ranges[name as PriceTableName], head, buildingControlFees),
  ]),
) as Record<PriceTableName, PriceTable>

/** An emergency, on its page and in the cost guide. */
export const callOutTable: PrintedTable = {
  caption: 'An emergency call-out',
  columns: ['What', 'Price', 'What you get'],
  rows: [
    ['Daytime call-out', `from ${pounds(prices.emergencyCallOut)}`, callOutCovers],
    ['Each hour of labour', `from ${pounds(prices.emergencyHourly)}`, 'One hour of work, without parts'],
    ['Call-out with one hour', `from ${examples.emergencyOneHour}`, 'A wet outdoor socket made safe'],
    ['Call-out with two hours', `from ${examples.emergencyTwoHours}`, 'A burnt connection replaced'],
  ],
}

/** By service, for its page, which says above what is included and below what changes the price. */
export const serviceTables: Partial<Record<string, PrintedTable>> = {
  emergency: withoutLastColumn(callOutTable),
  ...Object.fromEntries(
    Object.values(priceTables).map(({ service, fee, ...table }) => [
      service,
      { ...withoutLastColumn(table), ...(fee && { note: fee }) },
    ]),
  ),
}

function withoutLastColumn({ caption, columns, rows }: PrintedTable): PrintedTable {
  return { caption, columns: columns.slice(0, -1), rows: rows.map((cells) => cells.slice(0, -1)) }
}
