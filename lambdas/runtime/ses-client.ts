import { SESClient } from '@aws-sdk/client-ses'
import { type ClientOptions, requestHandler } from './client-options.ts'

/** One attempt only: SES has no idempotency, so a retry after a lost response is a second mail. */
export function createSesClient({ endpoint }: Pick<ClientOptions, 'endpoint'> = {}): SESClient {
  return new SESClient({ endpoint, maxAttempts: 1, requestHandler: requestHandler({ connect: 1000, request: 4000 }) })
}
