/** A link to a section lands on it, and Back returns to the reader's place [E9]. every-page.spec.ts has the reloads. */
import type { Page } from '@playwright/test'
import { expect, openReady, readOn, test } from './site.ts'

const viewports = [{ width: 390, height: 844 }]

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined && document.styleSheets.length)

test('a link to a section lands on its heading, and one to a question opens its answer', async ({ page }) => {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    for (const [url, heading] of [
      ['/security#maintenance', /maintenance/i],
      ['/#quote', /quote/i],
      ['/faqs#eicr', /EICR/],
    ] as const) {
      // From nowhere: the same page with another fragment would not be loaded anew.
      await page.goto('about:blank')
      await page.goto(url)
      await ready(page)
      const where = `${url} at ${viewport.width} px`
      const id = new URL(url, 'http://localhost').hash.slice(1)
      const section = page.locator(`section#${id}, details:has(> #${id})`)
      await expect(section.getByRole('heading', { name: heading }).first(), where).toBeInViewport({ ratio: 1 })
      const top = await section.evaluate((element) => element.getBoundingClientRect().top)
      expect(top, where).toBeGreaterThan(0)
      expect(top, where).toBeLessThan(viewport.height / 2)
      if (url.startsWith('/faqs')) await expect(page.locator('main details[open]'), where).toHaveCount(1)
    }
  }
})

test('Back from another document returns to the place', async ({ page }) => {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    for (const path of ['/portfolio', '/', '/services/eicr']) {
      await openReady(page, path)
      const before = await readOn(page)
      await page.goto('/robots.txt')
      await page.goBack()
      await ready(page)
      await expect
        .poll(async () => Math.abs((await place(page)) - before), `${path} at ${viewport.width} px`)
        .toBeLessThanOrEqual(4)
    }
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to a question opens its answer', async ({ page }) => {
    for (const id of ['mess', 'eicr']) {
      await page.goto('about:blank')
      await page.goto(`/faqs#${id}`)
      await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 })
      await expect(page.locator('main details[open]')).toHaveCount(1)
    }
  })
})
