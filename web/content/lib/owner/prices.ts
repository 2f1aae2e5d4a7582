import { readOwnerFile } from '../../../compile/owner-file.ts'
import { claimed } from './claims.ts'

const { buildingControl, emergency, ranges } = readOwnerFile('prices')

/** The owner's price ranges, by table. */
export type PriceRanges = typeof ranges

const fees = buildingControl.map(({ fee }) => fee)

/** What building control charges for notifiable work, in pounds. */
export type BuildingControlFees = { byCouncil: { council: string; fee: number }[]; least: number; most: number }

/** Undefined for a firm that notifies: its customers pay building control nothing. */
export const buildingControlFees: BuildingControlFees | undefined = claimed.notifies
  ? undefined
  : { byCouncil: buildingControl, least: Math.min(...fees), most: Math.max(...fees) }

/**
 * The row of each price that a text may name: the first of its table, which says what it buys. `homeEicr` is a typical
 * full home; `houseRewire`, `fourDownlights`, `twoSockets` and `daytimeHalfHour` are second rows: the first buys less.
 */
const pricedRows = {
  installation: ['sockets', 0],
  testing: ['eicr', 0],
  homeEicr: ['eicr', ranges.eicr.rows.findIndex(({ typical }) => typical)],
  lighting: ['downlights', 0],
  fourDownlights: ['downlights', 1],
  fullRewire: ['rewire', 0],
  houseRewire: ['rewire', 1],
  twoSockets: ['sockets', 1],
  board: ['board', 0],
  chargePoint: ['charger', 0],
  gardenOffice: ['gardenOffice', 0],
  heatingZone: ['heatingControls', 0],
  daytimeHour: ['faultFinding', 0],
  daytimeHalfHour: ['faultFinding', 1],
  outdoorSocket: ['outdoor', 0],
  cooker: ['showersCookers', 0],
  smokeAlarm: ['smokeAlarms', 0],
  doorbell: ['cctv', 0],
  applianceTests: ['businessTests', 0],
} satisfies Record<string, [table: keyof typeof ranges, row: number]>

const rowPrices = Object.fromEntries(
  Object.entries(pricedRows).map(([name, [table, index]]) => {
    const row = ranges[table].rows[index]
    return [name, row && row.from + (row.notifiable && buildingControlFees ? buildingControlFees.least : 0)]
  }),
)

/** "From" prices in pounds. Of notifiable work they include building control's lowest fee, unless the firm notifies. */
export const prices = {
  // Cast: the rows exist, because a table has two at least.
  ...(rowPrices as Record<keyof typeof pricedRows, number>),
  emergencyCallOut: emergency.callOut,
  emergencyHourly: emergency.hourly,
}

/** What the call-out fee covers. Hours of labour are charged in addition. */
export const callOutCovers = emergency.includes

/** Call-out fee and hour at night, on Sundays and on bank holidays; undefined where the owner names none. */
export const outOfHours =
  emergency.outOfHoursCallOut && emergency.outOfHoursHourly
    ? { callOut: emergency.outOfHoursCallOut, hourly: emergency.outOfHoursHourly }
    : undefined

/** What the firm itself charges for the smallest fuse board: a quote gives building control's fee a line of its own. */
export const boardWork = ranges.board.rows[0].from
