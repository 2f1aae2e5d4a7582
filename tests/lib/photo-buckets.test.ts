import { expect, test } from 'vitest'
import { retention } from '#shared/retention.ts'
import { bucketStatements, synthesised, withDomain } from './synthesised.ts'

const { resources } = await synthesised()
const photos = 'PhotosCustomerPhotos9F597F3F'

test('the CDN may read a photo only once it is attached to an enquiry, and never list', () => {
  const allowed = bucketStatements(resources, photos).filter(({ Effect }) => Effect === 'Allow')
  expect(allowed).toHaveLength(1)
  expect(allowed[0]).toMatchObject({
    Action: 's3:GetObject',
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Condition: { StringEquals: { 's3:ExistingObjectTag/state': 'attached', 'AWS:SourceArn': expect.anything() } },
  })
  expect(JSON.stringify(allowed[0].Resource)).toContain('/customer-photos/*')
})

test('a photo without an enquiry goes sooner than one with an enquiry, each after its period', () => {
  const Rules = resources[photos]?.Properties.LifecycleConfiguration.Rules
  for (const [Value, ExpirationInDays] of [
    ['pending', retention.pendingPhotoDays],
    ['attached', retention.attachedPhotoDays],
  ]) {
    const rule = { TagFilters: [{ Key: 'state', Value }], ExpirationInDays, Status: 'Enabled' }
    expect(Rules).toContainEqual(expect.objectContaining(rule))
  }
  expect(retention.pendingPhotoDays).toBeLessThan(retention.attachedPhotoDays)
  expect(Rules).toContainEqual(expect.objectContaining({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }))
})

test('an erased photo is gone: the bucket keeps no versions', () => {
  expect(resources[photos]?.Properties.VersioningConfiguration).toBeUndefined()
})

test.each([
  ['without a domain', undefined, ['https://*.cloudfront.net']],
  ['with a domain', withDomain, ['https://sampleford.co.uk', 'https://*.cloudfront.net']],
])(
  'a browser may only PUT, with our headers, from our origins %s: a page may have been opened before the site moved',
  async (_, settings, origins) => {
    const bucket = (await synthesised(settings)).resources[photos]
    expect(bucket?.Properties.CorsConfiguration.CorsRules).toEqual([
      {
        AllowedMethods: ['PUT'],
        AllowedOrigins: origins,
        AllowedHeaders: ['content-type', 'if-none-match', 'x-amz-tagging'],
        MaxAge: 3600,
      },
    ])
  },
)
