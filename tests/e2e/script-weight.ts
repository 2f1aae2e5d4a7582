import { statSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { sourceOf } from './chunks.ts'

/** Bytes over the wire: the files as they are stored, compressed at Brotli's best, and what a response's headers take. */
const budget = { page: 92_000, headers: 150 }

/** What this page fetches of the site's code from now on: bytes by path. */
export function fetchedScripts(page: Page): Map<string, number> {
  const fetched = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js'))
      fetched.set(pathname, statSync(`dist/site${pathname}.br`).size + budget.headers)
  })
  return fetched
}

/** What was fetched before anyone touched the page is no more than the budget. */
export function expectLight(fetched: Map<string, number>): void {
  const total = [...fetched.values()].reduce((sum, size) => sum + size, 0)
  const files = [...fetched].map(([file, size]) => `${size} ${sourceOf(file)}`).join('\n')
  expect(fetched.size).toBeGreaterThan(0)
  expect(total, `fetches ${total} bytes in ${fetched.size} files:\n${files}`).toBeLessThanOrEqual(budget.page)
}

/** Until nothing is fetched any more, when the browser is idle either. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
}
