import { readOwnerFile } from '../owner-file.ts'
import { isLive } from './live.ts'

const { emergency, ranges } = readOwnerFile('prices')
const { sockets, eicr, downlights, rewire, faultFinding, board, charger, gardenOffice } = ranges

const first = ({ confirmed, rows }: typeof sockets) => said(confirmed, rows[0].from)
const second = ({ confirmed, rows }: typeof sockets) => said(confirmed, rows[1]?.from)
const said = (confirmed: unknown, amount: number | undefined) => (isLive && !confirmed ? undefined : amount)

/**
 * "From" prices in pounds, each the first row of its table, which says what it buys. `homeEicr` is a typical full home;
 * `houseRewire` and `fourDownlights` are the second rows, because the first is a flat, or one light changed.
 * Undefined on a site on its own domain until the owner has confirmed the table.
 */
export const prices = {
  installation: first(sockets),
  testing: first(eicr),
  homeEicr: said(eicr.confirmed, eicr.rows.find(({ typical }) => typical)?.from),
  emergencyCallOut: said(emergency.confirmed, emergency.callOut),
  emergencyHourly: said(emergency.confirmed, emergency.hourly),
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
