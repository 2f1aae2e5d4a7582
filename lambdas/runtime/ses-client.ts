import { SESv2Client } from '@aws-sdk/client-sesv2'
import { type ClientOptions, patient, requestHandler } from './client-options.ts'

/** One attempt only: SES has no idempotency, so a retry after a lost answer is a second mail [L5]. */
export function createSesClient({ timeouts = patient, endpoint }: ClientOptions = {}): SESv2Client {
  return new SESv2Client({ endpoint, maxAttempts: 1, requestHandler: requestHandler(timeouts) })
}
