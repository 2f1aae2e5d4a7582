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

type Measured = {
  scores: Record<string, number>
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** KB over the wire. */
  total: number
  document: number
  script: number
  /** Of the script, what is asked for before the load event. */
  earlyScript: number
  failures: string[]
}

const wanted = process.env.PAGES?.split(',')
const chosen = kinds.filter(({ name, floor }) => !wanted || !floor || wanted.includes(name))
const browser = await findBrowser()
const site = await startMeasuredSite(floorPages)
try {
  const results = new Map<string, Measured[]>()
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

async function measure(url: string): Promise<Measured> {
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
    return read(report.lhr)
  } finally {
    await chrome.close()
  }
}

function read(result: Result): Measured {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  // The details of these two audits are typed as a union of tables; their rows are plain records.
  const rows = (audit: string) => (result.audits[audit]?.details as { items?: Record<string, unknown>[] })?.items ?? []
  const load = Number(rows('metrics')[0]?.observedLoad)
  const kilobytes = (counts: (request: Record<string, unknown>) => boolean) =>
    rows('network-requests')
      .filter(counts)
      .reduce((sum, { transferSize }) => sum + Number(transferSize) / 1000, 0)
  const categories = Object.entries(result.categories)
  return {
    scores: Object.fromEntries(categories.map(([id, category]) => [id, Math.round((category.score ?? 0) * 100)])),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    total: kilobytes(() => true),
    document: kilobytes(({ resourceType }) => resourceType === 'Document'),
    script: kilobytes(({ resourceType }) => resourceType === 'Script'),
    earlyScript: kilobytes(
      ({ resourceType, networkRequestTime }) => resourceType === 'Script' && Number(networkRequestTime) <= load,
    ),
    failures: categories.flatMap(([, category]) =>
      category.auditRefs
        .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  }
}

function print(results: Map<string, Measured[]>): void {
  const figures = ['FCP ms', 'LCP ms', 'LCP/floor', 'TBT ms', 'CLS', 'KB', 'HTML KB', 'JS KB', 'JS KB before load']
  const rows: string[][] = []
  const medianOf = (name: string, pick: (one: Measured) => number) => median((results.get(name) ?? []).map(pick))
  const lcpOf = (name: string) => medianOf(name, ({ lcp }) => lcp)
  const failures = new Set<string>()
  for (const { name, floor } of chosen) {
    const of = (pick: (one: Measured) => number, digits = 0) => medianOf(name, pick).toFixed(digits)
    rows.push([
      name,
      ...['performance', 'accessibility', 'best-practices', 'seo'].map((id) => of(({ scores }) => scores[id] ?? 0)),
      of(({ fcp }) => fcp),
      of(({ lcp }) => lcp),
      floor ? (lcpOf(name) / lcpOf(floor)).toFixed(2) : '',
      of(({ tbt }) => tbt),
      of(({ cls }) => cls, 4),
      of(({ total }) => total),
      of(({ document }) => document, 1),
      of(({ script }) => script),
      of(({ earlyScript }) => earlyScript),
    ])
    for (const { failures: ids } of floor ? (results.get(name) ?? []) : []) {
      for (const id of ids) failures.add(`${name}: ${id}`)
    }
  }
  console.log(`Lighthouse mobile, slow 4G and ${slowdown}x processor simulated, median of ${runs}.`)
  console.log(table(['page', 'perf', 'a11y', 'best', 'seo', ...figures], rows, Number.POSITIVE_INFINITY))
  for (const failure of failures) console.log(`below 0.9: ${failure}`)
}

function plainPage(title: string, body: string): OwnPage {
  const document = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="A plain page to compare with."><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${body}</html>`
  return { contentType: 'text/html; charset=utf-8', body: Buffer.from(document) }
}
