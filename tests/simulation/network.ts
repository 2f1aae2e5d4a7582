import { PutObjectCommand } from '@aws-sdk/client-s3'
import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { brokenOff, bucketRefusals, mailRefusals, tableRefusals } from '../fixtures/service-errors.ts'
import { between, pick, type Random } from './random.ts'
import type { VirtualTime } from './virtual-time.ts'

export const services = ['table', 'lastResort', 'photos', 'mail', 'limits'] as const
export type Service = (typeof services)[number]

/** Possible faults of a call; `ok` and `slow` are none. */
const faults = [
  /** Refused at once without effect: the SDK retries. */
  'throttled',
  /** Refused at once without effect: the SDK does not retry. */
  'refused',
  /** Performed, but the response was lost. */
  'unheard',
  /** Not performed, and no response. */
  'hung',
  /** Performed long after the caller gave up. */
  'late',
] as const
/**
 * `twice`: the mail service delivered two mails. `torn`: the response body was truncated. `crash`: the caller died
 * while waiting.
 */
export type Fault = (typeof faults)[number] | 'twice' | 'torn' | 'crash'
type Fate = 'ok' | 'slow' | Fault

/** A process: a function invocation or an operator's command. Once dead, it gets no responses. */
export interface Actor {
  name: string
  kind: 'visitor' | 'redelivery' | 'events' | 'operator' | 'reminder' | 'customer mail'
  random: Random
  /** Number of calls it makes before it dies. */
  callsLeft: number
  /** Notifies its caller. */
  onDeath?: (() => void) | undefined
  waiting: Set<Call>
  /** Error of its clock, in milliseconds. */
  skew: number
  /** Leads in the morning mail that it has sent: if it dies, none of them may be marked. */
  carried?: readonly string[]
  /** True if it could not read how many enquiries its address had sent. */
  couldNotCount?: boolean
}

export interface Call {
  service: Service
  /** `store`, `lease`, `mail`: its purpose, for the model and the history. */
  step: string
  /** Ids of the leads it concerns. */
  leads: readonly string[]
  execute: () => object
  signal?: AbortSignal
  /** True if a fault hit one of its attempts. */
  struck?: boolean
  /** In a run with one fault, the fault of each attempt. */
  fate?: Fault | undefined
}

interface NetworkOptions {
  time: VirtualTime
  /** Current probability that a call to this service fails. */
  risk: (service: Service) => number
  /** The fault of this call, in a run with one fault. */
  theFault: (call: Call, actor: Actor) => Fault | undefined
  onFault: (call: Call, fault: Fault, actor: Actor) => void
  /** Called just before a call is performed. */
  onExecute: (call: Call, actor: Actor) => void
  onHistory: (actor: Actor, call: Call, fate: Fate) => void
}

/** The clients' timeout per attempt in milliseconds, and number of attempts (`lambdas/runtime`). */
const clients: Record<Service, { timeout: number; attempts: number }> = {
  table: { timeout: 800, attempts: 2 },
  lastResort: { timeout: 800, attempts: 2 },
  photos: { timeout: 800, attempts: 2 },
  mail: { timeout: 2500, attempts: 1 },
  // The time limit of counting, which is shorter than the client's.
  limits: { timeout: 250, attempts: 1 },
}

/** Passes calls to the services in memory; by the seed it delays, loses, repeats, or delivers them late. */
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
    // Within every time limit of the lead path: a slower call counts as a fault.
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

/** Faults that may hit a call. */
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

/** An error with the SDK's name and class. */
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

/** A response's object with a truncated body. */
function torn(outcome: Outcome): Outcome {
  if ('error' in outcome) return outcome
  const broken = () => Promise.reject(brokenOff())
  return { value: { ...outcome.value, Body: { transformToString: broken, transformToByteArray: broken } } }
}

/** The purpose of a command, in the terms of the lead path. */
export function stepOf(service: Service, command: { input: object }): string {
  const { input } = command
  if ('UpdateExpression' in input) {
    const { UpdateExpression, ConditionExpression } = input as UpdateCommandInput
    // A check whether the lead is stored or erased is part of storing it.
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
