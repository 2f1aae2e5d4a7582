import { expect, test } from 'vitest'
import { customerPhotoHeaders, securityHeaders } from '#edge/security-headers.ts'

const settings = {
  uploadOrigin: 'https://photos.s3.eu-west-2.amazonaws.com',
  indexable: true,
}

test('pages run, load and connect to what is their own and nothing else', () => {
  expect(securityHeaders(settings)['content-security-policy']?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' https://photos.s3.eu-west-2.amazonaws.com",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site dompurify',
    'upgrade-insecure-requests',
  ])
})

test('every other header that makes a browser strict is there', () => {
  const { 'content-security-policy': _, ...others } = securityHeaders(settings)
  expect(others).toEqual({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  })
})

test('a customer photo is sandboxed, unsniffable, unindexed and uncached', () => {
  expect(customerPhotoHeaders()).toMatchObject({
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  })
})
