import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { type CfnQueue, Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { queueRules } from '#shared/queue-rules.ts'
import { retention } from '#shared/retention.ts'
import { enquiriesTableKeys } from '#shared/tables.ts'
import { acknowledge } from './acknowledge.ts'
import { DurableTable } from './durable-table.ts'
import { keepsData } from './settings-stack.ts'
import type { SiteFunction } from './site-function.ts'

/** Where enquiries are: the queue between the form and the worker, its dead letters, and the table. */
export class Enquiries extends Construct {
  readonly table: Table
  readonly queue: Queue
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.table = new DurableTable(this, 'Table', enquiriesTableKeys)
    this.deadLetters = new DurableQueue(this, 'EnquiriesDeadLetters')
    acknowledge(this.deadLetters, {
      'AwsSolutions-SQS3':
        'This is the dead-letter queue itself. An alarm watches it, and a person reads it, so it needs no queue of its own.',
    })
    this.queue = new DurableQueue(this, 'EnquiriesQueue', {
      visibilityTimeout: Duration.seconds(queueRules.visibilitySeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: queueRules.mostReceives },
    })
  }

  /** Grants putting a message into the queue, nothing else. */
  grantSend(grantee: SiteFunction): void {
    grantee.addEnvironment('ENQUIRIES_QUEUE', this.queue.queueUrl)
    grantee.allow(['sqs:SendMessage'], [this.queue.queueArn])
  }

  /** Makes a function the queue's worker, and lets it create, read and change the records of enquiries. */
  addWorker(worker: SiteFunction): void {
    worker.addEnvironment('ENQUIRIES_QUEUE', this.queue.queueUrl)
    // The least that AWS allows. Without a limit a flood would take the ten executions of a new account.
    const concurrency = { batchSize: 1, maxConcurrency: 2 }
    worker.addEventSource(new SqsEventSource(this.queue, { ...concurrency, reportBatchItemFailures: true }))
    worker.addEnvironment('ENQUIRIES_TABLE', this.table.tableName)
    worker.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], [this.table.tableArn])
  }
}

/** A FIFO queue that keeps its messages for as long as SQS can, and outlives the stack. */
class DurableQueue extends Queue {
  constructor(scope: Construct, id: string, props: QueueProps = {}) {
    super(scope, id, {
      fifo: true,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(retention.queueDays),
      // A failed first deployment leaves none behind.
      removalPolicy: keepsData(scope) ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
      ...props,
    })
    // Pinned: were it derived from the construct's path, moving the construct would replace the queue and leave its
    // messages behind.
    const resource = this.node.defaultChild as CfnQueue // CDK types every default child as IConstruct
    resource.overrideLogicalId(id)
  }
}
