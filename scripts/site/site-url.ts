import { business } from '../../web/content/business.ts'

/**
 * Origin of the site for canonical and social URLs, without a slash at the end: `SITE_URL` from the environment, else
 * the sample's reserved domain.
 */
export function siteUrl(): string {
  const given = process.env.SITE_URL
  if (!given) return `https://${business.email.split('@')[1]}`
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`SITE_URL must be a URL such as https://example.co.uk, but it is "${given}"`)
  }
  return url.origin
}
