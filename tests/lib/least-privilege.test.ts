import { expect, test } from 'vitest'
import { ourFunctions, rightsOf, synthesised, withDomain, withoutDomain } from './synthesised.ts'

const { resources } = await synthesised()
const functions = ourFunctions(resources)

const listed = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one])

/** What a function may do, `action resource` each, without the writing of its own log. */
function rightsInWords(id: string): string[] {
  const rights = rightsOf(resources, id).flatMap(({ Action, Resource }) =>
    listed(Action).flatMap((action: string) => listed(Resource).map((resource) => `${action} ${inWords(resource)}`)),
  )
  return rights.filter((right) => !/^logs:.* \w+Log$/.test(right)).sort()
}

/** A resource without the CDK's hash: `EnquiriesTable/index/received`, `identity/owner@example.com`. */
function inWords(resource: unknown): string {
  return JSON.stringify(resource)
    .replace(/\{"Fn::GetAtt":\["([^"]+)","([^"]+)"\]\}/g, '"$1.$2"')
    .replace(/\{"Ref":"([^"]+)"\}/g, '"$1"')
    .replace(/\{"Fn::Join":\["",\[(.*?)\]\]\}/g, '$1')
    .replace(/","|"/g, '')
    .replace(/^.*AWS::AccountId:/, '')
    .replace(/(?<=^\w+|configuration-set\/\w+)[0-9A-F]{8}(?=\.Arn|$)/, '')
    .replace('.Arn', '')
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
  const rights = Object.fromEntries(Object.entries(byEntry).map(([entry, id]) => [entry, rightsInWords(id)]))
  expect(rights, 'a right that a function needs is listed below, any other leaves its grant in lib').toEqual({
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

test.each([
  [withoutDomain, ['site@example.com', 'site+urgent@example.com']],
  [withDomain, ['site@sampleford.co.uk', 'site+urgent@sampleford.co.uk']],
])('mail goes only from the sender and its label for emergencies: %j', async (settings, senders) => {
  const template = (await synthesised(settings)).resources
  const mailing = ourFunctions(template).flatMap(([id]) =>
    rightsOf(template, id).filter(({ Action }) => Action === 'ses:SendRawEmail'),
  )
  expect(mailing.map(({ Condition }) => Condition)).toEqual([{ StringEquals: { 'ses:FromAddress': senders } }])
})
