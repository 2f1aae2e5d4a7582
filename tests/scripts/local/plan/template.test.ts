import { expect, test } from 'vitest'
import * as z from 'zod'
import { localTemplate, logicalIdIn, type Template } from '../../../../scripts/local/plan/template.ts'

const places = { siteUrl: 'http://localhost:3000', s3Url: 'http://127.0.0.1:9000', secret: () => '' }

/** What the properties of one resource become, beside the resources it may refer to. */
function resolved(Properties: Record<string, unknown>) {
  const template: Template = {
    Parameters: { Version: { Default: '21' } },
    Resources: {
      Photos1A2B: { Type: 'AWS::S3::Bucket', Properties: {}, Metadata: {} },
      Site3C4D: { Type: 'AWS::CloudFront::Distribution', Properties: {}, Metadata: {} },
      Table: { Type: 'AWS::DynamoDB::Table', Properties: {}, Metadata: {} },
      It: { Type: 'Test', Properties, Metadata: { entry: 'leads/send' } },
    },
  }
  return localTemplate(template, places).read('It', z.object({ value: z.unknown() })).value
}

test.each([
  ['Ref to a bucket', { Ref: 'Photos1A2B' }, 'photos1a2b'],
  ['Ref to a table', { Ref: 'Table' }, 'Table'],
  ['Ref to a parameter', { Ref: 'Version' }, '21'],
  ['a pseudo parameter', { Ref: 'AWS::Region' }, 'eu-west-2'],
  ['Fn::Join', { 'Fn::Join': ['-', ['a', { Ref: 'Table' }]] }, 'a-Table'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own placeholders.
  ['Fn::Sub', { 'Fn::Sub': 'x-${Table}-${AWS::Region}' }, 'x-Table-eu-west-2'],
  ['a list', [{ Ref: 'Table' }, 1, true], ['Table', 1, true]],
])('resolves %s', (_, value, expected) => {
  expect(resolved({ value })).toEqual(expected)
})

test("the bucket's and the CDN's addresses become this machine's", () => {
  const url = (id: string, attribute: string) => ({ 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [id, attribute] }]] })
  expect(resolved({ value: url('Photos1A2B', 'RegionalDomainName') })).toBe(places.s3Url)
  expect(resolved({ value: url('Site3C4D', 'DomainName') })).toBe(places.siteUrl)
})

test('an ARN names its resource', () => {
  const arn = resolved({ value: { 'Fn::GetAtt': ['Table', 'Arn'] } })
  expect(logicalIdIn(String(arn))).toBe('Table')
})

test('a function that it does not know is an error', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own placeholder.
  expect(() => resolved({ value: { 'Fn::Sub': '${Table.Arn}' } })).toThrow()
  expect(() => resolved({ value: { 'Fn::ImportValue': 'x' } })).toThrow('Fn::ImportValue')
})
