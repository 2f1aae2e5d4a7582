/**
 * `npm run bench [-- starts|pages|interactions]`: a function's cold start; every kind of page by Lighthouse, and a visitor's taps,
 * in a full Chromium. RUNS=5 of each, PAGES=home,article selects pages.
 */
import { findFullBrowser } from '../local/browser.ts'
import { measureInteractions } from './interactions.ts'
import { startMeasuredSite, startMeasuredStack } from './measured-site.ts'
import { floorPages, measurePages } from './pages.ts'
import { measureStarts } from './starts.ts'

const { RUNS, PAGES } = process.env
const runs = Number(RUNS || 5)
const [only] = process.argv.slice(2)

if (only === undefined || only === 'starts') await measureFunctions()
if (only !== 'starts') await measureInBrowser()

async function measureFunctions(): Promise<void> {
  await using stops = new AsyncDisposableStack()
  const { stack } = await startMeasuredStack(stops)
  console.log(await measureStarts(stack, runs))
}

async function measureInBrowser(): Promise<void> {
  const browser = await findFullBrowser()
  const site = await startMeasuredSite(floorPages)
  try {
    if (only !== 'interactions') console.log(await measurePages(site.url, browser, { runs, pages: PAGES?.split(',') }))
    if (only !== 'pages') console.log(await measureInteractions(site.url, browser, runs))
  } finally {
    await site.stop()
  }
}
