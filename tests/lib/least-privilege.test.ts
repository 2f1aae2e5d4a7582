import { readFileSync } from 'node:fs'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { everyOption } from '../fixtures/blank-settings.ts'
import { ourFunctions, rightsOf, synthesised, withDomain } from './synthesised.ts'

const { resources } = synthesised()
const functions = ourFunctions(resources)

const listed = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one])

/** `{ 'Fn::GetAtt': ['Table', 'Arn'] }` becomes `Table.Arn`, for readability. */
function readable(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\{"Fn::GetAtt":\["([^"]+)","([^"]+)"\]\}/g, '"$1.$2"')
    .replace(/\{"Ref":"([^"]+)"\}/g, '"$1"')
    .replace(/\{"Fn::Join":\["",\[(.*?)\]\]\}/g, '$1')
    .replace(/","|"/g, '')
}

/** What a function may do, `action resource` each, without the writing of its own log. */
function rightsInWords(id: string): string[] {
  const rights = rightsOf(resources, id).flatMap(({ Action, Resource }) =>
    listed(Action).flatMap((action: string) => listed(Resource).map((resource) => `${action} ${inWords(resource)}`)),
  )
  return rights.filter((right) => !/^logs:.* \w+Log$/.test(right)).sort()
}

/** A resource without the CDK's hash: `EnquiriesTable/index/received`, `identity/owner@example.com`. */
function inWords(resource: unknown): string {
  return readable(resource)
    .replace(/^.*AWS::AccountId:/, '')
    .replace(/(?<=^\w+|configuration-set\/\w+)[0-9A-F]{8}(?=\.Arn|$)/, '')
    .replace('.Arn', '')
}

/** Variables that an entry point and its imports declare. */
function variablesReadBy(entry: string): string[] {
  const { metafile } = buildSync({
    entryPoints: [`lambdas/${entry}.lambda.ts`],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  })
  const sources = Object.keys(metafile.inputs).map((file) => readFileSync(file, 'utf8'))
  const calls = sources.flatMap((source) =>
    [...source.matchAll(/\breadEnv\(([^)]*)\)/g)].map(([, names = '']) => names),
  )
  const names = calls.flatMap((call) => [...call.matchAll(/'(\w+)'/g)].map(([, name = '']) => name))
  // The CDN's key is the secret, and those for each purpose are derived from it.
  const given = names.map((name) => (name.endsWith('_KEY') ? 'SITE_SECRET' : name))
  return [...new Set(given)].sort()
}

const byEntry = Object.fromEntries(functions.map(([id, { Metadata }]) => [String(Metadata?.entry), id]))

test('each function has a role of its own, with nothing ready-made on it', () => {
  const roles = functions.map(([, { Properties }]) => Properties.Role['Fn::GetAtt'][0])
  expect(new Set(roles).size).toBe(functions.length)
  for (const role of roles) expect(resources[role]?.Properties.ManagedPolicyArns, role).toBeUndefined()
})

test('each function may do exactly what its job needs, on exactly what it needs', () => {
  const mail = [
    'configuration-set/MailConfigurationSet',
    ...[
      'example.com',
      'owner@example.com',
      'site+urgent@example.com',
      'site@example.com',
      'success@simulator.amazonses.com',
    ].map((identity) => `identity/${identity}`),
  ].map((resource) => `ses:SendRawEmail ${resource}`)
  const photos = 'PhotosCustomerPhotos'
  expect(Object.fromEntries(Object.entries(byEntry).map(([entry, id]) => [entry, rightsInWords(id)]))).toEqual({
    'projects/read-projects': [
      'dynamodb:GetItem ProjectsTable',
      'dynamodb:Query ProjectsTable/index/by-collection',
      'dynamodb:Query ProjectsTable/index/by-date',
    ],
    'photos/create-uploads': [
      'dynamodb:UpdateItem LimitsTable',
      `s3:PutObject ${photos}/customer-photos/*`,
      `s3:PutObjectTagging ${photos}/customer-photos/*`,
    ],
    'enquiries/send-lead-email': ['sqs:SendMessage EnquiriesQueue'],
    'enquiries/deliver-enquiry': [
      'dynamodb:GetItem EnquiriesTable',
      'dynamodb:PutItem EnquiriesTable',
      'dynamodb:UpdateItem EnquiriesTable',
      'dynamodb:UpdateItem LimitsTable',
      `s3:DeleteObject ${photos}/customer-photos/*`,
      `s3:GetObject ${photos}/customer-photos/*`,
      `s3:ListBucket ${photos}`,
      `s3:PutObjectTagging ${photos}/customer-photos/*`,
      ...mail,
      'sqs:ChangeMessageVisibility EnquiriesQueue',
      'sqs:DeleteMessage EnquiriesQueue',
      'sqs:GetQueueAttributes EnquiriesQueue',
      'sqs:GetQueueUrl EnquiriesQueue',
      'sqs:ReceiveMessage EnquiriesQueue',
    ],
    'site/check-site': [],
  })
})

test('an environment stays far below the 4 KB that Lambda allows', () => {
  const deployed = synthesised({ ...withDomain, ...everyOption }).resources
  for (const [id, { Properties }] of ourFunctions(deployed)) {
    const variables: Record<string, unknown> = Properties.Environment.Variables
    // CloudFormation's longest possible names, and a secret of 48 characters.
    const sizes = Object.entries(variables).map(([name, value]) => {
      const length = /resolve:/.test(JSON.stringify(value)) ? 48 : typeof value === 'string' ? value.length : 255
      return name.length + length
    })
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      id,
    ).toBeLessThan(3000)
  }
})

/** Read by Node.js and by the logging and metrics library. */
const everywhere = new Set(['NODE_OPTIONS', 'POWERTOOLS_SERVICE_NAME'])

test('each function is told what it reads, and nothing else', () => {
  for (const [entry, id] of Object.entries(byEntry)) {
    const variables = Object.keys(resources[id]?.Properties.Environment.Variables ?? {})
    const told = variables.filter((name) => !everywhere.has(name)).sort()
    expect(told, entry).toEqual(variablesReadBy(entry))
  }
})

test.each([
  [
    'without a domain',
    undefined,
    ['site@example.com', 'site+urgent@example.com', 'owner@example.com', 'example.com'],
    ['site@example.com', 'site+urgent@example.com'],
  ],
  [
    'with a domain',
    withDomain,
    ['site@sampleford.co.uk', 'site+urgent@sampleford.co.uk', 'owner@example.com', 'sampleford.co.uk', 'example.com'],
    ['site@sampleford.co.uk', 'site+urgent@sampleford.co.uk'],
  ],
])('mail goes only from the sender and its label for emergencies, %s', (_, settings, identities, senders) => {
  const template = synthesised(settings).resources
  const mailers = functions.flatMap(([id]) =>
    rightsOf(template, id).flatMap(({ Action, Resource, Condition }) =>
      listed(Action).some((action) => action.startsWith('ses:')) ? { id, Resource, Condition } : [],
    ),
  )
  expect(mailers.length).toBeGreaterThan(0)
  for (const { id, Resource, Condition } of mailers) {
    // The daily test enquiry's mail goes to Amazon's own test address.
    const theirs = [...identities, 'success@simulator.amazonses.com']
    expect(
      listed(Resource)
        .map(readable)
        .map((arn) => arn.replace(/^.*AWS::AccountId:/, ''))
        .sort(),
      id,
    ).toEqual([
      'configuration-set/MailConfigurationSet2AA84368',
      ...theirs.map((identity) => `identity/${identity}`).sort(),
    ])
    expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': senders } })
  }
})
