import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { startDynamo } from '../../../../scripts/local/services/dynamodb.ts'
import type { TableSpec } from '../../../../scripts/local/template/stack-spec.ts'
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts'

const enquiries: TableSpec = {
  TableName: 'enquiries',
  AttributeDefinitions: [{ AttributeName: 'enquiryId', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'enquiryId', KeyType: 'HASH' }],
}

test('rows of the tables are there after a restart', async () => {
  const folder = temporaryFolder()
  const first = await startDynamo({ folder, tables: [enquiries] })
  const key = { enquiryId: { S: 'a' } }
  await new DynamoDBClient({ endpoint: first.endpoint }).send(new PutItemCommand({ TableName: 'enquiries', Item: key }))
  await first.stop()
  const second = await startDynamo({ folder, tables: [enquiries] })
  const { Item } = await new DynamoDBClient({ endpoint: second.endpoint }).send(
    new GetItemCommand({ TableName: 'enquiries', Key: key }),
  )
  expect(Item).toEqual(key)
  await second.stop()
})
