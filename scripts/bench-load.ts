/**
 * `npm run bench:load [-- --seed N]`: 200 leads at once with 50 reads a second beside them, on healthy
 * services and then under faults. None may be lost; healthy, 99 in 100 answers come within 2 s [I7].
 */
import './chaos/quiet.ts'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import Table from 'cli-table3'
import * as z from 'zod'
import { apiPaths } from '../lambdas/contract/api-paths.ts'
import { Project } from '../lambdas/contract/project.ts'
import { toProjectItems } from '../lambdas/projects/project-items.ts'
import { createProjectStore } from '../lambdas/projects/project-store.ts'
import { createDynamoClient } from '../lambdas/runtime/dynamo-client.ts'
import { originHeaders, startApi } from './chaos/api.ts'
import { seededRandom } from './chaos/random.ts'
import { type FaultRates, startServices } from './chaos/services.ts'
import { redeliverAll, tally } from './chaos/tally.ts'
import { visit } from './chaos/visitor.ts'
import { projectsTable } from './local/services/tables.ts'

const { values } = parseArgs({ options: { seed: { type: 'string' } } })
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const leads = 200
const readsPerSecond = 50
console.log(`Seed ${seed}: ${leads} leads at once, ${readsPerSecond} reads a second.`)

const phases: { name: string; rates: FaultRates }[] = [
  { name: 'healthy', rates: { ses: 0, dynamo: 0 } },
  { name: 'faults', rates: { ses: 0.3, dynamo: 0.1 } },
]
const table = new Table({
  head: ['', 'accepted', 'lost', 'leads p50', 'leads p99', 'slowest', 'reads', 'reads p99'],
  style: { head: [], border: [] },
})
let holds = true
for (const { name, rates } of phases) {
  const { leads: result, reads } = await run(rates)
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
  table.push([
    name,
    `${result.accepted} of ${result.sent}`,
    result.lost,
    seconds(result.p50Ms),
    seconds(result.p99Ms),
    seconds(result.slowestMs),
    `${reads.ok} of ${reads.sent}`,
    seconds(reads.p99Ms),
  ])
  holds &&= result.lost === 0 && (name !== 'healthy' || (result.p99Ms < 2000 && result.accepted === result.sent))
}
console.log(table.toString())
console.log(
  holds ? 'No lead was lost and the answers were fast enough.' : 'A LEAD WAS LOST, OR THE ANSWERS WERE TOO SLOW.',
)
process.exitCode = holds ? 0 : 1

async function run(rates: FaultRates) {
  const random = seededRandom(seed)
  const services = await startServices(random)
  const sample = await readFile('scripts/sample/projects.json', 'utf8')
  const rows = z.array(Project).parse(JSON.parse(sample, (_key, value) => value ?? undefined))
  await createProjectStore(createDynamoClient({ endpoint: services.healthy.dynamo }), projectsTable).put(
    toProjectItems(rows),
  )
  const api = await startApi(services.faulty)
  // Functions that are warm, as they are under any load.
  await visit(api.siteUrl, random, { withPhoto: true })
  Object.assign(services.rates, rates)

  const reading = new AbortController()
  const reads = read(api.siteUrl, reading.signal)
  const visits = await Promise.all(
    Array.from({ length: leads }, (_, index) => visit(api.siteUrl, random, { withPhoto: index % 10 === 0 })),
  )
  reading.abort()
  const readTimes = await reads
  await redeliverAll(services, api.siteUrl)
  const result = await tally(services, visits)
  await api.stop()
  await services.stop()
  return { leads: result, reads: readTimes }
}

/** Reads at a steady rate, however long the answers take, until told to stop. */
async function read(siteUrl: string, signal: AbortSignal) {
  const times: Promise<number | undefined>[] = []
  while (!signal.aborted) {
    times.push(timeOfRead(`${siteUrl}${apiPaths.listProjects.path}?view=cards&limit=9`))
    await sleep(1000 / readsPerSecond)
  }
  const settled = await Promise.all(times)
  const ok = settled.filter((time) => time !== undefined).sort((a, b) => a - b)
  return { sent: settled.length, ok: ok.length, p99Ms: ok[Math.floor(ok.length * 0.99)] ?? 0 }
}

async function timeOfRead(url: string): Promise<number | undefined> {
  const started = performance.now()
  try {
    const response = await fetch(url, { headers: originHeaders, signal: AbortSignal.timeout(15_000) })
    await response.arrayBuffer()
    return response.ok ? performance.now() - started : undefined
  } catch {
    return undefined
  }
}
