import { isLive } from './lib/owner/live.ts'
import type { Reviewed } from './lib/schema.ts'
import { unsaid } from './lib/stated.ts'

/** The qualified person who has read what the site says to do in danger, on its emergency page and blocks. Never invent one. */
export const safetyReviewed = undefined as Reviewed | undefined

/** Before a sentence of advice that wants such a reader. Whom to call in fire and with gas, the public bodies say themselves. */
export const advice = isLive && !safetyReviewed ? unsaid : ''

/** Wherever a text tells somebody to turn off the main switch, these two come first. */
export const gasFirst = 'If you smell gas, touch no switch: go outside and call 0800 111 999 from there.'
export const medicalFirst =
  'If somebody depends on powered medical equipment, start its back-up first; if it has none, call 999 before you switch off.'
export const beforeTheMainSwitch = `${gasFirst} ${medicalFirst}`

/** Wherever a text speaks of somebody getting a shock. */
export const shockFirst =
  'Somebody is getting a shock: touch neither them nor what they touch. If you cannot cut the power safely, call 999 now, say that it is electricity, and keep others back. With the power off, call 999 on speaker and do what they say about breathing and CPR.'

/** Wherever a text speaks of a home that is dark: it is not always a fault that an electrician can mend. */
export const darkHome =
  "Only your home is dark, and every switch at the board is up? If it has a prepayment meter, look at its credit, then call 105, free: the fuse before the meter is the network operator's. Call us if they say the fault is inside."

/** Wherever a text says how to reset what has tripped. */
export const trippedSwitch =
  'Unplug or switch off what you used last, then reset once. If it trips again, leave it off and call us.'
