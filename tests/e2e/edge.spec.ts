/** Responses of the CDN. */
import { test as withoutPage } from '@playwright/test'
import { expect, test } from './site.ts'

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

withoutPage("a messenger's preview of a project's URL has the project's picture", async ({ request, baseURL }) => {
  const headers = { 'user-agent': 'WhatsApp/2.23.20.0' }
  const html = await (await request.get('/portfolio?project=prj-001', { headers })).text()
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(picture.startsWith(`${baseURL}/`), picture).toBe(true)
  const response = await request.get(picture)
  expect(response.headers()['content-type']).toBe('image/jpeg')
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

withoutPage(
  'HEAD is answered like GET, and whoever opens the form’s address is taken to the form',
  async ({ request }) => {
    for (const path of ['/api/projects', '/api/form-token']) {
      const [got, head] = [await request.get(path), await request.head(path)]
      expect([head.status(), head.headers()['content-type']]).toEqual([200, got.headers()['content-type']])
      expect(await head.text()).toBe('')
    }
    const opened = await request.get('/api/send-lead-email', asTyped)
    expect(opened.headers().location).toBe('/contact')
  },
)
