/** Time from a tap to the next paint for the most used controls, and for a plain page's <details> in the same run. */
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import type { FoundBrowser } from '../local/browser.ts'
import { table } from '../terminal.ts'
import { median } from './measured-site.ts'

const goal = 100
/** As Lighthouse's mobile preset. */
const slowdown = 4

/** Playwright options that emulate a phone and accept the self-signed certificate. */
const phone = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
} as const

type Interaction = {
  name: string
  path: string
  prepare?: (page: Page) => Promise<void>
  /** The element that is tapped. */
  target: (page: Page) => Locator
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

const firstProject = (page: Page) => page.getByRole('heading', { level: 2 }).first()

const floor: Interaction = {
  name: 'floor: a plain page',
  path: '/robots.txt',
  // A separate document, because the site's CSP forbids writing into its pages.
  prepare: async (page) => {
    await page.goto('data:text/html,<details><summary>Open me</summary><p>Opened.</p></details>')
  },
  target: (page) => page.locator('summary'),
}

const interactions: Interaction[] = [
  floor,
  { name: 'open the menu', path: '/', target: (page) => button(page, 'Menu') },
  { name: 'switch a room', path: '/', target: (page) => page.locator('.way__switch').first() },
  {
    name: 'open the quote dialog',
    path: '/',
    // The call bar at the bottom appears only below the first screen.
    prepare: (page) => page.mouse.wheel(0, 1600),
    target: (page) => button(page, 'Get Quote'),
  },
  { name: 'open an answer', path: '/faqs', target: (page) => page.locator('summary').nth(1) },
  {
    name: 'filter the portfolio',
    path: '/portfolio',
    prepare: (page) => firstProject(page).waitFor(),
    target: (page) => page.getByText('Kitchen Installations', { exact: true }).first(),
  },
  {
    name: 'open a project',
    path: '/portfolio',
    prepare: (page) => firstProject(page).waitFor(),
    target: firstProject,
  },
  { name: 'send the form, empty', path: '/contact', target: (page) => button(page, /^Send/) },
  {
    name: 'send the form, filled in',
    path: '/contact',
    prepare: async (page) => {
      await page.getByLabel('Full name').first().fill('Bench Mark')
      await page.getByLabel('Phone').first().fill('07700 900111')
      await page.getByLabel('Postcode').first().fill('TW9 1AA')
      await page.getByLabel('Job description').first().fill('Measure me')
    },
    target: (page) => button(page, /^Send/),
  },
]

/** The results as a text table. */
export async function measureInteractions(siteUrl: string, found: FoundBrowser, runs: number): Promise<string> {
  const browser = await chromium.launch({ ...found, args: ['--headless=new', ...found.args] })
  try {
    const rows: string[][] = []
    let floorTime = Number.NaN
    for (const interaction of interactions) {
      const times = []
      for (let run = 0; run < runs; run++) times.push(await measure(browser, siteUrl, interaction))
      const usual = median(times)
      if (interaction === floor) floorTime = usual
      const ratio = (usual / floorTime).toFixed(1)
      rows.push([interaction.name, `${usual}`, `${Math.max(...times)}`, ratio, usual < goal ? 'ok' : 'over'])
    }
    return [
      `From tap to next paint, a processor ${slowdown} times slower, median of ${runs}; the browser rounds to 8 ms.`,
      table(['interaction', 'median ms', 'worst ms', 'x floor', `goal ${goal}`], rows, Number.POSITIVE_INFINITY),
    ].join('\n')
  } finally {
    await browser.close()
  }
}

async function measure(browser: Browser, siteUrl: string, { path, prepare, target }: Interaction): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(new URL(path, siteUrl).href, { waitUntil: 'networkidle' })
    await prepare?.(page)
    await target(page).scrollIntoViewIfNeeded()
    await page.waitForTimeout(700)
    const box = await target(page).boundingBox()
    if (!box) throw new Error(`Nothing to tap on ${path}`)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // Measured by Event Timing, like INP in web-vitals: https://web.dev/articles/inp
    await page.evaluate(() => {
      const durations: number[] = []
      Object.assign(window, { durations })
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          if (entry.interactionId) durations.push(entry.duration)
        }
      })
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(600)
    return await page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations))
  } finally {
    await context.close()
  }
}
