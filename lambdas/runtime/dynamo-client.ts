import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type ClientOptions, requestHandler, shortTimeouts } from './client-options.ts'

export function createDynamoClient({ timeouts = shortTimeouts, endpoint }: ClientOptions = {}): DynamoDBDocumentClient {
  const client = new DynamoDBClient({ endpoint, maxAttempts: 2, requestHandler: requestHandler(timeouts) })
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}

/** The response to a conditional write. Undefined when the condition failed, so that nothing was written. */
export async function unlessRefused<Response>(write: Promise<Response>): Promise<Response | undefined> {
  try {
    return await write
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}
