import { expect, test } from 'vitest'
import { readSettings } from '../../../../lib/config.ts'
import { deploySite } from '../../../../scripts/operate/deploy/deploy-site.ts'
import { blankSettings } from '../../../fixtures/blank-settings.ts'

const cloudFront = 'https://d111.cloudfront.net'
const domain = {
  domain: 'sampleford.co.uk',
  hostedZoneId: 'Z0123456789',
  senderEmail: 'site@sampleford.co.uk',
  alarmEmails: ['operator@example.com'],
}

/** The commands of a deployment, with what it adds to their environment. */
async function commandsOf(
  deployedUrl: string | undefined,
  own = {},
  {
    failing,
    edgeStacks = [],
    sender = 'site@example.com',
    verifiedAfter = 0,
  }: { failing?: string; edgeStacks?: string[]; sender?: string; verifiedAfter?: number } = {},
): Promise<[string, object][]> {
  const commands: [string, object][] = []
  const addresses = { ownerEmail: 'owner@example.com', senderEmail: 'site@example.com' }
  const deployment = deploySite({
    settings: readSettings({ ...blankSettings, ...addresses, ...own }),
    account: {
      deployedUrl: async () => cloudFront,
      deployedSender: async () => sender,
      isVerified: async () => verifiedAfter-- <= 0,
      edgeStacks: async () => edgeStacks,
      deleteEdgeStack: async (name) => void commands.push([`delete ${name}`, {}]),
    },
    deployedUrl,
    cdkArguments: ['-c', 'waf=true'],
    makeMissingKeys: async () => commands.push(['make the keys', {}]) > 0,
    readLiveHashes: async (url) => ({ style: [`style of ${url}`], script: ['a', 'b'] }),
    run: (command, args, variables) => {
      commands.push([[command, ...args].join(' '), variables])
      if (command === failing) throw new Error('failed')
    },
    print: () => undefined,
    wait: async () => undefined,
  })
  if (failing) await expect(deployment).rejects.toThrow('failed')
  else await deployment
  return commands
}

const build = 'npm run build'
/** Before the first command that refers to them. */
const keys = ['make the keys', {}]
const deploy = 'npx cdk deploy --all --no-notices -c waf=true'

test('a site that is there is built for its address and deployed once, with the hashes of what is live', async () => {
  const PREVIOUS_SCRIPT_HASHES = 'a,b'
  expect(await commandsOf(cloudFront)).toEqual([
    [build, { SITE_URL: cloudFront }],
    keys,
    [deploy, { SITE_URL: cloudFront, PREVIOUS_STYLE_HASHES: `style of ${cloudFront}`, PREVIOUS_SCRIPT_HASHES }],
  ])
  expect(await commandsOf(cloudFront, domain)).toEqual([
    [build, { SITE_URL: 'https://sampleford.co.uk' }],
    keys,
    [deploy, expect.objectContaining({ PREVIOUS_STYLE_HASHES: `style of ${cloudFront}` })],
  ])
})

test('the first time it is protected only once it exists, and built again for the name CloudFront gave', async () => {
  expect(await commandsOf(undefined)).toEqual([
    [build, {}],
    keys,
    [deploy, { TERMINATION_PROTECTION: 'false' }],
    [build, { SITE_URL: cloudFront }],
    [deploy, { SITE_URL: cloudFront }],
  ])
})

test('the first time with a domain nothing is built twice', async () => {
  const SITE_URL = 'https://sampleford.co.uk'
  expect(await commandsOf(undefined, domain)).toEqual([
    [build, { SITE_URL }],
    keys,
    [deploy, { SITE_URL, TERMINATION_PROTECTION: 'false' }],
    [deploy, { SITE_URL }],
  ])
})

test('a first deployment that fails is not protected', async () => {
  expect(await commandsOf(undefined, domain, { failing: 'npx' })).toHaveLength(3)
})

test('a firewall that is switched off goes after the distribution has let go of it, the certificate stays', async () => {
  const edgeStacks = ['ElectricianWebsite-live-eu-west-2-edge', 'ElectricianWebsite-live-eu-west-2-firewall']
  const names = async (own: object) => (await commandsOf(cloudFront, own, { edgeStacks })).map(([name]) => name)
  expect(await names({ ...domain, waf: false })).toEqual([build, 'make the keys', deploy, `delete ${edgeStacks[1]}`])
  expect(await names({ ...domain, waf: true })).toEqual([build, 'make the keys', deploy])
  expect(await names({})).toEqual([build, 'make the keys', deploy, ...edgeStacks.map((name) => `delete ${name}`)])
})

test('a site that moves to a domain sends from its old address until SES has verified the domain', async () => {
  const deploys = async (own: object, given: object) =>
    (await commandsOf(cloudFront, own, given)).filter(([name]) => name === deploy).map(([, variables]) => variables)
  const keeps = expect.objectContaining({ SENDER_UNTIL_VERIFIED: 'site@example.com' })
  const switches = expect.not.objectContaining({ SENDER_UNTIL_VERIFIED: expect.anything() })
  expect(await deploys(domain, { verifiedAfter: 3 })).toEqual([keeps, switches])
  expect(await deploys(domain, { verifiedAfter: 1000 })).toEqual([keeps])
  expect(await deploys(domain, { verifiedAfter: 0 })).toEqual([switches])
  expect(await deploys(domain, { verifiedAfter: 1000, sender: domain.senderEmail })).toEqual([switches])
  expect(await deploys({}, { verifiedAfter: 1000 })).toEqual([switches])
})
