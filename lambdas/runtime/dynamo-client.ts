import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type ClientOptions, requestHandler, shortTimeouts } from './client-options.ts'

export function createDynamoClient({ timeouts = shortTimeouts, endpoint }: ClientOptions = {}): DynamoDBDocumentClient {
  const client = new DynamoDBClient({ endpoint, maxAttempts: 2, requestHandler: requestHandler(timeouts) })
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}
