/** The small files beside the pages, and the origin used in them and in the pages. */
import { photoRules } from '#shared/photo-rules.ts'
import { business } from '../../web/content/business.ts'
import type { SiteOptions } from '../../web/content/lib/site-options.ts'

/**
 * Origin of the site for canonical and social URLs, without a trailing slash: the site's own domain, else a reserved
 * one, because the build does not know CloudFront's name.
 */
export function siteUrlOf({ domain }: SiteOptions): string {
  return `https://${domain || 'site.example'}`
}

export function sitemapXml(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    // For link previews of projects: messengers obey robots.txt too.
    'Allow: /api/projects/',
    `Disallow: /${photoRules.keyPrefix}`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Text of `site.webmanifest`: name and icons for a home screen. */
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
