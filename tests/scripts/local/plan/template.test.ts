import { expect, test } from 'vitest'
import { localTemplate, logicalIdIn, type Template } from '../../../../scripts/local/plan/template.ts'

const places = { siteUrl: 'http://localhost:3000', s3Url: 'http://127.0.0.1:9000', parameters: {}, secret: () => '' }

/** What the properties of one resource become, beside the resources it may refer to. */
function resolved(Properties: Record<string, unknown>) {
  const template: Template = {
    Parameters: { Version: { Default: '21' } },
    Resources: {
      Photos1A2B: { Type: 'AWS::S3::Bucket', Properties: {}, Metadata: {} },
      Site3C4D: { Type: 'AWS::CloudFront::Distribution', Properties: {}, Metadata: {} },
      Table: { Type: 'AWS::DynamoDB::Table', Properties: { TableName: 'leads' }, Metadata: {} },
      It: { Type: 'Test', Properties, Metadata: { entry: 'leads/send' } },
    },
  }
  return localTemplate(template, places).byId('It')
}

test.each([
  ['Ref to a bucket', { Ref: 'Photos1A2B' }, 'photos1a2b'],
  ['Ref to a named table', { Ref: 'Table' }, 'leads'],
  ['Ref to a parameter', { Ref: 'Version' }, '21'],
  ['a pseudo parameter', { Ref: 'AWS::Region' }, 'eu-west-2'],
  ['Fn::Join', { 'Fn::Join': ['-', ['a', { Ref: 'Table' }]] }, 'a-leads'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own placeholders.
  ['Fn::Sub', { 'Fn::Sub': 'x-${Table}-${AWS::Region}' }, 'x-leads-eu-west-2'],
  ['a list', [{ Ref: 'Table' }, 1, true], ['leads', 1, true]],
])('resolves %s', (_, value, expected) => {
  expect(resolved({ value })?.properties.value).toEqual(expected)
})

test("the bucket's and the CDN's addresses become this machine's", () => {
  const url = (id: string, attribute: string) => ({ 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [id, attribute] }]] })
  expect(resolved({ value: url('Photos1A2B', 'RegionalDomainName') })?.properties.value).toBe(places.s3Url)
  expect(resolved({ value: url('Site3C4D', 'DomainName') })?.properties.value).toBe(places.siteUrl)
})

test('an ARN names its resource', () => {
  const arn = resolved({ value: { 'Fn::GetAtt': ['Table', 'Arn'] } })?.properties.value
  expect(logicalIdIn(String(arn))).toBe('Table')
})

test('a function that it does not know is an error', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own placeholder.
  expect(() => resolved({ value: { 'Fn::Sub': '${Table.Arn}' } })).toThrow()
  expect(() => resolved({ value: { 'Fn::ImportValue': 'x' } })).toThrow('Fn::ImportValue')
})
