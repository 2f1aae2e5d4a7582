import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'

export type ReceiptStore = ReturnType<typeof createReceiptStore>

/** What a lead's record says of its receipt. An erased lead stays erased [G3]. */
export function createReceiptStore(client: DynamoDBDocumentClient, table: string) {
  /** False when it was written before, or the lead is erased. */
  async function writeOnce(leadId: string, attribute: 'receiptAt' | 'receiptReturnedAt', at: string): Promise<boolean> {
    const command = new UpdateCommand({
      TableName: table,
      Key: { leadId },
      UpdateExpression: `SET ${attribute} = :at`,
      ConditionExpression: `attribute_exists(leadId) AND attribute_not_exists(erasedAt) AND attribute_not_exists(${attribute})`,
      ExpressionAttributeValues: { ':at': at },
    })
    try {
      await client.send(command)
      return true
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false
      throw error
    }
  }

  return {
    /** Takes the receipt of a lead, for good. */
    claim: (leadId: string, now: number) => writeOnce(leadId, 'receiptAt', new Date(now).toISOString()),
    /** Notes that the receipt came back. */
    noteReturn: (leadId: string, at: string) => writeOnce(leadId, 'receiptReturnedAt', at),
  }
}
