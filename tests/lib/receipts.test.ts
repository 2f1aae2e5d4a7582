import { expect, test } from 'vitest'
import { every, rightsOf, synthesised, withoutDomain } from './synthesised.ts'

const { resources } = await synthesised({ ...withoutDomain, customerReceipt: true })
const [[setId, configurationSet] = []] = every(resources, 'AWS::SES::ConfigurationSet').filter(([id]) =>
  id.startsWith('Receipts'),
)

test('receipts have a configuration set of their own, which mails nobody again whose address bounced', () => {
  expect(configurationSet?.Properties.SuppressionOptions).toEqual({ SuppressedReasons: ['BOUNCE', 'COMPLAINT'] })
})

test('the worker is told of that set, and may mail from the sender by it', () => {
  const [id = '', worker] =
    every(resources, 'AWS::Lambda::Function').find(([id]) => id.startsWith('JobsDeliverEnquiry')) ?? []
  const sending = rightsOf(resources, id).find(
    (statement: { Action: string }) =>
      statement.Action === 'ses:SendRawEmail' && JSON.stringify(statement).includes(`"${setId}"`),
  )
  const allowed = JSON.stringify(sending.Resource)
  expect(allowed).toContain(`"${setId}"`)
  expect(allowed).toContain('identity/site@example.com')
  expect(allowed).not.toContain('urgent')
  expect(sending.Condition).toEqual({ StringEquals: { 'ses:FromAddress': ['site@example.com'] } })
  expect(worker?.Properties.Environment.Variables.RECEIPT_CONFIGURATION_SET).toEqual({ Ref: setId })
})
