import type { StoredLead } from './lead.ts'
import type { LeadList } from './lead-list.ts'

interface Reading {
  /** Days to look back. */
  days: number
  /** Milliseconds after which a run stops reading. */
  runFor: number
  /** Name of a job that continues where its last run stopped. Without one, every run begins with the newest. */
  job?: string
  /** Called when time was up before all were read. */
  onStop?: () => void
  /** Called with the id of each malformed record. */
  onUnreadable?: (leadId: string) => void
}

/**
 * The leads of the last days, one at a time, oldest first where a job goes on later: a flood does not fit into memory. So what is kept of each is only
 * what is printed, and a text only by its `beginningOf` [L18].
 */
export async function* recentLeads(
  { list, now }: { list: Pick<LeadList, 'since' | 'stoppedAt' | 'stopAt'>; now: () => number },
  { days, runFor, job, onUnreadable, onStop }: Reading,
): AsyncGenerator<StoredLead> {
  const until = now() + runFor
  const stopped = job === undefined ? undefined : await list.stoppedAt(job)
  const from = Math.max(now() - days * 24 * 60 * 60_000, stopped ?? 0)
  for await (const { leadId, lead } of list.since(from, { newestFirst: job === undefined })) {
    if (!lead) onUnreadable?.(leadId)
    // Re-reads from the last instant, because another may have come in the same millisecond.
    if (lead && now() >= until) {
      onStop?.()
      return job === undefined ? undefined : await list.stopAt(job, Date.parse(lead.receivedAt))
    }
    // Its correction repeats all of it [L23].
    if (lead && !lead.correctedBy) yield lead
  }
  if (job !== undefined && stopped !== undefined) await list.stopAt(job, undefined)
}

/** Copies the beginning of a text: a slice would keep the whole text in memory. */
export function beginningOf(text: string, most: number): string {
  return Buffer.from(text.slice(0, most).toWellFormed()).toString()
}
