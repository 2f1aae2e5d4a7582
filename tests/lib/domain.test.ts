import { expect, test } from 'vitest'
import { distributionOf, every, synthesised, withDomain } from './synthesised.ts'

const { resources, edge } = await synthesised(withDomain)

test('the CDN answers to the domain, in TLS 1.2 (2021) or newer', () => {
  expect(distributionOf(resources)).toMatchObject({
    Aliases: ['sampleford.co.uk', 'www.sampleford.co.uk'],
    ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
  })
})

test('until the domain is verified the addresses keep their identities, also those of the domain itself', async () => {
  const identitiesOf = async (settings: object) =>
    every((await synthesised({ ...withDomain, ...settings })).resources, 'AWS::SES::EmailIdentity')
      .map(([, { Properties }]) => Properties.EmailIdentity)
      .sort()
  expect(await identitiesOf({ domainMail: false, senderEmail: 'old@example.com' })).toEqual([
    'old@example.com',
    'owner@example.com',
    'sampleford.co.uk',
  ])
  expect(await identitiesOf({ domainMail: false })).toEqual([
    'owner@example.com',
    'sampleford.co.uk',
    'site@sampleford.co.uk',
  ])
})

test('a domain brings a certificate in us-east-1, and records for www and apex', () => {
  expect(edge?.region).toBe('us-east-1')
  const names = every(resources, 'AWS::Route53::RecordSet').map(
    ([, { Properties }]) => `${Properties.Type} ${Properties.Name}`,
  )
  for (const name of ['sampleford.co.uk.', 'www.sampleford.co.uk.']) {
    expect(names).toContain(`A ${name}`)
    expect(names).toContain(`AAAA ${name}`)
  }
})

test('with a domain its mail is signed: DKIM, MAIL FROM and DMARC', () => {
  const identities = every(resources, 'AWS::SES::EmailIdentity').map(([, { Properties }]) => Properties)
  expect(identities.map(({ EmailIdentity }) => EmailIdentity).sort()).toEqual(['owner@example.com', 'sampleford.co.uk'])
  const own = identities.find(({ EmailIdentity }) => EmailIdentity === 'sampleford.co.uk')
  expect(own.MailFromAttributes.MailFromDomain).toBe('bounce.sampleford.co.uk')
  const records = every(resources, 'AWS::Route53::RecordSet').map(([, { Properties }]) => Properties)
  expect(records.filter(({ Name }) => JSON.stringify(Name).includes('DkimDNSTokenName'))).toHaveLength(3)
  const bounce = records.filter(({ Name }) => Name === 'bounce.sampleford.co.uk.')
  expect(bounce.map(({ Type }) => Type).sort()).toEqual(['MX', 'TXT'])
})

test('DMARC reports go to the owner, but not to an address of another domain, where they would be dropped', async () => {
  const dmarcOf = (template: typeof resources) =>
    every(template, 'AWS::Route53::RecordSet')
      .map(([, { Properties }]) => Properties)
      .find(({ Name }) => Name === '_dmarc.sampleford.co.uk.').ResourceRecords
  expect(dmarcOf(resources)).toEqual(['"v=DMARC1; p=none"'])
  const own = await synthesised({ ...withDomain, ownerEmail: 'joe@sampleford.co.uk' })
  expect(dmarcOf(own.resources)).toEqual(['"v=DMARC1; p=none; rua=mailto:joe@sampleford.co.uk"'])
})

test('the DMARC policy is as strict as it is set, and the record that the domain has may stay', async () => {
  const records = async (dmarc: string) =>
    JSON.stringify((await synthesised({ ...withDomain, dmarc })).resources).match(/v=DMARC1[^"\\]*/g)
  expect(await records('reject')).toEqual(['v=DMARC1; p=reject'])
  expect(await records('mine')).toBeNull()
})

test('the certificate of another domain is another resource, which the site sees, and the old one stays until nothing uses it', async () => {
  const certificateOf = async (domain: string) => {
    const { edge } = await synthesised({ ...withDomain, domain, senderEmail: `site@${domain}` })
    if (!edge) throw new Error('There is no stack in us-east-1')
    const [[id, resource] = []] = every(edge.template.Resources, 'AWS::CertificateManager::Certificate')
    return { id, kept: [resource?.DeletionPolicy, resource?.UpdateReplacePolicy] }
  }
  const [before, after] = [await certificateOf('sampleford.co.uk'), await certificateOf('other.co.uk')]
  expect(after.id).not.toBe(before.id)
  expect(before.kept).toEqual(['RetainExceptOnCreate', 'Retain'])
})
