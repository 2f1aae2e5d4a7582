/**
 * `npm run bench:pages`: Lighthouse over every kind of page and over plain-HTML floor pages in the same run, the site
 * served as production serves it (TLS, HTTP/2, Brotli, its headers).
 * RUNS=3 (per page), PAGES=home,article to pick some, SLOWDOWN=8 for a slower processor.
 */
import { readFileSync } from 'node:fs'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { findBrowser } from '../local/browser.ts'
import { freePort } from '../local/services/ports.ts'
import { table } from '../terminal.ts'
import { median, type OwnPage, slowdown, startMeasuredSite } from './measured-site.ts'

const runs = Number(process.env.RUNS ?? 3)

/** `floor` is the plain page that shows the same kind of first screen. */
const kinds = [
  { name: 'floor: text', path: '/floor/text', floor: undefined },
  { name: 'floor: hero', path: '/floor/hero', floor: undefined },
  { name: 'home', path: '/', floor: 'floor: hero' },
  { name: 'about', path: '/about', floor: 'floor: hero' },
  { name: 'services', path: '/services', floor: 'floor: hero' },
  { name: 'service', path: '/services/rewiring', floor: 'floor: hero' },
  { name: 'emergency', path: '/services/emergency', floor: 'floor: hero' },
  { name: 'portfolio', path: '/portfolio', floor: 'floor: hero' },
  { name: 'security', path: '/security', floor: 'floor: hero' },
  { name: 'contact', path: '/contact', floor: 'floor: text' },
  { name: 'faqs', path: '/faqs', floor: 'floor: hero' },
  { name: 'blog', path: '/blog', floor: 'floor: hero' },
  { name: 'article', path: '/blog/eicr-guide', floor: 'floor: hero' },
  { name: 'area', path: '/areas/richmond', floor: 'floor: hero' },
] as const

const words = `<p>${'An electrician in Richmond who turns up, explains the job and leaves the room clean. '.repeat(20)}</p>`
const hero = readFileSync('web/public/images/hero-house-cutaway-dusk-house-860.avif')

/** Hand-written pages without styles or scripts: nothing that shows the same can be faster. */
const floorPages = new Map<string, OwnPage>([
  ['/floor/text', plainPage('Plain text', words)],
  [
    '/floor/hero',
    plainPage(
      'Plain text and a hero',
      `<img src="/floor/hero.avif" alt="A house at dusk" width="412" height="414" fetchpriority="high">${words}`,
    ),
  ],
  ['/floor/hero.avif', { contentType: 'image/avif', body: hero }],
])

type Figure = (result: Result) => number

const score = (category: string): Figure => {
  return ({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)
}
const audit = (id: string): Figure => {
  return ({ audits }) => audits[id]?.numericValue ?? Number.NaN
}
// The details of an audit are typed as a union of tables; the rows of those that are read here are plain records.
const rowsOf = ({ audits }: Result, id: string) =>
  (audits[id]?.details as { items?: Record<string, unknown>[] })?.items ?? []

/** KB over the wire of the requests that count; `load` is the time of the load event. */
function kilobytes(counts: (request: Record<string, unknown>, load: number) => boolean): Figure {
  return (result) => {
    const load = Number(rowsOf(result, 'metrics')[0]?.observedLoad)
    const counted = rowsOf(result, 'network-requests').filter((request) => counts(request, load))
    return counted.reduce((sum, { transferSize }) => sum + Number(transferSize) / 1000, 0)
  }
}

const lcp = audit('largest-contentful-paint')

/** What is said of each page, and with how many digits. */
const columns: [head: string, figure: Figure, digits: number][] = [
  ['perf', score('performance'), 0],
  ['a11y', score('accessibility'), 0],
  ['best', score('best-practices'), 0],
  ['seo', score('seo'), 0],
  ['FCP ms', audit('first-contentful-paint'), 0],
  ['LCP ms', lcp, 0],
  ['TBT ms', audit('total-blocking-time'), 0],
  ['CLS', audit('cumulative-layout-shift'), 4],
  ['KB', kilobytes(() => true), 0],
  ['HTML KB', kilobytes(({ resourceType }) => resourceType === 'Document'), 1],
  ['JS KB', kilobytes(({ resourceType }) => resourceType === 'Script'), 0],
  [
    'JS KB before load',
    kilobytes((request, load) => request.resourceType === 'Script' && Number(request.networkRequestTime) <= load),
    0,
  ],
]

const wanted = process.env.PAGES?.split(',')
const chosen = kinds.filter(({ name, floor }) => !wanted || !floor || wanted.includes(name))
const browser = await findBrowser()
const site = await startMeasuredSite(floorPages)
try {
  const results = new Map<string, Result[]>()
  for (let run = 1; run <= runs; run++) {
    for (const { name, path } of chosen) {
      process.stderr.write(`run ${run}/${runs} ${name}\n`)
      results.set(name, [...(results.get(name) ?? []), await measure(site.url + path)])
    }
  }
  print(results)
} finally {
  await site.stop()
}

async function measure(url: string): Promise<Result> {
  const port = await freePort()
  const args = [...browser.args, '--ignore-certificate-errors', `--remote-debugging-port=${port}`]
  const chrome = await chromium.launch({ ...browser, args })
  try {
    const flags = {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      throttlingMethod: 'simulate',
      throttling: { cpuSlowdownMultiplier: slowdown, rttMs: 150, throughputKbps: 1638.4 },
    }
    const report = await lighthouse(url, flags)
    if (!report) throw new Error(`Lighthouse gave no report on ${url}`)
    return report.lhr
  } finally {
    await chrome.close()
  }
}

function print(results: Map<string, Result[]>): void {
  const medianOf = (name: string, figure: Figure) => median((results.get(name) ?? []).map(figure))
  const rows = chosen.map(({ name, floor }) => [
    name,
    ...columns.map(([, figure, digits]) => medianOf(name, figure).toFixed(digits)),
    floor ? (medianOf(name, lcp) / medianOf(floor, lcp)).toFixed(2) : '',
  ])
  const heads = ['page', ...columns.map(([head]) => head), 'LCP/floor']
  console.log(`Lighthouse mobile, slow 4G and ${slowdown}x processor simulated, median of ${runs}.`)
  console.log(table(heads, rows, Number.POSITIVE_INFINITY))
  const failures = chosen
    .filter(({ floor }) => floor)
    .flatMap(({ name }) => (results.get(name) ?? []).flatMap(failuresOf).map((id) => `below 0.9: ${name}: ${id}`))
  for (const failure of new Set(failures)) console.log(failure)
}

function failuresOf({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
}

function plainPage(title: string, body: string): OwnPage {
  const document = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="A plain page to compare with."><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${body}</html>`
  return { contentType: 'text/html; charset=utf-8', body: Buffer.from(document) }
}
