import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { readRequest } from '../../../lambdas/runtime/read-request.ts'
import { routes } from '../../../lambdas/shared/routes.ts'

function viewerOf(headers: Record<string, string>) {
  // Cast: nothing else of an event is read.
  return readRequest(routes.getFormToken, { headers } as unknown as APIGatewayProxyEventV2).viewer
}

test.each([
  ['198.51.100.10:46532', '198.51.100.10'],
  ['2001:db8:85a3::8a2e:370:7334:443', '2001:db8:85a3::8a2e:370:7334'],
  ['[2001:db8::1]:443', '2001:db8::1'],
])('a visitor’s address comes without the port: %s', (header, address) => {
  expect(viewerOf({ 'cloudfront-viewer-address': header }).address).toBe(address)
})

test('where a post comes from is read from its headers', () => {
  const headers = { origin: 'https://site.example', 'sec-fetch-site': 'same-origin' }
  expect(viewerOf(headers)).toMatchObject({ origin: 'https://site.example', fetchSite: 'same-origin' })
})
