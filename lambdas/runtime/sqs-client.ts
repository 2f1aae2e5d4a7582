import { SQSClient } from '@aws-sdk/client-sqs'
import { type ClientOptions, requestHandler } from './client-options.ts'

/** Retries are safe: the queue deduplicates what it was sent before. */
export function createSqsClient({
  endpoint,
  timeouts = { connect: 700, request: 2000 },
}: ClientOptions = {}): SQSClient {
  // The region's endpoint, or AWS_ENDPOINT_URL_SQS, rather than the host in a queue's URL.
  return new SQSClient({
    endpoint,
    maxAttempts: 3,
    requestHandler: requestHandler(timeouts),
    useQueueUrlAsEndpoint: false,
  })
}
