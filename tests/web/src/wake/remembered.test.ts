import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readable, remembered, rememberedBySlug } from '../../../../web/src/wake/remembered.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('marks a promise only once it holds its value', async () => {
  const late = readable(Promise.resolve('words'))
  expect(late).not.toHaveProperty('status')
  await late
  expect(late).toMatchObject({ status: 'fulfilled', value: 'words' })
})

test('what failed to arrive stays failed for a moment, as use() needs it, and is then asked for again', async () => {
  let attempts = 0
  const load = remembered(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('the network dropped')
    return 'words'
  })
  await expect(load()).rejects.toThrow('the network dropped')
  await expect(load()).rejects.toThrow('the network dropped')
  expect(attempts).toBe(1)
  vi.advanceTimersByTime(3000)
  await expect(load()).resolves.toBe('words')
  expect(load()).toBe(load())
  expect(attempts).toBe(2)
})

test('answers the same slug with the same promise, and another slug with another', async () => {
  const load = rememberedBySlug((slug) => Promise.resolve(`words of ${slug}`))
  expect(load('kew')).toBe(load('kew'))
  expect(await load('kew')).toBe('words of kew')
  expect(await load('barnes')).toBe('words of barnes')
})
