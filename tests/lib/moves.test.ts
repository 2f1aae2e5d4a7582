/** Each move of docs/deploy.md, there and back, as a difference of templates: nothing with data is replaced or goes. */
import { expect, test } from 'vitest'
import { everyOption } from '../fixtures/blank-settings.ts'
import {
  domainAlone,
  every,
  otherSettings,
  type Resource,
  synthesised,
  withDomain,
  withoutDomain,
} from './synthesised.ts'

/** Settings before and after. */
const moves: Record<string, [object, object]> = {
  'the firewall': [withoutDomain, { ...withoutDomain, waf: true }],
  receipts: [withoutDomain, { ...withoutDomain, customerReceipt: true }],
  'others who get the alarms': [withoutDomain, otherSettings],
  'another owner and sender': [withoutDomain, { ownerEmail: 'new@example.org', senderEmail: 'site@example.org' }],
  'a domain': [withoutDomain, domainAlone],
  "the domain's mail, and the firewall": [domainAlone, withDomain],
  'another domain': [domainAlone, { ...domainAlone, domain: 'other.co.uk' }],
  'all of it': [withoutDomain, { ...withDomain, ...everyOption }],
}

const holdsData = [
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::SQS::Queue',
  'AWS::SecretsManager::Secret',
  // Its name is in links and DNS.
  'AWS::CloudFront::Distribution',
]

const dataOf = (resources: Record<string, Resource>) =>
  Object.fromEntries(holdsData.flatMap((type) => every(resources, type)))

/** Properties of a type that CloudFormation updates in place; a change of any other would have to be checked here. */
const updatedInPlace: Record<string, string[]> = {
  'AWS::S3::Bucket': ['CorsConfiguration'],
  'AWS::CloudFront::Distribution': ['DistributionConfig'],
}

function changesOf(before: Record<string, Resource>, after: Record<string, Resource>): string[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids].flatMap((id) => {
    const [old, now] = [before[id], after[id]]
    if (!old || !now) return [`${id} ${old ? 'goes' : 'comes'}`]
    const names = new Set([...Object.keys(old.Properties), ...Object.keys(now.Properties)])
    return [...names]
      .filter((name) => !updatedInPlace[old.Type]?.includes(name))
      .filter((name) => JSON.stringify(old.Properties[name]) !== JSON.stringify(now.Properties[name]))
      .map((name) => `${id} would have another ${name}`)
  })
}

test.each(Object.entries(moves))(
  'on and off again, nothing that holds data is replaced: %s',
  async (_, [before, after]) => {
    const [off, on] = [await synthesised({ ...before }), await synthesised({ ...after })]
    expect(on.resources).not.toEqual(off.resources)
    expect(off.stack.name).toBe(on.stack.name)
    expect(changesOf(dataOf(off.resources), dataOf(on.resources))).toEqual([])
  },
)

test('another region is another stack, which leaves the old one alone and has the same resources to copy into', async () => {
  const there = await synthesised({ ...withoutDomain, waf: true, region: 'eu-west-1' })
  const here = await synthesised({ ...withoutDomain, waf: true })
  expect(here.stack.name).not.toBe(there.stack.name)
  expect(Object.keys(dataOf(there.resources))).toEqual(Object.keys(dataOf(here.resources)))
})
