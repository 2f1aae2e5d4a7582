import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LocalService, listen } from '../../../scripts/local/services/http-server.ts'
import { connect } from '../../../scripts/operate/connection.ts'

const cloudFormation = mockClient(CloudFormationClient)
let site: LocalService
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connection-'))
  vi.stubEnv('LOCAL_DATA', folder)
  cloudFormation.reset()
  site = await listen((_, response) => response.end())
  const endpoints = {
    siteUrl: site.endpoint,
    inboxUrl: '',
    environment: { LEADS_TABLE: 'mine' },
    portfolioBucket: '',
  }
  await writeFile(join(folder, 'endpoints.json'), JSON.stringify(endpoints))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

test('the local stack is found by the folder of its data', async () => {
  expect(await connect({})).toMatchObject({ name: expect.stringMatching(/^the local stack/), leadsTable: 'mine' })
})

test.each(['started', 'left its file behind'])(
  'without --deployed AWS is never asked, when no stack %s',
  async (when) => {
    if (when === 'started') await rm(join(folder, 'endpoints.json'))
    else await site.stop()
    await expect(connect({})).rejects.toThrow(`No local stack is running with the data in ${folder}`)
    expect(cloudFormation.calls()).toEqual([])
  },
)

test.each([
  ['cut off', '{"siteUrl":'],
  ['of a killed stack whose port another one took', undefined],
])('a file %s is no running stack, and one sentence', async (_, text) => {
  const environment = { AWS_ENDPOINT_URL_DYNAMODB: (await closedService()).endpoint }
  const killed = { siteUrl: site.endpoint, inboxUrl: '', environment, portfolioBucket: '' }
  await writeFile(join(folder, 'endpoints.json'), text ?? JSON.stringify(killed))
  await expect(connect({})).rejects.toThrow(`No local stack is running with the data in ${folder}`)
})

async function closedService(): Promise<LocalService> {
  const service = await listen(() => {})
  await service.stop()
  return service
}

test('with --deployed it is the deployed site, even while a local stack runs', async () => {
  const names = [
    'Url',
    'ProjectsTable',
    'LeadsTable',
    'PortfolioImagesBucket',
    'CustomerPhotosBucket',
    'LastResortBucket',
  ]
  const Outputs = names.map((name) => ({ OutputKey: name, OutputValue: `deployed ${name}` }))
  const stack = { StackName: 'x', StackId: 'a/b/c', CreationTime: new Date(), StackStatus: 'CREATE_COMPLETE' as const }
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [{ ...stack, Outputs }] })
  expect(await connect({ deployed: true })).toMatchObject({
    leadsTable: 'deployed LeadsTable',
    siteUrl: 'deployed Url',
  })
  const asked = () => cloudFormation.calls().at(-1)?.args[0].input
  expect(asked()).toEqual({ StackName: expect.stringMatching(/^ElectricianWebsite-live-/) })
  vi.stubEnv('STAGE', 'preview')
  vi.stubEnv('REGION', 'eu-west-1')
  await connect({ deployed: true })
  expect(asked()).toEqual({ StackName: 'ElectricianWebsite-preview-eu-west-1' })
})
