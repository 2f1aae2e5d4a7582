import type { QuoteRequestInput, QuoteResponse } from '#contract/quote-request.ts'
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
  // Success only for a response of our own API, which names the lead [L1].
  if (typeof answer.leadId !== 'string') throw new ApiFailure('unreadable')
  return answer
}
