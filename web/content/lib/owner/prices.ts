import { readOwnerFile } from '../../../compile/owner-file.ts'
import type { PriceName } from '../price-table-heads.ts'
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

/** The rows whose prices texts print, by name. */
// Cast: the schema has found a row of each name.
const named = Object.fromEntries(
  Object.values(ranges).flatMap(({ rows }) => rows.flatMap((row) => (row.name ? [[row.name, row]] : []))),
) as Record<PriceName, PriceRanges['board']['rows'][0]>

const wholePrices = Object.fromEntries(
  Object.entries(named).map(([name, { from, notifiable }]) => [
    name,
    from + (notifiable && buildingControlFees ? buildingControlFees.least : 0),
  ]),
)

/** "From" prices in pounds. Of notifiable work they include building control's lowest fee, unless the firm notifies. */
export const prices = {
  // Cast: as above.
  ...(wholePrices as Record<PriceName, number>),
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
export const boardWork = named.board.from
