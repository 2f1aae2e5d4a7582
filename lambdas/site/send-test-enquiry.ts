import { sign } from '../runtime/hmac.ts'
import { atStep, ReasonError } from '../runtime/reason.ts'
import { apiPaths } from '../shared/api-paths.ts'
import { eachEnquiryField, enquiryField } from '../shared/enquiry-fields.ts'
import { type EnquiryRequestInput, EnquiryResponse } from '../shared/enquiry-request.ts'

interface SendTestEnquiryDeps {
  siteUrl: string
  signingKey: string
  uuid: () => string
  fetch: typeof globalThis.fetch
}

/**
 * Sends a signed test enquiry through the CDN, as a visitor would. It is stored, mailed to SES's simulator and marked
 * like any other, but not counted. Returns its id. @throws StepError when it is not accepted, which raises the
 * function's alarm.
 */
export async function sendTestEnquiry({ siteUrl, signingKey, uuid, fetch }: SendTestEnquiryDeps): Promise<string> {
  const idempotencyKey = uuid()
  const body: EnquiryRequestInput = {
    ...eachEnquiryField((name) => enquiryField(name).testEnquiry),
    idempotencyKey,
    testEnquirySignature: sign(signingKey, 'test-enquiry', idempotencyKey),
  }
  const { method, path } = apiPaths.sendLeadEmail
  return atStep('test enquiry', async () => {
    const response = await fetch(`${siteUrl}${path}`, {
      method,
      // As a browser does: without it the enquiry would be marked.
      headers: { 'content-type': 'application/json', origin: siteUrl },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    })
    const { ok, status } = response
    if (!ok) throw new ReasonError('wrong status', `The test enquiry was answered with ${status}`, status)
    const { data } = EnquiryResponse.safeParse(await response.json().catch(() => undefined))
    if (!data) throw new ReasonError('wrong content', 'The test enquiry was not answered by the form')
    return data.enquiryId
  })
}
