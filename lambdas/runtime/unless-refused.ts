import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** The response to a conditional write. Undefined when the condition failed, so that nothing was written. */
export async function unlessRefused<Response>(write: Promise<Response>): Promise<Response | undefined> {
  try {
    return await write
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}
