import * as z from 'zod/mini'

/** Machine-readable kind of an error. The site turns it into a sentence in `web/src/api/error-message.ts`. */
export const ApiErrorCode = z.enum([
  /** 400: not a request of this API (unknown route, malformed JSON). */
  'bad_request',
  /** 410: an expired token, or a project that is gone. */
  'gone',
  /** 413 */
  'too_large',
  /** 415 */
  'unsupported_media_type',
  /** 422: well formed, but with impossible values; `fields` says where. */
  'invalid',
  /** 429 */
  'too_many_requests',
  /** 500: a bug on our side. */
  'internal',
  /** 503: temporary; the visitor may try again or call. */
  'unavailable',
])
export type ApiErrorCode = z.infer<typeof ApiErrorCode>

/** HTTP status of each code. Never 404, because CloudFront replaces a 404 of any path with the site's own page. */
export const statusOfCode = {
  bad_request: 400,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ApiErrorCode, number>

/** The one error envelope of the API. `fields` maps a field's path ("phone", "photos.0.size") to a sentence. */
export const ApiError = z.object({
  error: z.object({
    code: ApiErrorCode,
    /** A sentence a person may read. */
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})
export type ApiError = z.infer<typeof ApiError>
