import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { leadsTableKeys } from '#contract/tables.ts'
import { acknowledge, wildcardFinding } from './acknowledge.ts'
import type { ApiFunction } from './api-function.ts'
import { DurableTable } from './durable-table.ts'
import { PrivateBucket } from './photo-buckets.ts'

/** Storage of enquiries: the table, and the last-resort bucket for when the table is down [L1]. */
export class Leads extends Construct {
  readonly table: Table
  readonly lastResort: Bucket

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.table = new DurableTable(this, 'Table', leadsTableKeys)
    this.lastResort = new PrivateBucket(this, 'LastResort')
  }

  /** Grants storing a lead, in the table or the bucket. */
  grantAccept(grantee: ApiFunction): void {
    this.addEnvironment(grantee)
    grantee.allow(['dynamodb:PutItem', 'dynamodb:UpdateItem'], [this.table.tableArn])
    grantee.allow(['s3:PutObject'], [this.lastResort.arnForObjects('*')])
  }

  /** Grants finding and updating due leads, and moving the bucket's leads into the table. */
  grantRedeliver(grantee: ApiFunction): void {
    this.addEnvironment(grantee)
    grantee.allow(['dynamodb:PutItem', 'dynamodb:UpdateItem'], [this.table.tableArn])
    grantee.allow(['dynamodb:Query'], [`${this.table.tableArn}/index/${leadsTableKeys.indexes.due.name}`])
    grantee.allow(['s3:ListBucket'], [this.lastResort.bucketArn])
    grantee.allow(['s3:GetObject', 's3:DeleteObject'], [this.lastResort.arnForObjects('*')])
  }

  /** Lets a function read the leads in the order they came. */
  grantReadReceived(grantee: ApiFunction): void {
    grantee.addEnvironment('LEADS_TABLE', this.table.tableName)
    grantee.allow(['dynamodb:Query'], [`${this.table.tableArn}/index/${leadsTableKeys.indexes.received.name}`])
  }

  /** Lets a function list the leads in the order they came, find where its last run stopped, and note on each what it did. */
  grantList(grantee: ApiFunction): void {
    this.grantNote(grantee)
    this.grantReadReceived(grantee)
  }

  /** Lets a function look at one lead whose id it knows, and note on it that it was answered, or what became of its mail. */
  grantNote(grantee: ApiFunction): void {
    grantee.addEnvironment('LEADS_TABLE', this.table.tableName)
    grantee.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], [this.table.tableArn])
  }

  private addEnvironment(grantee: ApiFunction): void {
    grantee.addEnvironment('LEADS_TABLE', this.table.tableName)
    grantee.addEnvironment('LAST_RESORT_BUCKET', this.lastResort.bucketName)
    acknowledge(grantee.ownRole, {
      [wildcardFinding(this.lastResort, '/*')]:
        'Each lead is an object under its own id, so the policy cannot name them; nothing else is in the bucket.',
    })
  }
}
