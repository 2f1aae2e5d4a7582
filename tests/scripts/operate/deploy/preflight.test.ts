import { expect, test } from 'vitest'
import { readSettings } from '../../../../lib/config.ts'
import type { Account } from '../../../../scripts/operate/deploy/aws-account.ts'
import { preflight } from '../../../../scripts/operate/deploy/preflight.ts'
import { blankSettings } from '../../../fixtures/blank-settings.ts'
import { withDomain, withoutDomain } from '../../../lib/synthesised.ts'

const sender = 'site@example.com'
const owner = 'owner@example.com'
const domain = 'sampleford.co.uk'
const noDomain = readSettings({ ...blankSettings, ...withoutDomain })
const ofDomain = readSettings({ ...blankSettings, ...withDomain })
const copy = readSettings({ ...blankSettings, ...withoutDomain }, { STAGE: 'preview' })

/** An account with a deployment, outside the sandbox, everything verified. */
const good: Account = {
  id: async () => '111122223333',
  bootstrapVersion: async () => 21,
  deployedUrl: async () => 'https://d111.cloudfront.net',
  isInMailSandbox: async () => false,
  alarmSubscriptions: async () => [],
  isVerified: async () => true,
  ownIdentities: async () => [sender, owner, domain],
  senderPolicy: async () => undefined,
}
const sandbox = { isInMailSandbox: async () => true }
const own = (...identities: string[]) => ({ ownIdentities: async () => identities })
const unverified = (...waiting: string[]) => ({ isVerified: async (identity: string) => !waiting.includes(identity) })
const unknown = { isVerified: async () => undefined, ...own() }
const policy = (policy: string) => ({ senderPolicy: async () => ({ domain: 'example.com', policy }) })

const inSandbox = /^SES is in its sandbox.*docs\/deploy\.md#leave-the-ses-sandbox/
const until = (address: string) => new RegExp(`^Until ${address} is verified`)
const isKnown = (address: string) => new RegExp(`delete-email-identity --email-identity ${address}$`)
const unprepared = (region: string) => new RegExp(`^The region ${region} is not prepared .* npx cdk bootstrap$`)

/** What is said of an account that is good but for these changes. */
type Row = [what: string, settings: typeof noDomain, changes: Partial<Account>, problems: RegExp[], notes: RegExp[]]

test.each<Row>([
  ['nothing of an account where everything is in place', noDomain, {}, [], []],
  ['nothing of one with a domain', ofDomain, {}, [], []],
  [
    'each region that is not bootstrapped, and the command',
    ofDomain,
    { bootstrapVersion: async () => undefined },
    [unprepared('eu-west-2'), unprepared('us-east-1')],
    [],
  ],
  [
    'no other region without a domain',
    noDomain,
    { bootstrapVersion: async () => undefined },
    [unprepared('eu-west-2')],
    [],
  ],
  ['a bootstrap that is too old', noDomain, { bootstrapVersion: async () => 4 }, [/older CDK \(4\)/], []],
  ['the sandbox, where customers get no receipts', noDomain, sandbox, [], [inSandbox]],
  ['nothing of receipts outside it', { ...noDomain, customerReceipt: true }, {}, [], []],
  [
    'that receipts wait until SES mails anybody',
    { ...noDomain, customerReceipt: true },
    sandbox,
    [/^customerReceipt is true, .*leave-the-ses-sandbox/],
    [inSandbox],
  ],
  [
    'each address that is not verified, in the sandbox',
    noDomain,
    { ...sandbox, ...unverified(sender, owner) },
    [],
    [until(sender), until(owner), inSandbox],
  ],
  ['the sender alone, outside it', noDomain, unverified(sender, owner), [], [until(sender)]],
  ['an address that SES will ask', noDomain, unknown, [], [/^Until site@example\.com .* has AWS mail it a link/]],
  [
    'an address that a copy cannot have asked',
    copy,
    unknown,
    [],
    [/^Until site@example\.com .*only the deployment of the live site asks it/],
  ],
  [
    'no address of the domain',
    { ...ofDomain, ownerEmail: `joe@${domain}` },
    { ...sandbox, ...unverified(`joe@${domain}`) },
    [],
    [inSandbox],
  ],
  [
    'no domain that sends no mail yet',
    { ...ofDomain, domainMail: false, senderEmail: sender },
    { ...sandbox, ...unverified(domain) },
    [],
    [inSandbox],
  ],
  [
    'a sender of a domain that SES has not verified',
    ofDomain,
    { ...own(owner, withDomain.senderEmail, domain), ...unverified(domain) },
    [/^domainMail is true, and SES has not verified sampleford\.co\.uk/],
    [],
  ],
  [
    'identities that SES knows and the stack did not make, which would stop the deployment half-way',
    noDomain,
    { deployedUrl: async () => undefined, ...own() },
    [isKnown(sender), isKnown(owner)],
    [],
  ],
  ['one such identity', noDomain, own(owner), [isKnown(sender)], []],
  ['none for a copy, which sends by those that are there', copy, own(), [], []],
  [
    'a sender whose domain quarantines what others send',
    noDomain,
    { ...policy('quarantine'), ...unverified('example.com') },
    [/the DMARC policy of example\.com is "quarantine"/],
    [],
  ],
  [
    'a sender whose domain rejects it',
    noDomain,
    { ...policy('reject'), ...unverified('example.com') },
    [/the DMARC policy of example\.com is "reject"/],
    [],
  ],
  ['neither where SES signs for the domain', noDomain, policy('reject'), [], []],
  ['nor where it sends for one of its own', ofDomain, policy('reject'), [], []],
  ['nor of a domain that asks for nothing', noDomain, { ...policy('none'), ...unverified('example.com') }, [], []],
  [
    'all else, where a right is missing',
    noDomain,
    { ...sandbox, ownIdentities: () => Promise.reject(new Error('AccessDenied')) },
    [],
    [/^could not check SES's addresses \(AccessDenied\)$/, inSandbox],
  ],
])('it says %s', async (_, settings, changes, problems, notes) => {
  const matching = (sentences: RegExp[]) => sentences.map((sentence) => expect.stringMatching(sentence))
  const said = await preflight(settings, { ...good, ...changes })
  expect(said).toEqual({ problems: matching(problems), notes: matching(notes) })
})

test('what does not answer in time is a note, and the others are said', async () => {
  const bootstrapVersion = () => new Promise<never>(() => {})
  const { notes } = await preflight(noDomain, { ...good, ...sandbox, bootstrapVersion }, 20)
  expect(notes).toEqual([
    "could not check the CDK's bootstrap (no answer within 0.02 seconds)",
    expect.stringMatching(inSandbox),
  ])
})
