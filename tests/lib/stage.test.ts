import { existsSync } from 'node:fs'
import { type App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { distributionOf, every, synthesised, withDomain, withoutDomain } from './synthesised.ts'

/** Kinds of resources whose names are shared by all regions of an account, or of the world. */
const isGlobal = (type: string) => /^AWS::(CloudFront|IAM|S3|Route53)::/.test(type)

/** Properties that give a resource its physical name. In CloudFront and API Gateway they lie in the configuration. */
const nameProperties = /^(\w*Name|EmailIdentity)$/
/** The same words where they name something else: a part of the resource, or a resource that is made elsewhere. */
const otherNames =
  /^(AttributeName|IndexName|HeaderName|MetricName|PolicyName|ServiceName|DestinationBucketName|DomainName|FunctionName|ConfigurationSetName|StageName|DisplayName)$/

/** Every name that a deployment fixes, each with the scope in which AWS wants it to be the only one. */
function namesOf(app: App): string[] {
  return app.node.children
    .filter((child) => child instanceof Stack)
    .flatMap((stack) => [
      `${stack.region} stack ${stack.stackName}`,
      ...Object.values<{ Type: string; Properties?: object }>(Template.fromStack(stack).toJSON().Resources).flatMap(
        ({ Type, Properties = {} }) =>
          fixedNames(Properties).map((name) => `${isGlobal(Type) ? 'global' : stack.region} ${Type} ${name}`),
      ),
    ])
}

/** Names at the top of a resource, and in the configuration object that is its only other level. */
function fixedNames(properties: object): string[] {
  return Object.entries(properties).flatMap(([key, value]) => {
    if (/Config$/.test(key) && value !== null && typeof value === 'object') return fixedNames(value)
    return nameProperties.test(key) && !otherNames.test(key) && typeof value === 'string' ? [value] : []
  })
}

const deployments = [
  ['live', 'eu-west-2'],
  ['preview', 'eu-west-2'],
  ['live', 'eu-west-1'],
] as const

test('stages and regions lie side by side in one account without one shared name', () => {
  const all = deployments.map(([stage, region]) =>
    namesOf(synthesised({ ...withoutDomain, waf: true, stage, region }).app),
  )
  for (const names of all) {
    expect(names.filter((name) => name.startsWith('global AWS::CloudFront')).length).toBeGreaterThan(5)
    // The site's and, unless `npm run changes` took it out, the firewall's.
    expect(names.filter((name) => name.includes(' stack '))).toHaveLength(existsSync('lib/options/firewall.ts') ? 2 : 1)
  }
  const names = all.flat()
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('the metrics of one stage are not those of another', () => {
  const servicesOf = (stage: string) =>
    new Set(
      every(synthesised({ ...withoutDomain, stage }).resources, 'AWS::Lambda::Function').flatMap(
        ([, { Properties }]) => Properties.Environment?.Variables.POWERTOOLS_SERVICE_NAME ?? [],
      ),
    )
  expect([...servicesOf('live')]).toEqual(['electrician-website-live'])
  expect([...servicesOf('preview')]).toEqual(['electrician-website-preview'])
})

test('a stage beside the live one is hidden from search engines, has no alarm, and goes with all its data', () => {
  const { stack, resources } = synthesised({ ...withDomain, stage: 'preview' })
  expect(stack.terminationProtection).toBe(false)
  for (const type of ['AWS::DynamoDB::Table', 'AWS::S3::Bucket']) {
    for (const [id, { DeletionPolicy }] of every(resources, type)) expect(DeletionPolicy, id).toBe('Delete')
  }
  for (const [id, { Properties }] of every(resources, 'AWS::DynamoDB::Table')) {
    expect(Properties.DeletionProtectionEnabled ?? false, id).toBe(false)
  }
  expect(every(resources, 'Custom::S3AutoDeleteObjects')).toHaveLength(4)
  expect(JSON.stringify(every(resources, 'AWS::CloudFront::ResponseHeadersPolicy'))).toContain('"noindex"')
  expect(distributionOf(resources).Aliases).toBeUndefined()
  const protocols = every(resources, 'AWS::SNS::Subscription').map(([, { Properties }]) => Properties.Protocol)
  expect(protocols).toEqual(['sqs'])
  const types = new Set(Object.values(resources).map(({ Type }) => Type))
  for (const type of ['AWS::CloudWatch::Alarm', 'AWS::Budgets::Budget']) expect(types).not.toContain(type)
})
