import { afterEach, expect, test, vi } from 'vitest'
import { stubApi } from '../../../../fixtures/photo-uploads.ts'

afterEach(() => vi.unstubAllGlobals())

const token = async () => {
  vi.resetModules()
  return (await import('../../../../../web/src/features/enquiry/form-token.ts')).formToken
}

test.each([
  ['an error', () => new Response('', { status: 503 })],
  ['something else than a token', () => Response.json({ page: 'Sign in to the Wi-Fi' })],
])('after %s the token is asked for again, so that photos can be sent', async (_title, failure) => {
  let asked = 0
  stubApi({ getFormToken: () => (++asked === 1 ? failure() : Response.json({ token: 'good' })) })
  const formToken = await token()
  const spend = () => formToken.spend(async (spent) => spent)
  await expect(spend()).rejects.toThrow()
  expect(await spend()).toBe('good')
  expect(await spend()).toBe('good')
  expect(asked).toBe(2)
})
