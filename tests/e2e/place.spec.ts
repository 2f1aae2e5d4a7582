/** A link to a section scrolls to it; Back or a reload restores the scroll position, with the web font loaded. */
import type { Page } from '@playwright/test'
import { expect, expectFaces, openReady, readOn, test } from './support/site.ts'

const phone = { width: 390, height: 844 }

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Positions of the headings on the screen: the same text must be in view, whatever the scroll offset. */
const headings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h2, h3)')].map((heading) => ({
      words: heading.textContent,
      top: Math.round(heading.getBoundingClientRect().top),
    })),
  )

const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined && document.styleSheets.length)

test('a link to a section lands on its heading, and one to a question opens its answer', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const [url, heading] of [
    ['/security#maintenance', /maintenance/i],
    ['/#quote', /quote/i],
    ['/faqs#eicr', /EICR/],
  ] as const) {
    // From another document, because a change of the fragment alone does not load the page.
    await page.goto('about:blank')
    await page.goto(url)
    await ready(page)
    const id = new URL(url, 'http://localhost').hash.slice(1)
    const section = page.locator(`section#${id}, details:has(> #${id})`)
    await expect(section.getByRole('heading', { name: heading }).first(), url).toBeInViewport({ ratio: 1 })
    const top = await section.evaluate((element) => element.getBoundingClientRect().top)
    expect(top, url).toBeGreaterThan(0)
    expect(top, url).toBeLessThan(phone.height / 2)
    if (url.startsWith('/faqs')) await expect(page.locator('main details[open]'), url).toHaveCount(1)
  }
})

test('Back from another document and a reload restore the scroll position', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of ['/portfolio', '/']) {
    await openReady(page, path)
    await expect(page.locator('.project-card--skeleton')).toHaveCount(0)
    const before = await readOn(page)
    const read = (await headings(page)).find(({ top }) => top > 0)
    const expectSamePlace = async (after: string) => {
      await ready(page)
      await expect
        .poll(async () => Math.abs((await place(page)) - before), `${path} after ${after}`)
        .toBeLessThanOrEqual(4)
      await expect
        .poll(async () => {
          const now = (await headings(page)).find(({ words }) => words === read?.words)
          return Math.abs((now?.top ?? Number.NaN) - (read?.top ?? Number.NaN))
        }, `${path}, ${read?.words} after ${after}`)
        .toBeLessThanOrEqual(4)
    }
    await page.reload()
    await expectSamePlace('a reload')
    await expectFaces(page)
    await page.goto('/robots.txt')
    await page.goBack()
    await expectSamePlace('Back')
  }
})

test('Back after a reload of the next page restores the scroll position, of a document and of a page after it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openReady(page, '/portfolio')
  await expect(page.locator('.project-card--skeleton')).toHaveCount(0)
  const list = await readOn(page)
  await page.locator('a[href="/about"]').first().dispatchEvent('click')
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  const about = await readOn(page)
  await page.locator('a[href="/contact"]').first().dispatchEvent('click')
  await expect(page).toHaveURL('/contact')
  await page.reload()
  await ready(page)
  for (const [path, before] of [
    ['/about', about],
    ['/portfolio', list],
  ] as const) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThanOrEqual(4)
  }
})
