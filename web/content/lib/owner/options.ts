import { noOptions, type SiteOptions } from '../site-options.ts'
import { claims } from './claims.ts'

/** The options passed to the build in `SITE_OPTIONS`; otherwise all are off. */
export const options: SiteOptions = process.env.SITE_OPTIONS ? JSON.parse(process.env.SITE_OPTIONS) : noOptions

/** True if an emergency sent by the form texts the owner, who has confirmed that an answer comes within the hour. */
export const alertsOwner = options.textMessages && Boolean(claims.emergencyForm)
