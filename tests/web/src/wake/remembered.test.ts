import { expect, test, vi } from 'vitest'
import { readable, remembered, rememberedBySlug } from '../../../../web/src/wake/remembered.ts'

test('answers the same slug with the same promise, which holds its value once settled, as React requires', async () => {
  const load = rememberedBySlug(async (slug) => `words of ${slug}`)
  expect(load('kew')).toBe(load('kew'))
  expect(load('kew')).not.toBe(load('barnes'))
  await load('kew')
  expect(load('kew')).toMatchObject({ status: 'fulfilled', value: 'words of kew' })
})

test('marks a promise only once it holds its value', async () => {
  const late = readable(Promise.resolve('words'))
  expect(late).not.toHaveProperty('status')
  await late
  expect(late).toMatchObject({ status: 'fulfilled', value: 'words' })
})

test('keeps a failure for a moment, as use() needs it, and asks again after that', async () => {
  vi.useFakeTimers()
  try {
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
  } finally {
    vi.useRealTimers()
  }
})
