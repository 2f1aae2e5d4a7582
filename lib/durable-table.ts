import { RemovalPolicy } from 'aws-cdk-lib'
import { type Attribute, AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import type { KeySchema, TableKeys } from '#shared/tables.ts'
import { keepsData } from './settings-stack.ts'

/** A table with the house defaults: point-in-time recovery, deletion protection, on-demand billing. */
export class DurableTable extends Table {
  constructor(scope: Construct, id: string, keys: TableKeys) {
    super(scope, id, {
      ...attributes(keys),
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keepsData(scope),
      removalPolicy: keepsData(scope) ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      ...(keys.expiry && { timeToLiveAttribute: keys.expiry }),
    })
    for (const index of Object.values(keys.indexes)) {
      this.addGlobalSecondaryIndex({ indexName: index.name, ...attributes(index) })
    }
  }
}

/** Keys of a table or an index, as CDK props. */
export function attributes({ partition, sort }: KeySchema): { partitionKey: Attribute; sortKey?: Attribute } {
  const { STRING, NUMBER } = AttributeType
  return {
    partitionKey: { name: partition, type: STRING },
    ...(sort && { sortKey: { name: sort.name, type: sort.type === 'N' ? NUMBER : STRING } }),
  }
}
