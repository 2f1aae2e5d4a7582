import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { type Inbox, openInbox } from '../enquiry/inbox.ts'
import { noteEnquiry } from '../enquiry/no-personal-log.ts'

export { expect } from '@playwright/test'

/** The minified version is half the size to inject into each page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Begins what a page logs of a breach of its content security policy. */
const breach = 'Breach of the policy:'

interface SiteFixtures {
  inbox: Inbox
  /** Errors of the page so far: CSP violations and uncaught exceptions. */
  problems: string[]
}

/** A browser test against the running site. It fails if the page violated its CSP or threw. */
export const test = base.extend<SiteFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  inbox: async ({}, use) => {
    await use(await openInbox(`http://127.0.0.1:${process.env.E2E_INBOX_PORT}`))
  },
  problems: [
    async ({ page, browserName }, use) => {
      const problems: string[] = []
      page.on('request', noteEnquiry)
      page.on('pageerror', ({ message }) => {
        // Firefox may tell of a breach a second time, as an error.
        if (!message.startsWith('The page’s settings blocked')) problems.push(`uncaught: ${message}`)
      })
      page.on('console', (message) => {
        const text = message.text()
        // A screenshot puts a style of Playwright's into the page, which Chromium alone does not hold against the page.
        if (browserName !== 'chromium' && text.startsWith(`${breach} style-src-elem inline`)) return
        if (text.startsWith(breach) || /hydration/i.test(text)) problems.push(text)
      })
      // The event is the same in every engine; what the browser itself logs of a breach is not.
      await page.addInitScript((breach) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error(breach, effectiveDirective, blockedURI, sample),
        )
      }, breach)
      await use(problems)
      expect(problems, 'breaches of the content security policy and uncaught errors').toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until it is hydrated. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilReady(page)
}

export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
}

/** Waits for an idle moment, or for a second where an engine tells of none. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 1100)
        else requestAnimationFrame(() => requestIdleCallback(resolve))
      }),
  )
}

/**
 * Holds the requests for an address until the returned function lets them go on, or answers them with this status.
 * Later ones are not held.
 */
export async function hold(page: Page, url: string | RegExp): Promise<(status?: number) => Promise<void>> {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<number | undefined>()
  let isHeld = true
  await page.route(url, async (route) => {
    if (!isHeld) return route.fallback()
    asked.resolve()
    const status = await answer.promise
    // The page that has asked may be gone.
    await (status ? route.fulfill({ status, json: {} }) : route.continue()).catch(() => undefined)
  })
  return async (status) => {
    await asked.promise
    isHeld = false
    answer.resolve(status)
  }
}

/** A phone's screen, higher by the lines above the header, which a site of a real firm that is open has not. */
export async function showPhone(page: Page, height = 844): Promise<void> {
  await page.setViewportSize({ width: 390, height })
  const { y = 0 } = (await page.getByRole('banner').boundingBox()) ?? {}
  await page.setViewportSize({ width: 390, height: height + Math.ceil(y) })
}

/** Paths of all prerendered pages. */
export async function everyPage(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return [...listed, '/404']
}

/** Scrolls to 1600 px, or as far as the page goes, and returns the scroll position. */
export async function readOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    scrollTo({ top: 1600, behavior: 'instant' })
    // The browser stores the scroll position once it has painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return Math.round(scrollY)
  })
}

/** Heading and text use the two web fonts. */
export async function expectFaces(page: Page): Promise<void> {
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2)
  const areLoaded = () =>
    page.evaluate(() => {
      // Browsers differ in whether they quote a font family's name.
      const named = (family = '') => family.replaceAll('"', '')
      return [document.querySelector('h1'), document.body].every((element) => {
        const [family] = element ? getComputedStyle(element).fontFamily.split(',') : []
        return [...document.fonts].some((face) => named(face.family) === named(family) && face.status === 'loaded')
      })
    })
  await expect.poll(areLoaded, { intervals: [50] }).toBe(true)
}

/** Makes the screen as high as the page: the call bar is then at its end instead of covering half a link. */
export async function showWhole(page: Page, width: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const height = await page.evaluate(() => document.body.scrollHeight)
        await page.setViewportSize({ width, height })
        // Content that comes into view is loaded, and may be higher than its placeholder.
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
 * Checks WCAG 2.2 A and AA automatically, for a page or for a part in a new state. every-page.spec.ts checks whole
 * pages.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Right after a form has been posted, the new page may have its address but not yet its styles.
  await page.waitForLoadState()
  // While it slides in, a dialog covers half a link.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ timeline, playState }) => !(timeline instanceof DocumentTimeline) || playState !== 'running'),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(async (part) => {
    // Cast: the line above added it.
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await run(part, { runOnly: tags, resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
  }, part)
  expect(found).toEqual([])
}
