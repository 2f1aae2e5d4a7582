import { expect, test } from 'vitest'
import { every, synthesised } from '../synthesised.ts'
import { actBetween, covers, identitiesOf, ofType, type Resources, settingsOf, waitsFor } from './act.ts'
import { bare, domain, mailed, type Settings, steps } from './moves.ts'

const templateOf = (settings: Settings): Resources => synthesised(settings).resources

test.each(steps)('%s: nothing that holds data and no name in use is lost', (_, before, after) => {
  const was = templateOf(before)
  const { deleted, replaced } = actBetween(was, templateOf(after))
  const lost = new Set([...deleted, ...replaced].map((id) => was[id]?.Type))
  for (const type of [
    'AWS::DynamoDB::Table',
    'AWS::S3::Bucket',
    'AWS::CloudFront::Distribution',
    'AWS::ApiGatewayV2::Api',
  ]) {
    expect(lost, type).not.toContain(type)
  }
  // A record or alias is removed only when the settings name another domain, or none.
  if (before.domain === after.domain) {
    expect(lost).not.toContain('AWS::Route53::RecordSet')
    expect(aliasesOf(templateOf(after))).toEqual(aliasesOf(was))
  }
})

function aliasesOf(resources: Resources): string[] {
  return every(resources, 'AWS::CloudFront::Distribution').flatMap(
    ([, { Properties }]) => Properties.DistributionConfig.Aliases ?? [],
  )
}

test.each(steps)('%s: mail goes from an identity that was there before, and is there after', (_, before, after) => {
  const [was, is] = [templateOf(before), templateOf(after)]
  const known = new Set(identitiesOf(was))
  const { deleted } = actBetween(was, is)
  const goneAtTheEnd = deleted.flatMap((id) =>
    was[id]?.Type === 'AWS::SES::EmailIdentity' ? [was[id].Properties.EmailIdentity] : [],
  )
  const stays = [...known].filter((identity) => !goneAtTheEnd.includes(identity))
  for (const { id, variables } of settingsOf(is)) {
    const { SENDER_EMAIL } = variables
    if (typeof SENDER_EMAIL === 'string') expect(covers(stays, SENDER_EMAIL), `${id} from ${SENDER_EMAIL}`).toBe(true)
  }
  // The old functions keep sending mail until they are replaced.
  for (const { id, variables } of settingsOf(was)) {
    const { SENDER_EMAIL } = variables
    if (typeof SENDER_EMAIL === 'string') expect(covers([...known], SENDER_EMAIL), id).toBe(true)
  }
})

test.each(steps)(
  '%s: a function is told the site’s address only when CDN and DNS answer to it',
  (_, _before, after) => {
    const is = templateOf(after)
    const [[distribution = ''] = []] = every(is, 'AWS::CloudFront::Distribution')
    const addresses = ofType(is, 'AWS::Route53::RecordSet').flatMap(([id, { Properties }]) =>
      ['A', 'AAAA'].includes(Properties.Type) ? [id] : [],
    )
    expect(addresses).toHaveLength(after.domain ? 4 : 0)
    for (const { id, variables } of settingsOf(is)) {
      if (!('SITE_URL' in variables)) continue
      const before = waitsFor(is, id)
      expect(before, id).toContain(distribution)
      for (const record of addresses) expect(before, id).toContain(record)
    }
  },
)

test('a move to another region names the domain on one distribution at a time', () => {
  const there = { ...bare, region: 'eu-west-1' }
  const steps = [
    [mailed, undefined],
    [mailed, there],
    [{ ...bare, ...domain, senderEmail: bare.ownerEmail }, there],
    [{ ...bare, senderEmail: bare.ownerEmail }, there],
    [
      { ...bare, senderEmail: bare.ownerEmail },
      { ...there, ...domain },
    ],
  ] as const
  for (const [old, made] of steps) {
    const names = [old, made].flatMap((settings) => (settings ? aliasesOf(templateOf(settings)) : []))
    expect(new Set(names).size).toBe(names.length)
  }
})

test('a copy beside a live domain may send by the identity of that domain, and makes none', () => {
  const copy = templateOf({ ...mailed, stage: 'preview' })
  expect(identitiesOf(copy)).toEqual([])
  // SES checks permission for the identity that it has verified.
  for (const identity of ['sampleford.co.uk', mailed.senderEmail]) {
    expect(JSON.stringify(every(copy, 'AWS::IAM::Policy'))).toContain(`:identity/${identity}`)
  }
})

test('the first deployment needs nothing that somebody made before it, and protects nothing', () => {
  const { template, stack } = synthesised(bare)
  const outside = /\{\{resolve:\w+:(?!["'])[^}]*\}\}/g
  const made = Object.keys(template.toJSON().Resources)
  for (const [reference] of JSON.stringify(template.toJSON()).matchAll(outside)) {
    expect(
      made.some((id) => reference.includes(id)),
      reference,
    ).toBe(true)
  }
  expect(stack.terminationProtection).toBe(false)
  expect(Object.keys(template.toJSON().Parameters ?? {})).toEqual(['BootstrapVersion'])
})
