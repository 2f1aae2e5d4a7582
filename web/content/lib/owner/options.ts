import { noOptions, type SiteOptions } from '../site-options.ts'
import { claims } from './claims.ts'

/** As the build was told by `SITE_OPTIONS`; elsewhere everything is off. */
export const options: SiteOptions = process.env.SITE_OPTIONS ? JSON.parse(process.env.SITE_OPTIONS) : noOptions

/** True where an emergency sent by the form wakes the owner, who has confirmed that an answer comes within the hour. */
export const alertsOwner = options.textMessages && Boolean(claims.emergencyForm)
