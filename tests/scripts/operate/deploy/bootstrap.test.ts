import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from '../../../../lib/config.ts'
import { bootstrap } from '../../../../scripts/operate/deploy/bootstrap.ts'
import { blankSettings } from '../../../fixtures/blank-settings.ts'

const settings = readSettings({ ...blankSettings, ownerEmail: 'owner@example.com', senderEmail: 'site@example.com' })
const account = { id: async () => '111122223333' }

test('prepares the region of the settings, and with a firewall us-east-1 too', async () => {
  const prepared: string[][] = []
  const runCdk = (environments: string[]) => {
    prepared.push(environments)
    return 0
  }
  await bootstrap(settings, account, runCdk)
  await bootstrap({ ...settings, waf: true }, account, runCdk)
  await bootstrap({ ...settings, waf: true, region: 'us-east-1' }, account, runCdk)
  expect(prepared).toEqual([
    ['aws://111122223333/eu-west-2'],
    ['aws://111122223333/eu-west-2', 'aws://111122223333/us-east-1'],
    ['aws://111122223333/us-east-1'],
  ])
})

test('runs in an empty folder, where no app is synthesised, and removes it', async () => {
  let seen: { folder: string; files: string[] } | undefined
  await bootstrap(settings, account, (_, folder) => {
    seen = { folder, files: readdirSync(folder) }
    return 0
  })
  expect(seen?.files).toEqual([])
  expect(existsSync(seen?.folder ?? '.')).toBe(false)
})

test('says in a sentence that there are no credentials, or that the command failed', async () => {
  const signedOut = { id: () => Promise.reject(new Error('Could not load credentials')) }
  await expect(bootstrap(settings, signedOut, () => 0)).rejects.toThrow(/^You are not signed in to AWS/)
  await expect(bootstrap(settings, account, () => 1)).rejects.toThrow('cdk bootstrap failed: see above.')
})

test('npm run bootstrap asks for the settings it needs, and ends with 1', () => {
  const blank = ['ownerEmail', 'senderEmail'].flatMap((key) => ['-c', `${key}=`])
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.ts', ...blank], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/ownerEmail is missing[\s\S]*senderEmail is missing/)
  expect(stderr).not.toContain('    at ')
}, 60_000)
