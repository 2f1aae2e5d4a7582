import { type LimitName, limits } from '../../lambdas/contract/limits.ts'
import { isEmergency } from '../../lambdas/contract/quote-rules.ts'
import type { Item } from './expressions.ts'
import type { Actor, Call, Fault } from './network.ts'
import { type Attack, attackerMails, attackIn, hostileWords, ofOneAddress } from './plan.ts'

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
  /** Calls that mailed the customer; the mail service may deliver the mail of one twice. */
  customerMails: Set<Call>
  resends: number
  /** How often its object left the last resort. */
  filed: number
  /** How many of its mails came back. */
  returned: number
  /** Mails with the photos that came later, and how many of those came back. */
  photoMails: number
  photosReturned: number
  /** Sent by somebody who means harm. */
  attack?: Attack | undefined
  /** The operator is erasing it, or has. */
  erasing: boolean
  erasedAt?: number
}

/** Where a lead may be: asked by the model, answered by the world. */
interface Places {
  now: () => number
  /** Nothing else goes wrong in this world. */
  hasOneFault: boolean
  /** Nothing goes wrong. */
  isCalm: boolean
  record: (leadId: string) => Item | undefined
  isKept: (leadId: string) => boolean
  /** Ids of what is in the last resort. */
  kept: () => string[]
  /** How much of what all addresses may use together was left when the world began, and whether it has been used up. */
  left: (limit: LimitName) => number
  isUsedUp: (limit: LimitName) => boolean
}

/** A mail in which a lead is. */
interface LeadMail {
  isBatch: boolean
  /** All that it carries. */
  leads: readonly string[]
  record: Item | undefined
  text: string
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
  /** Nothing fails. */
  readonly isCalm: boolean
  readonly faults = new Map<string, number>()
  /** How often each promise was put to the test. */
  readonly asked = new Map<string, number>()
  /** Answers to posts of the form, by their status. */
  readonly answers = new Map<string, number>()
  private readonly places: Places
  /** Leads that were mailed one by one, though they had been counted, by what they use up. */
  private readonly alone = new Map<string, Set<string>>()
  /** Those that were not. */
  private readonly uncounted = new Set<string>()
  /** In a world of one fault, the leads of the mail that it struck. */
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

  /** What the gateway answered to a post of the form. */
  answered(status: number): void {
    addOne(this.answers, String(status))
    // What `lib/api.ts` counts: every other status but that of what is no form.
    this.must('[I9] a refusal rings no alarm', status === 200 || (status >= 400 && status !== 415), '')
  }

  /** The operator's command said that it is done. */
  erased(leadId: string): void {
    this.story(leadId).erasedAt ??= this.places.now()
    this.must('[G3] an erased lead is still there', !isLead(this.places.record(leadId)), leadId)
  }

  onMail(leadId: string, mail: LeadMail): void {
    const { isBatch, leads, record, text } = mail
    const story = this.story(leadId)
    story.attack ??= attackIn(String(record?.jobDescription ?? (isBatch ? '' : text)))
    // The record of a lead that is being erased does not say any more what it was.
    if (isBatch && !story.erasing && record && isLead(record)) this.mustBeCarried(leadId, story, record, text)
    // What could not be counted is mailed, and what neither table nor last resort took is only safe in the mail [L1].
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

  /** [L16]. A visitor is held only when all addresses together have sent too much, and is named. So is each emergency. */
  private mustBeCarried(leadId: string, { attack }: LeadStory, record: Item, text: string): void {
    const urgent = isEmergency({ about: String(record.about) })
    if (attack === undefined && !record.possibleSpam) {
      const isTooMuch = record.heldFor === 'all' && this.places.isUsedUp(urgent ? 'allEmergencies' : 'allMails')
      // What is not seen to be a repeat, because the table is down, counts as one more of its address.
      const isUnseen = record.heldFor === 'address' && !this.isCalm && !this.hasOneFault
      this.must('[L16] a visitor is held back', isTooMuch || isUnseen, leadId)
    }
    if (attack === undefined || urgent)
      this.must('[L18] a digest does not name who it carries', text.includes(`${record.fullName},`), leadId)
  }

  /** [L16]. The same words are one line. */
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

  /** A visitor who sends an erased enquiry once more, while the table cannot say that it is erased, is taken for a new one. */
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
    const isReset = isLost || isStale || Number(after.attempts) < Number(before.attempts)
    this.must('[L19] a photo of a lead is gone', photosOf(after) >= photosOf(before), leadId)
    this.must('[L14] what a lead had gone through was reset', !isReset, leadId)
  }

  /** An accepted lead is in the table, or mailed, or in the last resort [L1]. */
  private mustBeSafe(leadId: string): void {
    const { toldAt, mails, erasing } = this.story(leadId)
    if (toldAt === undefined || erasing || mails.length > 0) return
    const isSafe = isLead(this.places.record(leadId)) || this.places.isKept(leadId)
    this.must('[L1] an accepted lead is nowhere', isSafe, leadId)
  }

  /** [L14]. While the table is down, the last resort recognises a repeat, until redelivery has filed its object. */
  private mailsAllowed({ faults, resends, filed, returned, unseen }: LeadStory): number {
    const struck = (step: string) => faults.get(step) ?? 0
    const unstored = Math.min(struck('store'), 1 + filed)
    // What is in both places is mailed from the table, until the other place says that it was.
    const unmarked = struck('store') > 0 ? unseen : 0
    return 1 + resends + returned + unmarked + unstored + costly.reduce((sum, step) => sum + struck(step), 0)
  }

  /** Counts how often a promise was put to the test, and remembers the first that was not kept. */
  must(rule: string, holds: boolean, leadId: string): void {
    addOne(this.asked, rule)
    if (!holds) this.violation ??= { rule, leadId, at: this.places.now() }
  }
}

/** Not erased, and not a part of one. */
export function isLead(record: Item | undefined): boolean {
  return record?.receivedAt !== undefined
}

function addOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
