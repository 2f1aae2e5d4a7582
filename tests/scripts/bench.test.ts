import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the bench refuses a headless shell before it builds anything, and says what to install', () => {
  const env = { ...process.env, CHROME_PATH: '/browsers/chrome-headless-shell' }
  const options = { env, encoding: 'utf8', timeout: 20_000 } as const
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/bench.ts'], options)
  expect(status).toBe(1)
  expect(stderr).toMatch(/headless shell.*npx playwright install chromium/)
  expect(stdout).toBe('')
})
