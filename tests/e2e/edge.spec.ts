/** Responses of the CDN. */
import { test as withoutPage } from '@playwright/test'
import { expect, test } from './support/site.ts'

const asTyped = { maxRedirects: 0 }

test('an unknown path is status 404 with the 404 page, and a missing file is a 404', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain('/no-such-page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  for (const path of [
    '/💡',
    '/日本',
    '/404.html',
    '/assets/index-00000000.js',
    '/media/nothing-640.avif',
    '/favicon-99.ico',
  ])
    expect((await page.request.get(path, asTyped)).status(), path).toBe(404)
})

withoutPage(
  'a person who is taken for a messenger sees the picture and leaves for the project',
  async ({ browser }) => {
    const context = await browser.newContext({ userAgent: 'Mozilla/5.0 facebookexternalhit/1.1' })
    const page = await context.newPage()
    await page.goto('/portfolio?project=prj-001')
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const picture = page.getByRole('main').getByRole('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.getByRole('link', { name: /^Call / })).toBeVisible()
    await page.getByRole('link', { name: 'See the project' }).click()
    await expect(page.getByRole('dialog')).toContainText(title)
    await context.close()
  },
)
