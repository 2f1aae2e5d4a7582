import { metrics } from '../contract/operations.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import type { LeftToDo } from './lead-record.ts'
import type { LeadStore } from './lead-store.ts'

interface FindHiddenLeadsDeps {
  store: Pick<LeadStore, 'listStates' | 'makeDue'>
  now: () => number
  /** Milliseconds after which a run reads no further. */
  runFor: number
}

/** Milliseconds after which a lead that is due has been overlooked: redelivery takes it, or moves it, within an hour. */
const longestWait = 2 * 60 * 60_000

/**
 * Compares the table with the index of what is due, once a day: a lead that has something left to do and that
 * redelivery cannot see is put back, and an alarm says so [L18]. Throws when it did not get to the end.
 */
export async function findHiddenLeads({ store, now, runFor }: FindHiddenLeadsDeps): Promise<void> {
  const until = now() + runFor
  let hidden = 0
  let isWhole = true
  for await (const state of store.listStates()) {
    if (isHidden(state, now()) && (await store.makeDue(state, now()))) {
      hidden += 1
      log.error('a lead was hidden from redelivery', { leadId: state.leadId })
    }
    isWhole = now() < until
    if (!isWhole) break
  }
  countMetric(metrics.names.hiddenLeads, hidden)
  if (!isWhole) throw new Error('The table is too large to be compared within the time of a run')
}

function isHidden({ dueQueue, dueAt, mailedAt, photosPending }: LeftToDo, now: number): boolean {
  if (dueQueue === 'due' && typeof dueAt === 'number') return dueAt < now - longestWait
  return mailedAt === undefined || photosPending === true
}
