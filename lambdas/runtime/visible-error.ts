import type { ApiErrorCode } from '../shared/api-error.ts'

/** An error a person may read. Everything else that is thrown is a bug: it is logged, and answered in one sentence. */
export class VisibleError extends Error {
  override name = 'VisibleError'
  readonly code: ApiErrorCode
  /** Field path -> sentence. */
  readonly fields: Record<string, string> | undefined

  constructor(code: ApiErrorCode, message: string, fields?: Record<string, string>) {
    super(message)
    this.code = code
    this.fields = fields
  }
}

/** Network errors of Node, none of which is a bug of ours. */
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'])
const timeoutNames = new Set(['TimeoutError', 'OutOfTimeError', 'AbortError'])

/**
 * True when an AWS service failed, throttled or did not answer: trying again may help. False for what a service
 * refused, which is a bug of ours.
 */
export function isServiceFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (timeoutNames.has(error.name)) return true
  if ('code' in error && typeof error.code === 'string' && networkCodes.has(error.code)) return true
  return (
    '$fault' in error &&
    (error.$fault === 'server' ||
      /thrott|TooManyRequests|ThroughputExceeded|RequestLimit|RequestTimeout|Conflict/i.test(error.name))
  )
}
