/** How much script a page fetches before anyone touches it. */
import { statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sourceOf } from './chunks.ts'
import { kindsOfPage } from './kinds-of-page.ts'
import { expect, openReady, test } from './site.ts'

/** Bytes over the wire: the files as they are stored, compressed at Brotli's best, and what a response's headers take. */
const budget = { page: 92_000, headers: 150 }

for (const path of kindsOfPage) {
  test(`${path} fetches at most 92 KB of script by itself`, async ({ page }) => {
    const fetched = new Map<string, number>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js'))
        fetched.set(pathname, statSync(`dist/site${pathname}.br`).size + budget.headers)
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await openReady(page, path)
    await settle(page)
    // More of the page is near the screen here, and its code comes too.
    await page.setViewportSize({ width: 1440, height: 900 })
    await settle(page)
    const total = [...fetched.values()].reduce((sum, size) => sum + size, 0)
    const files = [...fetched].map(([file, size]) => `${size} ${sourceOf(file)}`).join('\n')
    expect(fetched.size).toBeGreaterThan(0)
    expect(total, `${path} fetches ${total} bytes in ${fetched.size} files:\n${files}`).toBeLessThanOrEqual(budget.page)
  })
}

/** Until nothing is fetched any more, when the browser is idle either. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
}
