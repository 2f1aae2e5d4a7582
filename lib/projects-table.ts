import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'
import { projectsTableKeys } from '#shared/tables.ts'
import { DurableTable } from './durable-table.ts'
import type { SiteFunction } from './site-function.ts'

/** The portfolio: one item per picture, written by the operator's importer, read by the API. */
export class ProjectsTable extends Construct {
  readonly table: Table

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.table = new DurableTable(this, 'Table', projectsTableKeys)
  }

  /** Grants querying the indexes and getting an item, nothing else. */
  grantRead(grantee: SiteFunction): void {
    grantee.addEnvironment('PROJECTS_TABLE', this.table.tableName)
    grantee.allow(
      ['dynamodb:Query'],
      Object.values(projectsTableKeys.indexes).map(({ name }) => `${this.table.tableArn}/index/${name}`),
    )
    grantee.allow(['dynamodb:GetItem'], [this.table.tableArn])
  }
}
