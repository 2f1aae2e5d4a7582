/**
 * `npm run bench:pages`: Lighthouse over every kind of page and over plain-HTML floor pages in the same run, the site
 * served as production serves it (TLS, HTTP/2, Brotli, its headers), and what each page weighs.
 * RUNS=3 (per page), PAGES=home,article to pick some, SLOWDOWN=8 for a slower processor.
 */

import { launch } from 'chrome-launcher'
import Table from 'cli-table3'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { findBrowser } from '../../tests/e2e/browser.ts'
import { floorPages } from './floor-pages.ts'
import { startLocalSite } from './local-site.ts'
import { startTlsFront } from './tls-front.ts'

const runs = Number(process.env.RUNS ?? 3)
const slowdown = Number(process.env.SLOWDOWN ?? 4)

/** `floor` says which plain page shows the same kind of first screen. */
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
  { name: 'blog', path: '/blog', floor: 'floor: text' },
  { name: 'article', path: '/blog/eicr-guide', floor: 'floor: hero' },
  { name: 'area', path: '/areas/richmond', floor: 'floor: hero' },
  // By its own name: Lighthouse refuses to measure an answer with status 404.
  { name: '404', path: '/404.html', floor: 'floor: text' },
] as const

type Measured = {
  scores: Record<string, number>
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Bytes over the wire by type, before and after the load event. */
  weight: Map<string, { before: number; after: number }>
  failures: string[]
}

const wanted = process.env.PAGES?.split(',')
const chosen = kinds.filter(({ name, floor }) => !wanted || !floor || wanted.includes(name))

const site = await startLocalSite()
const front = await startTlsFront(site.url, floorPages)
const browser = await findBrowser()
try {
  const results = new Map<string, Measured[]>()
  for (let run = 1; run <= runs; run++) {
    for (const { name, path } of chosen) {
      process.stderr.write(`run ${run}/${runs} ${name}\n`)
      results.set(name, [...(results.get(name) ?? []), await measure(front.url + path)])
    }
  }
  printTimes(results)
  printWeights(results)
} finally {
  await front.stop()
  await site.stop()
}

async function measure(url: string): Promise<Measured> {
  const chrome = await launch({
    chromePath: browser.executablePath,
    chromeFlags: [...browser.args, '--headless=new', '--ignore-certificate-errors'],
    envVars: browser.env,
    logLevel: 'error',
  })
  try {
    const flags: Flags = {
      port: chrome.port,
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
    chrome.kill()
  }
}

function read(result: Result): Measured {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  // The details of these two audits are typed as a union of tables; their rows are plain records.
  const rows = (audit: string) => (result.audits[audit]?.details as { items?: Record<string, unknown>[] })?.items ?? []
  const load = Number(rows('metrics')[0]?.observedLoad)
  const weight = new Map<string, { before: number; after: number }>()
  for (const request of rows('network-requests')) {
    const type = String(request.resourceType)
    const sum = weight.get(type) ?? { before: 0, after: 0 }
    sum[Number(request.networkRequestTime) <= load ? 'before' : 'after'] += Number(request.transferSize)
    weight.set(type, sum)
  }
  const categories = Object.entries(result.categories)
  return {
    scores: Object.fromEntries(categories.map(([id, category]) => [id, Math.round((category.score ?? 0) * 100)])),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    weight,
    failures: categories.flatMap(([, category]) =>
      category.auditRefs
        .filter(({ id, weight: share }) => share > 0 && (result.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function printTimes(results: Map<string, Measured[]>): void {
  const table = new Table({
    head: ['page', 'perf', 'a11y', 'best', 'seo', 'FCP ms', 'LCP ms', 'LCP/floor', 'TBT ms', 'CLS', 'KB', 'JS KB'],
    style: { head: [], border: [] },
    colAligns: ['left', ...Array.from({ length: 11 }, () => 'right' as const)],
  })
  const lcpOf = (name: string) => median((results.get(name) ?? []).map(({ lcp }) => lcp))
  const failures = new Set<string>()
  for (const { name, floor } of chosen) {
    const all = results.get(name) ?? []
    const of = (pick: (one: Measured) => number) => median(all.map(pick))
    const kilobytes = (type?: string) =>
      of(({ weight }) =>
        [...weight].reduce((sum, [kind, { before, after }]) => sum + (!type || kind === type ? before + after : 0), 0),
      ) / 1000
    table.push([
      name,
      ...['performance', 'accessibility', 'best-practices', 'seo'].map((id) => of(({ scores }) => scores[id] ?? 0)),
      of(({ fcp }) => fcp).toFixed(0),
      lcpOf(name).toFixed(0),
      floor ? (lcpOf(name) / lcpOf(floor)).toFixed(2) : '',
      of(({ tbt }) => tbt).toFixed(0),
      of(({ cls }) => cls).toFixed(4),
      kilobytes().toFixed(0),
      kilobytes('Script').toFixed(0),
    ])
    for (const { failures: ids } of floor ? all : []) for (const id of ids) failures.add(`${name}: ${id}`)
  }
  console.log(`Lighthouse mobile, slow 4G and ${slowdown}x processor simulated, median of ${runs}.`)
  console.log(table.toString())
  for (const failure of failures) console.log(`below 0.9: ${failure}`)
}

function printWeights(results: Map<string, Measured[]>): void {
  const types = ['Document', 'Stylesheet', 'Font', 'Image', 'Script', 'Fetch']
  const table = new Table({
    head: ['page', ...types],
    style: { head: [], border: [] },
    colAligns: ['left', ...types.map(() => 'right' as const)],
  })
  for (const { name } of chosen) {
    const weight = results.get(name)?.[0]?.weight
    table.push([
      name,
      ...types.map((type) => {
        const { before = 0, after = 0 } = weight?.get(type) ?? {}
        return `${(before / 1000).toFixed(1)} + ${(after / 1000).toFixed(1)}`
      }),
    ])
  }
  console.log('KB over the wire, before + after the load event:')
  console.log(table.toString())
}
