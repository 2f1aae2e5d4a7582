/**
 * `npm run bench:interactions`: from a tap to the next paint, on a phone with a processor slowed down four times, for
 * what a visitor presses most, and for a plain page's own disclosure in the same run. RUNS=5 (each), SLOWDOWN=4.
 */
import { chromium, type Locator, type Page } from 'playwright-core'
import { findBrowser } from '../local/browser.ts'
import { table } from '../terminal.ts'
import { median, slowdown, startMeasuredSite } from './measured-site.ts'

const runs = Number(process.env.RUNS ?? 5)
const goal = 100

/** What a browser context of Playwright needs to be a phone, with the certificate that is made here. */
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
  /** What is tapped. */
  target: (page: Page) => Locator
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

const firstProject = (page: Page) => page.getByRole('heading', { level: 2 }).first()

const floor: Interaction = {
  name: 'floor: a plain page',
  path: '/robots.txt',
  // A document of its own: the site's policy lets nothing be written into its pages.
  prepare: async (page) => {
    await page.goto('data:text/html,<details><summary>Open me</summary><p>Opened.</p></details>')
  },
  target: (page) => page.locator('summary'),
}

const interactions: Interaction[] = [
  floor,
  { name: 'open the menu', path: '/', target: (page) => button(page, 'Menu') },
  { name: 'switch a room', path: '/', target: (page) => button(page, /^Kitchen/) },
  {
    name: 'open the quote dialog',
    path: '/',
    // The bar at the foot of the screen comes once the first screen is left.
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

const site = await startMeasuredSite()
const browser = await chromium.launch(await findBrowser())
try {
  const rows: string[][] = []
  let floorTime = Number.NaN
  for (const interaction of interactions) {
    const times = []
    for (let run = 0; run < runs; run++) times.push(await measure(interaction))
    const usual = median(times)
    if (interaction === floor) floorTime = usual
    const ratio = (usual / floorTime).toFixed(1)
    rows.push([interaction.name, `${usual}`, `${Math.max(...times)}`, ratio, usual < goal ? 'ok' : 'over'])
  }
  console.log(`From tap to next paint at ${slowdown}x slowdown, median of ${runs}; the browser rounds to 8 ms.`)
  console.log(
    table(['interaction', 'median ms', 'worst ms', 'x floor', `goal ${goal}`], rows, Number.POSITIVE_INFINITY),
  )
} finally {
  await browser.close()
  await site.stop()
}

async function measure({ path, prepare, target }: Interaction): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(new URL(path, site.url).href)
    await page.waitForFunction(() => !document.querySelector('#root')?.hasAttribute('data-asleep'))
    await prepare?.(page)
    await target(page).scrollIntoViewIfNeeded()
    await page.waitForTimeout(700)
    const box = await target(page).boundingBox()
    if (!box) throw new Error(`Nothing to tap on ${path}`)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // Event Timing, as the web-vitals INP is defined: https://web.dev/articles/inp
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
