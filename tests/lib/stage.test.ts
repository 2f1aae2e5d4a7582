import { expect, test } from 'vitest'
import { distributionOf, every, synthesised, withDomain, withoutDomain } from './synthesised.ts'

/** Types of resources whose names are unique across all regions, or worldwide. */
const isGlobal = (type: string) => /^AWS::(CloudFront|IAM|S3|Route53)::/.test(type)

/** Properties that set a physical name. CloudFront and API Gateway have them in their configuration object. */
const nameProperties = /^(\w*Name|EmailIdentity)$/
/** The same property names with another meaning: a part of the resource, or a resource created elsewhere. */
const otherNames =
  /^(AttributeName|IndexName|HeaderName|MetricName|PolicyName|ServiceName|DestinationBucketName|DomainName|FunctionName|ConfigurationSetName|StageName|DisplayName)$/

/** Every name fixed by a deployment, with the scope in which AWS requires it to be unique. */
function namesOf({ stacks }: Awaited<ReturnType<typeof synthesised>>): string[] {
  return stacks.flatMap(({ name, region, template }) => [
    `${region} stack ${name}`,
    ...Object.values<{ Type: string; Properties?: object }>(template.Resources).flatMap(({ Type, Properties = {} }) =>
      fixedNames(Properties).map((name) => `${isGlobal(Type) ? 'global' : region} ${Type} ${name}`),
    ),
  ])
}

/** Names at the top level of a resource, and in its configuration object. */
function fixedNames(properties: object): string[] {
  return Object.entries(properties).flatMap(([key, value]) => {
    if (/Config$/.test(key) && value !== null && typeof value === 'object') return fixedNames(value)
    return nameProperties.test(key) && !otherNames.test(key) && typeof value === 'string' ? [value] : []
  })
}

test('stages and regions lie side by side in one account without one shared name', async () => {
  const settings = { ...withoutDomain, waf: true }
  const all = [
    namesOf(await synthesised(settings)),
    namesOf(await synthesised(settings, 'preview')),
    namesOf(await synthesised({ ...settings, region: 'eu-west-1' })),
  ]
  for (const names of all) {
    expect(names.filter((name) => name.startsWith('global AWS::CloudFront')).length).toBeGreaterThan(5)
    expect(names.filter((name) => name.includes(' stack '))).toHaveLength(2)
  }
  const names = all.flat()
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('the metrics of one stage are not those of another', async () => {
  const servicesOf = async (stage: string) =>
    new Set(
      every((await synthesised(withDomain, stage)).resources, 'AWS::Lambda::Function').flatMap(
        ([, { Properties }]) => Properties.Environment?.Variables.POWERTOOLS_SERVICE_NAME ?? [],
      ),
    )
  expect([...(await servicesOf('live'))]).toEqual(['electrician-website-live'])
  expect([...(await servicesOf('preview'))]).toEqual(['electrician-website-preview'])
})

test('a stage beside the live one is hidden from search engines, has no alarm, and goes with all its data', async () => {
  const { stacks, stack, resources } = await synthesised(withDomain, 'preview')
  expect(stack.terminationProtection).toBe(false)
  for (const type of ['AWS::DynamoDB::Table', 'AWS::S3::Bucket']) {
    for (const [id, { DeletionPolicy }] of every(resources, type)) expect(DeletionPolicy, id).toBe('Delete')
  }
  for (const [id, { Properties }] of every(resources, 'AWS::DynamoDB::Table')) {
    expect(Properties.DeletionProtectionEnabled ?? false, id).toBe(false)
  }
  expect(every(resources, 'Custom::S3AutoDeleteObjects')).toHaveLength(3)
  expect(JSON.stringify(every(resources, 'AWS::CloudFront::ResponseHeadersPolicy'))).toMatch(/"noindex".*"noindex"/)
  expect(distributionOf(resources).Aliases).toBeUndefined()
  const types = new Set(stacks.flatMap(({ template }) => Object.values(template.Resources)).map(({ Type }) => Type))
  expect(types).toContain('AWS::WAFv2::WebACL')
  for (const type of ['AWS::CloudWatch::Alarm', 'AWS::Budgets::Budget', 'AWS::SNS::Subscription'])
    expect(types).not.toContain(type)
})
