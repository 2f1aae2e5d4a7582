/**
 * `npm run bench [-- starts|pages|interactions]`: a function's cold start; every kind of page by Lighthouse, and a visitor's taps,
 * in a full Chromium. RUNS=5 of each, SLOWDOWN=4 times slower than this machine, PAGES=home,article selects pages.
 */
import { findFullBrowser } from '../local/browser.ts'
import { measureInteractions } from './interactions.ts'
import { startMeasuredSite, startMeasuredStack } from './measured-site.ts'
import { floorPages, measurePages } from './pages.ts'
import { measureStarts } from './starts.ts'

const { RUNS, SLOWDOWN, PAGES } = process.env
const options = { runs: Number(RUNS || 5), slowdown: Number(SLOWDOWN || 4), pages: PAGES?.split(',') }
const [only] = process.argv.slice(2)

if (only === undefined || only === 'starts') await measureFunctions()
if (only !== 'starts') await measureInBrowser()

async function measureFunctions(): Promise<void> {
  await using stops = new AsyncDisposableStack()
  const { stack } = await startMeasuredStack(stops)
  console.log(await measureStarts(stack, options.runs))
}

async function measureInBrowser(): Promise<void> {
  const browser = await findFullBrowser()
  const site = await startMeasuredSite(floorPages)
  try {
    if (only !== 'interactions') console.log(await measurePages(site.url, browser, options))
    if (only !== 'pages') console.log(await measureInteractions(site.url, browser, options))
  } finally {
    await site.stop()
  }
}
