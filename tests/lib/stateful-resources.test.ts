import { expect, test } from 'vitest'
import { bucketStatements, every, otherSettings, synthesised } from './synthesised.ts'

const { stack, resources } = await synthesised()

/** Resources with data that cannot be recreated. Another logical id means a new, empty resource. */
const stateful = {
  'AWS::DynamoDB::Table': ['EnquiriesTable7DAAED76', 'ProjectsTableCB300803'],
  'AWS::S3::Bucket': ['PhotosCustomerPhotos9F597F3F', 'PhotosPortfolioImages66ECA95C', 'WebsiteBucket4326D7C2'],
  'AWS::SQS::Queue': ['EnquiriesDeadLetters', 'EnquiriesQueue'],
}
/** A new secret would refuse enquiries while it is deployed. */
const secret = { 'AWS::SecretsManager::Secret': ['SiteSecretC397557B'] }
/** Counts of an hour or a day, which may start from zero. */
const madeAgain = 'LimitsTableFEDA607B'
const keptOf = (type: string) => every(resources, type).filter(([id]) => id !== madeAgain)

test('limit counts go with the stack: nothing of a failed deployment is left to remove by hand', () => {
  expect(resources[madeAgain]).toMatchObject({ DeletionPolicy: 'Delete', UpdateReplacePolicy: 'Delete' })
  expect(resources[madeAgain]?.Properties.DeletionProtectionEnabled).toBeUndefined()
})

// tests/lib/moves.test.ts: no setting changes them.
test('tables, buckets, queues and the secret keep their logical ids', () => {
  for (const [type, ids] of Object.entries({ ...stateful, ...secret }))
    expect(new Set(keptOf(type).map(([id]) => id))).toEqual(new Set(ids))
})

test('a new stack can import each of them alone: they refer to no other resource', () => {
  const among = '"Fn::GetAtt":["EnquiriesDeadLetters"'
  for (const id of Object.values(stateful).flat()) {
    expect(JSON.stringify(resources[id]).replace(among, ''), id).not.toMatch(/"(Ref|Fn::GetAtt|DependsOn)"/)
  }
})

test('what holds data outlives the stack and its own replacement', () => {
  const retained = { DeletionPolicy: expect.stringMatching(/^Retain/), UpdateReplacePolicy: 'Retain' }
  for (const [id, resource] of Object.keys(stateful).flatMap(keptOf)) expect(resource, id).toMatchObject(retained)
})

test("none has a fixed name, which a deleted stack's retained resource would still occupy", () => {
  for (const [id, { Properties }] of Object.keys(stateful).flatMap((type) => every(resources, type)))
    expect(Properties.TableName ?? Properties.BucketName ?? Properties.QueueName, id).toBeUndefined()
})

test('the stack is protected from deletion when the settings say so; the first deployment never, or a failed one could not be tried again', async () => {
  expect(stack.terminationProtection).toBe(false)
  expect((await synthesised(otherSettings)).stack.terminationProtection).toBe(true)
})

test('every table that holds what cannot be made again can be restored to any second, is protected from deletion, and is paid for by use', () => {
  for (const [id, { Properties }] of keptOf('AWS::DynamoDB::Table')) {
    expect(Properties, id).toMatchObject({
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      DeletionProtectionEnabled: true,
      BillingMode: 'PAY_PER_REQUEST',
    })
  }
})

test('only enquiries and limit counts expire, by an attribute that each item has from its creation', () => {
  const expiring = every(resources, 'AWS::DynamoDB::Table').flatMap(([id, { Properties }]) =>
    Properties.TimeToLiveSpecification ? [[id, Properties.TimeToLiveSpecification]] : [],
  )
  const expiry = { AttributeName: 'expiresAt', Enabled: true }
  expect(Object.fromEntries(expiring)).toEqual({ EnquiriesTable7DAAED76: expiry, LimitsTableFEDA607B: expiry })
})

test('every bucket is private four times over, has one owner and refuses plain HTTP', () => {
  for (const [id, { Properties }] of every(resources, 'AWS::S3::Bucket')) {
    expect(Properties.PublicAccessBlockConfiguration, id).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    })
    expect(Properties.OwnershipControls, id).toEqual({ Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] })
    expect(bucketStatements(resources, id), id).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Action: 's3:*',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    )
  }
})
