import { parentPort } from 'node:worker_threads'
import type { Violation } from './model.ts'
import { planOf } from './plan.ts'
import { shrink, storyOf } from './shrink.ts'
import { runWorld } from './world.ts'

/** What the seeds of one message came to; the counts are added up over them. */
export interface Report {
  leads: number
  worlds: number
  faults: Record<string, number>
  mails: Record<string, number>
  longestWait: number
  failed: { seed: number; violation: Violation; story: string }[]
}

// Conditions fail by the million, and nobody reads where.
Error.stackTraceLimit = 0

parentPort?.on('message', async (seeds: number[]) => {
  const report: Report = { leads: 0, worlds: seeds.length, faults: {}, mails: {}, longestWait: 0, failed: [] }
  for (const seed of seeds) {
    const { leads, faults, mails, longestWait, violation } = await runWorld(planOf(seed))
    report.leads += leads
    for (const [kind, count] of faults) report.faults[kind] = (report.faults[kind] ?? 0) + count
    for (const [number, count] of mails) report.mails[number] = (report.mails[number] ?? 0) + count
    report.longestWait = Math.max(report.longestWait, longestWait)
    if (violation && report.failed.length === 0) {
      report.failed.push({ seed, violation, story: await storyOf(await shrink(planOf(seed), violation)) })
    }
  }
  parentPort?.postMessage(report)
})
