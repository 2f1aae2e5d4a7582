/** What the pages have to know about a deployment, with everything switched off. Each is a setting of that name in `site.config.ts`. */
export const noOptions = {
  /** AWS region where data is stored: `eu-west-2`. */
  region: '',
  customerReceipt: false,
}
export type SiteOptions = typeof noOptions
