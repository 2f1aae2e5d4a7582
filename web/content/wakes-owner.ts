import { claims } from './claims.ts'

/**
 * True where an emergency sent by the form wakes the owner: the site is built for a deployment with text messages
 * (`ownerPhone`), and the owner has confirmed that an answer comes within the hour.
 */
export const wakesOwner = Boolean(process.env.OWNER_PHONE && claims.emergencyForm)
