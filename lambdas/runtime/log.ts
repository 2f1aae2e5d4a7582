import { channel } from 'node:diagnostics_channel'
import { Logger } from '@aws-lambda-powertools/logger'
import { errorCode, httpStatusOf, type Reason, ReasonError, reasonOf, type Step, StepError } from './reason.ts'

/**
 * Fields of a log line: outcome codes, ids that we made and numbers. Never what a visitor
 * typed: the type has no field for free text.
 */
interface LogFields {
  enquiryId?: string
  projectId?: string
  route?: string
  status?: number
  outcome?: string
  step?: Step
  reason?: Reason
  /** Logged as its step, its reason and a summary. */
  error?: unknown
  milliseconds?: number
  possibleSpam?: boolean
  testEnquiry?: boolean
  requestId?: string
}

const logger = new Logger()

export const log = {
  info: (message: string, fields: LogFields = {}) => write('info', message, fields),
  error: (message: string, fields: LogFields = {}) => write('error', message, fields),
}

/** Full errors, for a developer's terminal. Has no subscriber in AWS. */
export const failures = channel('electrician-website:failure')

/** A message on `failures`. */
export interface Failure {
  message: string
  requestId: string | undefined
  error: unknown
}

function write(level: 'info' | 'error', message: string, { error, ...fields }: LogFields): void {
  logger[level](message, { ...(error !== undefined && describe(error)), ...fields })
  if (error === undefined) return
  failures.publish({ message, requestId: fields.requestId, error: rootOf(error) } satisfies Failure)
}

function rootOf(error: unknown): unknown {
  return error instanceof StepError ? rootOf(error.cause) : error
}

/** An error without its message, which may quote what a visitor typed, as zod's and the SDK's often do. */
function describe(error: unknown): object {
  const reason = reasonOf(error)
  if (error instanceof StepError) return { step: error.step, ...describe(error.cause) }
  if (error instanceof ReasonError) return { reason, status: error.status }
  if (!(error instanceof Error)) return { reason, error: { name: typeof error } }
  const { name } = error
  // AWS's error needs no place in our code.
  const at = reason === 'fault in our code' ? framesOf(error).slice(0, 6) : undefined
  return { reason, status: httpStatusOf(error), error: { name, code: errorCode(error), at } }
}

/** Stack frames of an error. The message is cut off first, because its lines may look like frames. */
export function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message)
  // Some libraries set the message afterwards, so that the stack does not contain it.
  const lines = (start === -1 ? stack : stack.slice(start + message.length)).split('\n')
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '))
}
