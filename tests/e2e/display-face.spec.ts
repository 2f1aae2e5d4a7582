import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test("every kind of page is read in the brand's face, on the first visit and after a reload", async ({ page }) => {
  for (const path of ['/', '/contact', '/faqs', '/areas/kew', '/glossary', '/sheets', '/no-such-page']) {
    await page.goto(path)
    await expectFace(page, path)
    await page.reload()
    await expectFace(page, path)
  }
})

async function expectFace(page: Page, path: string): Promise<void> {
  await expect(page.locator('link[rel=preload][as=font]'), path).toHaveCount(1)
  const isLoaded = () =>
    page.getByRole('heading', { level: 1 }).evaluate((h1) => {
      // Browsers differ in where they write quotes around a family's name.
      const named = (family = '') => family.replaceAll('"', '')
      const [family] = getComputedStyle(h1).fontFamily.split(',')
      return [...document.fonts].some((face) => named(face.family) === named(family) && face.status === 'loaded')
    })
  await expect.poll(isLoaded, path).toBe(true)
}
