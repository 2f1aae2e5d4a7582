import { spawnSync } from 'node:child_process'
import { beforeEach, expect, test, vi } from 'vitest'
import { deploy } from '../../../../scripts/operate/deploy/deploy.ts'
import { siteConfig } from '../../../../site.config.ts'
import { blankSettings } from '../../../fixtures/blank-settings.ts'
import { terminalOf } from '../../../fixtures/terminal.ts'

const account = vi.hoisted(() => ({
  id: async () => '111122223333',
  deployedUrl: async () => undefined,
  bootstrapVersion: async () => 21,
  isInMailSandbox: async () => false,
  isVerified: async () => true,
  ownIdentities: async () => ['site@example.com', 'owner@example.com'],
  alarmSubscriptions: async () => ['owner@example.com gets no alarms'],
  senderPolicy: async () => ({ domain: 'example.com', policy: 'none' }),
}))
vi.mock('../../../../scripts/operate/deploy/aws-account.ts', () => ({ awsAccount: () => account }))
vi.mock('node:child_process')
// Cast: all that is read of a process that has ended.
const ended = (result: object) => vi.mocked(spawnSync).mockReturnValue(result as ReturnType<typeof spawnSync>)

beforeEach(() => {
  Object.assign(siteConfig, blankSettings, { ownerEmail: 'owner@example.com', senderEmail: 'site@example.com' })
  ended({ status: 0 })
})

test('a dry run says what was found, and once what would be deployed', async () => {
  const { terminal, text } = terminalOf()
  await deploy([], { dryRun: true }, terminal)
  expect(text()).toMatch(
    /^Note: owner@example\.com gets no alarms\n.* to the account 111122223333 in eu-west-2, for the first time\? A dry run/,
  )
  expect(text().match(/for the first time/g)).toHaveLength(1)
  expect(spawnSync).not.toHaveBeenCalled()
})

test('what would stop the deployment stops it, even where nobody is asked', async () => {
  vi.spyOn(account, 'bootstrapVersion').mockResolvedValueOnce(4)
  const { terminal, text } = terminalOf()
  const done = deploy([], { yes: true }, terminal)
  await expect(done).rejects.toThrow(/eu-west-2 was prepared for an older CDK.*\n.*Nothing was changed/s)
  expect(text()).toBe('Note: owner@example.com gets no alarms')
  expect(spawnSync).not.toHaveBeenCalled()
})

test('who has not confirmed the alarms is said before the deployment, and again after it', async () => {
  const { terminal, text } = terminalOf()
  await deploy([], { yes: true }, terminal)
  expect(text().match(/^Note: owner@example\.com gets no alarms$/gm)).toHaveLength(2)
  expect(text()).toMatch(/^Press the links that verify addresses, confirm the alarms \(docs/m)
})

test('a check that fails after the deployment is a note: what was deployed is deployed', async () => {
  const { terminal, text } = terminalOf()
  const check = vi.spyOn(account, 'alarmSubscriptions')
  check.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('Rate exceeded'))
  await deploy([], { yes: true }, terminal)
  expect(text()).toMatch(/^Note: .*alarms \(Rate exceeded\)\nPress the links that verify addresses/m)
})

test('what follows another -- goes to the CDK, an empty word too: it deploys what another job has built', async () => {
  await deploy(['--app', 'cdk.out', '--build', ''], { yes: true }, terminalOf().terminal)
  const [, args] = vi.mocked(spawnSync).mock.lastCall ?? []
  expect(args?.slice(-4)).toEqual(['--app', 'cdk.out', '--build', ''])
})

test('a CDK that cannot be started, or fails, is a sentence', async () => {
  ended({ status: null, error: new Error('spawnSync npx ENOENT') })
  await expect(deploy([], { yes: true }, terminalOf().terminal)).rejects.toThrow(
    'npx cdk deploy could not be started: spawnSync npx ENOENT',
  )
  ended({ status: 1 })
  await expect(deploy([], { yes: true }, terminalOf().terminal)).rejects.toThrow('npx cdk deploy failed')
})
