import type { Item } from './expressions.ts'
import type { Actor, Call, Fault } from './network.ts'
import { floodMails } from './plan.ts'

/** A promise that was broken. */
export interface Violation {
  rule: string
  leadId: string
  /** Epoch milliseconds. */
  at: number
}

/** What the model knows of a lead: what the visitor was told, and what has happened to it. */
export interface LeadStory {
  toldAt?: number
  /** Epoch milliseconds of each mail. */
  mails: number[]
  /** Faults by the step they struck. */
  faults: Map<string, number>
  /** How often nobody saw that the last resort had it. */
  unseen: number
  /** When a fault last struck a try to store it. */
  unstoredAt?: number
  /** Calls that sent a receipt; the mail service may deliver the mail of one twice. */
  receipts: Set<Call>
  resends: number
  /** How often its object left the last resort. */
  filed: number
  /** How many of its mails came back. */
  returned: number
  /** Mails with the photos that came later, and how many of those came back. */
  photoMails: number
  photosReturned: number
  /** Of the flood. */
  isFlood: boolean
  /** The operator is erasing it, or has. */
  erasing: boolean
  erasedAt?: number
}

/** Where a lead may be: asked by the model, answered by the world. */
interface Places {
  now: () => number
  /** Nothing else goes wrong in this world. */
  hasOneFault: boolean
  record: (leadId: string) => Item | undefined
  isKept: (leadId: string) => boolean
  /** Ids of what is in the last resort. */
  kept: () => string[]
}

/** Seconds that a function may still be at work with a lead it had read before the lead was erased. */
const inFlight = 10_000

/** Steps whose failure may cost one more mail: the mail itself, and what remembers that it was sent. */
const costly = ['mail', 'mark', 'keep', 'crash']

/** What must be true at every moment, whatever happens. Remembers the first promise that was broken. */
export class Model {
  violation?: Violation
  readonly stories = new Map<string, LeadStory>()
  readonly hasOneFault: boolean
  readonly faults = new Map<string, number>()
  private readonly places: Places
  /** Leads of the flood that were mailed one by one, though they had been counted. */
  private readonly floodAlone = new Set<string>()
  /** Those that were not. */
  private readonly uncounted = new Set<string>()
  /** In a world of one fault, the lead that it struck. */
  private involved?: string
  private call?: Call
  private actor?: Actor

  constructor(places: Places) {
    this.places = places
    this.hasOneFault = places.hasOneFault
  }

  story(leadId: string): LeadStory {
    const known = this.stories.get(leadId)
    if (known) return known
    const story = {
      mails: [],
      faults: new Map(),
      unseen: 0,
      receipts: new Set<Call>(),
      resends: 0,
      filed: 0,
      returned: 0,
      photoMails: 0,
      photosReturned: 0,
      isFlood: false,
      erasing: false,
    }
    this.stories.set(leadId, story)
    return story
  }

  onFault = ({ leads, step, service }: Call, fault: Fault, actor: Actor): void => {
    addOne(this.faults, `${service}: ${fault}`)
    for (const leadId of leads) {
      const story = this.story(leadId)
      addOne(story.faults, fault === 'crash' ? fault : step)
      if (step === 'store') story.unstoredAt = this.places.now()
    }
    if (step === 'ListObjectsV2Command') for (const leadId of this.places.kept()) this.unseen(leadId)
    if (step === 'GetObjectCommand') for (const leadId of leads) this.unseen(leadId)
    if (step === 'count') actor.couldNotCount = true
  }

  /** What is kept may be no lead. */
  private unseen(leadId: string): void {
    const story = this.stories.get(leadId)
    if (story) story.unseen += 1
  }

  onExecute = (call: Call, actor: Actor): void => {
    this.call = call
    this.actor = actor
    if (actor.couldNotCount) for (const leadId of call.leads) this.uncounted.add(leadId)
  }

  /** The visitor read "Message Sent!". */
  told(leadId: string): void {
    this.story(leadId).toldAt ??= this.places.now()
    this.mustBeSafe(leadId)
  }

  /** The operator's command said that it is done. */
  erased(leadId: string): void {
    this.story(leadId).erasedAt ??= this.places.now()
    if (isLead(this.places.record(leadId))) this.broken('[G3] an erased lead is still there', leadId)
  }

  onMail(
    leadId: string,
    { isCarrier, isFlood, isSpam }: { isCarrier: boolean; isFlood: boolean; isSpam: boolean },
  ): void {
    const story = this.story(leadId)
    story.isFlood ||= isFlood
    // The record of a lead that is being erased does not say any more what it was.
    if (isCarrier && !story.isFlood && !isSpam && !story.erasing) this.broken('[L16] a visitor is held back', leadId)
    // What neither table nor last resort took is only safe in the mail [L1].
    const isMailOnly = story.faults.has('store') && story.faults.has('keep')
    if (!isCarrier && isFlood && !isMailOnly) this.mustBeFew(leadId)
    const { erasedAt } = story
    story.mails.push(this.places.now())
    if (this.hasOneFault && story.mails.length > 1) {
      this.involved ??= leadId
      if (this.involved !== leadId || story.mails.length > 2) this.broken('[L14] one fault, and too many mails', leadId)
    }
    if (story.mails.length > this.mailsAllowed(story)) this.broken('[L14] a mail without a fault of its own', leadId)
    const asked = this.call?.struck || this.isSentAnew(story) ? undefined : erasedAt
    if (asked !== undefined && this.places.now() > asked + inFlight)
      this.broken('[G3] an erased lead was mailed', leadId)
  }

  /** [L19]. */
  onPhotosMail(leadId: string): void {
    const story = this.story(leadId)
    story.photoMails += 1
    if (story.mails.length === 0) this.broken('[L19] photos are mailed before their words', leadId)
    const faults = ['mail', 'mark', 'crash'].reduce((sum, step) => sum + (story.faults.get(step) ?? 0), 0)
    if (story.photoMails > 1 + story.photosReturned + story.resends + faults)
      this.broken('[L19] photos are mailed twice', leadId)
    const { erasedAt } = story
    if (erasedAt !== undefined && !this.call?.struck && this.places.now() > erasedAt + inFlight)
      this.broken('[G3] photos of an erased lead were mailed', leadId)
  }

  /** A visitor who sends an erased enquiry once more, while the table cannot say that it is erased, is taken for a new one. */
  private isSentAnew({ erasedAt = Infinity, unstoredAt = 0 }: LeadStory): boolean {
    return this.actor?.kind === 'visitor' && unstoredAt > erasedAt
  }

  /** [O5]. */
  onReceipt(leadId: string): void {
    const { receipts, mails, erasedAt } = this.story(leadId)
    const record = this.places.record(leadId)
    if (this.call) receipts.add(this.call)
    if (receipts.size > 1) this.broken('[O5] a second receipt', leadId)
    if (mails.length === 0) this.broken("[O5] a receipt before the owner's mail", leadId)
    if (record?.possibleSpam || this.story(leadId).isFlood) this.broken('[O5] a receipt for a marked enquiry', leadId)
    if (erasedAt !== undefined && !this.call?.struck && this.places.now() > erasedAt + inFlight)
      this.broken('[G3] a receipt for an erased enquiry', leadId)
  }

  /** [L16]. What cannot be counted is mailed. */
  private mustBeFew(leadId: string): void {
    if (!this.uncounted.has(leadId)) this.floodAlone.add(leadId)
    if (this.floodAlone.size > floodMails) this.broken('[L16] a flood is mailed one by one', leadId)
  }

  onKeptGone(leadId: string): void {
    this.story(leadId).filed += 1
    this.mustBeSafe(leadId)
  }

  onWrite = (leadId: string, before: Item | undefined, after: Item | undefined): void => {
    if (/^(broken|carrier|run)/.test(leadId)) return
    const story = this.story(leadId)
    if (!after) {
      if (before?.mailedAt === undefined && !story.erasing)
        this.broken('[I1] a lead expired that was not mailed', leadId)
      return
    }
    if (!isLead(after)) {
      if (!story.erasing) this.broken('[G3] a record that is no lead', leadId)
      return
    }
    if (story.erasedAt !== undefined) this.broken('[G3] an erased lead came back', leadId)
    if (this.actor?.kind === 'operator') story.resends += 1
    else if (before && isLead(before)) this.mustKeep(leadId, before, after)
    if (after.mailedAt !== undefined && story.mails.length === 0) {
      this.broken('[L5] a lead is marked as mailed that was not', leadId)
    }
    if (after.expiresAt !== undefined && after.mailedAt === undefined) {
      this.broken('[I1] a lead expires that was not mailed', leadId)
    }
    if (after.dueQueue === undefined && (after.mailedAt === undefined || after.photosPending)) {
      this.broken('[L5] a lead with something left to do is not due', leadId)
    }
  }

  /** Nothing resets what a lead has gone through [L14]. */
  private mustKeep(leadId: string, before: Item, after: Item): void {
    const lost = ['storedBy', 'mailedAt', 'messageId', 'mailDelivery', 'mailBounce', 'mailComplaint', 'mailReject']
    // A mail that came back was none [L15].
    const kept = this.call?.step === 'return' ? lost.filter((name) => name !== 'mailedAt') : lost
    const isLost = kept.some((name) => before[name] !== undefined && after[name] === undefined)
    // Message ids count up: an older one after a resend means that the mail asked for will never be sent.
    const isStale =
      before.mailedAt === undefined &&
      after.mailedAt !== undefined &&
      Number(after.messageId) <= Number(before.messageId) &&
      !this.call?.struck
    const photosOf = ({ photoKeys }: Item) => (Array.isArray(photoKeys) ? photoKeys.length : 0)
    if (photosOf(after) < photosOf(before)) this.broken('[L19] a photo of a lead is gone', leadId)
    if (isLost || isStale || Number(after.attempts) < Number(before.attempts)) {
      this.broken('[L14] what a lead had gone through was reset', leadId)
    }
  }

  /** An accepted lead is in the table, or mailed, or in the last resort [L1]. */
  private mustBeSafe(leadId: string): void {
    const { toldAt, mails, erasing } = this.story(leadId)
    if (toldAt === undefined || erasing || mails.length > 0) return
    if (!isLead(this.places.record(leadId)) && !this.places.isKept(leadId)) {
      this.broken('[L1] an accepted lead is nowhere', leadId)
    }
  }

  /** [L14]. While the table is down, the last resort recognises a repeat, until redelivery has filed its object. */
  private mailsAllowed({ faults, resends, filed, returned, unseen }: LeadStory): number {
    const struck = (step: string) => faults.get(step) ?? 0
    const unstored = Math.min(struck('store'), 1 + filed)
    // What is in both places is mailed from the table, until the other place says that it was.
    const unmarked = struck('store') > 0 ? unseen : 0
    return 1 + resends + returned + unmarked + unstored + costly.reduce((sum, step) => sum + struck(step), 0)
  }

  broken(rule: string, leadId: string): void {
    this.violation ??= { rule, leadId, at: this.places.now() }
  }
}

/** Not erased, and not a part of one. */
export function isLead(record: Item | undefined): boolean {
  return record?.receivedAt !== undefined
}

function addOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
