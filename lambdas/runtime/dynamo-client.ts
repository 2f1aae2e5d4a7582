import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type ClientOptions, quick, requestHandler } from './client-options.ts'

export function createDynamoClient({ timeouts = quick, endpoint }: ClientOptions = {}): DynamoDBDocumentClient {
  const client = new DynamoDBClient({ endpoint, maxAttempts: 2, requestHandler: requestHandler(timeouts) })
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}
