import { expect, test } from 'vitest'
import { tablePlans } from '../../scripts/local/services/tables.ts'
import { every, synthesised } from './synthesised.ts'

const { resources } = synthesised()

interface Keys {
  KeySchema?: unknown
  GlobalSecondaryIndexes?: { IndexName?: string }[]
}

/** Keys and indexes, in an order that can be compared. */
function shapeOf({ KeySchema, GlobalSecondaryIndexes = [] }: Keys) {
  const indexes = GlobalSecondaryIndexes.toSorted((a, b) => String(a.IndexName).localeCompare(String(b.IndexName)))
  return { KeySchema, indexes }
}

test('the tables that tests and chaos make have the keys and indexes of the stack', () => {
  const deployed = every(resources, 'AWS::DynamoDB::Table').map(([, { Properties }]) => shapeOf(Properties))
  for (const copy of tablePlans) expect(deployed, copy.TableName).toContainEqual(shapeOf(copy))
})
