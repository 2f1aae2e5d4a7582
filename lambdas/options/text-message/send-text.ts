import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { type ClientOptions, longTimeouts, requestHandler } from '../../runtime/client-options.ts'

/** Hands a text message to the topic that the owner's phone is subscribed to. */
export type SendText = (text: string, abortSignal: AbortSignal) => Promise<void>

export function createSendText(topicArn: string, { endpoint }: Pick<ClientOptions, 'endpoint'> = {}): SendText {
  // No retries: SNS does not deduplicate text messages.
  const client = new SNSClient({ endpoint, maxAttempts: 1, requestHandler: requestHandler(longTimeouts) })
  return async (Message, abortSignal) => {
    const MessageAttributes = { 'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' } }
    await client.send(new PublishCommand({ TopicArn: topicArn, Message, MessageAttributes }), { abortSignal })
  }
}
