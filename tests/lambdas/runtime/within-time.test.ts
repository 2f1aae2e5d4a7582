import { expect, test, vi } from 'vitest'
import { withinTime } from '../../../lambdas/runtime/within-time.ts'

test('work is told to stop when its time is up, and given up on even if it does not listen', async () => {
  let told = false
  const deaf = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => {
      told = true
    })
    return new Promise(() => {})
  }
  vi.useFakeTimers()
  const rejection = expect(withinTime(50, deaf)).rejects.toThrow('no answer within 0.05 seconds')
  await vi.advanceTimersByTimeAsync(50)
  vi.useRealTimers()
  await rejection
  expect(told).toBe(true)
})

test('work that is done in time gives its result, and its own error', async () => {
  expect(await withinTime(1000, async () => 'done')).toBe('done')
  await expect(withinTime(1000, () => Promise.reject(new TypeError('own')))).rejects.toBeInstanceOf(TypeError)
})
