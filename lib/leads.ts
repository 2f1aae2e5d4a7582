import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { deskKeys, leadsTableKeys } from '#contract/tables.ts'
import { acknowledge, wildcardFinding } from './acknowledge.ts'
import type { ApiFunction } from './api-function.ts'
import { DurableTable } from './durable-table.ts'
import { PrivateBucket } from './photo-buckets.ts'
import { settingsOf } from './settings-stack.ts'

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
    this.grantClosures(grantee)
    grantee.allow(['dynamodb:PutItem', 'dynamodb:UpdateItem'], [this.table.tableArn])
    grantee.allow(['s3:PutObject'], [this.lastResort.arnForObjects('*')])
  }

  /** Grants finding and updating due leads, and moving the bucket's leads into the table. */
  grantRedeliver(grantee: ApiFunction): void {
    this.addEnvironment(grantee)
    this.grantClosures(grantee)
    grantee.allow(['dynamodb:PutItem', 'dynamodb:UpdateItem'], [this.table.tableArn])
    grantee.allow(['dynamodb:Query'], [`${this.table.tableArn}/index/${leadsTableKeys.indexes.due.name}`])
    grantee.allow(['s3:ListBucket'], [this.lastResort.bucketArn])
    grantee.allow(['s3:GetObject', 's3:DeleteObject'], [this.lastResort.arnForObjects('*')])
  }

  /** Grants reading the closed days declared at the desk, nothing else. Without the desk, nothing. */
  private grantClosures(grantee: ApiFunction): void {
    if (!settingsOf(this).ownerDesk) return
    const only = { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [deskKeys.closures] } }
    grantee.allow(['dynamodb:GetItem'], [this.table.tableArn], only)
  }

  /** Lets a function list the leads in the order they came, find where its last run stopped, and note on each what it did. */
  grantList(grantee: ApiFunction): void {
    this.grantNote(grantee)
    grantee.allow(['dynamodb:Query'], [`${this.table.tableArn}/index/${leadsTableKeys.indexes.received.name}`])
  }

  /** Lets a function look at one lead whose id it knows, and record on it what became of it or of its mail. */
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
