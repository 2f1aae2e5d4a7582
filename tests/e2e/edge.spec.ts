/** The site as the CDN answers for it. Which spelling of an address goes where is in `tests/web/edge/viewer-request.test.ts`. */
import { test as withoutPage } from '@playwright/test'
import { expect, test } from './site.ts'

const asTyped = { maxRedirects: 0 }

withoutPage('another spelling of an address is one 301, an unknown article a 302 [E1]', async ({ baseURL }) => {
  for (const [typed, status, canonical] of [
    ['//about', 301, '/about'],
    ['/portfolio/?project=p1&x=a%20b', 301, '/portfolio?project=p1&x=a%20b'],
    ['/blog/never-written', 302, '/blog'],
  ] as const) {
    // fetch, because Playwright's own client normalises the double slash.
    const response = await fetch(`${baseURL}${typed}`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')], typed).toEqual([status, canonical])
  }
})

test('an unknown path is status 404 with the 404 page, and a missing file is a 404 [E2]', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain('/no-such-page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  for (const path of ['/404.html', '/assets/index-00000000.js', '/media/nothing-640.avif', '/favicon-99.ico'])
    expect((await page.request.get(path, asTyped)).status(), path).toBe(404)
})

withoutPage(
  'a messenger finds the picture of the project that a shared address names',
  async ({ request, baseURL }) => {
    const headers = { 'user-agent': 'WhatsApp/2.23.20.0' }
    const html = await (await request.get('/portfolio?project=prj-001', { headers })).text()
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(picture.startsWith(`${baseURL}/`), picture).toBe(true)
    const response = await request.get(picture)
    expect(response.headers()['content-type']).toBe('image/jpeg')
  },
)

withoutPage('what the API does not know is refused as JSON [E2]', async ({ request }) => {
  for (const [method, path] of [
    ['GET', '/api/nope'],
    ['DELETE', '/api/projects'],
    ['GET', '/api/projects?limit=banana'],
    ['POST', '/api/photo-uploads'],
    ['GET', '/api/collections/%00'],
  ] as const) {
    const response = await request.fetch(path, { method, ...asTyped })
    expect(response.headers()['content-type'], path).toContain('application/json')
    expect([400, 401, 403, 405, 410, 415, 422], path).toContain(response.status())
    expect((await response.json()).error.message, path).toBeTruthy()
  }
})

withoutPage(
  'the security headers stand on a page, an error, a redirect and an API answer [E4]',
  async ({ request }) => {
    for (const path of ['/', '/no-such-page', '/about/', '/api/projects?limit=1', '/api/nope']) {
      const headers = (await request.get(path, asTyped)).headers()
      expect(headers['strict-transport-security'], path).toContain('max-age=63072000')
      expect(headers['content-security-policy'], path).toContain("default-src 'none'")
      // There is no domain yet.
      expect(headers['x-robots-tag'], path).toBe('noindex')
    }
  },
)

withoutPage('hashed assets are immutable, pages revalidate and are compressed [E6]', async ({ request }) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'gzip' } })
  expect(page.headers()['content-encoding']).toBe('gzip')
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? []
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable')
  expect(page.headers()['cache-control']).toContain('max-age=0')
  const etag = page.headers().etag ?? ''
  expect((await request.get('/', { headers: { 'if-none-match': etag } })).status()).toBe(304)
})

withoutPage('reads may be cached for a short time, form tokens and posts never [E7]', async ({ request }) => {
  const reads = await request.get('/api/projects?limit=1')
  expect(reads.headers()['cache-control']).toMatch(/max-age=\d+, stale-while-revalidate=\d+/)
  expect((await request.get('/api/form-token')).headers()['cache-control']).toBe('no-store')
  expect((await request.post('/api/send-lead-email', { data: {} })).headers()['cache-control']).toBe('no-store')
})
