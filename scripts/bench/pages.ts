/** Lighthouse over every kind of page, and over plain pages with the same kind of first screen in the same run. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import * as z from 'zod'
import type { FoundBrowser } from '../local/browser.ts'
import { table } from '../terminal.ts'
import { median, type OwnPage } from './measured-site.ts'

/** Fetched by npx on first use: it would be a fifth of the installation. */
const lighthouse = 'lighthouse@13.5.0'

type Kind = {
  name: string
  path: string
  /** The plain page with the same kind of first screen. */
  floor?: 'floor: text' | 'floor: hero'
  /** Maximum ratio of its largest paint to the floor's; by default from `floorRails`. */
  rail?: number
  /** Minimum performance in points; 99 by default. */
  points?: number
}

const kinds: Kind[] = [
  { name: 'floor: text', path: '/floor/text' },
  { name: 'floor: hero', path: '/floor/hero' },
  { name: 'home', path: '/', floor: 'floor: hero' },
  { name: 'about', path: '/about', floor: 'floor: hero' },
  { name: 'services', path: '/services', floor: 'floor: hero' },
  { name: 'service', path: '/services/rewiring', floor: 'floor: hero' },
  { name: 'emergency', path: '/services/emergency', floor: 'floor: hero' },
  { name: 'portfolio', path: '/portfolio', floor: 'floor: hero', rail: 2.1, points: 97 },
  { name: 'security', path: '/security', floor: 'floor: hero' },
  { name: 'contact', path: '/contact', floor: 'floor: text' },
  { name: 'faqs', path: '/faqs', floor: 'floor: hero' },
  { name: 'blog', path: '/blog', floor: 'floor: hero' },
  { name: 'article', path: '/blog/eicr-guide', floor: 'floor: hero' },
  { name: 'area', path: '/areas/richmond', floor: 'floor: hero' },
]

/** Maximum ratio of a page's largest paint to its floor's. */
const floorRails = { 'floor: text': 1.25, 'floor: hero': 1.15 }

const words = `<p>${'An electrician in Richmond who turns up, explains the job and leaves the room clean. '.repeat(20)}</p>`
const hero = readFileSync('web/public/images/hero-house-tall-dusk-860.avif')

/** Hand-written pages without styles or scripts: the fastest way to show that kind of first screen. */
export const floorPages = new Map<string, OwnPage>([
  ['/floor/text', plainPage('Plain text', words)],
  [
    '/floor/hero',
    plainPage(
      'Plain text and a hero',
      `<img src="/floor/hero.avif" alt="A house at dusk" width="412" height="391" fetchpriority="high">${words}`,
    ),
  ],
  ['/floor/hero.avif', { contentType: 'image/avif', body: hero }],
])

/** The parts of a Lighthouse report that are read. */
const Report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  audits: z.record(
    z.string(),
    z.object({
      numericValue: z.number().optional(),
      score: z.number().nullable(),
      // Each audit has details in a format of its own.
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

type Column = { head: string; figure: Figure; digits?: number; least?: number; most?: number }

/** The measured columns, each with its digits and limits. */
const columns: Column[] = [
  { head: 'perf', figure: score('performance'), least: 99 },
  { head: 'FCP ms', figure: audit('first-contentful-paint') },
  { head: 'LCP ms', figure: largestPaint },
  { head: 'TBT ms', figure: audit('total-blocking-time'), most: 100 },
  { head: 'CLS', figure: audit('cumulative-layout-shift'), digits: 4, most: 0 },
  { head: 'KB', figure: kilobytes() },
  { head: 'HTML KB', figure: kilobytes('Document'), digits: 1 },
  // 13 KB for the screen, and the print styles.
  { head: 'CSS KB', figure: kilobytes('Stylesheet'), digits: 1, most: 15 },
  { head: 'JS KB', figure: kilobytes('Script'), most: 145 },
]

interface Options {
  runs: number
  /** Names of the pages to measure; undefined for all. */
  pages: readonly string[] | undefined
}

/** The results as a text table. */
export async function measurePages(siteUrl: string, browser: FoundBrowser, options: Options): Promise<string> {
  const { runs, pages } = options
  const chosen = kinds.filter(({ name, floor }) => !pages || !floor || pages.includes(name))
  const reports = new Map<string, Report[]>()
  for (let run = 1; run <= runs; run++) {
    for (const { name, path } of chosen) {
      process.stderr.write(`run ${run}/${runs} ${name}\n`)
      // The other categories do not vary between runs, so they are measured once.
      const categories = run === 1 ? 'performance,accessibility,best-practices,seo' : 'performance'
      reports.set(name, [...(reports.get(name) ?? []), await measure(siteUrl + path, browser, categories)])
    }
  }
  const medianOf = (name: string, figure: Figure) => median((reports.get(name) ?? []).map(figure))
  const missed: string[] = []
  const rows = chosen.map(({ name, floor, rail, points }) => {
    const cells = columns.map(({ head, figure, digits = 0, least: usual, most }) => {
      const least = usual && (points ?? usual)
      const value = medianOf(name, figure)
      if (floor && least !== undefined && value < least) missed.push(`${name}: ${head} ${value}, ${least} or more`)
      if (floor && most !== undefined && value > most)
        missed.push(`${name}: ${head} ${value.toFixed(digits)} of ${most}`)
      return value.toFixed(digits)
    })
    if (!floor) return [name, ...cells, '']
    const ratio = medianOf(name, largestPaint) / medianOf(floor, largestPaint)
    const most = rail ?? floorRails[floor]
    if (ratio > most) missed.push(`${name}: largest paint ${ratio.toFixed(2)} of its floor, rail ${most}`)
    return [name, ...cells, ratio.toFixed(2)]
  })
  const below = chosen
    .filter(({ floor }) => floor)
    .flatMap(({ name }) => (reports.get(name) ?? []).flatMap(failuresOf).map((id) => `below 0.9: ${name}: ${id}`))
  const index = Math.round(median([...reports.values()].flat().map(({ environment }) => environment.benchmarkIndex)))
  return [
    `Lighthouse mobile, slow 4G and a processor four times slower; medians of ${runs}; this machine's index is ${index}.`,
    table(['page', ...columns.map(({ head }) => head), 'LCP/floor'], rows, Number.POSITIVE_INFINITY),
    missed.length === 0 ? 'Every rail is met.' : `Rails missed:\n${missed.map((line) => `  ${line}`).join('\n')}`,
    ...new Set(below),
  ].join('\n')
}

/** Lighthouse occasionally misses the start of a load, so there are three attempts. */
async function measure(url: string, browser: FoundBrowser, categories: string, attempts = 3): Promise<Report> {
  const chromeFlags = ['--headless=new', '--ignore-certificate-errors', ...browser.args].join(' ')
  const flags = [
    '--quiet',
    '--output=json',
    `--chrome-flags=${chromeFlags}`,
    `--only-categories=${categories}`,
    // A site without a domain asks not to be indexed.
    '--skip-audits=is-crawlable',
  ]
  const child = spawn('npx', ['--yes', lighthouse, url, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...browser.env, CHROME_PATH: browser.executablePath },
  })
  const ended = once(child, 'close')
  const report = await json(child.stdout).catch(() => undefined)
  const [code] = await ended
  if (code !== 0 && attempts > 1) return measure(url, browser, categories, attempts - 1)
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
