/**
 * `npx node --single-threaded-gc tests/simulation/simulate.ts LEADS [SEED]`: simulates the lead path in memory with
 * faults and interleavings determined by the seeds [I8], from SEED on. `1 SEED` runs that seed alone. If interrupted,
 * it prints the results so far.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { addCounts, countedBy, emptyReport, type Report } from './simulate.worker.ts'

// V8's garbage collection threads would compete with the workers, which use every core.
const [leads = '100000', seed] = process.argv.slice(2)
const wanted = Number(leads)
const isOneWorld = wanted === 1
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())
const firstSeed = Number(seed || 1)
let nextSeed = firstSeed
const worldsAtOnce = isOneWorld ? 1 : 20
const total = emptyReport()
const started = performance.now()
let mostMemory = 0
/** Peak memory in MB up to each percentage of the leads: it should stay flat. */
const peaks = new Map([10, 50, 100].map((percent) => [percent, 0]))

process.once('exit', () => {
  summarise()
  process.exitCode = total.failed.length > 0 ? 1 : 0
})
const workers = isOneWorld ? 1 : availableParallelism()
await Promise.all(Array.from({ length: workers }, () => runWorker()))

/** Passes seeds to a worker until there have been enough leads. */
async function runWorker(): Promise<void> {
  // Nobody reads the logs of a million leads.
  const env = { ...process.env, POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true' }
  // Runs leave nothing behind, so a leak exceeds this limit. With much less, V8 mainly collects garbage.
  const resourceLimits = { maxOldGenerationSizeMb: 384 }
  const worker = new Worker(new URL('./simulate.worker.ts', import.meta.url), { env, resourceLimits })
  while (total.leads < wanted && total.failed.length === 0) {
    const seeds = Array.from({ length: worldsAtOnce }, () => nextSeed++)
    worker.postMessage(seeds)
    add(await new Promise<Report>((resolve, reject) => worker.once('message', resolve).once('error', reject)))
    worker.removeAllListeners('error')
  }
  await worker.terminate()
}

function add(report: Report): void {
  total.leads += report.leads
  total.hostile += report.hostile
  total.worlds += report.worlds
  total.longestWait = Math.max(total.longestWait, report.longestWait)
  total.failed.push(...report.failed)
  for (const counted of countedBy) addCounts(total[counted], Object.entries(report[counted]))
  mostMemory = Math.max(mostMemory, process.memoryUsage().rss)
  for (const percent of peaks.keys()) {
    if (total.leads - report.leads < (wanted * percent) / 100) peaks.set(percent, megabytes(mostMemory))
  }
  const every = Math.max(1, Math.round(wanted / 20))
  if (Math.floor(total.leads / every) > Math.floor((total.leads - report.leads) / every)) {
    console.error(`${total.leads} leads, ${seconds()} s, ${megabytes(process.memoryUsage().rss)} MB`)
  }
}

function summarise(): void {
  const memory = [...peaks].map(([percent, most]) => `${most} MB until ${percent} %`).join(', ')
  console.log(
    `${total.leads} leads, ${total.hostile} of them hostile, in ${total.worlds} worlds of seeds ${firstSeed} to ${nextSeed - 1}, ${seconds()} s.`,
  )
  console.log(`Most memory: ${memory}.`)
  console.log('Faults:', sorted(total.faults))
  console.log('Answers to posts of the form, by status:', total.answers)
  console.log('How often each breach was looked for:', sorted(total.asked))
  console.log('Leads by number of mails:', total.mails)
  console.log(`Longest time to mail once all is well: ${(total.longestWait / 60_000).toFixed(1)} minutes.`)
  const [failed] = total.failed
  console.log(failed ? `\nSeed ${failed.seed} breaks a promise. The least that does:\n${failed.story}` : 'All kept.')
  if (failed) console.log(`\nAgain: npx node tests/simulation/simulate.ts 1 ${failed.seed}`)
}

function sorted(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).sort())
}

function seconds(): number {
  return Math.round((performance.now() - started) / 1000)
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20)
}
