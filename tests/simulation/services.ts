import type { S3Client } from '@aws-sdk/client-s3'
import type { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { addressLimits } from '../../lambdas/contract/limits.ts'
import type { WorkingCalendar } from '../../lambdas/contract/working-hours.ts'
import { stepBounds } from '../../lambdas/leads/deliver-lead.ts'
import { createLastResortStore, keptIdOf, keptKeyOf } from '../../lambdas/leads/last-resort-store.ts'
import { createLeadList } from '../../lambdas/leads/lead-list.ts'
import { createLeadMailer } from '../../lambdas/leads/lead-mailer.ts'
import { createLeadStore } from '../../lambdas/leads/lead-store.ts'
import { createOwnerMailer } from '../../lambdas/leads/owner-mailer.ts'
import { createReceiptMailer, receiptTag } from '../../lambdas/leads/receipt-mailer.ts'
import { createPhotoStore } from '../../lambdas/photos/photo-store.ts'
import { BucketInMemory } from './bucket-in-memory.ts'
import { Model } from './model.ts'
import type { Bug, Command, LeadServices } from './mutants.ts'
import { type Actor, Network, type Service, stepOf } from './network.ts'
import { floodMails, type Plan, riskAt } from './plan.ts'
import { type Random, uuidFrom } from './random.ts'
import { TableInMemory } from './table-in-memory.ts'
import type { VirtualTime } from './virtual-time.ts'

export const siteUrl = 'https://site.example'
/** Nothing in the world waits for a Monday. */
const allDay = { opens: '00:00', closes: '23:59' }
const alwaysOpen: WorkingCalendar = {
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
}
const emailSettings = { siteUrl, ownerLinkKeys: ['owner-link-key'], calendar: alwaysOpen }
const addresses = { sender: 'website@site.example', owner: 'owner@site.example', configurationSet: 'leads' }

/** Where the flood comes from. */
export const floodAddress = '203.0.113.7'

/** A mail as the mail service took it. */
export interface SentMail {
  messageId: string
  /** Name of the tag that ties its reports to the lead. */
  tag: string
  /** The lead that its reports name. */
  leadId: string
}

interface ServicesOptions {
  plan: Plan
  time: VirtualTime
  mutant: Bug | undefined
  onMail: (mail: SentMail, actor: Actor) => void
  onLease: (leadId: string) => void
  tell: (line: string) => void
}

/** Table, buckets and mail service in memory, behind a network that fails as planned, watched by the model. */
export class Services {
  readonly model: Model
  readonly table: TableInMemory
  readonly lastResort: BucketInMemory
  readonly photos: BucketInMemory
  /** Leads that the mail service refuses. */
  readonly poison = new Set<string>()
  private readonly options: ServicesOptions
  private readonly network: Network
  private messages = 0
  /** What the address of the flood has sent, by earlier days' reckoning: few of its mails are left. */
  private used = addressLimits.mails - floodMails

  constructor(options: ServicesOptions) {
    this.options = options
    const { plan, time, onLease, tell } = options
    this.model = new Model({
      now: () => time.now,
      record: (leadId) => this.table.items.get(leadId),
      isKept: (leadId) => this.lastResort.objects.has(keptKeyOf(leadId)),
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
      onFault: model.onFault,
      onExecute: (call, actor) => {
        model.onExecute(call, actor)
        if (call.step === 'lease') onLease(call.leads[0] ?? '')
      },
      onHistory: ({ name }, { service, step, leads }, fate) =>
        tell(`${name}: ${service} ${step} ${leads.map((leadId) => leadId.slice(0, 8)).join(' ')} ${fate}`),
    })
  }

  /** Clients that reach the services in memory. Our stores and mailers call nothing of a client but `send`. */
  private clients(actor: Actor) {
    const { mutant } = this.options
    const client = (service: Service, execute: (command: Command) => object) => ({
      send: (sent: Command, { abortSignal: signal }: { abortSignal?: AbortSignal } = {}) => {
        const command = mutant?.spoil?.(sent) ?? sent
        const step = stepOf(service, command)
        const leads = leadIdsOf(command.input)
        return this.network.send(actor, { service, step, leads, execute: () => execute(command), signal })
      },
    })
    return {
      table: client('table', (command) => this.table.execute(command)) as unknown as DynamoDBDocumentClient,
      lastResort: client('lastResort', (command) => this.lastResort.execute(command)) as unknown as S3Client,
      photos: client('photos', (command) => this.photos.execute(command)) as unknown as S3Client,
      mail: client('mail', (command) => this.mail(command, actor)) as unknown as SESv2Client,
    }
  }

  /** What the customers' receipts need. */
  connectReceipts(actor: Actor, random: Random) {
    const { list } = this.connect(actor, random)
    const mailer = createReceiptMailer(this.clients(actor).mail, {
      businessName: 'Ohm',
      sender: addresses.sender,
      answersTo: 'hello@site.example',
      configurationSet: 'receipts',
    })
    const counter = { mayGo: async () => true, isPaused: async () => false }
    const business = { name: 'Ohm', phone: { display: '020 7946 0999', e164: '+442079460999' } }
    return { ...emailSettings, list, mailer, counter, business }
  }

  /** What the owner's reminders need. */
  connectReminders(actor: Actor) {
    const { table, mail } = this.clients(actor)
    return { ...emailSettings, list: createLeadList(table, 'leads'), mailer: createOwnerMailer(mail, addresses) }
  }

  /** The real stores and the real mailer. */
  connect(actor: Actor, random: Random) {
    const { mutant, time } = this.options
    const { table, lastResort, photos, mail } = this.clients(actor)
    const count = async ({ address }: { address: string }, signal?: AbortSignal) => {
      const execute = () => ({ used: address === floodAddress ? ++this.used : 1 })
      return Number(
        Object(await this.network.send(actor, { service: 'limits', step: 'count', leads: [], execute, signal })).used,
      )
    }
    const services: LeadServices = {
      store: createLeadStore(table, 'leads'),
      list: createLeadList(table, 'leads'),
      receipts: { countReturn: async () => undefined },
      photos: createPhotoStore(photos, 'customer-photos'),
      lastResort: createLastResortStore(lastResort, 'last-resort'),
      mailer: createLeadMailer(mail, addresses),
      counter: { count },
    }
    return {
      ...(mutant?.wrap?.(services) ?? services),
      ...emailSettings,
      bounds: stepBounds,
      now: () => Math.floor(time.now),
      uuid: () => uuidFrom(random),
    }
  }

  private mail(command: Command, actor: Actor): object {
    const { input } = command as SendEmailCommand
    const { Name: tag = '', Value: leadId } = input.EmailTags?.[0] ?? {}
    // A reminder is no lead's mail.
    if (leadId === undefined) return {}
    const sent = () => {
      this.messages += 1
      const messageId = String(this.messages)
      this.options.onMail({ messageId, tag, leadId }, actor)
      return { MessageId: messageId }
    }
    if (tag === receiptTag) {
      this.model.onReceipt(leadId)
      return sent()
    }
    const leads = leadIdsOf(input)
    const { Subject, Body } = input.Content?.Simple ?? {}
    const text = Body?.Text?.Data ?? ''
    const isDigest = Subject?.Data?.startsWith('Digest') === true
    if (!isDigest && text.includes('poison')) {
      for (const leadId of leads) this.poison.add(leadId)
      throw new Error('MessageRejected')
    }
    if (isDigest) actor.digest = leads
    for (const leadId of leads) this.model.onMail(leadId, { isDigest, isFlood: text.includes('flood') })
    return sent()
  }
}

/** The leads that a command is about: those that a mail names, or one. */
function leadIdsOf(input: object): string[] {
  // Each of the services' inputs has at most one of these.
  const { Key, Item, Content } = input as {
    Key?: string | { leadId: string }
    Item?: { leadId: string }
    Content?: { Simple?: { Body?: { Text?: { Data?: string } } } }
  }
  if (Content)
    return [...(Content.Simple?.Body?.Text?.Data ?? '').matchAll(/^Reference: .*\((\w+)\)$/gm)].map(([, id = '']) => id)
  const kept = typeof Key === 'string' && Key.startsWith('leads/') ? keptIdOf(Key) : undefined
  const stored = typeof Key === 'object' ? Key.leadId : Item?.leadId
  const leadId = kept ?? stored
  return leadId === undefined || leadId.startsWith('broken') ? [] : [leadId]
}
