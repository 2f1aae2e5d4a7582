import { expect, test } from 'vitest'
import { stackPlan } from '../../../scripts/local/plan/stack-plan.ts'
import { localTemplate, Template } from '../../../scripts/local/plan/template.ts'
import { every, synthesised, withDomain, withoutDomain } from '../synthesised.ts'

const { resources, template } = synthesised({ ...withoutDomain, ownerPhone: '07700 900123' })
const [[topicId, topic] = []] = every(resources, 'AWS::SNS::Topic').filter(([id]) => id.startsWith('TextMessages'))
const alarms = every(resources, 'AWS::CloudWatch::Alarm')

test('nothing of text messages is deployed without a phone', () => {
  const idsOfTexts = (all: object) => Object.keys(all).filter((id) => id.startsWith('TextMessages'))
  expect(idsOfTexts(synthesised().resources)).toEqual([])
  expect(idsOfTexts(resources)).not.toEqual([])
})

test('the function may text the one phone, and nobody else', () => {
  const statements = every(resources, 'AWS::IAM::Policy').flatMap(([id, { Properties }]) =>
    id.startsWith('JobsDeliverEnquiryRole') ? Properties.PolicyDocument.Statement : [],
  )
  const publishing = statements.filter(({ Action }: { Action: string }) => Action.includes('sns:'))
  expect(publishing).toEqual([{ Effect: 'Allow', Action: 'sns:Publish', Resource: { Ref: topicId } }])
  const phones = every(resources, 'AWS::SNS::Subscription').filter(
    ([, { Properties }]) => Properties.Protocol === 'sms',
  )
  expect(phones.map(([, { Properties }]) => Properties)).toEqual([
    { Protocol: 'sms', TopicArn: { Ref: topicId }, Endpoint: '+447700900123' },
  ])
  expect(topic?.Properties?.DisplayName, 'a name would stand before the word EMERGENCY').toBeUndefined()
})

test('the alarms that cannot wait are texted when they begin, and no others', () => {
  const texted = alarms.filter(([, { Properties }]) =>
    JSON.stringify(Properties.AlarmActions).includes(String(topicId)),
  )
  expect(texted.map(([id]) => id.replace(/^Monitoring|[0-9A-F]{8}$/g, '')).sort()).toEqual([
    'DeadLetters',
    'EnquiriesHeld',
    'EnquiryRefused',
    'EnquiryUndelivered',
    'OldestEnquiry',
    'SiteDown',
  ])
})

test('with a domain and a phone there are at most twenty alarms', () => {
  const all = synthesised({ ...withDomain, ownerPhone: '07700 900123' })
  expect(every(all.resources, 'AWS::CloudWatch::Alarm').length + 1).toBeLessThanOrEqual(20)
})

test('on a laptop a text goes to the inbox under the number', () => {
  const places = { siteUrl: 'http://localhost:3000', s3Url: 'http://127.0.0.1:9000' }
  const { phones, functions } = stackPlan(localTemplate(Template.parse(template.toJSON()), places))
  const job = [...functions.values()].find(({ entry }) => entry === 'enquiries/deliver-enquiry')
  expect(phones.get(job?.environment.OWNER_PHONE_TOPIC ?? '')).toBe('+447700900123')
})
