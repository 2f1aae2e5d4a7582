import { expect, test } from 'vitest'
import { every, synthesised, withoutDomain } from './synthesised.ts'

const { resources } = synthesised()

test('a bounce does not put the owner’s address on a suppression list', () => {
  const set = resources.MailConfigurationSet2AA84368
  expect(set?.Properties.SuppressionOptions).toEqual({ SuppressedReasons: [] })
})

test('what became of the owner’s mail is reported and recorded, and a report that fails is kept [I5]', () => {
  const destination = every(resources, 'AWS::SES::ConfigurationSetEventDestination').find(
    ([, { Properties }]) => Properties.ConfigurationSetName.Ref === 'MailConfigurationSet2AA84368',
  )?.[1]
  expect(destination?.Properties.EventDestination).toMatchObject({
    Enabled: true,
    MatchingEventTypes: expect.arrayContaining(['delivery', 'bounce', 'complaint', 'reject', 'deliveryDelay']),
  })
  const subscription = every(resources, 'AWS::SNS::Subscription').find(
    ([, { Properties }]) => Properties.Protocol === 'sqs',
  )
  expect(subscription?.[1].Properties.RedrivePolicy.deadLetterTargetArn).toBeDefined()
})

test('without a domain both addresses are verified, so that the sandbox delivers', () => {
  const identities = every(resources, 'AWS::SES::EmailIdentity').map(([, { Properties }]) => Properties.EmailIdentity)
  expect(identities.sort()).toEqual(['owner@example.com', 'site@example.com'])
})

test('an address keeps its identity when it changes its role: made again it would collide with itself', () => {
  const idOf = (template: typeof resources, address: string) =>
    every(template, 'AWS::SES::EmailIdentity').find(([, { Properties }]) => Properties.EmailIdentity === address)?.[0]
  const sameForBoth = synthesised({ ...withoutDomain, ownerEmail: withoutDomain.senderEmail }).resources
  const before = idOf(resources, withoutDomain.senderEmail)
  expect(before).toBeDefined()
  expect(idOf(sameForBoth, withoutDomain.senderEmail)).toBe(before)
})
