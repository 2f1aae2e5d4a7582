import { BatchWriteItemCommand, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localCredentials } from '../../../scripts/local/services/credentials.ts'
import type { LocalService } from '../../../scripts/local/services/http-server.ts'
import type { Connection } from '../../../scripts/operate/connection.ts'
import { drill, restoreTables } from '../../../scripts/operate/tables.ts'
import { leadsTable, projectsTable, startTables } from '../../fixtures/tables.ts'

let dynamo: LocalService
let printed: string[]
const print = (text: string) => void printed.push(text)

const connection: Connection = {
  name: 'the local stack',
  siteUrl: 'http://localhost:3000',
  deployment: { stage: 'live', region: 'eu-west-2' },
  isDeployed: false,
  projectsTable,
  leadsTable,
  portfolioImagesBucket: '',
  customerPhotosBucket: '',
  lastResortBucket: '',
}

beforeEach(async () => {
  printed = []
  dynamo = await startTables()
  const environment = { ...localCredentials, AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const puts = ['a', 'b', 'c'].map((id) => ({
    PutRequest: {
      Item: { leadId: { S: id }, dueQueue: { S: 'due' }, dueAt: { N: '1' }, photoUrls: { L: [{ S: id }] } },
    },
  }))
  await new DynamoDBClient().send(new BatchWriteItemCommand({ RequestItems: { [leadsTable]: puts } }))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await dynamo.stop()
})

test('both tables are deleted and restored, and not an item is lost [I10]', async () => {
  await drill(connection, print)
  expect(printed).toContain('leads is deleted.')
  expect(printed).toContain('leads: 3 items before, 3 after, 0 lost or changed.')
  // By its index, which redelivery works with.
  const command = new ScanCommand({ TableName: leadsTable, IndexName: 'due' })
  expect((await new DynamoDBClient().send(command)).Count).toBe(3)
})

test('what is there is left alone [I10]', async () => {
  await restoreTables(connection, print)
  expect(printed).toEqual([leadsTable, projectsTable].map((name) => `${name} is there: nothing to restore.`))
})

test('the drill refuses the live site before it touches anything [I10]', async () => {
  await expect(drill({ ...connection, isDeployed: true }, print)).rejects.toThrow('other than live')
  expect((await new DynamoDBClient().send(new ScanCommand({ TableName: leadsTable }))).Count).toBe(3)
})
