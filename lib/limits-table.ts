import { RemovalPolicy } from 'aws-cdk-lib'
import { BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'
import { limitsTableKeys } from '#shared/tables.ts'
import { acknowledge } from './acknowledge.ts'
import { attributes } from './durable-table.ts'
import type { SiteFunction } from './site-function.ts'

/** Counts of an hour or a day: of mails, networks and mailboxes. */
export class LimitsTable extends Construct {
  private readonly table: Table

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.table = new Table(this, 'Table', {
      ...attributes(limitsTableKeys),
      billingMode: BillingMode.PAY_PER_REQUEST,
      removalPolicy: RemovalPolicy.DESTROY,
      timeToLiveAttribute: limitsTableKeys.expiry,
    })
    acknowledge(this.table, {
      'AwsSolutions-DDB3': 'It holds counts of today, which begin again at nothing: there is nothing to restore.',
    })
  }

  /** Grants counting, nothing else. */
  grantCount(grantee: SiteFunction): void {
    grantee.addEnvironment('LIMITS_TABLE', this.table.tableName)
    grantee.allow(['dynamodb:UpdateItem'], [this.table.tableArn])
  }
}
