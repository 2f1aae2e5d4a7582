import { ChangeMessageVisibilityCommand, SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs'
import { type EnquiryMessage, writeEnquiryMessage } from './enquiry-message.ts'

export type EnquiryQueue = ReturnType<typeof createEnquiryQueue>

/** The queue of enquiries: FIFO, a group for each of them. */
export function createEnquiryQueue(client: SQSClient, queueUrl: string) {
  return {
    /** Resolves once the queue has the message, or had the same within the last five minutes. */
    async send(message: Omit<EnquiryMessage, 'version'>, abortSignal?: AbortSignal): Promise<void> {
      const { enquiry, resendId } = message
      const command = new SendMessageCommand({
        QueueUrl: queueUrl,
        MessageBody: writeEnquiryMessage(message),
        MessageGroupId: enquiry.enquiryId,
        MessageDeduplicationId: resendId ?? enquiry.enquiryId,
      })
      await client.send(command, { abortSignal })
    },

    /** Brings a message back after so many seconds. */
    async changeVisibility(seconds: number, receiptHandle: string, abortSignal?: AbortSignal): Promise<void> {
      const input = { QueueUrl: queueUrl, ReceiptHandle: receiptHandle, VisibilityTimeout: seconds }
      await client.send(new ChangeMessageVisibilityCommand(input), { abortSignal })
    },
  }
}
