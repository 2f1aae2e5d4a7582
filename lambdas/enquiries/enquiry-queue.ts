import { ChangeMessageVisibilityCommand, SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs'
import { deduplicationId, type EnquiryMessage, writeEnquiryMessage } from './enquiry-message.ts'

export type EnquiryQueue = ReturnType<typeof createEnquiryQueue>

/** The queue of enquiries: FIFO, a group for each of them. */
export function createEnquiryQueue(client: SQSClient, queueUrl: string) {
  return {
    /** Resolves once the queue has the message, or had it within the last five minutes. `id` replaces the deduplication id. */
    async send(
      message: Omit<EnquiryMessage, 'version'>,
      { id = deduplicationId(message.enquiry), abortSignal }: { id?: string; abortSignal?: AbortSignal } = {},
    ): Promise<void> {
      const command = new SendMessageCommand({
        QueueUrl: queueUrl,
        MessageBody: writeEnquiryMessage(message),
        MessageGroupId: message.enquiry.enquiryId,
        MessageDeduplicationId: id,
      })
      await client.send(command, { abortSignal })
    },

    /** Brings a message that failed back after so many seconds. */
    async retryAfter(receiptHandle: string, seconds: number, abortSignal?: AbortSignal): Promise<void> {
      const input = { QueueUrl: queueUrl, ReceiptHandle: receiptHandle, VisibilityTimeout: seconds }
      await client.send(new ChangeMessageVisibilityCommand(input), { abortSignal })
    },
  }
}
