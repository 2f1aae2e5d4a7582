import type { ApiError, ApiErrorCode } from '#shared/api-error.ts'

/**
 * Why a call failed: the API's own codes, or `unreachable` (no connection, or it broke), `timeout` (the caller's time
 * limit) or `unreadable` (something else responded, such as the sign-in page of a Wi-Fi network).
 */
export type ApiFailureKind = ApiErrorCode | 'unreachable' | 'timeout' | 'unreadable'

/** A failed API call. Holds codes only: what was sent must never reach a log. */
export class ApiFailure extends Error {
  readonly kind: ApiFailureKind
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined
  /** The server's messages by field name, when a field is invalid. */
  readonly fields: Readonly<Record<string, string>>

  constructor(
    kind: ApiFailureKind,
    details: { status?: number; fields?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(`API call failed: ${kind}`, { cause: details.cause })
    this.name = 'ApiFailure'
    this.kind = kind
    this.status = details.status
    this.fields = details.fields ?? {}
  }

  /** True when the same call may succeed if retried shortly: not where the server has a sentence about a field. */
  get isTemporary(): boolean {
    if (this.kind === 'timeout' || Object.keys(this.fields).length > 0) return false
    return this.status === undefined || this.status === 429 || this.status >= 500
  }

  /** True when an upload may succeed if it is begun anew, however long that takes. */
  get canUploadAgain(): boolean {
    if (this.kind === 'unsupported_media_type') return false
    return this.isTemporary || ['timeout', 'gone', 'unreadable'].includes(this.kind)
  }

  /** True when only the response may be lost: what was sent may have reached us. */
  get mayHaveArrived(): boolean {
    return this.status === undefined || this.status >= 500
  }
}

/** The failure for a status other than 2xx. The CDN's own errors are not JSON, so their status decides. */
export function failureOf(status: number, body: unknown): ApiFailure {
  if (isApiError(body)) return new ApiFailure(body.error.code, { status, fields: body.error.fields ?? {} })
  if (status === 429) return new ApiFailure('too_many_requests', { status })
  return new ApiFailure(status >= 500 ? 'unavailable' : 'unreadable', { status })
}

function isApiError(body: unknown): body is ApiError {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
}
