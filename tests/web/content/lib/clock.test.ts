import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('where the owner has confirmed neither, the clock says no hours and no emergency line [O7]', async () => {
  vi.stubEnv('SITE_URL', 'https://ordinary-electrical.co.uk')
  vi.resetModules()
  const { openNow } = await import('../../../../web/content/lib/clock.ts')
  const instants = ['2026-11-17T12:00:00Z', '2026-11-17T22:00:00Z'].map((at) => openNow.wordsAt(Date.parse(at)))
  expect([openNow.always, ...instants]).toEqual(['', '', ''])
})
