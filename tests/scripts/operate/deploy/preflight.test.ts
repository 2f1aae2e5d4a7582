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
  concurrentRuns: async () => 1000,
  unconfirmedSubscriptions: async () => [],
  isVerified: async () => true,
  ownIdentities: async () => ['site@example.com', 'owner@example.com', 'sampleford.co.uk'],
  hostedZone: async () => ({ domain: 'sampleford.co.uk', nameServers: ['ns-1.awsdns.com', 'ns-2.awsdns.org'] }),
  recordTypes: async () => [],
  senderPolicy: async () => undefined,
  publicNameServers: async () => ['ns-2.awsdns.org', 'NS-1.awsdns.com'],
}

/** Noted of every deployment without a domain. */
const preview =
  'Without a domain this is a preview: search engines are asked to stay away, and until six files are confirmed a band says that it is a sample. docs/deploy.md#a-domain'

/** Findings for an account that is good except for these changes. */
async function said(deployed: typeof settings, changes: Partial<Account> = {}) {
  const { problems, notes } = await preflight(deployed, { ...good, ...changes })
  return { problems, notes: notes.filter((note) => note !== preview) }
}
const problem = (...problems: unknown[]) => ({ problems, notes: [] })
const note = (...notes: unknown[]) => ({ problems: [], notes })
const nothing = note()

test('has nothing but the lack of a domain to say of an account where everything is in place', async () => {
  expect((await preflight(withDomain, good)).notes).not.toContain(preview)
  expect(await preflight(settings, good)).toEqual({
    accountId: '111122223333',
    problems: [],
    notes: [preview],
    deployedUrl: 'https://d111.cloudfront.net',
  })
})

test('asks nothing more of an account that nobody is signed in to', async () => {
  const id = () => Promise.reject(new Error('Could not load credentials'))
  const account = { ...good, id, deployedUrl: () => Promise.reject(new Error('asked')) }
  await expect(preflight(settings, account)).rejects.toThrow('Could not load credentials')
})

/** All checks, except who is signed in. */
const looks = (Object.keys(good) as (keyof Account)[]).filter((name) => name !== 'id')
const fresh = { concurrentRuns: async () => 10, isInMailSandbox: async () => true }
const everything = { ...withDomain, domainMail: false, senderEmail: 'site@example.com' }

test.each(looks)('a right that is missing hides nothing else: %s', async (name) => {
  const refused = () => Promise.reject(new Error('AccessDenied'))
  const { notes, problems } = await said(everything, { ...fresh, [name]: refused })
  // An unanswered query of public DNS has its own message.
  expect(
    notes.filter((each) => /\b(could not look at|cannot be found).*AccessDenied/.test(each)).length,
  ).toBeGreaterThan(0)
  expect(problems).toEqual([])
  const others = { concurrentRuns: 'functions at once', isInMailSandbox: 'SES is in its sandbox' }
  for (const [other, sentence] of Object.entries(others)) if (other !== name) expect(notes.join()).toContain(sentence)
})

test('what does not answer in time is a note, and the others are said', async () => {
  const never = () => new Promise<number>(() => {})
  const account = { ...good, ...fresh, concurrentRuns: never }
  const { notes } = await preflight({ ...everything, domainMail: true }, account, 20)
  expect(notes).toEqual([
    expect.stringContaining('SES is in its sandbox'),
    'could not look at how many functions run at once (no answer within 0.02 seconds)',
  ])
})

test('says who gets no alarms', async () => {
  const unconfirmedSubscriptions = async (addresses: readonly string[]) =>
    addresses.map((address) => `${address} gets no alarms`)
  expect(await said(settings, { unconfirmedSubscriptions })).toEqual(note('operator@example.com gets no alarms'))
})

test('customers’ receipts wait until SES mails anybody', async () => {
  const withReceipts = { ...settings, customerReceipt: true }
  expect(await said(withReceipts)).toEqual(nothing)
  expect((await said(withReceipts, { isInMailSandbox: async () => true })).problems).toEqual([
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

test('the owner’s address needs its verification in the sandbox alone; the sender’s always', async () => {
  const isVerified = async () => false
  const notes = async (sandbox: boolean) =>
    (await said(settings, { isVerified, isInMailSandbox: async () => sandbox })).notes.join()
  expect(await notes(true)).toMatch(/Until site@example\.com .*Until owner@example\.com /)
  expect(await notes(false)).toMatch(/^Until site@example\.com /)
  expect(await notes(false)).not.toContain('owner@example.com')
})

test('a second mailbox of the owner is looked at like the first', async () => {
  const two = readSettings({ ...blankSettings, ...addresses, secondOwnerEmail: 'partner@example.com' })
  const isVerified = async (identity: string) => identity !== 'partner@example.com'
  const ownIdentities = async () => [...(await good.ownIdentities()), 'partner@example.com']
  expect(await said(two, { isVerified, ownIdentities, isInMailSandbox: async () => true })).toEqual(
    note(expect.stringMatching(/Until partner@example\.com is verified/), expect.stringContaining('sandbox')),
  )
})

test('of an address that SES does not know yet it says who will ask it', async () => {
  const unknown: Partial<Account> = { isVerified: async () => undefined, ownIdentities: async () => [] }
  const first = await said(settings, unknown)
  expect(first).toEqual(note(expect.stringMatching(/Until site@example\.com .* the deployment has AWS mail it a link/)))
  const copy = readSettings({ ...blankSettings, ...addresses }, (key) => (key === 'stage' ? 'preview' : undefined))
  expect(await said(copy, unknown)).toEqual(note(expect.stringMatching(/only the deployment of the live site asks it/)))
})

test('that alarms reach the owner alone is a note', async () => {
  const alone = readSettings({ ...blankSettings, ...addresses, alarmEmails: [] })
  expect(await said(alone)).toEqual(note(expect.stringMatching(/Alarms go to owner@example\.com alone/)))
})

test('a new account runs ten functions at once: the note says how to ask for more, and it is no obstacle', async () => {
  expect(await said(settings, { concurrentRuns: async () => 10 })).toEqual(
    note(expect.stringMatching(/eu-west-2 runs 10 functions at once, .* 200 .*L-B99A9384/)),
  )
  expect(await said(settings, { concurrentRuns: async () => 200 })).toEqual(nothing)
})

test('mail moves to the domain when SES has verified it, and not before', async () => {
  const before = { ...withDomain, domainMail: false }
  const ownIdentities = async () => ['owner@example.com', 'site@sampleford.co.uk', 'sampleford.co.uk']
  const isVerified = async (identity: string) => identity === 'sampleford.co.uk' || identity === 'owner@example.com'
  expect((await said(before, { ownIdentities, isVerified })).notes).toContainEqual(
    expect.stringMatching(/verified sampleford\.co\.uk: set domainMail: true/),
  )
  const tooEarly = await said(withDomain, { ownIdentities, isVerified: async () => false })
  expect(tooEarly.problems).toEqual([expect.stringMatching(/domainMail is true, and SES has not verified/)])
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

test.each(['joe@gmail.com', 'joe@yahoo.co.uk', 'Joe@BTinternet.com'])(
  '%s is refused as the sender, without a look-up',
  async (senderEmail) => {
    const senderPolicy = () => Promise.reject(new Error('must not be asked'))
    const own = { ownIdentities: async () => [senderEmail, 'owner@example.com'] }
    const { problems, notes } = await said({ ...settings, senderEmail }, { senderPolicy, ...own })
    expect(problems).toEqual([expect.stringMatching(/cannot be the sender, because .*docs\/deploy\.md/)])
    expect(notes).toEqual([])
  },
)

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

test("a domain's own DMARC record may stay", async () => {
  const recordTypes = async (_: string, name: string) => (name.startsWith('_dmarc') ? ['TXT'] : [])
  expect(await said({ ...withDomain, dmarc: 'mine' }, { recordTypes })).toEqual(nothing)
})

test('a stage beside the live one sends by the identities that are there', async () => {
  const preview = readSettings({ ...blankSettings, ...addresses }, (key) => (key === 'stage' ? 'preview' : undefined))
  expect((await said(preview, { ownIdentities: async () => [] })).problems).toEqual([])
})

test('an address of the domain needs no identity, and none is looked up', async () => {
  const asked: string[] = []
  const isVerified = async (identity: string) => asked.push(identity) > 0
  const own = { ...withDomain, ownerEmail: 'joe@sampleford.co.uk' }
  expect(await said(own, { isVerified })).toEqual(nothing)
  expect(new Set(asked)).toEqual(new Set(['sampleford.co.uk']))
})

test('has nothing to say of a new domain whose zone is empty and answers', async () => {
  expect(await said(withDomain)).toEqual(nothing)
})

test('refuses a hosted zone that is not there or is not the domain’s', async () => {
  expect(await said(withDomain, { hostedZone: async () => undefined })).toEqual(
    problem(expect.stringMatching(/Z0123456789 is not in this account.*site\.config\.ts/)),
  )
  const hostedZone = async () => ({ domain: 'other.co.uk', nameServers: [] })
  const other = await said(withDomain, { hostedZone })
  expect(other.problems).toEqual([expect.stringContaining('Z0123456789 is that of other.co.uk')])
})

test('names each record of a new domain that conflicts with one of the stack', async () => {
  const records: Record<string, string[]> = {
    'sampleford.co.uk': ['A', 'MX', 'NS', 'SOA', 'TXT'],
    'www.sampleford.co.uk': ['CNAME'],
    '_dmarc.sampleford.co.uk': ['TXT'],
  }
  const recordTypes = async (_: string, name: string) => records[name] ?? []
  const { problems } = await said(withDomain, { recordTypes })
  expect(problems).toEqual([
    expect.stringMatching(/record A for sampleford\.co\.uk already.*Delete it just before; the site .* goes off/),
    expect.stringMatching(
      /record CNAME for www\.sampleford\.co\.uk already.*Delete it just before; the site .* goes off/,
    ),
    expect.stringMatching(/record TXT for _dmarc\.sampleford\.co\.uk already.*Keep it by dmarc: 'mine'/),
  ])
})

test('notes that public DNS has other name servers than the zone, or none', async () => {
  expect(await said(withDomain, { publicNameServers: async () => ['ns.registrar.com'] })).toEqual(
    note(expect.stringMatching(/are ns\.registrar\.com\. .*ns-1\.awsdns\.com, ns-2\.awsdns\.org/)),
  )
  const publicNameServers = () => Promise.reject(new Error('queryNs ENOTFOUND'))
  const none = await said(withDomain, { publicNameServers })
  expect(none).toEqual(note(expect.stringMatching(/cannot be found \(queryNs ENOTFOUND\)/)))
})

test('the records of a site that is there already are its own: its zone is left alone', async () => {
  const deployedUrl = async () => 'https://sampleford.co.uk'
  const hostedZone = () => Promise.reject(new Error('must not be asked'))
  expect(await said(withDomain, { deployedUrl, hostedZone })).toEqual(nothing)
})
