import { expect, test } from 'vitest'
import { every, propertiesOf, synthesised, withoutDomain } from './synthesised.ts'

const { resources } = await synthesised()

test('a bounce does not put the owner’s address on a suppression list', () => {
  const set = resources.MailConfigurationSet2AA84368
  expect(set?.Properties.SuppressionOptions).toEqual({ SuppressedReasons: [] })
})

test('SES counts what bounced of the owner’s mails by itself, under the name of their configuration set', () => {
  const set = { Ref: 'MailConfigurationSet2AA84368' }
  expect(propertiesOf(resources, 'AWS::SES::ConfigurationSetEventDestination')).toEqual([
    {
      ConfigurationSetName: set,
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['bounce'],
        CloudWatchDestination: {
          DimensionConfigurations: [
            { DimensionName: 'ses:configuration-set', DimensionValueSource: 'messageTag', DefaultDimensionValue: set },
          ],
        },
      },
    },
  ])
})

test('without a domain both addresses are verified, so that the sandbox delivers', () => {
  const identities = propertiesOf(resources, 'AWS::SES::EmailIdentity').map(({ EmailIdentity }) => EmailIdentity)
  expect(identities.sort()).toEqual(['owner@example.com', 'site@example.com'])
})

test('an address keeps its identity when it changes its role: made again it would collide with itself', async () => {
  const idOf = (template: typeof resources, address: string) =>
    every(template, 'AWS::SES::EmailIdentity').find(([, { Properties }]) => Properties.EmailIdentity === address)?.[0]
  const sameForBoth = (await synthesised({ ...withoutDomain, ownerEmail: withoutDomain.senderEmail })).resources
  const before = idOf(resources, withoutDomain.senderEmail)
  expect(before).toBeDefined()
  expect(idOf(sameForBoth, withoutDomain.senderEmail)).toBe(before)
})
