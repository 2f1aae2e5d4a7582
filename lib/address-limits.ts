import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'
import { limitsTableKeys } from '#contract/tables.ts'
import type { ApiFunction } from './api-function.ts'
import { DurableTable } from './durable-table.ts'

/** How much each network address has used today [L16] [P9]. */
export class AddressLimits extends Construct {
  private readonly table: Table

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.table = new DurableTable(this, 'Table', limitsTableKeys)
  }

  /** Lets a function count, and nothing else. */
  grantCount(grantee: ApiFunction): void {
    grantee.addEnvironment('LIMITS_TABLE', this.table.tableName)
    grantee.allow(['dynamodb:UpdateItem'], [this.table.tableArn])
  }
}
