/** The small files beside the pages, and the origin that they and the pages name. */
import { photoRules } from '#contract/photo-rules.ts'
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

export function sitemapXml(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl()}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

export function robotsTxt(): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    // Previews of shared projects: messengers obey this file too.
    'Allow: /api/projects/',
    `Disallow: /${photoRules.keyPrefix}`,
    '',
    `Sitemap: ${siteUrl()}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Text of `site.webmanifest`: the name and icons of the site on a home screen. */
export function webManifest(): string {
  return JSON.stringify({
    name: business.name,
    short_name: business.shortName,
    start_url: '/',
    display: 'browser',
    background_color: '#F7F3EB',
    theme_color: '#0F1A2B',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
