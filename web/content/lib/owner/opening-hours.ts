import { readOwnerFile } from '../owner-file.ts'
import { claims } from './claims.ts'
import { isLive } from './live.ts'

const { confirmed, emergency, ...week } = readOwnerFile('opening-hours')

/** Opening hours. Reply times follow them, whether they are shown or not. */
export const openingHours = week

/** Hours in which the emergency line is answered. */
export const emergencyHours = emergency

/** Whether this site shows the opening hours. */
export const hoursAreSaid = !isLive || confirmed !== false

/** Whether it promises a reply time, which depends on them. */
export const saysWhen = hoursAreSaid && (!isLive || claims.replyTimes !== false)
