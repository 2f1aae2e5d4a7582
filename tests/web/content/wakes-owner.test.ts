import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.doUnmock('../../../web/content/claims.ts')
})

test.each([
  ['+447700900123', '2026-11-22', true],
  ['+447700900123', false, false],
  ['', '2026-11-22', false],
] as const)(
  'the hour by form stands where the owner is texted (%s) and has confirmed it (%s): %s [O4]',
  async (phone, confirmed, expected) => {
    vi.resetModules()
    vi.stubEnv('OWNER_PHONE', phone)
    vi.doMock('../../../web/content/claims.ts', () => ({ claims: { emergencyForm: confirmed } }))
    expect((await import('../../../web/content/wakes-owner.ts')).wakesOwner).toBe(expected)
  },
)
