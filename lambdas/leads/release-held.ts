import { addressLimits } from '../contract/limits.ts'
import { retention } from '../contract/retention.ts'
import type { Counter } from '../runtime/counter.ts'
import { log } from '../runtime/log.ts'
import type { LeadStore } from './lead-store.ts'

interface ReleaseHeldDeps {
  store: Pick<LeadStore, 'listHeld' | 'release'>
  releases: Counter
  now: () => number
}

/**
 * Where no morning mail carries them: hands held leads to redelivery from their morning on, at most as many a day as
 * one address may cause [L16]. Never throws: what fails is tried at the next run.
 */
export async function releaseHeld({ store, releases, now }: ReleaseHeldDeps): Promise<void> {
  try {
    for await (const { leadId } of store.listHeld(now())) {
      const name = `released ${new Date(now()).toISOString().slice(0, 10)}`
      const released = await releases.add({ name, by: 1, keptDays: retention.addressCountDays, now: now() })
      if (released > addressLimits.mails) return
      await store.release(leadId, now())
    }
  } catch (error) {
    log.error('step failed', { step: 'release held leads', error })
  }
}
