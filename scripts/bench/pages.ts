/** Lighthouse over every kind of page, and over plain pages that show the same kind of first screen, in the same run. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import * as z from 'zod'
import type { FoundBrowser } from '../local/browser.ts'
import { table } from '../terminal.ts'
import { median, type OwnPage } from './measured-site.ts'

/** Fetched by npx when it is first used: it would be a fifth of the installation. */
const lighthouse = 'lighthouse@13.5.0'

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
export const floorPages = new Map<string, OwnPage>([
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

/** What is read of a Lighthouse report. */
const Report = z.object({
  audits: z.record(
    z.string(),
    z.object({
      numericValue: z.number().optional(),
      score: z.number().nullable(),
      // Each audit has details of its own shape.
      details: z.object({ items: z.unknown().optional() }).optional(),
    }),
  ),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
})
type Report = z.infer<typeof Report>

const Requests = z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() }))

type Figure = (report: Report) => number

const score = (category: string): Figure => {
  return ({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)
}
const audit = (id: string): Figure => {
  return ({ audits }) => audits[id]?.numericValue ?? Number.NaN
}
const kilobytes = (type?: string): Figure => {
  return ({ audits }) => {
    const requests = Requests.parse(audits['network-requests']?.details?.items)
    const counted = requests.filter(({ resourceType }) => type === undefined || resourceType === type)
    return counted.reduce((sum, { transferSize }) => sum + transferSize / 1000, 0)
  }
}

const largestPaint = audit('largest-contentful-paint')

/** What is said of each page, with how many digits, and which of the runs is the best. */
const columns: [head: string, figure: Figure, digits: number, best: 'highest' | 'lowest'][] = [
  ['perf', score('performance'), 0, 'highest'],
  ['a11y', score('accessibility'), 0, 'highest'],
  ['best', score('best-practices'), 0, 'highest'],
  ['seo', score('seo'), 0, 'highest'],
  ['FCP ms', audit('first-contentful-paint'), 0, 'lowest'],
  ['LCP ms', largestPaint, 0, 'lowest'],
  ['TBT ms', audit('total-blocking-time'), 0, 'lowest'],
  ['CLS', audit('cumulative-layout-shift'), 4, 'lowest'],
  ['KB', kilobytes(), 0, 'lowest'],
  ['HTML KB', kilobytes('Document'), 1, 'lowest'],
  ['JS KB', kilobytes('Script'), 0, 'lowest'],
]

interface Options {
  runs: number
  slowdown: number
  /** Undefined for all. */
  pages: readonly string[] | undefined
}

/** The table, as text. */
export async function measurePages(siteUrl: string, browser: FoundBrowser, options: Options): Promise<string> {
  const { runs, slowdown, pages } = options
  const chosen = kinds.filter(({ name, floor }) => !pages || !floor || pages.includes(name))
  const reports = new Map<string, Report[]>()
  for (let run = 1; run <= runs; run++) {
    for (const { name, path } of chosen) {
      process.stderr.write(`run ${run}/${runs} ${name}\n`)
      reports.set(name, [...(reports.get(name) ?? []), await measure(siteUrl + path, browser, slowdown)])
    }
  }
  const valuesOf = (name: string, figure: Figure) => (reports.get(name) ?? []).map(figure)
  const rows = chosen.map(({ name, floor }) => [
    name,
    ...columns.map(([, figure, digits, best]) => {
      const values = valuesOf(name, figure)
      return (best === 'highest' ? Math.max(...values) : Math.min(...values)).toFixed(digits)
    }),
    floor ? (median(valuesOf(name, largestPaint)) / median(valuesOf(floor, largestPaint))).toFixed(2) : '',
  ])
  const below = chosen
    .filter(({ floor }) => floor)
    .flatMap(({ name }) => (reports.get(name) ?? []).flatMap(failuresOf).map((id) => `below 0.9: ${name}: ${id}`))
  return [
    `Lighthouse mobile, slow 4G and a processor ${slowdown} times slower, best of ${runs}; LCP/floor by medians.`,
    table(['page', ...columns.map(([head]) => head), 'LCP/floor'], rows, Number.POSITIVE_INFINITY),
    ...new Set(below),
  ].join('\n')
}

/** Lighthouse now and then misses the beginning of a load; it is asked three times. */
async function measure(url: string, browser: FoundBrowser, slowdown: number, attempts = 3): Promise<Report> {
  const chromeFlags = ['--headless=new', '--ignore-certificate-errors', ...browser.args].join(' ')
  const flags = [
    ...['--quiet', '--output=json', `--chrome-flags=${chromeFlags}`, `--throttling.cpuSlowdownMultiplier=${slowdown}`],
    '--only-categories=performance,accessibility,best-practices,seo',
  ]
  const child = spawn('npx', ['--yes', lighthouse, url, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...browser.env, CHROME_PATH: browser.executablePath },
  })
  const ended = once(child, 'close')
  const report = await json(child.stdout).catch(() => undefined)
  const [code] = await ended
  if (code !== 0 && attempts > 1) return measure(url, browser, slowdown, attempts - 1)
  if (code !== 0) throw new Error(`Lighthouse gave no report on ${url}`)
  return Report.parse(report)
}

function failuresOf({ categories, audits }: Report): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
}

function plainPage(title: string, body: string): OwnPage {
  const document = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="A plain page to compare with."><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${body}</html>`
  return { contentType: 'text/html; charset=utf-8', body: Buffer.from(document) }
}
