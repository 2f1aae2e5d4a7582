import { parentPort } from 'node:worker_threads'
import { accountEnvironment } from './account.ts'
import type { Violation } from './model.ts'
import { planOf } from './plan.ts'
import { shrink, storyOf } from './shrink.ts'
import { runWorld } from './world.ts'

/** Results of one message's seeds; the counts are summed. */
export interface Report {
  leads: number
  hostile: number
  worlds: number
  asked: Record<string, number>
  answers: Record<string, number>
  faults: Record<string, number>
  mails: Record<string, number>
  longestWait: number
  failed: { seed: number; violation: Violation; story: string }[]
}

// Conditions fail by the million, and their stack traces are not read.
Error.stackTraceLimit = 0
Object.assign(process.env, accountEnvironment)

/** Results that are counted by name. */
export const countedBy = ['asked', 'answers', 'faults', 'mails'] as const

export function emptyReport(): Report {
  const counts = { asked: {}, answers: {}, faults: {}, mails: {} }
  return { leads: 0, hostile: 0, worlds: 0, ...counts, longestWait: 0, failed: [] }
}

export function addCounts(total: Record<string, number>, more: Iterable<[string, number]>): void {
  for (const [name, count] of more) total[name] = (total[name] ?? 0) + count
}

parentPort?.on('message', async (seeds: number[]) => {
  const report = emptyReport()
  report.worlds = seeds.length
  for (const seed of seeds) {
    const outcome = await runWorld(planOf(seed))
    const { leads, hostile, longestWait, violation } = outcome
    report.leads += leads
    report.hostile += hostile
    for (const counted of countedBy) addCounts(report[counted], outcome[counted])
    report.longestWait = Math.max(report.longestWait, longestWait)
    if (violation && report.failed.length === 0) {
      report.failed.push({ seed, violation, story: await storyOf(await shrink(planOf(seed), violation)) })
    }
  }
  parentPort?.postMessage(report)
})
