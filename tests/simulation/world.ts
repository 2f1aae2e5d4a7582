import type { S3Client } from '@aws-sdk/client-s3'
import type { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { acceptLead } from '../../lambdas/leads/accept-lead.ts'
import { stepBounds } from '../../lambdas/leads/deliver-lead.ts'
import { createLastResortStore, keptIdOf, keptKeyOf } from '../../lambdas/leads/last-resort-store.ts'
import { createLeadMailer } from '../../lambdas/leads/lead-mailer.ts'
import { createLeadStore } from '../../lambdas/leads/lead-store.ts'
import { recordMailEvent } from '../../lambdas/leads/record-mail-events.ts'
import { redeliverLeads } from '../../lambdas/leads/redeliver-leads.ts'
import { createPhotoStore } from '../../lambdas/photos/photo-store.ts'
import { eraseCommand } from '../../scripts/operate/leads/erase-command.ts'
import { anyViewer } from '../fixtures/lead-deps.ts'
import { quoteRequest } from '../fixtures/quote.ts'
import { BucketInMemory } from './bucket-in-memory.ts'
import { isLead, Model, type Violation } from './model.ts'
import type { Bug, Command, LeadServices } from './mutants.ts'
import { type Actor, Network, type Service, stepOf } from './network.ts'
import {
  type Action,
  endsAt,
  healedAt,
  mailedBy,
  minute,
  type PhotoKind,
  type Plan,
  riskAt,
  runEvery,
  start,
} from './plan.ts'
import { between, pick, type Random, randomFrom, uuidFrom } from './random.ts'
import { TableInMemory } from './table-in-memory.ts'
import { VirtualTime } from './virtual-time.ts'

const siteUrl = 'https://site.example'
const originKey = 'origin-key-of-the-simulation'
const brokenKey = 'leads/broken.json'

const addresses = { sender: 'website@site.example', owner: 'owner@site.example', configurationSet: 'leads' }

/** What one world came to. */
export interface Outcome {
  violation?: Violation
  leads: number
  /** Counts by the kind of fault. */
  faults: Map<string, number>
  /** Leads by their number of mails. */
  mails: Map<string, number>
  /** Milliseconds from the healing of the world to the last lead's mail. */
  longestWait: number
  /** One line for each call, if asked for. */
  history: string[]
}

interface WorldOptions {
  mutant?: Bug
  /** Writes the history. */
  told?: boolean
}

/** Runs the lead path through everything that a plan holds, and stops at the first broken promise. */
export async function runWorld(plan: Plan, options: WorldOptions = {}): Promise<Outcome> {
  const world = new World(plan, options)
  const restore = world.time.install()
  try {
    return await world.run()
  } finally {
    restore()
  }
}

class World {
  readonly time = new VirtualTime(start)
  private readonly plan: Plan
  private readonly options: WorldOptions
  private readonly history: string[] = []
  private readonly model: Model
  private readonly network: Network
  private readonly table: TableInMemory
  private readonly lastResort: BucketInMemory
  private readonly photos: BucketInMemory
  private actors = 0
  private messages = 0
  private readonly poison = new Set<string>()
  private readonly pictures = new Map<string, string[]>()
  /** Ids of each visitor's leads. */
  private readonly leadsOf = new Map<number, Set<string>>()
  private readonly erased = new Set<number>()
  /** What follows the next lease of a lead. */
  private readonly onLease = new Map<string, () => void>()

  constructor(plan: Plan, options: WorldOptions) {
    this.plan = plan
    this.options = options
    const { time } = this
    this.model = new Model({
      now: () => time.now,
      record: (leadId) => this.table.items.get(leadId),
      isKept: (leadId) => this.lastResort.objects.has(keptKeyOf(leadId)),
    })
    this.table = new TableInMemory(this.model.onWrite)
    this.lastResort = new BucketInMemory(
      () => time.now,
      (key) => this.model.onKeptGone(keptIdOf(key)),
    )
    this.photos = new BucketInMemory(
      () => time.now,
      () => undefined,
    )
    this.network = new Network({
      time,
      risk: (service) => riskAt(plan.weather[service], time.now),
      onFault: this.model.onFault,
      onExecute: (call, actor) => {
        this.model.onExecute(call, actor)
        if (call.step === 'lease') this.afterLease(call.leadId ?? '')
      },
      onHistory: ({ name }, { service, step, leadId = '' }, fate) =>
        this.tell(`${name}: ${service} ${step} ${leadId.slice(0, 8)} ${fate}`),
    })
  }

  async run(): Promise<Outcome> {
    for (const action of this.plan.actions) {
      this.at(action.at, () => this.act(action, randomFrom(this.plan.seed, action.id)))
    }
    for (let at = start; at < endsAt; at += runEvery) this.at(at, () => this.redeliver(randomFrom(this.plan.seed, at)))
    for (let until = start; until <= endsAt && !this.model.violation; until += minute) await this.time.runUntil(until)
    if (!this.model.violation) this.checkTheEnd()
    if (!this.model.violation) await this.expire()
    return this.outcome()
  }

  private at(at: number, run: () => void): void {
    this.time.after(at - this.time.now, run)
  }

  private act(action: Action, random: Random): void {
    if (action.kind === 'visit') this.visit(action, random)
    else if (action.kind === 'extra run') this.redeliver(random)
    else if (action.kind === 'erase') this.erase(action, random)
    else if (action.kind === 'resend') this.resend(action, random)
    else if (action.kind === 'broken record') this.breakRecord()
    else this.lastResort.objects.set(brokenKey, { body: Buffer.from('{"lead":'), at: this.time.now })
  }

  private visit({ visitor, posts, edited, photos, poison }: Action & { kind: 'visit' }, random: Random): void {
    const keys = photos.map((kind) => this.upload(kind, random))
    const request = quoteRequest({
      fullName: `Visitor ${visitor}`,
      phone: phoneOf(visitor),
      email: `visitor${visitor}@example.com`,
      jobDescription: poison ? 'poison' : edited ? 'edited' : 'a job',
      photoUrls: keys.map((key) => `${siteUrl}/${key}`),
      idempotencyKey: `key-${visitor}`,
    })
    posts.forEach((delay, index) => {
      this.time.after(delay, async () => {
        // Who has asked to be forgotten does not send the same enquiry once more.
        if (this.erased.has(visitor)) return
        const actor = this.actor('visitor', `visitor ${visitor}.${index}`, random)
        const deps = { ...this.deps(actor, random), originKey, viewer: anyViewer, counter: { count: async () => 0 } }
        const answer = await acceptLead(request, deps).catch(() => undefined)
        if (!answer || actor.callsLeft <= 0) return
        this.pictures.set(
          answer.leadId,
          keys.filter((_key, at) => photos[at] === 'picture'),
        )
        this.leadsOf.set(visitor, (this.leadsOf.get(visitor) ?? new Set()).add(answer.leadId))
        this.tell(`visitor ${visitor}.${index}: was told of ${answer.leadId.slice(0, 8)}`)
        this.model.told(answer.leadId)
      })
    })
  }

  private upload(kind: PhotoKind, random: Random): string {
    const key = `customer-photos/${Math.floor(this.time.now)}-${uuidFrom(random)}-photo.jpg`
    const body = Buffer.from(kind === 'picture' ? 'GIF89a of some size' : '<html>no picture</html>')
    if (kind !== 'missing') this.photos.objects.set(key, { body, at: this.time.now, tag: 'state=pending' })
    return key
  }

  private redeliver(random: Random): void {
    const actor = this.actor('redelivery', `run ${this.actors}`, random)
    redeliverLeads({ ...this.deps(actor, random), runFor: 90_000 }).catch(() => undefined)
  }

  /** The operator's command, again and again until it succeeds. */
  private async erase(action: Action & { kind: 'erase' }, random: Random): Promise<void> {
    const { visitor, by } = action
    const ids = [...(this.leadsOf.get(visitor) ?? [])].slice(0, by === 'id' ? 1 : undefined)
    if (ids.length === 0) return
    this.erased.add(visitor)
    const { store, photos, lastResort } = this.deps(
      this.actor('operator', `erase ${visitor}`, random, Infinity),
      random,
    )
    const found: string[] = []
    try {
      await eraseCommand({
        operands: by === 'id' ? ids : [],
        values: { yes: true, ...(by === 'phone' && { phone: phoneOf(visitor) }) },
        book: { name: 'the simulation', store, photos, lastResort },
        print: (text) => {
          const [leadId] = /^[0-9a-f]{32}/.exec(text) ?? []
          if (leadId === undefined) return
          found.push(leadId)
          this.model.story(leadId).erasing = true
        },
        width: 80,
        confirm: async () => true,
      })
      for (const leadId of found) this.model.erased(leadId)
    } catch {
      this.time.after(minute, () => this.erase(action, random))
    }
  }

  private async resend({ visitor, atLease }: Action & { kind: 'resend' }, random: Random): Promise<void> {
    if (atLease) {
      const again = () => this.resend({ kind: 'resend', id: 0, at: 0, visitor, atLease: false }, random)
      for (const leadId of this.leadsOf.get(visitor) ?? []) this.onLease.set(leadId, again)
      return
    }
    const { store } = this.deps(this.actor('operator', `resend ${visitor}`, random, Infinity), random)
    for (const leadId of this.leadsOf.get(visitor) ?? []) {
      await store.requeue(leadId, this.time.now).catch(() => undefined)
    }
  }

  private afterLease(leadId: string): void {
    const next = this.onLease.get(leadId)
    this.onLease.delete(leadId)
    if (next) this.time.after(1, next)
  }

  private breakRecord(): void {
    const leadId = `broken-${this.table.items.size}`
    this.table.items.set(leadId, { leadId, dueQueue: 'due', dueAt: this.time.now, photoUrls: 'none' })
  }

  /** SES's reports: late, twice, and again until the function has taken them. */
  private report(leadId: string, eventType: string, after: number, random: Random, left = 3): void {
    this.time.after(after, async () => {
      const { store } = this.deps(this.actor('events', `event ${this.actors}`, random), random)
      const mail = { timestamp: new Date(this.time.now).toISOString(), tags: { leadId: [leadId] } }
      const again = () => this.report(leadId, eventType, 20_000, random, left - 1)
      await recordMailEvent(JSON.stringify({ eventType, mail }), store).catch(() => left > 0 && again())
    })
  }

  private actor(kind: Actor['kind'], name: string, random: Random, callsLeft?: number): Actor {
    this.actors += 1
    const dies = this.time.now < healedAt && random() < this.plan.crashes
    const own = randomFrom(Math.floor(random() * 2 ** 32))
    return {
      name,
      kind,
      random: own,
      callsLeft: callsLeft ?? (dies ? 1 + Math.floor(random() * 10) : Infinity),
      waiting: new Set(),
    }
  }

  /** The real stores and the real mailer, whose clients reach the services in memory. */
  private deps(actor: Actor, random: Random) {
    const { mutant } = this.options
    const client = (service: Service, execute: (command: Command) => object) => ({
      send: (sent: Command, { abortSignal: signal }: { abortSignal?: AbortSignal } = {}) => {
        const command = mutant?.spoil?.(sent) ?? sent
        const step = stepOf(service, command)
        const leadId = leadIdOf(command.input)
        return this.network.send(actor, { service, step, leadId, execute: () => execute(command), signal })
      },
    })
    const table = client('table', (command) => this.table.execute(command))
    const lastResort = client('lastResort', (command) => this.lastResort.execute(command))
    const photos = client('photos', (command) => this.photos.execute(command))
    const mail = client('mail', (command) => this.mail(command, actor.random))
    // Our stores and mailers call nothing of a client but `send`.
    const services: LeadServices = {
      store: createLeadStore(table as unknown as DynamoDBDocumentClient, 'leads'),
      photos: createPhotoStore(photos as unknown as S3Client, 'customer-photos'),
      lastResort: createLastResortStore(lastResort as unknown as S3Client, 'last-resort'),
      mailer: createLeadMailer(mail as unknown as SESClient, addresses),
    }
    return {
      ...(mutant?.wrap?.(services) ?? services),
      siteUrl,
      bounds: stepBounds,
      now: () => Math.floor(this.time.now),
      uuid: () => uuidFrom(random),
    }
  }

  private mail(command: Command, random: Random): object {
    const { input } = command as SendEmailCommand
    const leadId = input.Tags?.[0]?.Value ?? ''
    if (input.Message?.Subject?.Data?.includes('poison')) {
      this.poison.add(leadId)
      throw new Error('MessageRejected')
    }
    this.model.onMail(leadId)
    this.messages += 1
    const reported = random() < this.plan.bounces ? pick(random, ['Bounce', 'Reject', 'Complaint']) : 'Delivery'
    for (let copies = random() < 0.1 ? 2 : 1; copies > 0; copies--) {
      this.report(leadId, reported, between(random, 500, 20 * minute), random)
    }
    return { MessageId: String(this.messages) }
  }

  private checkTheEnd(): void {
    for (const [leadId, { toldAt, mails, erasing, erasedAt }] of this.model.stories) {
      const record = this.table.items.get(leadId)
      const broken = (rule: string) => this.model.broken(rule, leadId)
      const pictures = (this.pictures.get(leadId) ?? []).map((key) => this.photos.objects.get(key))
      if (this.lastResort.objects.has(keptKeyOf(leadId))) broken('[L5] an object is left in the last resort')
      if (erasedAt !== undefined && pictures.some(Boolean)) broken('[G3] a photo of an erased lead is still there')
      if (erasing && isLead(record)) broken('[G3] a lead cannot be erased')
      if (erasing || (toldAt === undefined && !record)) continue
      if (this.poison.has(leadId)) {
        if (record?.dueQueue === undefined) broken('[L7] a lead that cannot be mailed is gone')
        continue
      }
      if ((mails[0] ?? Infinity) > mailedBy) broken('[L5] a lead is not mailed in time')
      if (record?.dueQueue !== undefined) broken('[L5] a lead has still something left to do')
      const isOpen = pictures.every((picture) => picture?.tag === 'state=attached')
      if (record && !isOpen) broken('[P7] a picture is not open')
    }
  }

  /** A year later nothing that was not mailed is gone, and nothing is mailed again. */
  private async expire(): Promise<void> {
    const { now } = this.time
    this.table.expire(now + 395 * 24 * 60 * minute)
    this.redeliver(randomFrom(this.plan.seed, 0))
    await this.time.runUntil(now + 5 * minute)
  }

  private outcome(): Outcome {
    const { violation, stories, faults } = this.model
    const mails = new Map<string, number>()
    let longestWait = 0
    for (const { mails: sent } of stories.values()) {
      mails.set(String(sent.length), (mails.get(String(sent.length)) ?? 0) + 1)
      longestWait = Math.max(longestWait, (sent[0] ?? 0) - healedAt)
    }
    return { violation, leads: stories.size, faults, mails, longestWait, history: this.history }
  }

  private tell(line: string): void {
    if (this.options.told) this.history.push(`${new Date(this.time.now).toISOString().slice(11, 23)} ${line}`)
  }
}

function phoneOf(visitor: number): string {
  return `07700 9${String(visitor).padStart(5, '0')}`
}

/** The lead that a command is about. */
function leadIdOf(input: object): string | undefined {
  // Each of the services' inputs has at most one of these.
  const { Key, Item, Tags } = input as {
    Key?: string | { leadId: string }
    Item?: { leadId: string }
    Tags?: { Value: string }[]
  }
  const kept = typeof Key === 'string' && Key.startsWith('leads/') ? keptIdOf(Key) : undefined
  const stored = typeof Key === 'object' ? Key.leadId : Item?.leadId
  const leadId = kept ?? stored ?? Tags?.[0]?.Value
  return leadId?.startsWith('broken') ? undefined : leadId
}
