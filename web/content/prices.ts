import { readOwnerFile } from './owner-file.ts'

const { emergency, ranges } = readOwnerFile('prices')
const { sockets, eicr, downlights, rewire, faultFinding } = ranges

/** Pounds. "From" prices, each the first row of its table: what it buys is said there. `homeEicr` is a typical full home. */
export const prices = {
  installation: sockets.rows[0].from,
  testing: eicr.rows[0].from,
  homeEicr: eicr.rows.find(({ typical }) => typical)?.from ?? eicr.rows[0].from,
  emergencyCallOut: emergency.callOut,
  emergencyHourly: emergency.hourly,
  lighting: downlights.rows[0].from,
  fullRewire: rewire.rows[0].from,
  daytimeHour: faultFinding.rows[0].from,
}

/** What the call-out fee pays for. The hours of labour come on top of it. */
export const callOutCovers = emergency.includes
