import { type LimitName, limits } from '../../lambdas/contract/limits.ts'
import { isEmergency } from '../../lambdas/contract/quote-rules.ts'
import type { Item } from './expressions.ts'
import type { Actor, Call, Fault } from './network.ts'
import { type Attack, attackerMails, attackIn, hostileWords, ofOneAddress } from './plan.ts'

/** A broken promise. */
export interface Violation {
  rule: string
  leadId: string
  /** Epoch milliseconds. */
  at: number
}

/** The model's record of a lead: what the visitor was told, and what has happened to it. */
export interface LeadStory {
  toldAt?: number
  /** Times of its mails, in epoch milliseconds. */
  mails: number[]
  /** Number of faults by the step they hit. */
  faults: Map<string, number>
  /** How often a failed read hid that the last resort had it. */
  unseen: number
  /** When a fault last prevented storing it. */
  unstoredAt?: number
  /** Calls that mailed the customer; the mail service may deliver the mail of one call twice. */
  customerMails: Set<Call>
  resends: number
  /** How often its object was moved out of the last resort. */
  filed: number
  /** Number of its mails that bounced. */
  returned: number
  /** Number of mails with late photos, and how many of those bounced. */
  photoMails: number
  photosReturned: number
  /** Set when an attacker sent it. */
  attack?: Attack | undefined
  /** True once the operator has started to erase it. */
  erasing: boolean
  erasedAt?: number
}

/** Where leads may be: queried by the model, implemented by the simulation. */
interface Places {
  now: () => number
  /** The run has exactly one fault. */
  hasOneFault: boolean
  /** The run has no random faults. */
  isCalm: boolean
  record: (leadId: string) => Item | undefined
  isKept: (leadId: string) => boolean
  /** Ids of the leads in the last resort. */
  kept: () => string[]
  /** What remained of a limit shared by all addresses at the start, and whether it has been used up. */
  left: (limit: LimitName) => number
  isUsedUp: (limit: LimitName) => boolean
}

/** A mail that contains a lead. */
interface LeadMail {
  isBatch: boolean
  /** Ids of all leads in it. */
  leads: readonly string[]
  record: Item | undefined
  text: string
}

/** Milliseconds for which a function may still process a lead that it read before the erasure. */
const inFlight = 10_000

/** Steps whose failure may cause one more mail: the mail itself, and those that record it. */
const costly = ['mail', 'mark', 'keep', 'crash']

/** The invariants, checked on every event. Records the first one that is violated. */
export class Model {
  violation?: Violation
  readonly stories = new Map<string, LeadStory>()
  readonly hasOneFault: boolean
  /** The run has no random faults. */
  readonly isCalm: boolean
  readonly faults = new Map<string, number>()
  /** How often each invariant was checked. */
  readonly asked = new Map<string, number>()
  /** Responses to posts of the form, by status. */
  readonly answers = new Map<string, number>()
  private readonly places: Places
  /** Leads mailed individually although they were counted, by the limit they use. */
  private readonly alone = new Map<string, Set<string>>()
  /** Leads that were not counted. */
  private readonly uncounted = new Set<string>()
  /** In a run with one fault, the leads of the mail that it hit. */
  private involved?: readonly string[]
  private call?: Call
  private actor?: Actor

  constructor(places: Places) {
    this.places = places
    this.hasOneFault = places.hasOneFault
    this.isCalm = places.isCalm
  }

  story(leadId: string): LeadStory {
    const known = this.stories.get(leadId)
    if (known) return known
    const story = {
      mails: [],
      faults: new Map(),
      unseen: 0,
      customerMails: new Set<Call>(),
      resends: 0,
      filed: 0,
      returned: 0,
      photoMails: 0,
      photosReturned: 0,
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

  /** An object in the last resort may not be a lead. */
  private unseen(leadId: string): void {
    const story = this.stories.get(leadId)
    if (story) story.unseen += 1
  }

  onExecute = (call: Call, actor: Actor): void => {
    this.call = call
    this.actor = actor
    if (actor.couldNotCount) for (const leadId of call.leads) this.uncounted.add(leadId)
  }

  /** Called when the visitor reads "Message Sent!". */
  told(leadId: string): void {
    this.story(leadId).toldAt ??= this.places.now()
    this.mustBeSafe(leadId)
  }

  /** Called with the gateway's response to a post of the form. */
  answered(status: number): void {
    addOne(this.answers, String(status))
    // As counted by `lib/api.ts`: every other status, except for requests that are not forms.
    this.must('[I9] a refusal rings no alarm', status === 200 || (status >= 400 && status !== 415), '')
  }

  /** Called when the operator's command reports success. */
  erased(leadId: string): void {
    this.story(leadId).erasedAt ??= this.places.now()
    this.must('[G3] an erased lead is still there', !isLead(this.places.record(leadId)), leadId)
  }

  onMail(leadId: string, mail: LeadMail): void {
    const { isBatch, leads, record, text } = mail
    const story = this.story(leadId)
    story.attack ??= attackIn(String(record?.jobDescription ?? (isBatch ? '' : text)))
    // The record of a lead that is being erased no longer shows what it was.
    if (isBatch && !story.erasing && record && isLead(record)) this.mustBeCarried(leadId, story, record, text)
    // A lead that was not counted is mailed; one that neither table nor last resort has is only safe in its mail [L1].
    const mustBeMailed = this.uncounted.has(leadId) || (story.faults.has('store') && story.faults.has('keep'))
    if (story.mails.length === 0 && story.resends === 0 && !mustBeMailed) {
      if (story.attack === 'forged page') this.must("[L16] another site's page sends mails", isBatch, leadId)
      if (!isBatch) this.mustBeFew(leadId, story, record)
    }
    const { erasedAt } = story
    story.mails.push(this.places.now())
    if (this.hasOneFault && story.mails.length > 1) {
      this.involved ??= leads
      const isItsOwn = this.involved.includes(leadId) && story.mails.length <= 2
      this.must('[L14] one fault, and too many mails', isItsOwn, leadId)
    }
    this.must('[L14] a mail without a fault of its own', story.mails.length <= this.mailsAllowed(story), leadId)
    this.must('[G3] an erased lead was mailed', this.isSentAnew(story) || !this.isLongErased(erasedAt), leadId)
  }

  /** [L16]. Visitors are held only when all addresses together exceed a limit; like every emergency they are named. */
  private mustBeCarried(leadId: string, { attack }: LeadStory, record: Item, text: string): void {
    const urgent = isEmergency({ about: String(record.about) })
    if (attack === undefined && !record.possibleSpam) {
      const isTooMuch = record.heldFor === 'all' && this.places.isUsedUp(urgent ? 'allEmergencies' : 'allMails')
      // While the table is down, a repeat is not recognised and counts as another enquiry of its address.
      const isUnseen = record.heldFor === 'address' && !this.isCalm && !this.hasOneFault
      this.must('[L16] a visitor is held back', isTooMuch || isUnseen, leadId)
    }
    if (attack === undefined || urgent)
      this.must('[L18] a digest does not name who it carries', text.includes(`${record.fullName},`), leadId)
  }

  /** [L16]. Enquiries with the same text take one line. */
  onDigest(text: string): void {
    for (const attack of ['same words', 'forged page'] as const) {
      const lines = text.split(hostileWords(attack)).length - 1
      if (lines > 0) this.must('[L16] a digest says the same words twice', lines === 1, '')
    }
  }

  /** [L19]. */
  onPhotosMail(leadId: string): void {
    const story = this.story(leadId)
    story.photoMails += 1
    this.must('[L19] photos are mailed before their words', story.mails.length > 0, leadId)
    const faults = ['mail', 'mark', 'crash'].reduce((sum, step) => sum + (story.faults.get(step) ?? 0), 0)
    const mayBe = 1 + story.photosReturned + story.resends + faults
    this.must('[L19] photos are mailed twice', story.photoMails <= mayBe, leadId)
    this.must('[G3] photos of an erased lead were mailed', !this.isLongErased(story.erasedAt), leadId)
  }

  /** While the table is down, an erased enquiry that a visitor sends again counts as new. */
  private isSentAnew({ erasedAt = Infinity, unstoredAt = 0 }: LeadStory): boolean {
    return this.actor?.kind === 'visitor' && unstoredAt > erasedAt
  }

  private isLongErased(erasedAt: number | undefined): boolean {
    return erasedAt !== undefined && !this.call?.struck && this.places.now() > erasedAt + inFlight
  }

  /** [O5]. */
  onCustomerMail(leadId: string): void {
    const { customerMails, mails, erasedAt } = this.story(leadId)
    const record = this.places.record(leadId)
    if (this.call) customerMails.add(this.call)
    this.must('[O5] a second mail to a customer', customerMails.size <= 1, leadId)
    this.must("[O5] a customer's mail before the owner's", mails.length > 0, leadId)
    this.must(
      '[O5] a mail to who sent a marked enquiry',
      !record?.possibleSpam && record?.heldFor !== 'address',
      leadId,
    )
    this.must('[G3] a mail to who sent an erased enquiry', !this.isLongErased(erasedAt), leadId)
  }

  /** [L16]. */
  private mustBeFew(leadId: string, { attack }: LeadStory, record: Item | undefined): void {
    const mayBe = (rule: string, key: string, most: number) => {
      const alone = this.alone.get(key) ?? new Set()
      this.alone.set(key, alone.add(leadId))
      this.must(rule, alone.size <= most, leadId)
    }
    if (attack === 'emergencies')
      mayBe("[L16] one address's emergencies are mailed one by one", attack, limits.emergencies.most)
    else if (attack && ofOneAddress.has(attack))
      mayBe('[L16] one address is mailed one by one', 'one address', attackerMails)
    if (!record) return
    const urgent = isEmergency({ about: String(record.about) })
    const limit = urgent ? 'allEmergencies' : record.possibleSpam ? 'suspects' : 'allMails'
    mayBe('[L16] all together are mailed one by one', limit, this.places.left(limit))
  }

  onKeptGone(leadId: string): void {
    this.story(leadId).filed += 1
    this.mustBeSafe(leadId)
  }

  onWrite = (leadId: string, before: Item | undefined, after: Item | undefined): void => {
    if (/^(broken|batch|run)/.test(leadId)) return
    const story = this.story(leadId)
    const wasMailed = (item: Item | undefined) => item?.mailedAt !== undefined
    if (!after) this.must('[I1] a lead expired that was not mailed', wasMailed(before) || story.erasing, leadId)
    else if (!isLead(after)) this.must('[G3] a record that is no lead', story.erasing, leadId)
    if (!after || !isLead(after)) return
    this.must('[G3] an erased lead came back', story.erasedAt === undefined, leadId)
    if (this.actor?.kind === 'operator') story.resends += 1
    else if (before && isLead(before)) this.mustKeep(leadId, before, after)
    const isDone = wasMailed(after) && !after.photosPending
    this.must('[L5] a lead is marked as mailed that was not', !wasMailed(after) || story.mails.length > 0, leadId)
    this.must('[I1] a lead expires that was not mailed', after.expiresAt === undefined || wasMailed(after), leadId)
    this.must('[L5] a lead with something left to do is not due', after.dueQueue !== undefined || isDone, leadId)
  }

  /** A lead's progress is never reset [L14]. */
  private mustKeep(leadId: string, before: Item, after: Item): void {
    const lost = ['storedBy', 'mailedAt', 'messageId', 'mailDelivery', 'mailBounce', 'mailComplaint', 'mailReject']
    // A bounced mail does not count [L15].
    const kept = this.call?.step === 'return' ? lost.filter((name) => name !== 'mailedAt') : lost
    const isLost = kept.some((name) => before[name] !== undefined && after[name] === undefined)
    // Message ids increase: an older one after a resend means that the requested mail will never be sent.
    const isStale =
      before.mailedAt === undefined &&
      after.mailedAt !== undefined &&
      Number(after.messageId) <= Number(before.messageId) &&
      !this.call?.struck
    const photosOf = ({ photoKeys }: Item) => (Array.isArray(photoKeys) ? photoKeys.length : 0)
    const isReset = isLost || isStale || Number(after.attempts) < Number(before.attempts)
    this.must('[L19] a photo of a lead is gone', photosOf(after) >= photosOf(before), leadId)
    this.must('[L14] what a lead had gone through was reset', !isReset, leadId)
  }

  /** An accepted lead is in the table, in the last resort, or mailed [L1]. */
  private mustBeSafe(leadId: string): void {
    const { toldAt, mails, erasing } = this.story(leadId)
    if (toldAt === undefined || erasing || mails.length > 0) return
    const isSafe = isLead(this.places.record(leadId)) || this.places.isKept(leadId)
    this.must('[L1] an accepted lead is nowhere', isSafe, leadId)
  }

  /** [L14]. While the table is down, the last resort recognises repeats, until its object is moved to the table. */
  private mailsAllowed({ faults, resends, filed, returned, unseen }: LeadStory): number {
    const struck = (step: string) => faults.get(step) ?? 0
    const unstored = Math.min(struck('store'), 1 + filed)
    // A lead in both places is mailed from the table until the last resort is marked too.
    const unmarked = struck('store') > 0 ? unseen : 0
    return 1 + resends + returned + unmarked + unstored + costly.reduce((sum, step) => sum + struck(step), 0)
  }

  /** Counts a check, and records the first violation. */
  must(rule: string, holds: boolean, leadId: string): void {
    addOne(this.asked, rule)
    if (!holds) this.violation ??= { rule, leadId, at: this.places.now() }
  }
}

/** False for an erased lead or an incomplete record. */
export function isLead(record: Item | undefined): boolean {
  return record?.receivedAt !== undefined
}

function addOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
