import { readOwnerFile } from '../owner-file.ts'

const { emergency, ranges } = readOwnerFile('prices')
const { sockets, eicr, downlights, rewire, faultFinding, board, charger, gardenOffice } = ranges

const first = ({ rows }: typeof sockets) => rows[0].from
const second = ({ rows }: typeof sockets) => (rows[1] ?? rows[0]).from

/**
 * "From" prices in pounds, each the first row of its table, which says what it buys. `homeEicr` is a typical full home;
 * `houseRewire` and `fourDownlights` are the second rows, because the first is a flat, or one light changed.
 */
export const prices = {
  installation: first(sockets),
  testing: first(eicr),
  homeEicr: (eicr.rows.find(({ typical }) => typical) ?? eicr.rows[0]).from,
  emergencyCallOut: emergency.callOut,
  emergencyHourly: emergency.hourly,
  lighting: first(downlights),
  fourDownlights: second(downlights),
  fullRewire: first(rewire),
  houseRewire: second(rewire),
  board: first(board),
  chargePoint: first(charger),
  gardenOffice: first(gardenOffice),
  daytimeHour: first(faultFinding),
}

/** What the call-out fee covers. Hours of labour are charged in addition. */
export const callOutCovers = emergency.includes
