import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** The answer to a conditional write. Undefined when the condition failed, so that nothing was written. */
export async function unlessRefused<Answer>(write: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await write
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}
