import { channel } from 'node:diagnostics_channel'
import { Logger } from '@aws-lambda-powertools/logger'

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
  /** The step that failed: `count`, `queue`, `receipt`. */
  step?: string
  /** Logged by `summariseError`. */
  error?: unknown
  milliseconds?: number
  possibleSpam?: boolean
  testEnquiry?: boolean
  requestId?: string
}

interface ErrorSummary {
  name: string
  httpStatus?: number
  at?: string[]
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
  logger[level](message, { ...fields, ...(error !== undefined && { error: summariseError(error) }) })
  if (error !== undefined) failures.publish({ message, requestId: fields.requestId, error } satisfies Failure)
}

/** An error without its message, which may quote what a visitor typed, as zod's and the SDK's often do. */
function summariseError(error: unknown): ErrorSummary {
  if (!(error instanceof Error)) return { name: typeof error }
  return { name: error.name, httpStatus: httpStatusOf(error), at: framesOf(error).slice(0, 6) }
}

/** Stack frames of an error. The message is cut off first, because its lines may look like frames. */
export function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message)
  // Some libraries set the message afterwards, so that the stack does not contain it.
  const lines = (start === -1 ? stack : stack.slice(start + message.length)).split('\n')
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '))
}

function httpStatusOf(error: Error): number | undefined {
  const metadata: unknown = '$metadata' in error ? error.$metadata : undefined
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}
