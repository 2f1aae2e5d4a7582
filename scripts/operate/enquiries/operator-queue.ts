import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs'
import { cleanText } from '#shared/clean-text.ts'
import type { Enquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { readEnquiryMessage } from '../../../lambdas/enquiries/enquiry-message.ts'
import { createEnquiryQueue } from '../../../lambdas/enquiries/enquiry-queue.ts'

/** A dead letter: an enquiry that could not be delivered. */
export interface DeadLetter {
  enquiryId: string
  /** Undefined when the message cannot be read. */
  enquiry: Enquiry | undefined
  /** The whole message, without what could harm a terminal. */
  text: string
  receiptHandle: string
}

/** At the end of its scope those that were not deleted are put back. */
interface DeadLetters extends AsyncDisposable {
  /** Every dead letter that there was. */
  all: readonly DeadLetter[]
  delete(deadLetter: DeadLetter): Promise<void>
}

/**
 * Seconds for which a dead letter that was read is invisible, and can be deleted. Nobody is asked meanwhile, because
 * SQS refuses to delete it afterwards.
 */
const readFor = 300

/**
 * What a person does with the queue of enquiries and its dead letters, by the URLs of both: no function may do more
 * than send.
 */
export function createOperatorQueue(client: SQSClient, queueUrl: string, deadLettersUrl: string) {
  const { send } = createEnquiryQueue(client, queueUrl)
  const queue = {
    send,

    /** Messages that wait in the queue, or are being worked on. */
    async countWaiting(): Promise<number> {
      const AttributeNames = [
        'ApproximateNumberOfMessages',
        'ApproximateNumberOfMessagesNotVisible',
        'ApproximateNumberOfMessagesDelayed',
      ] as const
      const command = new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: [...AttributeNames] })
      const { Attributes = {} } = await client.send(command)
      return AttributeNames.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0)
    },

    /** Every dead letter. All stay where they are. */
    async listDeadLetters(): Promise<readonly DeadLetter[]> {
      await using deadLetters = await queue.readDeadLetters()
      return deadLetters.all
    },

    /** Every dead letter, invisible to others meanwhile: take it by `await using`. */
    async readDeadLetters(): Promise<DeadLetters> {
      const command = new ReceiveMessageCommand({
        QueueUrl: deadLettersUrl,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: readFor,
        WaitTimeSeconds: 1,
        MessageSystemAttributeNames: ['MessageGroupId'],
      })
      const left = new Set<DeadLetter>()
      let received: Message[]
      do {
        received = (await client.send(command)).Messages ?? []
        for (const message of received) left.add(deadLetterOf(message))
      } while (received.length > 0)
      return {
        all: [...left],
        async delete(deadLetter) {
          await client.send(
            new DeleteMessageCommand({ QueueUrl: deadLettersUrl, ReceiptHandle: deadLetter.receiptHandle }),
          )
          left.delete(deadLetter)
        },
        async [Symbol.asyncDispose]() {
          for (const { receiptHandle } of left) {
            const input = { QueueUrl: deadLettersUrl, ReceiptHandle: receiptHandle, VisibilityTimeout: 0 }
            await client.send(new ChangeMessageVisibilityCommand(input))
          }
        },
      }
    },
  }
  return queue
}

function deadLetterOf({ Body: body = '', Attributes = {}, ReceiptHandle: receiptHandle = '' }: Message): DeadLetter {
  const text = cleanText(body, Number.POSITIVE_INFINITY)
  // The group is the enquiry's id.
  return { enquiryId: Attributes.MessageGroupId ?? '', enquiry: readable(body), text, receiptHandle }
}

function readable(text: string): Enquiry | undefined {
  try {
    return readEnquiryMessage(text).enquiry
  } catch {
    return undefined
  }
}
