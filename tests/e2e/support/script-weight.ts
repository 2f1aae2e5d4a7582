/** How much JavaScript a page loads before any interaction. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { siteFolder } from '../../fixtures/built-files.ts'
import { expect, untilIdle } from './site.ts'

/**
 * Bytes transferred, as they are stored, and per response for its headers. React, the router and Helmet account for
 * 89,000; what shows projects, with the query library, for 12,000.
 */
const budget = { page: 133_000, pageWithProjects: 150_600, headers: 150 }

/** Records the scripts and API responses that a page requests from now on, and can wait until it is idle. */
export function watchScripts(page: Page) {
  const asked = new Set<string>()
  const underWay = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/\.js$|^\/api\//.test(pathname)) return
    asked.add(pathname)
    underWay.add(pathname)
  })
  const end = (request: Request) => underWay.delete(new URL(request.url()).pathname)
  page.on('requestfinished', end)
  page.on('requestfailed', end)

  return {
    async untilQuiet(): Promise<void> {
      let before = -1
      await expect
        .poll(
          async () => {
            // Code for content in view and for an idle browser has been loaded by then.
            await untilIdle(page)
            const quiet = underWay.size === 0 && asked.size === before
            before = asked.size
            return quiet
          },
          { intervals: [50] },
        )
        .toBe(true)
    },
    async expectLight(): Promise<void> {
      const hasProjects = (await page.locator('.project-gallery').count()) > 0
      const files = [...asked].filter((file) => /^\/assets\/.*\.js$/.test(file))
      const sizes = files.map((file) => statSync(join(siteFolder, file)).size + budget.headers)
      const total = sizes.reduce((sum, size) => sum + size, 0)
      const list = files.map((file, index) => `${sizes[index]} ${file}`).join('\n')
      expect(total).toBeGreaterThan(0)
      const limit = hasProjects ? budget.pageWithProjects : budget.page
      expect(total, `${total} bytes in ${files.length} files:\n${list}`).toBeLessThanOrEqual(limit)
    },
  }
}

/** Records where the pages opened from now on use `Intl`: the first use blocks a phone for 60 ms. */
export async function watchIntl(page: Page) {
  await page.addInitScript(() => {
    const uses: unknown[] = []
    Object.assign(window, { intlUses: uses })
    const watch = (owner: object, name: string) => {
      const original: unknown = Reflect.get(owner, name)
      if (typeof original !== 'function') return
      const note = () => uses.push(new Error(name).stack)
      const value = new Proxy(original, {
        apply(target, self, values) {
          note()
          return Reflect.apply(target, self, values)
        },
        construct(target, values) {
          note()
          return Reflect.construct(target, values)
        },
      })
      Object.defineProperty(owner, name, { value })
    }
    for (const name of Object.getOwnPropertyNames(Intl)) watch(Intl, name)
    for (const { prototype } of [Number, Date, String])
      for (const name of Object.getOwnPropertyNames(prototype)) if (/[lL]ocale/.test(name)) watch(prototype, name)
  })
  return { expectNone: async () => expect(await page.evaluate(() => Reflect.get(window, 'intlUses'))).toEqual([]) }
}
