/**
 * `npm run bench:navigation`: from the tap on a link to the new page's heading on the screen, once as the site does it
 * and once as a document load of the same link, on a slow phone line with a slow processor. RUNS=5 (each), SLOWDOWN=4.
 */
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../local/browser.ts'
import { table } from '../terminal.ts'
import { median, phone, runs, slowdown, startMeasuredSite } from './measured-site.ts'

/** Lighthouse's slow 4G, as the browser's own throttling names it: milliseconds, bytes a second. */
const network = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }
/** How long a finger rests on a link. */
const tapMilliseconds = 80

/** Links of the home page, to one page of each kind. */
const destinations = [
  '/services/rewiring',
  '/services/emergency',
  '/portfolio',
  '/areas/richmond',
  '/contact',
  '/privacy',
]

declare global {
  interface Window {
    /** When the new heading was on the screen, in milliseconds since 1970. */
    arrivedAt?: Promise<number>
  }
}

const site = await startMeasuredSite()
const browser = await chromium.launch(await findBrowser())
try {
  const rows: string[][] = []
  for (const path of destinations) {
    const times = { document: [] as number[], site: [] as number[] }
    // In turn, so that a slow moment of the machine falls on both.
    for (let run = 0; run < runs; run++) {
      times.document.push(await navigate(path, 'document'))
      times.site.push(await navigate(path, 'site'))
    }
    const [document, own] = [median(times.document), median(times.site)]
    rows.push([path, document.toFixed(0), own.toFixed(0), (own / document).toFixed(2)])
  }
  console.log(`Slow 4G, processor ${slowdown}x slower, shared files already cached, median of ${runs}.`)
  console.log(
    table(['from the home page to', 'document ms', 'site ms', 'site / document'], rows, Number.POSITIVE_INFINITY),
  )
} finally {
  await browser.close()
  await site.stop()
}

/** Milliseconds from the end of the tap. */
async function navigate(path: string, how: 'document' | 'site'): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(site.url)
    await page.waitForFunction(() => !document.querySelector('#root')?.hasAttribute('data-asleep'))
    const link = page.locator(`a[href="${path}"]:visible`).last()
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(1000)
    const box = await link.boundingBox()
    if (!box) throw new Error(`The home page has no link to ${path}`)
    await watch(page, how)
    return await tap(context, page, box.x + box.width / 2, box.y + box.height / 2, path)
  } finally {
    await context.close()
  }
}

async function watch(page: Page, how: 'document' | 'site'): Promise<void> {
  await page.evaluate((how) => {
    const now = () => performance.timeOrigin + performance.now()
    const before = document.querySelector('h1')
    addEventListener(
      'click',
      (event) => {
        sessionStorage.setItem('pressedAt', String(now()))
        // React's router listens further in: without it the browser follows the link.
        if (how === 'document') event.stopPropagation()
      },
      { capture: true },
    )
    if (how === 'document') return
    window.arrivedAt = new Promise((resolve) => {
      const look = () => {
        const heading = document.querySelector('main h1')
        if (heading && heading !== before) requestAnimationFrame(() => setTimeout(() => resolve(now())))
        else requestAnimationFrame(look)
      }
      look()
    })
  }, how)
}

async function tap(context: BrowserContext, page: Page, x: number, y: number, path: string): Promise<number> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(tapMilliseconds)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForURL(`**${path}`)
  return await page.evaluate(async () => {
    const pressedAt = Number(sessionStorage.getItem('pressedAt'))
    if (window.arrivedAt) return (await window.arrivedAt) - pressedAt
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime)
      }).observe({ type: 'paint', buffered: true })
    })
    return performance.timeOrigin + painted - pressedAt
  })
}
