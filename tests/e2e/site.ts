import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { type Inbox, inboxAt } from './inbox.ts'
import { noteEnquiry } from './no-personal-log.ts'

export { expect } from '@playwright/test'

/** Without its comments it is half as much to hand over to each page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface SiteFixtures {
  inbox: Inbox
  /** What went wrong in the page so far: breaches of the content security policy and uncaught errors. */
  problems: string[]
}

/** A test in a browser against the running site. It fails when the page broke its own security policy or threw. */
export const test = base.extend<SiteFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  inbox: async ({}, use) => {
    await use(inboxAt(`http://127.0.0.1:${process.env.E2E_INBOX_PORT}`))
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('request', noteEnquiry)
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted|hydration/i.test(message.text())) problems.push(message.text())
      })
      await use(problems)
      expect(problems, 'breaches of the content security policy and uncaught errors').toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until its script has taken over. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilReady(page)
}

export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
}

/** Pixels that the band of a sample site takes above the header, and the site of a real firm has for its page. */
export async function sampleBand(page: Page): Promise<number> {
  return (await page.locator('.sample-band').boundingBox())?.height ?? 0
}

/** Paths of all pages that are prerendered. */
export async function everyPage(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return [...listed, '/404']
}

/** Scrolls down, as far as the page goes, and says where that is. */
export async function readOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    scrollTo({ top: 1600, behavior: 'instant' })
    // Painted there, the browser remembers it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return Math.round(scrollY)
  })
}

/** The heading stands in the brand's face. */
export async function expectDisplayFace(page: Page): Promise<void> {
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1)
  const isLoaded = () =>
    page.getByRole('heading', { level: 1 }).evaluate((h1) => {
      // Browsers differ in where they write quotes around a family's name.
      const named = (family = '') => family.replaceAll('"', '')
      const [family] = getComputedStyle(h1).fontFamily.split(',')
      return [...document.fonts].some((face) => named(face.family) === named(family) && face.status === 'loaded')
    })
  await expect.poll(isLoaded, { intervals: [50] }).toBe(true)
}

/** Makes the screen as high as the page: the call bar is at its end instead of over half a link. */
export async function showWhole(page: Page, width: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const height = await page.evaluate(() => document.body.scrollHeight)
        await page.setViewportSize({ width, height })
        // What comes into sight is fetched, and may be higher than what stood there.
        return page.evaluate(() => ({
          below: document.body.scrollHeight - innerHeight,
          waiting: document.querySelectorAll('.project-card--skeleton').length,
        }))
      },
      { intervals: [50] },
    )
    .toEqual({ below: 0, waiting: 0 })
}

/**
 * WCAG 2.2 A and AA, as far as a machine can tell: of a page, or of a part whose state is new. every-page.spec.ts has the
 * pages around it.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Half way up the screen a dialog covers half a link.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ timeline, playState }) => !(timeline instanceof DocumentTimeline) || playState !== 'running'),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(async (part) => {
    // Put there by the line above.
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await run(part, { runOnly: tags, resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
  }, part)
  expect(found).toEqual([])
}

/** The page of a phone is no wider than the phone, the narrowest one's either, and accessible. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await expectAccessible(page)
}
