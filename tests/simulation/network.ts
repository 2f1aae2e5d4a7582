import { PutObjectCommand } from '@aws-sdk/client-s3'
import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { brokenOff, bucketRefusals, mailRefusals, tableRefusals } from '../fixtures/service-errors.ts'
import { between, pick, type Random } from './random.ts'
import type { VirtualTime } from './virtual-time.ts'

export const services = ['table', 'lastResort', 'photos', 'mail', 'limits'] as const
export type Service = (typeof services)[number]

/** What a call came to. `ok` and `slow` are healthy. */
const faults = [
  /** Refused at once, and not carried out: the SDK tries again. */
  'throttled',
  /** Refused at once, and not carried out: the SDK gives up. */
  'refused',
  /** Carried out, and the answer was lost. */
  'unheard',
  /** Not carried out, and no answer. */
  'hung',
  /** Carried out long after the caller gave up. */
  'late',
] as const
/**
 * `twice`: the mail service delivered two mails. `torn`: the body of the answer broke off. `crash`: the caller died
 * while it waited.
 */
export type Fault = (typeof faults)[number] | 'twice' | 'torn' | 'crash'
type Fate = 'ok' | 'slow' | Fault

/** One process: a call of a function, or an operator's command. When it has died, nothing answers it. */
export interface Actor {
  name: string
  kind: 'visitor' | 'redelivery' | 'events' | 'operator' | 'reminder' | 'customer mail'
  random: Random
  /** How many calls it makes before it dies. */
  callsLeft: number
  /** Tells whoever runs it. */
  onDeath?: (() => void) | undefined
  waiting: Set<Call>
  /** Milliseconds by which its clock is wrong. */
  skew: number
  /** Leads of the morning mail that it has sent: if it dies, none of them may be marked. */
  carried?: readonly string[]
  /** Nobody told it how many its address had sent. */
  couldNotCount?: boolean
}

export interface Call {
  service: Service
  /** `store`, `lease`, `mail`: what it does, for the model and the history. */
  step: string
  /** The leads it is about. */
  leads: readonly string[]
  execute: () => object
  signal?: AbortSignal
  /** One of its attempts was struck. */
  struck?: boolean
  /** What strikes each of its attempts, in a world of one fault. */
  fate?: Fault | undefined
}

interface NetworkOptions {
  time: VirtualTime
  /** How likely a call to this service is to be struck now. */
  risk: (service: Service) => number
  /** The one fault of a world that has no more, when it is this call's. */
  theFault: (call: Call, actor: Actor) => Fault | undefined
  onFault: (call: Call, fault: Fault, actor: Actor) => void
  /** Just before a call is carried out. */
  onExecute: (call: Call, actor: Actor) => void
  onHistory: (actor: Actor, call: Call, fate: Fate) => void
}

/** Milliseconds after which the clients give up an attempt, and how many attempts they make (`lambdas/runtime`). */
const clients: Record<Service, { timeout: number; attempts: number }> = {
  table: { timeout: 800, attempts: 2 },
  lastResort: { timeout: 800, attempts: 2 },
  photos: { timeout: 800, attempts: 2 },
  mail: { timeout: 2500, attempts: 1 },
  // What counting may take, which is less than its client would.
  limits: { timeout: 250, attempts: 1 },
}

/** Carries calls to the services in memory: it delays, loses, repeats and delivers them late, as the seed says. */
export class Network {
  private readonly options: NetworkOptions

  constructor(options: NetworkOptions) {
    this.options = options
  }

  send(actor: Actor, call: Call): Promise<object> {
    const { time, onFault } = this.options
    return new Promise((resolve, reject) => {
      if (actor.callsLeft <= 0) return
      actor.waiting.add(call)
      call.fate = this.options.theFault(call, actor)
      if (call.fate === 'crash') actor.callsLeft = 1
      const settle = (how: () => void) => {
        if (actor.waiting.delete(call)) how()
      }
      call.signal?.addEventListener('abort', () => settle(() => reject(new Error('aborted'))))
      const attempt = (left: number) => {
        if (!actor.waiting.has(call)) return
        actor.callsLeft -= 1
        if (actor.callsLeft <= 0) {
          // The last call may still reach its service.
          if (actor.random() < 0.5) this.deliver(actor, call, 5)
          for (const waiting of actor.waiting) onFault(waiting, 'crash', actor)
          if (actor.carried) onFault({ ...call, leads: actor.carried }, 'crash', actor)
          actor.waiting.clear()
          actor.onDeath?.()
          return
        }
        const fail = (after: number, name: Failure) =>
          time.after(after, () => {
            if (left > 1 && name !== 'refused') time.after(100, () => attempt(left - 1))
            else settle(() => reject(errorOf(actor.random, call.service, name)))
          })
        const answer = (latency: number, isTorn = false) => {
          this.deliver(actor, call, latency / 2, (delivered) => {
            const outcome = isTorn ? torn(delivered) : delivered
            time.after(latency / 2, () =>
              settle(() => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value))),
            )
          })
        }
        this.carry(actor, call, answer, fail)
      }
      attempt(clients[call.service].attempts)
    })
  }

  private carry(
    actor: Actor,
    call: Call,
    answer: (latency: number, isTorn?: boolean) => void,
    fail: (after: number, name: Failure) => void,
  ): void {
    const { random } = actor
    const { timeout } = clients[call.service]
    const fate = this.fateOf(actor, call)
    const latency = between(random, 5, 50)
    this.options.onHistory(actor, call, fate)
    if (fate === 'ok') answer(latency)
    // Within every bound of the lead path: what is slower is a fault.
    else if (fate === 'slow') answer(between(random, 50, timeout * 0.7))
    else {
      call.struck = true
      this.options.onFault(call, fate, actor)
      if (fate === 'throttled' || fate === 'refused') fail(latency, fate)
      else if (fate === 'torn') answer(latency, true)
      else if (fate === 'hung') fail(timeout, 'timeout')
      else if (fate === 'unheard') {
        this.deliver(actor, call, latency / 2)
        fail(latency, 'reset')
      } else if (fate === 'late') {
        this.deliver(actor, call, timeout + between(random, 0, 30_000))
        fail(timeout, 'timeout')
      } else {
        answer(latency)
        this.deliver(actor, call, between(random, 0, 2000))
      }
    }
  }

  private fateOf({ random }: Actor, { service, step, fate }: Call): Fate {
    if (fate) return fate
    if (random() >= this.options.risk(service)) return random() < 0.05 ? 'slow' : 'ok'
    return pick(random, faultsOf(service, step))
  }

  private deliver(actor: Actor, call: Call, after: number, answer?: (outcome: Outcome) => void): void {
    this.options.time.after(after, () => {
      this.options.onExecute(call, actor)
      const outcome = outcomeOf(call)
      answer?.(outcome)
    })
  }
}

/** What may strike a call. */
export function faultsOf(service: Service, step: string): readonly [Fault, ...Fault[]] {
  if (service === 'mail') return [...faults, 'twice']
  return step === 'GetObjectCommand' ? [...faults, 'torn'] : faults
}

type Failure = 'throttled' | 'refused' | 'reset' | 'timeout'

const refusals = {
  table: tableRefusals,
  limits: tableRefusals,
  lastResort: bucketRefusals,
  photos: bucketRefusals,
  mail: mailRefusals,
}

/** A failure by the name and class that the SDK gives it. */
function errorOf(random: Random, service: Service, name: Failure): Error {
  if (name === 'timeout') return Object.assign(new Error('Request did not complete'), { name: 'TimeoutError' })
  if (name === 'reset') return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
  const { passing, final } = refusals[service]
  const errors = name === 'throttled' ? passing : final
  const refusal = errors[Math.floor(random() * errors.length)]
  return refusal?.() ?? new Error(`${service} has no refusals`)
}

type Outcome = { value: object } | { error: unknown }

function outcomeOf({ execute }: Call): Outcome {
  try {
    return { value: execute() }
  } catch (error) {
    return { error }
  }
}

/** The object of an answer, without the end of its body. */
function torn(outcome: Outcome): Outcome {
  if ('error' in outcome) return outcome
  const broken = () => Promise.reject(brokenOff())
  return { value: { ...outcome.value, Body: { transformToString: broken, transformToByteArray: broken } } }
}

/** What a command does, in the words of the lead path. */
export function stepOf(service: Service, command: { input: object }): string {
  const { input } = command
  if ('UpdateExpression' in input) {
    const { UpdateExpression, ConditionExpression } = input as UpdateCommandInput
    // Whether a lead is stored, or was erased, is asked while it is stored.
    if (UpdateExpression === 'REMOVE asked')
      return /storedBy|:receivedAt/.test(`${ConditionExpression}`) ? 'store' : 'note'
    return updateStep(String(UpdateExpression))
  }
  if ('TableName' in input) return 'Item' in input ? 'store' : command.constructor.name
  if (service === 'lastResort' && command instanceof PutObjectCommand) return 'keep'
  return command.constructor.name
}

function updateStep(expression: string): string {
  if (/mailReturns|returnedMessageId/.test(expression)) return 'return'
  if (expression.includes('messageId')) return 'mark'
  if (expression.includes('ADD attempts')) return 'lease'
  return 'note'
}
