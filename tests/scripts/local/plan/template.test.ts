import { expect, test } from 'vitest'
import * as z from 'zod'
import { localTemplate, type Template } from '../../../../scripts/local/plan/template.ts'

const places = { siteUrl: 'http://localhost:3000', s3Url: 'http://127.0.0.1:9000' }

/** Resolves the properties of one resource, beside resources it may refer to. */
function resolved(Properties: Record<string, unknown>) {
  const template: Template = {
    Resources: {
      Table: { Type: 'AWS::DynamoDB::Table', Properties: {}, Metadata: {} },
      It: { Type: 'Test', Properties, Metadata: { entry: 'enquiries/send' } },
    },
  }
  return localTemplate(template, places).read('It', z.object({ value: z.unknown() })).value
}

test.each([
  ['a pseudo parameter', { Ref: 'AWS::Region' }, 'eu-west-2'],
  ['Fn::Join', { 'Fn::Join': ['-', ['a', { Ref: 'Table' }]] }, 'a-Table'],
])('resolves %s', (_, value, expected) => {
  expect(resolved({ value })).toEqual(expected)
})
