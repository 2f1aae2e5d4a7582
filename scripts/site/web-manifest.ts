import { business } from '../../web/content/business.ts'

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
