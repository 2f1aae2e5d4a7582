import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, BillingMode, ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'
import type { ApiFunction } from './api-function.ts'

const { STRING, NUMBER } = AttributeType

/**
 * Indexes that answer each kind of read by one query and no filter, at any size of the table (promise I3).
 * `order_key` is unique and ascends newest first; see `lambdas/projects/project-items.ts`.
 * The sparse ones hold only rows that have their partition key.
 */
const indexes = {
  'rows-by-category': ['category', 'order_key'],
  'featured-by-category': ['featured_category', 'order_key'],
  'cards-by-category': ['card_category', 'order_key'],
  'featured-cards-by-category': ['featured_card_category', 'order_key'],
  'by-collection': ['collection_id', 'image_order'],
} as const

/** The portfolio: one item a picture, written by the operator's importer, read by the API. */
export class ProjectsTable extends Construct {
  readonly table: Table

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'id', type: STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    for (const [indexName, [partition, sort]] of Object.entries(indexes)) {
      this.table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: { name: partition, type: STRING },
        sortKey: { name: sort, type: sort === 'image_order' ? NUMBER : STRING },
        projectionType: ProjectionType.ALL,
      })
    }
  }

  /** Lets a function query the indexes, and nothing else. */
  allowReads(reader: ApiFunction): void {
    reader.addEnvironment('PROJECTS_TABLE', this.table.tableName)
    reader.allow(
      ['dynamodb:Query'],
      Object.keys(indexes).map((name) => `${this.table.tableArn}/index/${name}`),
    )
  }
}
