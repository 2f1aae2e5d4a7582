import { expect, test } from 'vitest'
import {
  distributionOf,
  domainAlone,
  every,
  propertiesOf,
  type Resource,
  synthesised,
  withDomain,
} from './synthesised.ts'

const { resources, edge } = await synthesised(withDomain)
const records = propertiesOf(resources, 'AWS::Route53::RecordSet')
const identitiesOf = (template: Record<string, Resource>) =>
  propertiesOf(template, 'AWS::SES::EmailIdentity')
    .map(({ EmailIdentity }) => EmailIdentity)
    .sort()

test('the CDN answers to the domain, in TLS 1.2 (2021) or newer', () => {
  expect(distributionOf(resources)).toMatchObject({
    Aliases: ['sampleford.co.uk', 'www.sampleford.co.uk'],
    ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
  })
})

test('until the domain is verified the addresses keep their identities, also those of the domain itself', async () => {
  for (const settings of [domainAlone, { ...domainAlone, senderEmail: withDomain.senderEmail }]) {
    const { resources } = await synthesised(settings)
    expect(identitiesOf(resources)).toEqual(['owner@example.com', 'sampleford.co.uk', settings.senderEmail].sort())
  }
})

test('a domain brings a certificate in us-east-1, and records for www and apex', () => {
  expect(edge?.region).toBe('us-east-1')
  const names = records.map(({ Type, Name }) => `${Type} ${Name}`)
  for (const name of ['sampleford.co.uk.', 'www.sampleford.co.uk.']) {
    expect(names).toContain(`A ${name}`)
    expect(names).toContain(`AAAA ${name}`)
  }
})

test('with a domain its mail is signed: DKIM, MAIL FROM and DMARC', () => {
  expect(identitiesOf(resources)).toEqual(['owner@example.com', 'sampleford.co.uk'])
  expect(propertiesOf(resources, 'AWS::SES::EmailIdentity')).toContainEqual(
    expect.objectContaining({
      EmailIdentity: 'sampleford.co.uk',
      MailFromAttributes: expect.objectContaining({ MailFromDomain: 'bounce.sampleford.co.uk' }),
    }),
  )
  expect(records.filter(({ Name }) => JSON.stringify(Name).includes('DkimDNSTokenName'))).toHaveLength(3)
  const bounce = records.filter(({ Name }) => Name === 'bounce.sampleford.co.uk.')
  expect(bounce.map(({ Type }) => Type).sort()).toEqual(['MX', 'TXT'])
})

test('the DMARC policy is as strict as it is set, and its reports go to the owner, but not to an address of another domain, where they would be dropped', async () => {
  expect(await dmarcWith({})).toEqual(['"v=DMARC1; p=none"'])
  const ownerEmail = 'joe@sampleford.co.uk'
  const strict = await dmarcWith({ ownerEmail, dmarc: 'reject' })
  expect(strict).toEqual([`"v=DMARC1; p=reject; rua=mailto:${ownerEmail}"`])
})

test('the DMARC record that the domain has may stay', async () => {
  expect(await dmarcWith({ dmarc: 'mine' })).toEqual([])
})

/** The DMARC records of a domain with these settings. */
async function dmarcWith(settings: object): Promise<string[]> {
  const { resources } = await synthesised({ ...withDomain, ...settings })
  return propertiesOf(resources, 'AWS::Route53::RecordSet').flatMap(({ Name, ResourceRecords }) =>
    Name === '_dmarc.sampleford.co.uk.' ? ResourceRecords : [],
  )
}

test('the certificate of another domain is another resource, which the site sees, and the old one stays until nothing uses it', async () => {
  const certificateOf = async (domain: string) => {
    const { edge } = await synthesised({ ...domainAlone, domain })
    if (!edge) throw new Error('There is no stack in us-east-1')
    const [[id, resource] = []] = every(edge.template.Resources, 'AWS::CertificateManager::Certificate')
    return { id, kept: [resource?.DeletionPolicy, resource?.UpdateReplacePolicy] }
  }
  const [before, after] = [await certificateOf('sampleford.co.uk'), await certificateOf('other.co.uk')]
  expect(after.id).not.toBe(before.id)
  expect(before.kept).toEqual(['RetainExceptOnCreate', 'Retain'])
})
