// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../../../../web/src/api/api-failure.ts'
import { withRetries } from '../../../../web/src/api/retry.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const never = new AbortController().signal
const busy = new ApiFailure('unavailable', { status: 503 })

async function outcome(call: () => Promise<string>, signal = never): Promise<unknown> {
  const promise = withRetries(call, signal).catch((reason: unknown) => reason)
  await vi.runAllTimersAsync()
  return promise
}

test('a temporary failure is retried until it succeeds', async () => {
  const call = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(busy)
    .mockRejectedValueOnce(busy)
    .mockResolvedValue('ok')
  expect(await outcome(call)).toBe('ok')
  expect(call).toHaveBeenCalledTimes(3)
})

test('it gives up after three repeats', async () => {
  const call = vi.fn(() => Promise.reject(busy))
  expect(await outcome(call)).toBe(busy)
  expect(call).toHaveBeenCalledTimes(4)
})

test('a refusal and a bug are not repeated', async () => {
  for (const reason of [
    new ApiFailure('invalid', { status: 422 }),
    new ApiFailure('timeout'),
    new TypeError('a bug'),
  ]) {
    const call = vi.fn(() => Promise.reject(reason))
    expect(await outcome(call)).toBe(reason)
    expect(call).toHaveBeenCalledTimes(1)
  }
})

test('offline a call fails at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const call = vi.fn(() => Promise.reject(new ApiFailure('unreachable')))
  await outcome(call)
  expect(call).toHaveBeenCalledTimes(1)
})

test('it stops when the time is up, also in a pause', async () => {
  const time = new AbortController()
  const call = vi.fn(() => {
    setTimeout(() => time.abort(), 10)
    return Promise.reject(busy)
  })
  expect(await outcome(call, time.signal)).toBe(busy)
  expect(call).toHaveBeenCalledTimes(1)
})
