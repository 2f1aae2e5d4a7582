import { afterEach, expect, test, vi } from 'vitest'
import { youngestTokenSeconds } from '#shared/enquiry-rules.ts'
import { stubApi } from '../../../../fixtures/photo-uploads.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

test('a token that does not come is asked for again after a while, so that no photo waits for it for good', async () => {
  vi.useFakeTimers()
  let asked = 0
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    if (++asked > 1) return Promise.resolve(Response.json({ token: 'good' }))
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const formToken = await token()
  const spend = () => formToken.spend(async (spent) => spent)
  const first = expect(spend()).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(20_000)
  await first
  expect(await spend()).toBe('good')
})

test('a token that is younger than a person is quick is not sent, so that a draft may be sent at once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  stubApi({ getFormToken: () => Response.json({ token: 'good' }) })
  const formToken = await token()
  await formToken.spend(async () => undefined)
  expect(formToken.get()).toBeUndefined()
  vi.advanceTimersByTime(youngestTokenSeconds * 1000 + 1)
  expect(formToken.get()).toBe('good')
})

test('the time is the one of the server, which the token begins with, whatever the clock of the device says', async () => {
  const years = 5 * 365 * 24 * 3_600_000
  stubApi({ getFormToken: () => Response.json({ token: `${Date.now() - years}.signature` }) })
  const formToken = await token()
  expect(Math.abs(formToken.now() - Date.now())).toBeLessThan(1000)
  await formToken.spend(async () => undefined)
  expect(Math.abs(formToken.now() - Date.now() + years)).toBeLessThan(1000)
})
