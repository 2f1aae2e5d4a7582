import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'
import { freePort } from './scripts/local/services/ports.ts'
import { localData } from './tests/e2e/support/local-data.ts'

// The workers read this file again and must come to the same ports: the first reading leaves them in the environment.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_INBOX_PORT ??= String(await freePort())
// As in vitest.config.ts: what the owner changes breaks no test.
process.env.OWNER_FILES = 'tests/fixtures/owner'
const { E2E_PORT: port, E2E_INBOX_PORT: inboxPort } = process.env
const siteUrl = `http://localhost:${port}`

const chromium = { name: 'chromium', use: { browserName: 'chromium', launchOptions: await findBrowser() } } as const
/** The browsers that `npx playwright install` brings. A test with the tag says why it needs Chromium. */
const others = (['firefox', 'webkit'] as const).map((browserName) => ({
  name: browserName,
  use: { browserName },
  grepInvert: /@chromium/,
}))

export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: './tests/e2e/enquiry/no-personal-log.ts',
  outputDir: '.cache/test-results',
  // One more than there are cores, because a test that waits for a retry of the queue leaves its core to another.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A check of main must not fail for a moment without a processor; the report calls such a test flaky all the same.
  retries: process.env.CI ? 1 : 0,
  // A mail may take one retry of the queue, 20 s.
  timeout: 45_000,
  reporter: 'list',
  projects: process.env.OTHER_ENGINES ? others : [chromium],
  use: {
    baseURL: siteUrl,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A red test names these files. A trace costs every test time: it is taken where it is tried again.
    screenshot: 'only-on-failure',
    trace: process.env.CI ? 'on-first-retry' : 'off',
  },
  // The thing that `npm start` starts, with data of its own.
  webServer: {
    command: 'node scripts/cli.js start --fresh',
    env: { PORT: port, INBOX_PORT: inboxPort, LOCAL_DATA: localData },
    url: siteUrl,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
