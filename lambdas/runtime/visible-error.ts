import type { ApiErrorCode } from '../shared/api-error.ts'
import { type Reason, reasonOf } from './reason.ts'

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

const passing: ReadonlySet<Reason> = new Set([
  'no answer in time',
  'no connection',
  'name not found',
  'service busy',
  'service error',
])

/**
 * True when an AWS service failed, throttled or did not answer: trying again may help. False for what a service
 * refused, which is a bug of ours.
 */
export function isServiceFailure(error: unknown): boolean {
  return passing.has(reasonOf(error))
}
