import { expect, test } from 'vitest'
import { apiRequestCode } from '../../../lib/edge-code.ts'
import { edgeFunction } from '../../../scripts/local/cdn/edge-function.ts'

const decide = edgeFunction(apiRequestCode())

test('a visitor’s address is the one that the edge saw, whatever they say [L16]', () => {
  const headers = { 'x-viewer-address': '192.0.2.1', 'x-forwarded-for': '192.0.2.1' }
  const request = { method: 'POST', path: '/api/send-lead-email', rawQuery: '', headers, address: '203.0.113.7' }
  expect(decide(request)).toMatchObject({ kind: 'continue', headers: { 'x-viewer-address': '203.0.113.7' } })
})

test.each([
  '/api/projects?category=Kitchen%20Installations',
  '/api/projects?limit=1&utm_source=mail',
  '/api/enquiries/abc/def?utm_source=mail',
])('the edge refuses no query: %s [E2] [E7]', (address) => {
  const [path = '', rawQuery = ''] = address.split('?')
  for (const method of ['GET', 'HEAD']) {
    expect(decide({ method, path, rawQuery, headers: {}, address: '203.0.113.7' })).toMatchObject({
      kind: 'continue',
      path,
      rawQuery,
    })
  }
})
