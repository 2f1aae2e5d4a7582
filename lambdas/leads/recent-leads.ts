import type { StoredLead } from './lead.ts'
import type { LeadList } from './lead-list.ts'

interface Reading {
  /** Days to look back. */
  days: number
  /** Milliseconds after which a run stops reading. */
  runFor: number
  /** Name of the job, which continues where its last run stopped. */
  job: string
}

/**
 * The leads of the last days, one at a time, oldest first: a flood does not fit into memory [L18]. A run that is out of time
 * stops, and the next goes on there.
 */
export async function* recentLeads(
  { list, now }: { list: Pick<LeadList, 'since' | 'stoppedAt' | 'stopAt'>; now: () => number },
  { days, runFor, job }: Reading,
): AsyncGenerator<StoredLead> {
  const until = now() + runFor
  const stopped = await list.stoppedAt(job)
  const from = Math.max(now() - days * 24 * 60 * 60_000, stopped ?? 0)
  for await (const { lead } of list.since(from)) {
    if (!lead) continue
    // Re-reads from the last instant, because another may have come in the same millisecond.
    if (now() >= until) return await list.stopAt(job, Date.parse(lead.receivedAt))
    yield lead
  }
  if (stopped !== undefined) await list.stopAt(job, undefined)
}
