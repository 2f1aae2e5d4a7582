import { rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localCredentials } from '../../../scripts/local/services/credentials.ts'
import { type LocalService, listen } from '../../../scripts/local/services/http-server.ts'
import { connect } from '../../../scripts/operate/connection.ts'
import { resourceNames, writeLocalEndpoints } from '../../fixtures/local-endpoints.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'

const cloudFormation = mockClient(CloudFormationClient)
afterAll(() => cloudFormation.restore())
let site: LocalService
/** Requests received by the server that stands for the site and all services. */
const asked: IncomingMessage[] = []
let folder = ''

beforeEach(async () => {
  folder = temporaryFolder()
  vi.stubEnv('LOCAL_DATA', folder)
  cloudFormation.reset()
  asked.length = 0
  site = await listen((request, response) => {
    asked.push(request)
    response.end()
  })
  writeLocalEndpoints(folder, site.endpoint)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await site.stop()
})

test('the local stack is found by the folder of its data', async () => {
  expect(await connect({})).toMatchObject({ name: expect.stringMatching(/^the local stack/), names: resourceNames })
})

test('without --deployed AWS is never asked, when no stack was started or one has left its file behind', async () => {
  const refused = () => expect(connect({})).rejects.toThrow(`No local stack is running with the data in ${folder}`)
  await rm(join(folder, 'endpoints.json'))
  await refused()
  await writeFile(join(folder, 'endpoints.json'), '{"siteUrl":')
  await refused()
  // Another program has taken the site's port.
  const closed = await listen(() => {})
  await closed.stop()
  writeLocalEndpoints(folder, site.endpoint, { AWS_ENDPOINT_URL_DYNAMODB: closed.endpoint })
  await refused()
  expect(cloudFormation.calls()).toEqual([])
})

test('a file that leads elsewhere is no local stack, though somebody answers there', async () => {
  // This machine's address in another spelling.
  const elsewhere = site.endpoint.replace('127.0.0.1', '2130706433')
  writeLocalEndpoints(folder, site.endpoint, { AWS_ENDPOINT_URL_DYNAMODB: elsewhere })
  await expect(connect({})).rejects.toThrow('No local stack is running')
  expect(asked).toEqual([])
})

test("a person's own accounts and settings do not lead the local tools to AWS", async () => {
  vi.stubEnv('AWS_PROFILE', 'work')
  vi.stubEnv('AWS_SESSION_TOKEN', 'token')
  vi.stubEnv('AWS_IGNORE_CONFIGURED_ENDPOINT_URLS', 'true')
  await connect({})
  const client = new S3Client({ forcePathStyle: true })
  await client.send(new HeadBucketCommand({ Bucket: 'here' }))
  expect(asked.at(-1)?.url).toBe('/here/')
  expect(asked.at(-1)?.headers.authorization).toContain(`Credential=${localCredentials.AWS_ACCESS_KEY_ID}/`)
  expect(asked.at(-1)?.headers).not.toHaveProperty('x-amz-security-token')
})

test('with --deployed it is the deployed site, even while a local stack runs', async () => {
  const names = ['Url', ...Object.keys(resourceNames)]
  const Outputs = names.map((name) => ({ OutputKey: name, OutputValue: `deployed ${name}` }))
  const stack = { StackName: 'x', StackId: 'a/b/c', CreationTime: new Date(), StackStatus: 'CREATE_COMPLETE' as const }
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [{ ...stack, Outputs }] })
  expect(await connect({ deployed: true })).toMatchObject({
    names: { EnquiriesTable: 'deployed EnquiriesTable' },
    siteUrl: 'deployed Url',
  })
  const lastCall = () => cloudFormation.calls().at(-1)?.args[0].input
  expect(lastCall()).toEqual({ StackName: expect.stringMatching(/^ElectricianWebsite-live-/) })
  vi.stubEnv('STAGE', 'preview')
  vi.stubEnv('REGION', 'eu-west-1')
  await connect({ deployed: true })
  expect(lastCall()).toEqual({ StackName: 'ElectricianWebsite-preview-eu-west-1' })
})
