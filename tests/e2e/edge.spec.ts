import { type APIRequestContext, type Response, test as withoutPage } from '@playwright/test'
import { expect, openReady, test } from './site.ts'

const asTyped = { maxRedirects: 0 }

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

withoutPage('every URL of the sitemap answers 200 with a page of its own [E1]', async ({ request }) => {
  const paths = await sitemapPaths(request)
  expect(paths.length).toBeGreaterThan(40)
  const canonicals = new Set<string>()
  for (const path of paths) {
    const response = await request.get(path, asTyped)
    expect(response.status(), path).toBe(200)
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(await response.text()) ?? []
    expect(new URL(canonical).pathname, path).toBe(path)
    canonicals.add(canonical)
  }
  expect(canonicals.size).toBe(paths.length)
})

for (const [typed, canonical] of [
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['/portfolio/?project=p1&x=a%20b', '/portfolio?project=p1&x=a%20b'],
  ['/areas//kew/', '/areas/kew'],
  ['/areas/Kew', '/areas/kew'],
  ['/faq', '/faqs'],
] as const) {
  withoutPage(`${typed} is one 301 to ${canonical} [E1]`, async ({ baseURL }) => {
    // fetch, because Playwright's own client normalises the double slash.
    const response = await fetch(`${baseURL}${typed}`, { redirect: 'manual' })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(canonical)
  })
}

test('an unknown article goes to the blog', async ({ page }) => {
  await page.goto('/blog/never-written')
  await expect(page).toHaveURL('/blog')
  const response = await page.request.get('/blog/never-written', asTyped)
  expect(response.status()).toBe(302)
})

test('the areas are listed where their folder leads, with their postcodes [E1]', async ({ page }) => {
  await page.goto('/areas')
  const areas = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/areas/"]') })
  await expect(areas).toHaveCount(10)
  for (const area of await areas.all()) await expect(area).toContainText(/[TS]W\d/)
  await page.goto('/area/kew')
  await expect(page).toHaveURL('/areas/kew')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Areas' })).toBeVisible()
})

withoutPage('the page for what is missing is missing itself [E2]', async ({ request }) => {
  const response = await request.get('/404.html', asTyped)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('Oops! Page not found')
})

test('an unknown path is status 404 with the 404 page [E2]', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain('/no-such-page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

for (const path of [
  '/assets/index-00000000.js',
  '/media/nothing-640.avif',
  '/favicon-99.ico',
  '/images/nothing.avif',
]) {
  withoutPage(`the missing file ${path} is a 404 [E2]`, async ({ request }) => {
    expect((await request.get(path, asTyped)).status()).toBe(404)
  })
}

for (const [method, path] of [
  ['GET', '/api/'],
  ['GET', '/api/nope'],
  ['DELETE', '/api/projects'],
  ['GET', '/api/projects?limit=banana'],
  ['GET', '/api/projects?unknown=1'],
  ['POST', '/api/photo-uploads'],
  ['GET', '/api/send-lead-email'],
  ['GET', '/api/collections/%00'],
] as const) {
  withoutPage(`${method} ${path} is refused as JSON [E2]`, async ({ request }) => {
    const response = await request.fetch(path, { method, ...asTyped })
    expect(response.headers()['content-type']).toContain('application/json')
    expect(response.status()).toBeGreaterThanOrEqual(400)
    expect(response.status()).toBeLessThan(500)
    expect(response.status()).not.toBe(404)
    expect((await response.json()).error.message).toBeTruthy()
  })
}

for (const path of ['/', '/no-such-page', '/about/', '/robots.txt', '/api/projects?limit=1', '/api/nope']) {
  withoutPage(`the security headers stand on ${path} [E4]`, async ({ request }) => {
    const headers = (await request.get(path, asTyped)).headers()
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    // There is no domain yet.
    expect(headers['x-robots-tag']).toBe('noindex')
  })
}

withoutPage('hashed assets are immutable, pages revalidate and answer 304 [E6]', async ({ request }) => {
  const page = await request.get('/')
  const html = await page.text()
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? []
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable')
  expect(page.headers()['cache-control']).toContain('max-age=0')
  const etag = page.headers().etag ?? ''
  expect((await request.get('/', { headers: { 'if-none-match': etag } })).status()).toBe(304)
})

withoutPage('pages are compressed as the browser asks', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await request.get('/', { headers: { 'accept-encoding': encoding } })
    expect(response.headers()['content-encoding']).toBe(encoding)
    expect(response.headers().vary).toContain('Accept-Encoding')
  }
})

withoutPage(
  'every page arrives with the first round trip, headers and all, unless it has drawings',
  async ({ request }) => {
    // Ten segments of 1,460 bytes (RFC 6928): what needs more waits for the browser's first answer.
    const firstFlight = 14_600
    for (const path of await sitemapPaths(request)) {
      const response = await request.get(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
      if ((await response.text()).includes('class="drawing"')) continue
      const headers = response.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0)
      expect(headers + Number(response.headers()['content-length']), path).toBeLessThan(firstFlight)
    }
  },
)

withoutPage('reads may be cached for a short time, form tokens and posts never [E7]', async ({ request }) => {
  const reads = await request.get('/api/projects?limit=1')
  expect(reads.headers()['cache-control']).toMatch(/max-age=\d+, stale-while-revalidate=\d+/)
  expect((await request.get('/api/form-token')).headers()['cache-control']).toBe('no-store')
  expect((await request.post('/api/send-lead-email', { data: {} })).headers()['cache-control']).toBe('no-store')
})

withoutPage('a visitor cannot bring an origin key of their own [E8]', async ({ request }) => {
  const response = await request.get('/api/projects?limit=1', { headers: { 'x-origin-key': 'guessed' } })
  // The CDN's own value replaces it, so the call still works.
  expect(response.status()).toBe(200)
})

test('no page and no answer sets a cookie [G1]', async ({ page }) => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await openReady(page, '/contact')
  expect(responses.length).toBeGreaterThan(5)
  // Asked only now: an answer still awaited when the page closes would fail the run between two tests.
  for (const response of responses.slice()) expect(await response.headerValue('set-cookie'), response.url()).toBeNull()
  expect(await page.context().cookies()).toEqual([])
})
