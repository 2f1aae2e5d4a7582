import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Level } from 'level'
import { expect, test } from 'vitest'
import type { TablePlan } from '../../../../scripts/local/plan/stack-plan.ts'
import { localClient } from '../../../../scripts/local/services/credentials.ts'
import { repairDatabase, startDynamo } from '../../../../scripts/local/services/dynamodb.ts'
import { repairObjects } from '../../../../scripts/local/services/repair.ts'
import { startS3 } from '../../../../scripts/local/services/s3.ts'
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts'

const data = temporaryFolder()

const photos: TablePlan = {
  TableName: 'photos',
  AttributeDefinitions: [
    { AttributeName: 'id', AttributeType: 'S' },
    { AttributeName: 'state', AttributeType: 'S' },
  ],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'byState',
      KeySchema: [{ AttributeName: 'state', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
}

/** Rows that the index has in a state. */
async function rowsIn(folder: string, state: string): Promise<number | undefined> {
  const { endpoint, stop } = await startDynamo({ folder, tables: [photos] })
  const { Count } = await new DynamoDBClient({ ...localClient, endpoint }).send(
    new QueryCommand({
      TableName: 'photos',
      IndexName: 'byState',
      KeyConditionExpression: '#state = :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': { S: state } },
    }),
  )
  await stop()
  return Count
}

test('a kill between the indexes and their row is repaired by the next start, which says so', async () => {
  const folder = join(data, 'killed')
  const writer = spawn(process.execPath, ['tests/fixtures/killed-writer.ts', folder, JSON.stringify(photos)])
  const [, signal] = await once(writer, 'exit')
  expect(signal).toBe('SIGKILL')
  expect([await rowsIn(folder, 'pending'), await rowsIn(folder, 'attached')]).toEqual([0, 1])

  expect(await repairDatabase(folder)).toEqual([
    'The indexes of the table photos were half-written: 2 entries are repaired.',
  ])
  expect([await rowsIn(folder, 'pending'), await rowsIn(folder, 'attached')]).toEqual([1, 0])
  expect(await repairDatabase(folder)).toEqual([])
})

test('a table that was being made is made again', async () => {
  const folder = join(data, 'creating')
  expect(await rowsIn(folder, 'pending')).toBe(0)
  const database = new Level<string, { TableStatus: string }>(folder, { valueEncoding: 'json' })
  const table = await database.get('table~photos')
  await database.put('table~photos', { ...table, TableStatus: 'CREATING' })
  await database.close()
  expect(await repairDatabase(folder)).toEqual(['The table photos was being made or deleted, and is made anew.'])
  expect(await rowsIn(folder, 'pending')).toBe(0)
})

test('an upload that was cut off is removed, and may be sent again; one over another is whole, and stays', async () => {
  const folder = join(data, 's3')
  const s3 = await startS3({ folder, buckets: [{ name: 'photos', cors: [] }] })
  const client = new S3Client({ ...localClient, endpoint: s3.endpoint, forcePathStyle: true })
  for (const Key of ['whole.jpg', 'over.jpg', 'unnamed.jpg'])
    await client.send(new PutObjectCommand({ Bucket: 'photos', Key, Body: 'a whole picture' }))
  await s3.stop()
  const files = join(folder, 'photos')
  await writeFile(join(files, 'over.jpg._S3rver_object'), 'another whole picture')
  await unlink(join(files, 'unnamed.jpg._S3rver_metadata.json'))
  await writeFile(join(files, 'new.jpg._S3rver_object.1.uploading'), 'half')

  expect(await repairObjects(folder)).toEqual(['2 uploads were cut off, and are removed.'])
  expect(await repairObjects(folder)).toEqual([])
  const again = await startS3({ folder, buckets: [{ name: 'photos', cors: [] }] })
  const reader = new S3Client({ ...localClient, endpoint: again.endpoint, forcePathStyle: true })
  const { Contents = [] } = await reader.send(new ListObjectsV2Command({ Bucket: 'photos' }))
  expect(Contents.map(({ Key }) => Key)).toEqual(['over.jpg', 'whole.jpg'])
  const { Body, ETag } = await reader.send(new GetObjectCommand({ Bucket: 'photos', Key: 'over.jpg' }))
  expect(await Body?.transformToString()).toBe('another whole picture')
  expect(ETag).toBe(`"${createHash('md5').update('another whole picture').digest('hex')}"`)
  await again.stop()
})
