import type { Account } from './account.ts'
import type { Actor } from './network.ts'
import type { Plan } from './plan.ts'
import type { Random } from './random.ts'
import type { Services } from './services.ts'
import type { VirtualTime } from './virtual-time.ts'

/** Shared state of a run. */
export interface Stage {
  readonly plan: Plan
  readonly time: VirtualTime
  readonly services: Services
  readonly account: Account
  /** Ids of each visitor's leads. */
  readonly leadsOf: Map<number, Set<string>>
  /** Keys of each lead's real photos. */
  readonly pictures: Map<string, string[]>
  readonly operator: { readonly erased: ReadonlySet<number> }
  /** Creates a process, which may die after some calls. */
  actor: (kind: Actor['kind'], name: string, random: Random, callsLeft?: number) => Actor
  tell: (line: string) => void
}
