import { App, Stack } from 'aws-cdk-lib'
import { CfnResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import { expect, test } from 'vitest'
import { annotateSite } from '../../lib/annotate-site.ts'
import { readSettings } from '../../lib/config.ts'
import type { BuildRecord } from '../../lib/site-build.ts'
import { synthesise } from '../../lib/synth.ts'
import { blankSettings } from '../fixtures/blank-settings.ts'
import { builtSite, withDomain, withoutDomain } from './synthesised.ts'

const options = { region: 'eu-west-2', domain: '', customerReceipt: false }
const unconfirmed = ['contact.yaml, line 1: ring both numbers.', 'prices.yaml, line 2: read each price.']

/** The errors that the CDK's command line would find. */
function errorsOf(overrides: object, build: Partial<BuildRecord>) {
  const stack = new Stack(new App())
  annotateSite(stack, readSettings({ ...blankSettings, ...overrides }), builtSite({ options, ...build }))
  return stack.node.metadata.flatMap(({ type, data }) => (type === 'aws:cdk:error' ? [String(data)] : []))
}

test('a domain with something unconfirmed is one error, with a line for each file, that says how an operator goes on', () => {
  const domain = { ...options, domain: withDomain.domain }
  const errors = errorsOf(withDomain, { options: domain, unconfirmed })
  expect(errors).toHaveLength(1)
  expect(errors[0]?.split('\n')).toEqual([
    expect.stringContaining(`cannot go live on ${withDomain.domain} yet`),
    ...unconfirmed,
    expect.stringContaining('--ignore-errors'),
  ])
  expect(errorsOf(withDomain, { options: domain })).toEqual([])
})

test('without a domain nothing has to be confirmed', () => {
  expect(errorsOf(withoutDomain, { unconfirmed })).toEqual([])
})

test.each([
  [{ ownerFiles: 'tests/fixtures/owner' }, 'it was made from the files in tests/fixtures/owner'],
  [{ options: { ...options, customerReceipt: true } }, 'its customerReceipt is "true" and not "false"'],
  [{ options: { ...options, region: 'eu-west-1' } }, 'its region is "eu-west-1" and not "eu-west-2"'],
])('the last build of another site is an error that says of which: %j', (build, sentence) => {
  expect(errorsOf(withoutDomain, build)).toEqual([expect.stringContaining(sentence)])
})

test('a domain is listed by search engines only once everything is confirmed, and only with the build that was made for it', () => {
  const headers = (build: Partial<BuildRecord>) => {
    const { stack } = synthesise(readSettings({ ...blankSettings, ...withDomain }), builtSite(build))
    const policies = stack.node.findAll().filter((construct) => construct instanceof CfnResponseHeadersPolicy)
    return JSON.stringify(stack.resolve(policies.map(({ responseHeadersPolicyConfig }) => responseHeadersPolicyConfig)))
  }
  const domain = { ...options, domain: withDomain.domain }
  expect(headers({ options: domain, unconfirmed })).toMatch(/"noindex".*"noindex"/)
  expect(headers({ options: domain, ownerFiles: 'tests/fixtures/owner' })).toMatch(/"noindex".*"noindex"/)
  expect(headers({ options: domain })).not.toMatch(/"noindex".*"noindex"/)
})
