import { claims } from './claims.ts'

/** What the pages say of the deployment that they are built for, by its settings. */
export interface SiteOptions {
  /** Where everything is stored: `eu-west-2`. */
  region: string
  ownerDesk: boolean
  customerReceipt: boolean
  textMessages: boolean
}

const none: SiteOptions = { region: '', ownerDesk: false, customerReceipt: false, textMessages: false }

/** As the build was told by `SITE_OPTIONS`; elsewhere everything is off. */
export const options: SiteOptions = process.env.SITE_OPTIONS ? JSON.parse(process.env.SITE_OPTIONS) : none

/** True where an emergency sent by the form wakes the owner, who has confirmed that an answer comes within the hour. */
export const wakesOwner = options.textMessages && Boolean(claims.emergencyForm)
