import type { QuoteRequestInput } from '#contract/quote-request.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { callApi } from '../../api/client.ts'
import { timeLimit, withRetries } from '../../api/retry.ts'

/** Milliseconds: the visitor hears the outcome within 10 s, retries included. */
const sendLimit = 9500

/**
 * Sends the enquiry and returns its id. Its key makes a repeat harmless, so temporary faults are retried.
 * Throws an `ApiFailure`.
 */
export async function sendQuote(quote: QuoteRequestInput): Promise<string> {
  const signal = timeLimit(sendLimit)
  const { leadId } = await withRetries(() => callApi('sendLeadEmail', { body: quote, signal }), signal)
  // "Message Sent!" only for an answer of our own API, which names the lead [L1].
  if (typeof leadId !== 'string') throw new ApiFailure('unreadable')
  return leadId
}
