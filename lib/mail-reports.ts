import { Duration } from 'aws-cdk-lib'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { type ConfigurationSet, type EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import type { ApiFunction } from './api-function.ts'

interface MailReportsProps {
  configurationSet: ConfigurationSet
  events: EmailSendingEvent[]
  /** Called with each event; SQS redelivers one for which it throws. */
  reader: ApiFunction
  deadLetters: IQueue
}

/**
 * SES's events about mails. An event may come before its lead is filed, which waits for the table [L15]. So each is tried
 * every three minutes for an hour, whereas Lambda's retries of SNS calls end after three minutes.
 */
export class MailReports extends Construct {
  constructor(scope: Construct, id: string, { configurationSet, events, reader, deadLetters }: MailReportsProps) {
    super(scope, id)
    const topic = new Topic(this, 'Topic', { enforceSSL: true })
    configurationSet.addEventDestination('Reports', { destination: EventDestination.snsTopic(topic), events })
    const queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.minutes(3),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 20 },
    })
    topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true, deadLetterQueue: deadLetters }))
    reader.addEventSource(new SqsEventSource(queue, { batchSize: 1 }))
    acknowledge(reader, {
      'Serverless-LambdaEventSourceMappingDestination':
        'A queue has no such destination: what fails for good goes to the dead letters by its redrive policy.',
    })
  }
}
