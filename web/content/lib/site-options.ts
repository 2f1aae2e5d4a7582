/**
 * The settings that pages read, with everything switched off. Each is a setting of that name in `site.config.ts`.
 */
export const noOptions = {
  /** AWS region where data is stored: `eu-west-2`. */
  region: '',
  /** The site's own domain, without `www`; empty where it answers on CloudFront's name. */
  domain: '',
  customerReceipt: false,
}
export type SiteOptions = typeof noOptions
