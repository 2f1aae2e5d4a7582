/**
 * `npm run bench`: Lighthouse over a page of each kind, and over a plain page of the same text and first picture in the
 * same run, in a full Chromium: CHROME_PATH, Playwright's, or the system's. RUNS=3 of each; PAGES=home,article selects
 * pages.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import * as z from 'zod'
import { freePort } from './local/services/ports.ts'
import { startStack } from './local/stack.ts'
import { loadSamplePortfolio } from './operate/projects/sample-portfolio.ts'
import { pagesByKind } from './pages-by-kind.ts'
import { siteFolder } from './site/build-site.ts'
import { table } from './terminal.ts'

/** Fetched by npx on first use: it would be a fifth of the installation. */
const lighthouse = 'lighthouse@13.5.0'

/** What a page should keep; the report lists what does not. */
const budget = { points: 97, blockingTime: 100, layoutShift: 0 }

const Report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
})
type Report = z.infer<typeof Report>

const score =
  (category: string) =>
  ({ categories }: Report) =>
    Math.round((categories[category]?.score ?? 0) * 100)
const audit =
  (id: string) =>
  ({ audits }: Report) =>
    audits[id]?.numericValue ?? Number.NaN
const largestPaint = audit('largest-contentful-paint')

const columns: [head: string, figure: (report: Report) => number, digits: number][] = [
  ['perf', score('performance'), 0],
  ['a11y', score('accessibility'), 0],
  ['best', score('best-practices'), 0],
  ['seo', score('seo'), 0],
  ['FCP ms', audit('first-contentful-paint'), 0],
  ['LCP ms', largestPaint, 0],
  ['TBT ms', audit('total-blocking-time'), 0],
  ['CLS', audit('cumulative-layout-shift'), 4],
  ['KB', (report) => audit('total-byte-weight')(report) / 1000, 0],
]

if (/headless.shell/.test(process.env.CHROME_PATH ?? '')) {
  throw new Error(
    'CHROME_PATH is a headless shell, whose results are too good: unset it, and run `npx playwright install chromium`.',
  )
}
// Lighthouse looks for the system's browser itself.
if (existsSync(chromium.executablePath())) process.env.CHROME_PATH ||= chromium.executablePath()
const runs = Number(process.env.RUNS || 3)
const chosen = process.env.PAGES?.split(',') ?? Object.keys(pagesByKind)
await using stops = new AsyncDisposableStack()
const siteUrl = await startSite(stops)

const rows: string[][] = []
const exceeded: string[] = []
let index = Number.NaN
for (const name of chosen) {
  const path = pagesByKind[name]
  if (path === undefined) throw new Error(`There is no page ${name}: ${Object.keys(pagesByKind).join(', ')}`)
  const [page, plain]: [Report[], Report[]] = [[], []]
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`${name}, run ${run} of ${runs}\n`)
    page.push(await measure(`${siteUrl}${path}`))
    plain.push(await measure(`${siteUrl}/plain${path}`))
  }
  const medianOf = (reports: Report[], figure: (report: Report) => number) => median(reports.map(figure))
  const ratio = medianOf(page, largestPaint) / medianOf(plain, largestPaint)
  rows.push([name, ...columns.map(([, figure, digits]) => medianOf(page, figure).toFixed(digits)), ratio.toFixed(2)])
  if (medianOf(page, score('performance')) < budget.points) exceeded.push(`${name}: below ${budget.points} points`)
  if (medianOf(page, audit('total-blocking-time')) > budget.blockingTime) exceeded.push(`${name}: blocks too long`)
  if (medianOf(page, audit('cumulative-layout-shift')) > budget.layoutShift) exceeded.push(`${name}: shifts`)
  index = medianOf(page, ({ environment }) => environment.benchmarkIndex)
}
console.log(`Slow 4G, a processor four times slower; medians of ${runs}; this machine's index is ${Math.round(index)}.`)
console.log(table(['page', ...columns.map(([head]) => head), 'LCP/plain'], rows, Number.POSITIVE_INFINITY))
console.log(exceeded.length > 0 ? `Over budget:\n  ${exceeded.join('\n  ')}` : 'Every budget is kept.')

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The local site with the sample projects over TLS and HTTP/2, as on the CDN: connecting is part of a page's cost. */
async function startSite(stops: AsyncDisposableStack): Promise<string> {
  const folder = stops.use(await mkdtempDisposable(join(tmpdir(), 'bench-'))).path
  const { edge } = await startStack({
    dataFolder: join(folder, 'data'),
    port: await freePort(),
    inboxPort: await freePort(),
    dev: false,
    loadSamples: loadSamplePortfolio,
    onStep: console.error,
    stops,
  })
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost']
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const secrets = { key: await readFile(key), cert: await readFile(cert) }
  const server = createSecureServer({ ...secrets, allowHTTP1: true }, async (request, response) => {
    if (request.url.startsWith('/plain/')) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      return response.end(brotliCompressSync(await plainPage(request.url.slice('/plain/'.length))))
    }
    // Casts: Node's HTTP/1 compatibility API covers everything that the edge reads and writes.
    edge(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The browsers' connections end with them.
  server.unref()
  // Cast: a listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo
  return `https://localhost:${port}`
}

/** The built page without scripts, styles, drawings and the pictures below the first screen. */
async function plainPage(path: string): Promise<string> {
  const html = await readFile(join(siteFolder, path, 'index.html'), 'utf8')
  return html
    .replace(/<(script|svg)\b.*?<\/\1>/gs, '')
    .replace(/<link\b(?![^>]*rel="icon")[^>]*>/g, '')
    .replace(/<picture\b(?:(?!<\/picture>).)*loading="lazy".*?<\/picture>/gs, '')
    .replace(/<img\b[^>]*loading="lazy"[^>]*>/g, '')
}

/** Lighthouse occasionally misses the start of a load, so there are three attempts. */
async function measure(url: string, attempts = 3): Promise<Report> {
  // root in a container cannot use Chromium's sandbox.
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : ''
  const chromeFlags = `--headless=new --ignore-certificate-errors${sandbox}`
  const flags = ['--quiet', '--output=json', `--chrome-flags=${chromeFlags}`]
  // A site without a domain asks not to be indexed.
  const child = spawn('npx', ['--yes', lighthouse, url, ...flags, '--skip-audits=is-crawlable'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const report = await json(child.stdout).catch(() => undefined)
  const [code] = await ended
  if (code !== 0 && attempts > 1) return measure(url, attempts - 1)
  if (code !== 0) throw new Error(`Lighthouse gave no report on ${url}`)
  return Report.parse(report)
}
