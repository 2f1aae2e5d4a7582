import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs'
import type { Enquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { readEnquiryMessage } from '../../../lambdas/enquiries/enquiry-message.ts'

/** A dead letter: an enquiry that could not be delivered. */
export interface DeadLetter {
  enquiryId: string
  /** Undefined when the message cannot be read. */
  enquiry: Enquiry | undefined
  text: string
  receiptHandle: string
}

export type EnquiryQueues = ReturnType<typeof connectQueues>

/** Seconds for which a dead letter that was read is invisible: longer than a person takes to agree. */
const readFor = 300

/** The queue of enquiries and its dead letters, for the operator's tools. */
export function connectQueues(client: SQSClient, { queue, deadLetters }: { queue: string; deadLetters: string }) {
  return {
    /** Messages that wait in the queue, or are being worked on. */
    async countWaiting(): Promise<number> {
      const AttributeNames = [
        'ApproximateNumberOfMessages',
        'ApproximateNumberOfMessagesNotVisible',
        'ApproximateNumberOfMessagesDelayed',
      ] as const
      const command = new GetQueueAttributesCommand({ QueueUrl: queue, AttributeNames: [...AttributeNames] })
      const { Attributes = {} } = await client.send(command)
      return AttributeNames.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0)
    },

    /** Every dead letter. They are invisible to others until they are put back or deleted. */
    async readDeadLetters(): Promise<DeadLetter[]> {
      const letters: DeadLetter[] = []
      for (;;) {
        const command = new ReceiveMessageCommand({
          QueueUrl: deadLetters,
          MaxNumberOfMessages: 10,
          VisibilityTimeout: readFor,
          WaitTimeSeconds: 1,
          MessageSystemAttributeNames: ['MessageGroupId'],
        })
        const { Messages = [] } = await client.send(command)
        if (Messages.length === 0) return letters
        letters.push(...Messages.map(letterOf))
      }
    },

    async delete({ receiptHandle }: DeadLetter): Promise<void> {
      await client.send(new DeleteMessageCommand({ QueueUrl: deadLetters, ReceiptHandle: receiptHandle }))
    },

    async putBack({ receiptHandle }: DeadLetter): Promise<void> {
      const input = { QueueUrl: deadLetters, ReceiptHandle: receiptHandle, VisibilityTimeout: 0 }
      await client.send(new ChangeMessageVisibilityCommand(input))
    },
  }
}

function letterOf({ Body: text = '', Attributes = {}, ReceiptHandle: receiptHandle = '' }: Message): DeadLetter {
  // The group is the enquiry's id.
  return { enquiryId: Attributes.MessageGroupId ?? '', enquiry: readable(text), text, receiptHandle }
}

function readable(text: string): Enquiry | undefined {
  try {
    return readEnquiryMessage(text).enquiry
  } catch {
    return undefined
  }
}
