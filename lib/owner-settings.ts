import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'
import { ownerSettingsTableKeys } from '#contract/tables.ts'
import type { ApiFunction } from './api-function.ts'
import { DurableTable } from './durable-table.ts'

/** What the owner sets by links in mails. */
export class OwnerSettings extends Construct {
  private readonly table: Table

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.table = new DurableTable(this, 'Table', ownerSettingsTableKeys)
  }

  allowReading(reader: ApiFunction): void {
    reader.addEnvironment('OWNER_SETTINGS_TABLE', this.table.tableName)
    reader.allow(['dynamodb:GetItem'], [this.table.tableArn])
  }

  allowChanging(changer: ApiFunction): void {
    changer.addEnvironment('OWNER_SETTINGS_TABLE', this.table.tableName)
    changer.allow(['dynamodb:PutItem'], [this.table.tableArn])
  }
}
