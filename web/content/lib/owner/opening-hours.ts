import { readOwnerFile } from '../owner-file.ts'
import { claims } from './claims.ts'
import { isLive } from './live.ts'

const { confirmed, emergency, ...week } = readOwnerFile('opening-hours')

/** When the business is open. Enquiries are answered by it, said or not. */
export const openingHours = week

/** When somebody answers the emergency line. */
export const emergencyHours = emergency

/** Whether this site says the hours. */
export const hoursAreSaid = !isLive || confirmed !== false

/** Whether it says by when it answers, which follows from them. */
export const saysWhen = hoursAreSaid && (!isLive || claims.replyTimes !== false)
