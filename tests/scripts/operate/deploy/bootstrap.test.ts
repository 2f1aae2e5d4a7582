import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from '../../../../lib/config.ts'
import { bootstrapRegions } from '../../../../scripts/operate/deploy/bootstrap.ts'
import { blankSettings } from '../../../fixtures/blank-settings.ts'

const settings = readSettings({ ...blankSettings, ownerEmail: 'owner@example.com', senderEmail: 'site@example.com' })
const account = { id: async () => '111122223333' }

test('prepares the region of the settings, and with a firewall us-east-1 too', async () => {
  const prepared: string[][] = []
  const runCdk = (environments: string[]) => void prepared.push(environments)
  await bootstrapRegions(settings, account, runCdk)
  await bootstrapRegions({ ...settings, waf: true }, account, runCdk)
  await bootstrapRegions({ ...settings, waf: true, region: 'us-east-1' }, account, runCdk)
  expect(prepared).toEqual([
    ['aws://111122223333/eu-west-2'],
    ['aws://111122223333/eu-west-2', 'aws://111122223333/us-east-1'],
    ['aws://111122223333/us-east-1'],
  ])
})

test('runs in an empty folder, where no app is synthesised, and removes it', async () => {
  let seen: { folder: string; files: string[] } | undefined
  await bootstrapRegions(settings, account, (_, folder) => {
    seen = { folder, files: readdirSync(folder) }
  })
  expect(seen?.files).toEqual([])
  expect(existsSync(seen?.folder ?? '.')).toBe(false)
})

test('a failure leaves no folder behind', async () => {
  const folders: string[] = []
  const fails = (_: string[], folder: string) => {
    folders.push(folder)
    throw new Error('cdk bootstrap failed')
  }
  await expect(bootstrapRegions(settings, account, fails)).rejects.toThrow('cdk bootstrap failed')
  expect(folders.map((folder) => existsSync(folder))).toEqual([false])
})
