import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { SESClient } from '@aws-sdk/client-ses'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

/** Time bounds of one attempt, in milliseconds. */
export interface ClientTimeouts {
  connect: number
  request: number
}

/** Two attempts and the pause between them fit into the two seconds that storing a lead may take. */
const quick: ClientTimeouts = { connect: 500, request: 800 }
/**
 * For what is better late than not at all: a list that a page waits for, and a mail, which giving up on early would
 * send twice.
 */
export const patient: ClientTimeouts = { connect: 700, request: 2500 }

/** Without any, AWS itself, or what the SDK's own AWS_ENDPOINT_URL_* variables say. */
export interface ClientOptions {
  timeouts?: ClientTimeouts
  endpoint?: string
}

export function createDynamoClient({ timeouts = quick, endpoint }: ClientOptions = {}): DynamoDBDocumentClient {
  const client = new DynamoDBClient({ endpoint, maxAttempts: 2, requestHandler: requestHandler(timeouts) })
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}

export function createS3Client({ timeouts = quick, endpoint }: ClientOptions = {}): S3Client {
  return new S3Client({
    endpoint,
    maxAttempts: 2,
    requestHandler: requestHandler(timeouts),
    // By default a presigned PUT bakes in the checksum of an empty body, and S3 refuses every real one (fact 2).
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Only AWS has a host name for each bucket.
    forcePathStyle: Boolean(endpoint ?? process.env.AWS_ENDPOINT_URL_S3),
  })
}

/** One attempt only: the mail service has no idempotency, so a retry after a lost answer is a second mail (promise L5). */
export function createSesClient({ timeouts = patient, endpoint }: ClientOptions = {}): SESClient {
  return new SESClient({ endpoint, maxAttempts: 1, requestHandler: requestHandler(timeouts) })
}

/** The SDK has no timeout of its own, and `requestTimeout` alone only logs a warning (fact 1). */
function requestHandler({ connect, request }: ClientTimeouts) {
  return { connectionTimeout: connect, requestTimeout: request, throwOnRequestTimeout: true }
}
