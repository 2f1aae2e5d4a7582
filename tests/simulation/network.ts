import { ThrottlingException } from '@aws-sdk/client-dynamodb'
import { PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3'
import { SESServiceException } from '@aws-sdk/client-ses'
import { between, pick, type Random } from './random.ts'
import type { VirtualTime } from './virtual-time.ts'

export const services = ['table', 'lastResort', 'photos', 'mail', 'limits'] as const
export type Service = (typeof services)[number]

/** What a call came to. `ok` and `slow` are healthy. */
const faults = [
  /** Refused at once, and not carried out. */
  'throttled',
  /** Carried out, and the answer was lost. */
  'unheard',
  /** Not carried out, and no answer. */
  'hung',
  /** Carried out long after the caller gave up. */
  'late',
] as const
/** `twice`: the mail service delivered two mails. `crash`: the caller died while it waited. */
export type Fault = (typeof faults)[number] | 'twice' | 'crash'
type Fate = 'ok' | 'slow' | Fault

/** One process: a call of a function, or an operator's command. When it has died, nothing answers it. */
export interface Actor {
  name: string
  kind: 'visitor' | 'redelivery' | 'events' | 'operator' | 'reminder' | 'receipts'
  random: Random
  /** How many calls it makes before it dies. */
  callsLeft: number
  waiting: Set<Call>
  /** Leads of the morning mail that it has sent: if it dies, none of them may be marked. */
  carried?: readonly string[]
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
}

interface NetworkOptions {
  time: VirtualTime
  /** How likely a call to this service is to be struck now. */
  risk: (service: Service) => number
  onFault: (call: Call, fault: Fault) => void
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
          for (const waiting of actor.waiting) onFault(waiting, 'crash')
          if (actor.carried) onFault({ ...call, leads: actor.carried }, 'crash')
          actor.waiting.clear()
          return
        }
        const fail = (after: number, name: Failure) =>
          time.after(after, () => {
            if (left > 1) time.after(100, () => attempt(left - 1))
            else settle(() => reject(errorOf(call.service, name)))
          })
        const answer = (latency: number) => {
          this.deliver(actor, call, latency / 2, (outcome) =>
            time.after(latency / 2, () =>
              settle(() => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value))),
            ),
          )
        }
        this.carry(actor, call, answer, fail)
      }
      attempt(clients[call.service].attempts)
    })
  }

  private carry(
    actor: Actor,
    call: Call,
    answer: (latency: number) => void,
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
      this.options.onFault(call, fate)
      if (fate === 'throttled') fail(latency, 'throttled')
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

  private fateOf({ random }: Actor, { service }: Call): Fate {
    if (random() >= this.options.risk(service)) return random() < 0.05 ? 'slow' : 'ok'
    return service === 'mail' ? pick(random, [...faults, 'twice'] as [Fault, ...Fault[]]) : pick(random, faults)
  }

  private deliver(actor: Actor, call: Call, after: number, answer?: (outcome: Outcome) => void): void {
    this.options.time.after(after, () => {
      this.options.onExecute(call, actor)
      const outcome = outcomeOf(call)
      answer?.(outcome)
    })
  }
}

type Failure = 'throttled' | 'reset' | 'timeout'

/** A failure by the name and class that the SDK gives it. */
function errorOf(service: Service, name: Failure): Error {
  if (name === 'timeout') return Object.assign(new Error('Request did not complete'), { name: 'TimeoutError' })
  if (name === 'reset') return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
  const message = 'Slow down'
  if (service === 'table' || service === 'limits')
    return new ThrottlingException({ message, $metadata: { httpStatusCode: 400 } })
  const $metadata = { httpStatusCode: service === 'mail' ? 400 : 503 }
  return service === 'mail'
    ? new SESServiceException({ name: 'Throttling', $fault: 'client', message, $metadata })
    : new S3ServiceException({ name: 'SlowDown', $fault: 'server', message, $metadata })
}

type Outcome = { value: object } | { error: unknown }

function outcomeOf({ execute }: Call): Outcome {
  try {
    return { value: execute() }
  } catch (error) {
    return { error }
  }
}

/** What a command does, in the words of the lead path. */
export function stepOf(service: Service, command: { input: object }): string {
  const { input } = command
  if ('UpdateExpression' in input) return updateStep(String(input.UpdateExpression))
  if ('TableName' in input) return 'Item' in input ? 'store' : command.constructor.name
  if (service === 'lastResort' && command instanceof PutObjectCommand) return 'keep'
  return command.constructor.name
}

function updateStep(expression: string): string {
  if (expression.includes('storedBy')) return 'store'
  if (/mailReturns|returnedMessageId/.test(expression)) return 'return'
  if (expression.includes('messageId')) return 'mark'
  if (expression.includes('ADD attempts')) return 'lease'
  return 'note'
}
