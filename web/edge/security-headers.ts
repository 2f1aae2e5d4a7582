/**
 * The security headers as plain data: the CDN sends them in production (`lib/behaviours.ts`), and the local server
 * sends those of the synthesised template.
 */

/** A set of response headers, names in lower case. */
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
  /** Origin of signed photo uploads: the upload bucket's regional host, `https://...`. */
  uploadOrigin: string
  /** False while the site has no domain of its own: search engines are asked not to index it. */
  indexable: boolean
}

/** Two years, for the apex domain and `www`, without other subdomains. */
const strictTransport = 'max-age=63072000'

/** Security headers of every response except customer photos. */
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

/**
 * Headers of a photo that a visitor uploaded: whatever its bytes are, it cannot run as a page, is not indexed, and
 * is never cached, so that an erased photo is gone. No cross-origin-resource-policy, because the owner's webmail embeds
 * photos.
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
    // data: and blob: are the thumbnails of photos that have been chosen but not sent yet.
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

/** The part of the policy used in development, where Vite's scripts violate the rest and load one module twice. */
export function trustedTypesPolicy(): string {
  return written({ ...trustedTypes, 'trusted-types': [...trustedTypes['trusted-types'], "'allow-duplicates'"] })
}

function written(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The local server removes it: over plain HTTP a page could not load anything. */
export const secureDirective = 'upgrade-insecure-requests'

/** The only policies that may turn text into markup or script, see `web/src/trusted-types.ts`. */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['site', 'dompurify'],
}
