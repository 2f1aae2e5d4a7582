/**
 * The headers that make a browser strict, as plain data: the CDN sends them in production (`lib/website.ts`)
 * and the local server sends what it finds in the synthesised template.
 */

/** A whole set of response headers, names in lower case. */
export type ResponseHeaders = Readonly<
  Record<
    | 'content-security-policy'
    | 'strict-transport-security'
    | 'x-content-type-options'
    | 'x-frame-options'
    | 'referrer-policy',
    string
  > &
    Record<string, string>
>

/** What the headers depend on. */
interface SecuritySettings {
  /** Origin that signed photo uploads go to: the upload bucket's regional host, `https://...`. */
  uploadOrigin: string
  /** False while the site has no domain of its own: search engines are asked not to index it. */
  indexable: boolean
}

/** Two years, for the apex and `www` alone. */
const strictTransport = 'max-age=63072000'

/** Security headers of every answer except a customer's photo [E4] [E5]. */
export function securityHeaders(settings: SecuritySettings): ResponseHeaders {
  return {
    'content-security-policy': contentSecurityPolicy(settings),
    'strict-transport-security': strictTransport,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(settings.indexable ? {} : { 'x-robots-tag': 'noindex' }),
  }
}

/** Headers of the owner's desk: in no index and in no cache, and its addresses are told to no other site. */
export function deskHeaders(settings: Omit<SecuritySettings, 'indexable'>): ResponseHeaders {
  return {
    ...securityHeaders({ ...settings, indexable: false }),
    'referrer-policy': 'same-origin',
    'cache-control': 'private, no-store',
  }
}

/**
 * Headers of a photo that a visitor uploaded [P7]: whatever the bytes are, they cannot act as a page,
 * are not indexed and are never cached, so that an erased photo is gone. No cross-origin-resource-policy: the owner's
 * webmail embeds them.
 */
export function customerPhotoHeaders(): ResponseHeaders {
  return {
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'strict-transport-security': strictTransport,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  }
}

function contentSecurityPolicy({ uploadOrigin }: SecuritySettings): string {
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // data: and blob: are the thumbnails of photos that have been chosen but not yet sent.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", uploadOrigin],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    ...trustedTypes,
    [secureDirective]: [],
  })
}

/** What is left of the policy in development, where Vite's scripts break the rest of it and load the same module twice. */
export function trustedTypesPolicy(): string {
  return written({ ...trustedTypes, 'trusted-types': [...trustedTypes['trusted-types'], "'allow-duplicates'"] })
}

function written(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Taken out again by the local server: over plain HTTP a page could load nothing. */
export const secureDirective = 'upgrade-insecure-requests'

/** Text becomes markup or script by these policies alone: see `web/src/trusted-types.ts`. */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['site', 'dompurify'],
}
