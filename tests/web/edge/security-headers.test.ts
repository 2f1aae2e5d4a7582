import { expect, test } from 'vitest'
import { customerPhotoHeaders, securityHeaders } from '#edge/security-headers.ts'

const settings = {
  uploadOrigin: 'https://photos.s3.eu-west-2.amazonaws.com',
  styleHashes: ['sha256-style'],
  scriptHashes: ['sha256-script'],
  indexable: true,
  hstsPreload: false,
}

function directives(csp: string | undefined) {
  return new Map(
    (csp ?? '').split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

test('pages connect to themselves and the upload bucket only [E5]', () => {
  const policy = directives(securityHeaders(settings)['content-security-policy'])
  expect(policy.get('connect-src')).toBe("'self' https://photos.s3.eu-west-2.amazonaws.com")
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('form-action')).toBe("'self'")
})

test('inline code runs by its hash and never by a blanket permission [E5]', () => {
  const csp = securityHeaders(settings)['content-security-policy']
  expect(directives(csp).get('script-src')).toBe("'self' 'sha256-script'")
  expect(directives(csp).get('style-src')).toBe("'self' 'sha256-style'")
  expect(csp).not.toContain('unsafe')
})

test('text becomes markup by three policies alone [E5]', () => {
  const headers = securityHeaders(settings)
  const policy = directives(headers['content-security-policy'])
  expect(policy.get('require-trusted-types-for')).toBe("'script'")
  expect(policy.get('trusted-types')).toBe('boot site dompurify')
})

test('a site without a domain asks search engines to stay away, one with a domain does not', () => {
  expect(securityHeaders({ ...settings, indexable: false })['x-robots-tag']).toBe('noindex')
  expect(securityHeaders(settings)).not.toHaveProperty('x-robots-tag')
})

test('a customer photo is sandboxed, unsniffable, unindexed and uncached [P7]', () => {
  expect(customerPhotoHeaders({ hstsPreload: false })).toMatchObject({
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  })
})
