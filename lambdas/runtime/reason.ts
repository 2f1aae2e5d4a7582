/**
 * Why something failed or waits, in our own words: a log line says no more of an error, because its message may quote a
 * visitor. docs/operate.md says what to do about each. Imports nothing.
 */
export const reasons = [
  // An enquiry waits, and nothing has failed.
  'over the hourly limit',
  'awaits its next try',
  // SES.
  'address not verified',
  'sending paused',
  'daily quota used up',
  'sending rate exceeded',
  'mail refused',
  // Any service, or the site itself.
  'no answer in time',
  'no connection',
  'name not found',
  'certificate refused',
  'service busy',
  'service error',
  'permission refused',
  'resource missing',
  'request refused',
  // A response of the site is not what it should be.
  'wrong status',
  'wrong content',
  'unreadable message',
  'fault in our code',
] as const
export type Reason = (typeof reasons)[number]

/** What was being done: a service that was called, or a part of the site that was checked. */
export const steps = [
  'table',
  'photos',
  'mail',
  'urgent sender',
  'receipt',
  'count',
  'pause',
  'queue',
  'home page',
  'script',
  'form token',
  'form',
  'test enquiry',
] as const
export type Step = (typeof steps)[number]

/** An error of ours that knows its reason, with the HTTP status that gave it. */
export class ReasonError extends Error {
  override name = 'ReasonError'
  readonly reason: Reason
  readonly status: number | undefined

  constructor(reason: Reason, message: string = reason, status?: number) {
    super(message)
    this.reason = reason
    this.status = status
  }
}

/** Names the step at which its cause was thrown. */
export class StepError extends Error {
  override name = 'StepError'
  readonly step: Step
  override readonly cause: unknown

  constructor(step: Step, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause))
    this.step = step
    this.cause = cause
  }
}

/** Does the work of a step. @throws StepError for whatever it throws. */
export async function atStep<T>(step: Step, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new StepError(step, error)
  }
}

const timeouts = new Set(['TimeoutError', 'AbortError'])
/** Codes of Node's network errors. */
const networkReasons: Record<string, Reason> = {
  ECONNREFUSED: 'no connection',
  ECONNRESET: 'no connection',
  EPIPE: 'no connection',
  UND_ERR_SOCKET: 'no connection',
  ETIMEDOUT: 'no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer in time',
  ENOTFOUND: 'name not found',
  EAI_AGAIN: 'name not found',
}
/** By the names of AWS's errors, whose class most services do not export. */
const namedReasons: [names: RegExp, reason: Reason][] = [
  [
    /thrott|TooManyRequests|ThroughputExceeded|RequestLimit|SlowDown|RequestTimeout|Conflict|OverLimit/i,
    'service busy',
  ],
  [
    /AccessDenied|NotAuthorized|UnrecognizedClient|InvalidClientToken|ExpiredToken|Signature|^KMS/i,
    'permission refused',
  ],
  [/ResourceNotFound|NoSuchBucket|QueueDoesNotExist|NonExistentQueue|ConfigurationSetDoesNotExist/, 'resource missing'],
]
/** SES gives one error for several faults, which its message tells apart. */
const mailReasons: [message: RegExp, reason: Reason][] = [
  [/not ?verified/i, 'address not verified'],
  [/suspended|paused|disabled/i, 'sending paused'],
  [/daily/i, 'daily quota used up'],
  [/sending rate/i, 'sending rate exceeded'],
]
const mailErrors = /^(MessageRejected|MailFromDomainNotVerified.*|.*SendingPaused.*|Throttling)$/

export function reasonOf(error: unknown): Reason {
  if (error instanceof StepError) return reasonOf(error.cause)
  if (error instanceof ReasonError) return error.reason
  if (!(error instanceof Error)) return 'fault in our code'
  if (timeouts.has(error.name)) return 'no answer in time'
  return networkReasonOf(error) ?? serviceReasonOf(error) ?? 'fault in our code'
}

/** The system's code of an error. Node sets it on the error, and `fetch` and libraries wrap that as their cause. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return errorCode(error.cause)
}

/** The reason for an error of Node's network. */
function networkReasonOf(error: Error): Reason | undefined {
  const code = errorCode(error) ?? ''
  if (/CERT|TLS|SSL|UNABLE_TO/.test(code)) return 'certificate refused'
  // `fetch` says this where the code is none that is known here.
  return networkReasons[code] ?? (error.message === 'fetch failed' ? 'no connection' : undefined)
}

/** The reason for an error with which an AWS service answered. */
function serviceReasonOf(error: Error): Reason | undefined {
  if (!('$fault' in error)) return undefined
  if (mailErrors.test(error.name)) {
    const reason = mailReasons.find(([words]) => words.test(`${error.name} ${error.message}`))?.[1]
    if (reason) return reason
    if (error.name === 'MessageRejected') return 'mail refused'
  }
  const named = namedReasons.find(([names]) => names.test(error.name))?.[1]
  return named ?? (error.$fault === 'server' ? 'service error' : 'request refused')
}

/** Status with which an AWS service answered; undefined for any other error. */
export function httpStatusOf(error: unknown): number | undefined {
  const metadata: unknown = error instanceof Error && '$metadata' in error ? error.$metadata : undefined
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}
