import { expect, test } from 'vitest'
import { readSettings } from '../../../../lib/config.ts'
import type { Account } from '../../../../scripts/operate/deploy/aws-account.ts'
import { preflight } from '../../../../scripts/operate/deploy/preflight.ts'
import { blankSettings } from '../../../fixtures/blank-settings.ts'

const addresses = {
  ownerEmail: 'owner@example.com',
  senderEmail: 'site@example.com',
  alarmEmails: ['operator@example.com'],
}
const settings = readSettings({ ...blankSettings, ...addresses })
const withDomain = readSettings({
  ...blankSettings,
  ownerEmail: 'owner@example.com',
  senderEmail: 'site@sampleford.co.uk',
  domain: 'sampleford.co.uk',
  hostedZoneId: 'Z0123456789',
  domainMail: true,
  alarmEmails: ['operator@example.com'],
})

/** An account with a deployment, outside the sandbox, everything verified. */
const good: Account = {
  id: async () => '111122223333',
  bootstrapVersion: async () => 21,
  deployedUrl: async () => 'https://d111.cloudfront.net',
  isInMailSandbox: async () => false,
  alarmSubscriptions: async () => [],
  isVerified: async () => true,
  ownIdentities: async () => ['site@example.com', 'owner@example.com', 'sampleford.co.uk'],
  senderPolicy: async () => undefined,
}

/** Findings for an account that is good except for these changes. */
const said = (deployed: typeof settings, changes: Partial<Account> = {}) => preflight(deployed, { ...good, ...changes })
const problem = (...problems: unknown[]) => ({ problems, notes: [] })
const note = (...notes: unknown[]) => ({ problems: [], notes })
const nothing = note()

test('has nothing to say of an account where everything is in place, with a domain or without', async () => {
  expect(await said(settings)).toEqual(nothing)
  expect(await said(withDomain)).toEqual(nothing)
})

const sandbox = { isInMailSandbox: async () => true }
test('a right that is missing hides nothing else', async () => {
  const ownIdentities = () => Promise.reject(new Error('AccessDenied'))
  expect(await said(settings, { ...sandbox, ownIdentities })).toEqual(
    note("could not look at SES's addresses (AccessDenied)", expect.stringContaining('SES is in its sandbox')),
  )
})

test('what does not answer in time is a note, and the others are said', async () => {
  const never = () => new Promise<never>(() => {})
  const { notes } = await preflight(settings, { ...good, ...sandbox, bootstrapVersion: never }, 20)
  expect(notes).toEqual([
    "could not look at the CDK's bootstrap (no answer within 0.02 seconds)",
    expect.stringContaining('SES is in its sandbox'),
  ])
})

test('customers’ receipts wait until SES mails anybody', async () => {
  const withReceipts = { ...settings, customerReceipt: true }
  expect(await said(withReceipts)).toEqual(nothing)
  expect((await said(withReceipts, sandbox)).problems).toEqual([
    expect.stringMatching(/customerReceipt is true, .*leave-the-ses-sandbox/),
  ])
})

test('names each region that is not bootstrapped, and the command', async () => {
  const bootstrapVersion = async () => undefined
  const one = expect.stringMatching(/eu-west-2 is not prepared .* npx cdk bootstrap/)
  expect(await said(settings, { bootstrapVersion })).toEqual(problem(one))
  expect(await said(withDomain, { bootstrapVersion })).toEqual(problem(one, expect.stringContaining('us-east-1')))
  expect(await said(settings, { bootstrapVersion: async () => 4 })).toEqual(
    problem(expect.stringContaining('older CDK (4)')),
  )
})

test('the sandbox and an address that is not verified are notes: the deployment goes on', async () => {
  const isVerified = async (identity: string) => identity === 'owner@example.com'
  expect(await said(settings, { isInMailSandbox: async () => true, isVerified })).toEqual(
    note(
      expect.stringMatching(/Until site@example\.com is verified/),
      expect.stringMatching(/sandbox.*docs\/deploy\.md#leave-the-ses-sandbox/),
    ),
  )
})

const partner = 'partner@example.com'
const two = readSettings({ ...blankSettings, ...addresses, secondOwnerEmail: partner })
const copy = readSettings({ ...blankSettings, ...addresses }, { STAGE: 'preview' })
const allBut = (...waiting: string[]) => ({ isVerified: async (identity: string) => !waiting.includes(identity) })
const unknown = { isVerified: async () => undefined, ownIdentities: async () => [] }

test.each<[string, typeof settings, Partial<Account>, RegExp[]]>([
  [
    'sender and owner, in the sandbox',
    settings,
    { ...sandbox, ...allBut('site@example.com', 'owner@example.com') },
    [/^Until site@example\.com /, /^Until owner@example\.com /, /sandbox/],
  ],
  [
    'the sender alone, outside it',
    settings,
    allBut('site@example.com', 'owner@example.com'),
    [/^Until site@example\.com is verified/],
  ],
  [
    'a second mailbox of the owner like the first',
    two,
    { ...sandbox, ...allBut(partner), ownIdentities: async () => [...(await good.ownIdentities()), partner] },
    [/^Until partner@example\.com is verified/, /sandbox/],
  ],
  ['an address that SES will ask', settings, unknown, [/^Until site@example\.com .* has AWS mail it a link/]],
  ['an address that a copy cannot have asked', copy, unknown, [/only the deployment of the live site asks it/]],
  [
    'no address of the domain',
    { ...withDomain, ownerEmail: 'joe@sampleford.co.uk' },
    allBut('joe@sampleford.co.uk'),
    [],
  ],
])('mail waits for the verification of %s', async (_, deployed, changes, notes) => {
  expect(await said(deployed, changes)).toEqual(note(...notes.map((words) => expect.stringMatching(words))))
})

test('a sender of the domain waits until SES has verified the domain', async () => {
  const ownIdentities = async () => ['owner@example.com', 'site@sampleford.co.uk', 'sampleford.co.uk']
  const { problems } = await said(withDomain, { ownIdentities, isVerified: async () => false })
  expect(problems).toEqual([expect.stringMatching(/domainMail is true, and SES has not verified sampleford\.co\.uk/)])
})

test('an identity that SES knows and the stack did not make would stop the deployment half-way', async () => {
  const cure = (address: string) => expect.stringContaining(`delete-email-identity --email-identity ${address}`)
  const none = { deployedUrl: async () => undefined, ownIdentities: async () => [] }
  expect((await said(settings, none)).problems).toEqual([cure('site@example.com'), cure('owner@example.com')])
  const changed = await said(settings, { ownIdentities: async () => ['owner@example.com'] })
  expect(changed).toEqual(problem(cure('site@example.com')))
  const unknown = await said(settings, { isVerified: async () => undefined, ownIdentities: async () => [] })
  expect(unknown.problems).toEqual([])
})

test('a sender whose domain lets nobody else send is refused, unless SES signs for the domain', async () => {
  const policy = (policy: string) => ({ senderPolicy: async () => ({ domain: 'example.com', policy }) })
  const isVerified = async (identity: string) => identity.includes('@')
  for (const strict of ['quarantine', 'reject']) {
    const { problems } = await said(settings, { ...policy(strict), isVerified })
    expect(problems).toEqual([expect.stringContaining(`the DMARC policy of example.com is "${strict}"`)])
    expect(await said(settings, policy(strict))).toEqual(nothing)
  }
  expect(await said(settings, { ...policy('none'), isVerified })).toEqual(nothing)
  expect(await said(withDomain, policy('reject'))).toEqual(nothing)
})

test('a stage beside the live one sends by the identities that are there', async () => {
  const preview = readSettings({ ...blankSettings, ...addresses }, { STAGE: 'preview' })
  expect((await said(preview, { ownIdentities: async () => [] })).problems).toEqual([])
})
