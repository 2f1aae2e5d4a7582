import { type EnquiryFieldName, enquiryFieldNames, type FieldSentences } from '#shared/enquiry-fields.ts'
import type { EnquiryRequestInput, EnquiryResponse } from '#shared/enquiry-request.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { callApi } from '../../api/client.ts'
import { timeLimit, withRetries } from '../../api/retry.ts'

/** Milliseconds: the visitor gets the outcome within 10 s, retries included. */
const sendLimit = 9500

/**
 * Sends the enquiry, even if the page is closed meanwhile. Its key makes the request idempotent, so temporary failures
 * are retried. `onUnanswered` is called after each try that may have reached us all the same. Throws an `ApiFailure`.
 */
export async function sendEnquiry(request: EnquiryRequestInput, onUnanswered: () => void): Promise<EnquiryResponse> {
  const signal = timeLimit(sendLimit)
  const attempt = async () => {
    const { onLine } = navigator
    try {
      return await callApi('sendLeadEmail', { body: request, signal, keepalive: true })
    } catch (failure) {
      if (onLine && (!(failure instanceof ApiFailure) || failure.mayHaveArrived)) onUnanswered()
      throw failure
    }
  }
  const response = await withRetries(attempt, signal)
  // Success only for a response of our own API, which names the enquiry.
  if (typeof response.enquiryId !== 'string') throw new ApiFailure('unreadable')
  return response
}

/** What the visitor sees of an enquiry that was sent. */
export type EnquirySent = EnquiryResponse & {
  /** What was sent. */
  request: EnquiryRequestInput
  /** Epoch milliseconds. */
  sentAt: number
}

/** True if the server gives both the same id: the page and the token are not part of it. */
export function isSameEnquiry(one: EnquiryRequestInput, other: EnquiryRequestInput): boolean {
  const ids = [one, other].map((each) => JSON.stringify({ ...each, writtenOn: undefined, formToken: undefined }))
  return ids[0] === ids[1]
}

/** The server's sentences by field, if it refused the enquiry because of a field. */
export function refusedFields(reason: unknown): FieldSentences | undefined {
  if (!(reason instanceof ApiFailure) || reason.kind !== 'invalid') return undefined
  const errors = enquiryFieldNames.flatMap((name): [EnquiryFieldName, string][] => {
    const sentence = reason.fields[name]
    return sentence ? [[name, sentence]] : []
  })
  return errors.length > 0 ? Object.fromEntries(errors) : undefined
}
