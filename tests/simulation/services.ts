import type { S3Client } from '@aws-sdk/client-s3'
import { MessageRejected } from '@aws-sdk/client-ses'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { type LimitName, limits } from '../../lambdas/contract/limits.ts'
import type { WorkingCalendar } from '../../lambdas/contract/working-hours.ts'
import { stepBounds } from '../../lambdas/leads/deliver-lead.ts'
import { createLastResortStore, keptIdOf, keptKeyOf } from '../../lambdas/leads/last-resort-store.ts'
import { createLeadList } from '../../lambdas/leads/lead-list.ts'
import { createLeadMailer } from '../../lambdas/leads/lead-mailer.ts'
import { batchTag, createLeadStore } from '../../lambdas/leads/lead-store.ts'
import { createOwnerMailer } from '../../lambdas/leads/owner-mailer.ts'
import { createPhotoStore } from '../../lambdas/photos/photo-store.ts'
import type { AddressCounter } from '../../lambdas/runtime/address-counter.ts'
import type { Envelope, MailContent, SendMail } from '../../lambdas/runtime/send-mail.ts'
import { BucketInMemory } from './bucket-in-memory.ts'
import { customerMails } from './customer-mails.ts'
import { Model } from './model.ts'
import { type Actor, type Fault, Network, type Service, stepOf } from './network.ts'
import { attackerAddress, attackerMails, type Plan, riskAt } from './plan.ts'
import { type Random, uuidFrom } from './random.ts'
import { TableInMemory } from './table-in-memory.ts'
import type { VirtualTime } from './virtual-time.ts'

export const siteUrl = 'https://site.example'
/** Always open, so that nothing waits for a Monday. */
const allDay = { opens: '00:00', closes: '23:59' }
export const alwaysOpen: WorkingCalendar = {
  week: {
    monday: allDay,
    tuesday: allDay,
    wednesday: allDay,
    thursday: allDay,
    friday: allDay,
    saturday: allDay,
    sunday: allDay,
  },
  closedDays: [],
  bankHolidays: [],
  emergencyHours: 'any hour',
  alertsOwner: true,
  saysWhen: true,
}
const emailSettings = { siteUrl, ownerLinkKeys: ['owner-link-key'], calendar: alwaysOpen }
const addresses = { sender: 'website@site.example', owner: 'owner@site.example', configurationSet: 'leads' }

/** A mail accepted by the mail service. */
export interface SentMail {
  messageId: string
  /** The tag by which its reports are matched. */
  tag: { name: string; value: string }
  /** Ids of the leads in it. */
  leads: readonly string[]
  /** True if it has only photos that followed their lead's mail. */
  isPhotos: boolean
}

interface Command {
  input: object
}

interface ServicesOptions {
  plan: Plan
  time: VirtualTime
  onMail: (mail: SentMail, actor: Actor) => void
  onLease: (leadId: string) => void
  tell: (line: string) => void
}

/** Table, buckets and mail service in memory, behind a network with the planned faults, observed by the model. */
export class Services {
  readonly model: Model
  readonly table: TableInMemory
  readonly lastResort: BucketInMemory
  readonly photos: BucketInMemory
  /** Leads that the mail service always refuses. */
  readonly poison = new Set<string>()
  private readonly options: ServicesOptions
  private readonly network: Network
  private messages = 0
  /** Number of calls so far to the service of the one fault. */
  private seen = 0
  /** Use of each limit by address: now, and at most. */
  private readonly used = new Map<string, { now: number; most: number }>()

  constructor(options: ServicesOptions) {
    this.options = options
    const { plan, time, onLease, tell } = options
    this.model = new Model({
      hasOneFault: plan.fault !== undefined,
      isCalm: plan.isCalm && plan.fault === undefined,
      now: () => time.now,
      record: (leadId) => this.table.items.get(leadId),
      isKept: (leadId) => this.lastResort.objects.has(keptKeyOf(leadId)),
      kept: () => [...this.lastResort.objects.keys()].map(keptIdOf),
      left: (limit) => limits[limit].most - this.usedBefore(limit, 'all'),
      isUsedUp: (limit) => (this.used.get(`${limit} all`)?.most ?? 0) > limits[limit].most,
    })
    const { model } = this
    this.table = new TableInMemory(model.onWrite)
    this.lastResort = new BucketInMemory(
      () => time.now,
      (key) => model.onKeptGone(keptIdOf(key)),
    )
    this.photos = new BucketInMemory(
      () => time.now,
      () => undefined,
    )
    this.network = new Network({
      time,
      risk: (service) => riskAt(plan.weather[service], time.now),
      theFault: ({ service }, { kind }) => (kind === 'visitor' ? this.theFault(service) : undefined),
      onFault: model.onFault,
      onExecute: (call, actor) => {
        model.onExecute(call, actor)
        if (call.step === 'lease') onLease(call.leads[0] ?? '')
      },
      onHistory: ({ name }, { service, step, leads }, fate) =>
        tell(`${name}: ${service} ${step} ${leads.map((leadId) => leadId.slice(0, 8)).join(' ')} ${fate}`),
    })
  }

  /** In a run with one fault, the fault of this call or report. */
  theFault(service: Service | 'report'): Fault | undefined {
    const { fault } = this.options.plan
    if (fault?.service !== service) return undefined
    this.seen += 1
    return this.seen === fault.nth + 1 ? fault.fate : undefined
  }

  /** Clients of the services in memory. Casts: our stores and mailers use only `send` of a client. */
  private clients(actor: Actor) {
    const client = (service: Service, execute: (command: Command) => object) => ({
      send: (command: Command, { abortSignal: signal }: { abortSignal?: AbortSignal } = {}) => {
        const step = stepOf(service, command)
        const leads = leadIdsOf(command.input)
        return this.network.send(actor, { service, step, leads, execute: () => execute(command), signal })
      },
    })
    return {
      table: client('table', (command) => this.table.execute(command)) as unknown as DynamoDBDocumentClient,
      lastResort: client('lastResort', (command) => this.lastResort.execute(command)) as unknown as S3Client,
      photos: client('photos', (command) => this.photos.execute(command)) as unknown as S3Client,
    }
  }

  /** Sends the mails of the real mailers, without MIME. */
  private sendMail(actor: Actor): SendMail {
    return async (envelope, content, signal) => {
      const leads = this.leadsOf(envelope)
      const execute = () => this.mail(envelope, content, leads, actor)
      const sent = await this.network.send(actor, { service: 'mail', step: 'mail', leads, execute, signal })
      return String(Object(sent).MessageId)
    }
  }

  private leadsOf({ tags = [] }: Envelope): string[] {
    const [{ Name = '', Value = '' } = {}] = tags
    if (Name !== batchTag) return Value ? [Value] : []
    return z.array(z.string()).parse(this.table.items.get(`batch-${Value}`)?.carries)
  }

  /** Dependencies of the owner's reminders. */
  connectReminders(actor: Actor, random: Random) {
    const { list, store, digestMailer: mailer } = this.connect(actor, random)
    return { ...emailSettings, list, store, mailer }
  }

  /** The real stores and the real mailer. */
  connect(actor: Actor, random: Random) {
    const { time } = this.options
    const { table, lastResort, photos } = this.clients(actor)
    const count = async ({ limit, address, by }: CountedUse, signal?: AbortSignal) => {
      const execute = () => ({ used: this.count(limit, address, by) })
      return Number(
        Object(await this.network.send(actor, { service: 'limits', step: 'count', leads: [], execute, signal })).used,
      )
    }
    return {
      store: createLeadStore(table, 'leads'),
      list: createLeadList(table, 'leads'),
      photos: createPhotoStore(photos, 'customer-photos'),
      lastResort: createLastResortStore(lastResort, 'last-resort'),
      mailer: createLeadMailer(this.sendMail(actor), addresses),
      digestMailer: createOwnerMailer(this.sendMail(actor), addresses),
      counter: { count },
      sendMail: this.sendMail(actor),
      ...emailSettings,
      bounds: stepBounds,
      now: () => Math.floor(time.now + actor.skew),
      uuid: () => uuidFrom(random),
    }
  }

  /** Nothing is reset, because the run is shorter than any limit's period. */
  private count(limit: LimitName, address: string, by: number): number {
    const key = `${limit} ${address}`
    const before = this.used.get(key) ?? { now: this.usedBefore(limit, address), most: 0 }
    const now = before.now + by
    this.used.set(key, { now, most: Math.max(before.most, now) })
    return now
  }

  /** What earlier enquiries of the same day or hour had used before the start. */
  private usedBefore(limit: LimitName, address: string): number {
    if (address === 'all') return Math.floor(limits[limit].most * this.options.plan.used)
    return address === attackerAddress && limit === 'mails' ? limits.mails.most - attackerMails : 0
  }

  private mail({ tags = [] }: Envelope, { text }: MailContent, leads: readonly string[], actor: Actor): object {
    const [{ Name = '', Value = '' } = {}] = tags
    // A reminder is not about a single lead.
    if (Name === '') return {}
    const isPhotos = /^\d+ more photo/.test(text)
    const sent = () => {
      this.messages += 1
      const messageId = String(this.messages)
      this.options.onMail({ messageId, tag: { name: Name, value: Value }, leads, isPhotos }, actor)
      return { MessageId: messageId }
    }
    if (customerMails.some(({ tag }) => tag === Name)) {
      this.model.onCustomerMail(Value)
      return sent()
    }
    if (isPhotos) {
      this.model.onPhotosMail(Value)
      return sent()
    }
    const isBatch = Name === batchTag
    if (!isBatch && text.includes('poison')) {
      for (const leadId of leads) this.poison.add(leadId)
      throw new MessageRejected({ message: 'Email address is not verified.', $metadata: { httpStatusCode: 400 } })
    }
    if (isBatch) actor.carried = leads
    for (const leadId of leads) {
      const record = this.table.items.get(leadId)
      this.model.onMail(leadId, { isBatch, leads, record, text })
    }
    if (isBatch) this.model.onDigest(text)
    return sent()
  }
}

type CountedUse = Parameters<AddressCounter['count']>[0]

/** The lead that a command concerns. */
function leadIdsOf(input: object): string[] {
  // Cast: each input has at most one of these.
  const { Key, Item } = input as { Key?: string | { leadId: string }; Item?: { leadId: string } }
  const kept = typeof Key === 'string' && Key.startsWith('leads/') ? keptIdOf(Key) : undefined
  const stored = typeof Key === 'object' ? Key.leadId : Item?.leadId
  const leadId = kept ?? stored
  return leadId === undefined || /^(broken|batch|run)/.test(leadId) ? [] : [leadId]
}
