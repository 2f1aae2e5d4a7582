import { redeliverLeads } from '../../lambdas/leads/redeliver-leads.ts'
import { remindOfPromises } from '../../lambdas/owner/late-promises.ts'
import { sendMorningMail } from '../../lambdas/owner/morning-mail.ts'
import { Account } from './account.ts'
import { startAttack } from './attackers.ts'
import type { CustomerMail } from './customer-mail.ts'
import { customerMails } from './customer-mails.ts'
import { checkTheEnd } from './final-check.ts'
import { reportMail } from './mail-reports.ts'
import type { Violation } from './model.ts'
import type { Actor } from './network.ts'
import { Operator } from './operator.ts'
import { type Action, endsAt, healedAt, minute, type Plan, runEvery, start } from './plan.ts'
import { between, type Random, randomFrom } from './random.ts'
import { Services } from './services.ts'
import type { Stage } from './stage.ts'
import { VirtualTime } from './virtual-time.ts'
import { startVisit } from './visitors.ts'

const brokenKey = 'leads/broken.json'

/** Times at which redelivery runs. */
function* runTimes(): Generator<number> {
  for (let at = start; at < endsAt; at += runEvery) yield at
}

/** Times of the owner's mails: during the faults, after them, and when all bounced leads are held again. */
const reminderTimes = [start + 12 * minute, healedAt + minute, healedAt + 60 * minute]

/** Results of one run. */
export interface Outcome {
  violation?: Violation
  leads: number
  /** Number of leads sent by attackers. */
  hostile: number
  /** How often each invariant was checked. */
  asked: Map<string, number>
  /** Responses to posts of the form, by status. */
  answers: Map<string, number>
  /** Number of faults by kind. */
  faults: Map<string, number>
  /** Number of leads by how many mails they got. */
  mails: Map<string, number>
  /** Milliseconds from the end of the faults to the last lead's mail. */
  longestWait: number
  /** A line per call, if requested. */
  history: string[]
}

interface WorldOptions {
  /** Records the history. */
  told?: boolean
}

/** Simulates the lead path by a plan, and stops at the first violation. */
export async function runWorld(plan: Plan, options: WorldOptions = {}): Promise<Outcome> {
  const world = new World(plan, options)
  const restore = world.time.install(randomFrom(plan.seed))
  try {
    return await world.run()
  } finally {
    restore()
  }
}

class World implements Stage {
  readonly time = new VirtualTime(start)
  readonly plan: Plan
  private readonly options: WorldOptions
  private readonly history: string[] = []
  readonly services: Services
  readonly account = new Account(this.time)
  private actors = 0
  readonly pictures = new Map<string, string[]>()
  readonly leadsOf = new Map<number, Set<string>>()
  readonly operator = new Operator(this)

  constructor(plan: Plan, options: WorldOptions) {
    this.plan = plan
    this.options = options
    this.services = new Services({
      plan,
      time: this.time,
      onMail: (mail, actor) => reportMail(this, mail, actor.random),
      onLease: (leadId) => this.operator.afterLease(leadId),
      tell: (line) => this.tell(line),
    })
  }

  async run(): Promise<Outcome> {
    const { model } = this.services
    for (const action of this.plan.actions) {
      this.at(action.at, () => this.act(action, randomFrom(this.plan.seed, action.id)))
    }
    for (const at of runTimes()) this.at(at, () => this.redeliver(randomFrom(this.plan.seed, at)))
    for (const at of reminderTimes) {
      this.at(at, () => this.remind(randomFrom(this.plan.seed, at)))
    }
    for (const mails of customerMails)
      for (const after of mails.minutes)
        this.at(start + after * minute, () => this.mailCustomers(mails, randomFrom(this.plan.seed, after)))
    for (let until = start; until <= endsAt && !model.violation; until += minute) await this.time.runUntil(until)
    if (!model.violation) checkTheEnd(this.services, this.pictures)
    if (!model.violation) await this.expire()
    return this.outcome()
  }

  private at(at: number, run: () => void): void {
    this.time.after(at - this.time.now, run)
  }

  private act(action: Action, random: Random): void {
    const { lastResort, table } = this.services
    if (action.kind === 'visit') startVisit(this, action, random)
    else if (action.kind === 'attack') startAttack(this, action, random)
    else if (action.kind === 'extra run') this.redeliver(random)
    else if (action.kind === 'erase') this.operator.erase(action, random)
    else if (action.kind === 'resend') this.operator.resend(action, random)
    else if (action.kind === 'broken object')
      lastResort.objects.set(brokenKey, { body: Buffer.from('{"lead":'), at: this.time.now })
    else {
      const leadId = `broken-${table.items.size}`
      table.items.set(leadId, { leadId, dueQueue: 'due', dueAt: this.time.now, photoKeys: 'none' })
    }
  }

  private redeliver(random: Random): void {
    const actor = this.actor('redelivery', `run ${this.actors}`, random)
    const deps = { ...this.services.connect(actor, random), runFor: 90_000 }
    this.account.runLater(actor, () => redeliverLeads(deps))
  }

  /** Invoked twice for one time, which a scheduler may do. */
  private mailCustomers({ send }: CustomerMail, random: Random): void {
    for (const _twice of [1, 2]) {
      const actor = this.actor('customer mail', `customer mail ${this.actors}`, random)
      const deps = { ...this.services.connect(actor, random), now: () => Math.floor(this.time.now) }
      this.account.runLater(actor, () => send(deps))
    }
  }

  /** The reminders' clock is a day ahead, so that every lead is due for one. */
  private remind(random: Random): void {
    for (const job of [sendMorningMail, remindOfPromises]) {
      const actor = this.actor('reminder', `reminders ${this.actors}`, random)
      const reminders = this.services.connectReminders(actor, random)
      const deps = { ...reminders, businessName: 'Sampleford Electrical', hasDesk: false }
      this.account.runLater(actor, () => job({ ...deps, now: () => Math.floor(this.time.now) + 22 * 60 * minute }))
    }
  }

  actor(kind: Actor['kind'], name: string, random: Random, callsLeft?: number): Actor {
    this.actors += 1
    const dies = this.time.now < healedAt && random() < this.plan.crashes
    const own = randomFrom(Math.floor(random() * 2 ** 32))
    return {
      name,
      kind,
      random: own,
      callsLeft: callsLeft ?? (dies ? 1 + Math.floor(random() * 10) : Infinity),
      waiting: new Set(),
      skew: this.time.now < healedAt ? between(own, -this.plan.skew, this.plan.skew) : 0,
    }
  }

  /** A year later every lead that was not mailed still exists, and nothing is mailed again. */
  private async expire(): Promise<void> {
    const { now } = this.time
    this.services.table.expire(now + 395 * 24 * 60 * minute)
    this.redeliver(randomFrom(this.plan.seed, 0))
    await this.time.runUntil(now + 5 * minute)
  }

  private outcome(): Outcome {
    const { violation, stories, faults, asked, answers } = this.services.model
    const mails = new Map<string, number>()
    let longestWait = 0
    let hostile = 0
    for (const { mails: sent, attack } of stories.values()) {
      if (attack) hostile += 1
      mails.set(String(sent.length), (mails.get(String(sent.length)) ?? 0) + 1)
      longestWait = Math.max(longestWait, (sent[0] ?? 0) - healedAt)
    }
    return {
      violation,
      leads: stories.size,
      hostile,
      asked,
      answers,
      faults,
      mails,
      longestWait,
      history: this.history,
    }
  }

  tell(line: string): void {
    if (this.options.told) this.history.push(`${new Date(this.time.now).toISOString().slice(11, 23)} ${line}`)
  }
}
