import { expect, test } from 'vitest'
import * as z from 'zod'
import { localTemplate, type Template } from '../../../../scripts/local/plan/template.ts'

const places = { siteUrl: 'http://localhost:3000', s3Url: 'http://127.0.0.1:9000', secret: () => '' }

/** Resolves the properties of one resource, beside resources it may refer to. */
function resolved(Properties: Record<string, unknown>) {
  const template: Template = {
    Parameters: { Version: { Default: '21' } },
    Resources: {
      Table: { Type: 'AWS::DynamoDB::Table', Properties: {}, Metadata: {} },
      It: { Type: 'Test', Properties, Metadata: { entry: 'leads/send' } },
    },
  }
  return localTemplate(template, places).read('It', z.object({ value: z.unknown() })).value
}

test.each([
  ['Ref to a parameter', { Ref: 'Version' }, '21'],
  ['a pseudo parameter', { Ref: 'AWS::Region' }, 'eu-west-2'],
  ['Fn::Join', { 'Fn::Join': ['-', ['a', { Ref: 'Table' }]] }, 'a-Table'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own placeholders.
  ['Fn::Sub', { 'Fn::Sub': 'x-${Table}-${AWS::Region}' }, 'x-Table-eu-west-2'],
])('resolves %s', (_, value, expected) => {
  expect(resolved({ value })).toEqual(expected)
})

test('a function that it does not know is an error', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own placeholder.
  expect(() => resolved({ value: { 'Fn::Sub': '${Table.Arn}' } })).toThrow()
  expect(() => resolved({ value: { 'Fn::ImportValue': 'x' } })).toThrow('Fn::ImportValue')
})
