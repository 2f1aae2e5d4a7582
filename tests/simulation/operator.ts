import { eraseLeads } from '../../scripts/operate/leads/erase-leads.ts'
import { type Action, minute } from './plan.ts'
import type { Random } from './random.ts'
import type { Stage } from './stage.ts'
import { phoneOf } from './visitors.ts'

/** The operator at the terminal. */
export class Operator {
  /** Visitors who have asked to be erased. */
  readonly erased = new Set<number>()
  private readonly stage: Stage
  /** Callbacks for the next lease of a lead. */
  private readonly onLease = new Map<string, () => void>()

  constructor(stage: Stage) {
    this.stage = stage
  }

  /** Runs the operator's command until it succeeds. */
  async erase(action: Action & { kind: 'erase' }, random: Random): Promise<void> {
    const { visitor, by } = action
    const { model } = this.stage.services
    const ids = [...(this.stage.leadsOf.get(visitor) ?? [])].slice(0, by === 'id' ? 1 : undefined)
    if (ids.length === 0) return
    this.erased.add(visitor)
    const actor = this.stage.actor('operator', `erase ${visitor}`, random, Infinity)
    const { store, list, photos, lastResort } = this.stage.services.connect(actor, random)
    const found: string[] = []
    try {
      const print = (text: string) => {
        const [leadId] = /^[0-9a-f]{32}/.exec(text) ?? []
        if (leadId === undefined) return
        found.push(leadId)
        model.story(leadId).erasing = true
      }
      await eraseLeads(
        {
          name: 'the simulation',
          siteUrl: 'https://site.example',
          store,
          list,
          photos,
          lastResort,
        },
        { print, note: () => undefined, width: 80, ask: undefined },
        by === 'id' ? ids : [],
        { yes: true, ...(by === 'phone' && { phone: phoneOf(visitor) }) },
      )
      for (const leadId of found) model.erased(leadId)
    } catch {
      this.stage.time.after(minute, () => this.erase(action, random))
    }
  }

  async resend({ visitor, atLease }: Action & { kind: 'resend' }, random: Random): Promise<void> {
    if (atLease) {
      const again = () => this.resend({ kind: 'resend', id: 0, at: 0, visitor, atLease: false }, random)
      for (const leadId of this.stage.leadsOf.get(visitor) ?? []) this.onLease.set(leadId, again)
      return
    }
    const { store } = this.stage.services.connect(
      this.stage.actor('operator', `resend ${visitor}`, random, Infinity),
      random,
    )
    for (const leadId of this.stage.leadsOf.get(visitor) ?? []) {
      await store.requeue(leadId, this.stage.time.now).catch(() => undefined)
    }
  }

  afterLease(leadId: string): void {
    const next = this.onLease.get(leadId)
    this.onLease.delete(leadId)
    if (next) this.stage.time.after(1, next)
  }
}
