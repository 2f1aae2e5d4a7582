import { apiPaths } from '../contract/api-paths.ts'
import { type QuoteRequestInput, QuoteResponse } from '../contract/quote-request.ts'
import { eachQuoteField, quoteField } from '../contract/quote-rules.ts'
import { sign } from '../runtime/hmac.ts'

interface SendCanaryDeps {
  siteUrl: string
  canaryKey: string
  uuid: () => string
  fetch: typeof globalThis.fetch
}

/**
 * Sends a signed test lead through the CDN, as a visitor would. It is stored, mailed to SES's simulator and marked
 * like any other, but not counted. Returns its id. @throws Error when it is not accepted, which raises the function's alarm.
 */
export async function sendCanary({ siteUrl, canaryKey, uuid, fetch }: SendCanaryDeps): Promise<string> {
  const idempotencyKey = uuid()
  const body: QuoteRequestInput = {
    ...eachQuoteField((name) => quoteField(name).canary),
    idempotencyKey,
    canarySignature: sign(canaryKey, 'canary', idempotencyKey),
  }
  const { method, path } = apiPaths.sendLeadEmail
  const response = await fetch(`${siteUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  if (!response.ok) throw new Error(`The canary lead was answered with ${response.status}`)
  return QuoteResponse.parse(await response.json()).leadId
}
