import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { readRequest } from '../../../lambdas/runtime/read-request.ts'
import { routes } from '../../../lambdas/shared/routes.ts'

test.each([
  ['198.51.100.10:46532', '198.51.100.10'],
  ['2001:db8:85a3::8a2e:370:7334:443', '2001:db8:85a3::8a2e:370:7334'],
  ['[2001:db8::1]:443', '2001:db8::1'],
])('a visitor’s address comes without the port: %s', (header, address) => {
  // Cast: nothing else of an event is read.
  const event = { headers: { 'cloudfront-viewer-address': header } } as unknown as APIGatewayProxyEventV2
  expect(readRequest(routes.getFormToken, event).viewer.address).toBe(address)
})
