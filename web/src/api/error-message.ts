import { ApiFailure, type ApiFailureKind } from './api-failure.ts'

const sentences: Record<ApiFailureKind, string> = {
  unreachable: 'the connection was lost',
  timeout: 'it took too long',
  unreadable: 'something else answered in place of our website',
  too_many_requests: 'too many people are sending at once',
  unavailable: 'our website is not answering at the moment',
  internal: 'something went wrong on our side',
  invalid: 'it was not accepted',
  too_large: 'it is too large',
  unsupported_media_type: 'it is not of a type we can take',
  gone: 'it took too long',
  bad_request: 'it was not accepted',
}

/** What went wrong, worded to follow a colon. */
export function errorMessage(reason: unknown): string {
  return sentences[reason instanceof ApiFailure ? reason.kind : 'internal'] ?? sentences.internal
}
