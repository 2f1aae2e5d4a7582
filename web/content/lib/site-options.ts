/**
 * What the pages say of a deployment, as where nothing is switched on. Each but `textMessages` is a setting of that name in
 * `site.config.ts`.
 */
export const noOptions = {
  /** Where everything is stored: `eu-west-2`. */
  region: '',
  ownerDesk: false,
  customerReceipt: false,
  /** Whether there is an `ownerPhone`. */
  textMessages: false,
}
export type SiteOptions = typeof noOptions
