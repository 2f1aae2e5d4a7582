import { expect, test } from 'vitest'
import { every, synthesised, withoutDomain } from '../synthesised.ts'

const { resources } = synthesised({ ...withoutDomain, customerReceipt: true })
const [[setId, configurationSet] = []] = every(resources, 'AWS::SES::ConfigurationSet').filter(([id]) =>
  id.startsWith('Receipts'),
)

test('nothing of receipts is deployed before they are switched on [O5] [I13]', () => {
  const idsOfReceipts = (all: object) => Object.keys(all).filter((id) => id.startsWith('Receipts'))
  expect(idsOfReceipts(synthesised().resources)).toEqual([])
  expect(idsOfReceipts(resources)).not.toEqual([])
})

test('receipts have a configuration set of their own, which mails nobody again whose address bounced [O5]', () => {
  expect(configurationSet?.Properties.SuppressionOptions).toEqual({ SuppressedReasons: ['BOUNCE', 'COMPLAINT'] })
  const [destination] = every(resources, 'AWS::SES::ConfigurationSetEventDestination').flatMap(([, { Properties }]) =>
    Properties.ConfigurationSetName.Ref === setId ? [Properties.EventDestination] : [],
  )
  expect(destination).toMatchObject({ Enabled: true, MatchingEventTypes: ['delivery', 'bounce', 'complaint'] })
})

test('the function may mail from the sender by that set, and reads what came back from a queue [O5] [I2]', () => {
  const statements = every(resources, 'AWS::IAM::Policy').flatMap(([id, { Properties }]) =>
    id.startsWith('Receipts') ? Properties.PolicyDocument.Statement : [],
  )
  const sending = statements.find(({ Action }: { Action: string }) => Action === 'ses:SendRawEmail')
  const allowed = JSON.stringify(sending.Resource)
  expect(allowed).toContain(`"${setId}"`)
  expect([...allowed.matchAll(/identity\/([^"]+)/g)].map(([, identity]) => identity).sort()).toEqual([
    'example.com',
    'site@example.com',
  ])
  const [source] = every(resources, 'AWS::Lambda::EventSourceMapping').flatMap(([, { Properties }]) =>
    Properties.FunctionName.Ref.startsWith('ReceiptsSendReceipts') ? [Properties] : [],
  )
  expect(source?.EventSourceArn['Fn::GetAtt'][0]).toMatch(/^ReceiptsReports/)
})
