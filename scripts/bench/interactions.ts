/**
 * `npm run bench:interactions`: from a press to the next paint, on a phone with a processor slowed down four times,
 * for what a visitor presses most. RUNS=5 (per interaction), SLOWDOWN=4.
 */
import Table from 'cli-table3'
import { chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../tests/e2e/browser.ts'
import { startLocalSite } from './local-site.ts'

const runs = Number(process.env.RUNS ?? 5)
const slowdown = Number(process.env.SLOWDOWN ?? 4)
const goal = 100

type Interaction = {
  name: string
  path: string
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

const interactions: Interaction[] = [
  { name: 'open the menu', path: '/', act: (page) => button(page, 'Menu').click() },
  { name: 'switch a room', path: '/', act: (page) => button(page, /^Kitchen/).click() },
  { name: 'open the quote dialog', path: '/about', act: (page) => button(page, 'Get Quote').click() },
  { name: 'open an answer', path: '/faqs', act: (page) => page.locator('summary').nth(1).click() },
  {
    name: 'filter the portfolio',
    path: '/portfolio',
    prepare: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
    act: (page) => page.getByText('Kitchen Installations', { exact: true }).first().click(),
  },
  {
    name: 'open a project',
    path: '/portfolio',
    prepare: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
    act: (page) => page.getByRole('heading', { level: 2 }).first().click(),
  },
  { name: 'send the form, empty', path: '/contact', act: (page) => button(page, /^Send/).click() },
  {
    name: 'send the form, filled in',
    path: '/contact',
    prepare: async (page) => {
      await page.getByLabel('Full name').first().fill('Bench Mark')
      await page.getByLabel('Phone').first().fill('07700 900111')
      await page.getByLabel('Postcode').first().fill('TW9 1AA')
      await page.getByLabel('Job description').first().fill('Measure me')
    },
    act: (page) => button(page, /^Send/).click(),
  },
]

const site = await startLocalSite()
const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  env: found.env as Record<string, string>,
})
try {
  const table = new Table({
    head: ['interaction', 'median ms', 'worst ms', `goal ${goal}`],
    style: { head: [], border: [] },
    colAligns: ['left', 'right', 'right', 'left'],
  })
  for (const interaction of interactions) {
    const times = []
    for (let run = 0; run < runs; run++) times.push(await measure(interaction))
    times.sort((a, b) => a - b)
    const median = times[Math.floor(times.length / 2)] ?? Number.NaN
    table.push([interaction.name, median, times.at(-1) ?? Number.NaN, median < goal ? 'ok' : 'over'])
  }
  console.log(`From press to next paint at ${slowdown}x slowdown, median of ${runs}; the browser rounds to 8 ms.`)
  console.log(table.toString())
} finally {
  await browser.close()
  await site.stop()
}

async function measure({ path, prepare, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    await page.goto(new URL(path, site.url).href)
    await page.waitForFunction(() => !document.querySelector('#root')?.hasAttribute('data-asleep'))
    await prepare?.(page)
    await page.waitForTimeout(500)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // Event Timing, as the web-vitals INP is defined: https://web.dev/articles/inp
    await page.evaluate(() => {
      const durations: number[] = []
      Object.assign(window, { durations })
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) durations.push(entry.duration)
      })
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await act(page)
    await page.waitForTimeout(600)
    return await page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations))
  } finally {
    await context.close()
  }
}
