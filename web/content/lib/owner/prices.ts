import { readOwnerFile } from '../owner-file.ts'

const { emergency, ranges } = readOwnerFile('prices')
const { sockets, eicr, downlights, rewire, faultFinding, board, charger, gardenOffice, heatingControls } = ranges
const { outdoor, showersCookers, smokeAlarms, cctv, businessTests } = ranges

const first = ({ rows }: typeof sockets) => rows[0].from
const second = ({ rows }: typeof sockets) => (rows[1] ?? rows[0]).from

/**
 * "From" prices in pounds, each the first row of its table, which says what it buys. `homeEicr` is a typical full home;
 * `houseRewire`, `fourDownlights`, `twoSockets` and `daytimeHalfHour` are second rows: the first buys less.
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
  twoSockets: second(sockets),
  board: first(board),
  chargePoint: first(charger),
  gardenOffice: first(gardenOffice),
  heatingZone: first(heatingControls),
  daytimeHour: first(faultFinding),
  daytimeHalfHour: second(faultFinding),
  outdoorSocket: first(outdoor),
  cooker: first(showersCookers),
  smokeAlarm: first(smokeAlarms),
  doorbell: first(cctv),
  applianceTests: first(businessTests),
}

/** What the call-out fee covers. Hours of labour are charged in addition. */
export const callOutCovers = emergency.includes
