import type { QuoteFieldName } from '#contract/quote-fields.ts'
import type { QuoteRequestInput, QuoteResponse } from '#contract/quote-request.ts'
import { quoteFieldNames } from '#contract/quote-rules.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { callApi } from '../../api/client.ts'
import { timeLimit, withRetries } from '../../api/retry.ts'

/** Milliseconds: the visitor gets the outcome within 10 s, retries included. */
const sendLimit = 9500

/**
 * Sends the enquiry, even if the page is closed meanwhile. Its key makes the request idempotent, so temporary failures
 * are retried. Throws an `ApiFailure`.
 */
export async function sendQuote(quote: QuoteRequestInput): Promise<QuoteResponse> {
  const signal = timeLimit(sendLimit)
  const answer = await withRetries(() => callApi('sendLeadEmail', { body: quote, signal, keepalive: true }), signal)
  // Success only for a response of our own API, which names the lead.
  if (typeof answer.leadId !== 'string') throw new ApiFailure('unreadable')
  return answer
}

/** A sentence for each field that is refused. */
export type FieldErrors = Partial<Record<QuoteFieldName, string>>

/** The server's sentences by field, if it refused the enquiry because of a field. */
export function refusedFields(reason: unknown): FieldErrors | undefined {
  if (!(reason instanceof ApiFailure) || reason.kind !== 'invalid') return undefined
  const errors = quoteFieldNames.flatMap((name): [QuoteFieldName, string][] => {
    const sentence = reason.fields[name]
    return sentence ? [[name, sentence]] : []
  })
  return errors.length > 0 ? Object.fromEntries(errors) : undefined
}
