import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { createSendMail } from '../../../../lambdas/runtime/send-mail.ts'
import { createSesClient } from '../../../../lambdas/runtime/ses-client.ts'
import type { TablePlan } from '../../../../scripts/local/plan/stack-plan.ts'
import { startDynamo } from '../../../../scripts/local/services/dynamodb.ts'
import { startSes } from '../../../../scripts/local/services/ses.ts'
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts'

const data = temporaryFolder()

const leads: TablePlan = {
  TableName: 'leads',
  AttributeDefinitions: [{ AttributeName: 'leadId', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'leadId', KeyType: 'HASH' }],
}

test('rows of the tables are there after a restart', async () => {
  const folder = join(data, 'dynamodb')
  const first = await startDynamo({ folder, tables: [leads] })
  const key = { leadId: { S: 'a' } }
  await new DynamoDBClient({ endpoint: first.endpoint }).send(new PutItemCommand({ TableName: 'leads', Item: key }))
  await first.stop()
  const second = await startDynamo({ folder, tables: [leads] })
  const { Item } = await new DynamoDBClient({ endpoint: second.endpoint }).send(
    new GetItemCommand({ TableName: 'leads', Key: key }),
  )
  expect(Item).toEqual(key)

  await second.stop()
  const changed = { ...leads, KeySchema: [{ AttributeName: 'other', KeyType: 'HASH' as const }] }
  await expect(startDynamo({ folder, tables: [changed] })).rejects.toThrow(
    'have changed since its local data was written',
  )
})

test('mails of the inbox are there after a restart; a damaged file is one sentence', async () => {
  const file = join(data, 'inbox.json')
  await writeFile(file, JSON.stringify([{ messageId: 'm1', subject: 'Earlier', body: { text: 'Hello' }, at: 0 }]))
  const ses = await startSes({ file })
  expect(await ses.inbox()).toEqual([expect.objectContaining({ subject: 'Earlier' })])
  await createSendMail(createSesClient({ endpoint: ses.endpoint }))(
    { from: { name: 'Site', address: 'site@example.com' }, to: ['owner@example.com'], configurationSet: 'set' },
    { subject: 'Later', text: 'Hello', html: '<p>Hello</p>' },
    new AbortController().signal,
  )
  // Read while the service still runs, because it may be killed at any moment.
  const kept = JSON.parse(await readFile(file, 'utf8'))
  await ses.stop()
  expect(kept.map(({ subject }: { subject: string }) => subject)).toEqual(['Earlier', 'Later'])

  await writeFile(file, '{"cut')
  await expect(startSes({ file })).rejects.toThrow(`${file} is damaged`)
})
