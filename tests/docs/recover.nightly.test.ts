/** Runs the recipes of docs/recover.md and docs/runbooks.md as printed, with AWS's own command line if it is installed. */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { CreateTableCommand, DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { describe, expect, test } from 'vitest'
import { localClient, localCredentials } from '../../scripts/local/services/credentials.ts'
import { startDynamo } from '../../scripts/local/services/dynamodb.ts'
import { listen } from '../../scripts/local/services/http-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const folder = temporaryFolder()
const isInstalled = spawnSync('aws', ['--version']).status === 0

/** The shell block under a heading that starts with a given command, with placeholders in capitals replaced. */
function recipe(file: string, heading: string, begin: string, names: Record<string, string>): string {
  const section =
    readFileSync(file, 'utf8')
      .split(/^## /m)
      .find((each) => each.startsWith(`${heading}\n`)) ?? ''
  const blocks = [...section.matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, block = '']) => block.trim())
  const found = blocks.find((block) => block.startsWith(begin))
  if (!found) throw new Error(`${file} has no recipe under "${heading}" that begins with "${begin}"`)
  return found.replace(/\b(TABLE|BUCKET|ID|ARN|ZONE)\b/g, (word) => names[word] ?? word)
}

/** Runs it in a shell, like a signed-in operator. */
async function run(commands: string, endpoint: string) {
  const AWS_CONFIG_FILE = join(folder, 'config')
  writeFileSync(AWS_CONFIG_FILE, '[default]\nregion = eu-west-2\ns3 =\n  addressing_style = path\n')
  const env = { ...process.env, ...localCredentials, AWS_ENDPOINT_URL: endpoint, AWS_CONFIG_FILE, STACK: 'site' }
  const child = spawn('bash', ['-c', commands], { cwd: folder, env })
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { said, wrong }
}

describe.skipIf(!isInstalled)('by the AWS command line', () => {
  test('deleted rows are restored without overwriting existing ones; an error is printed and stops the recipe', async () => {
    await withTables(async (endpoint, put, get) => {
      for (const [id, words] of Object.entries({ kept: 'old', gone: 'old' })) await put('restored', id, words)
      await put('leads', 'kept', 'newer')
      const copying = (TABLE: string) =>
        run(recipe('docs/recover.md', 'Rows were deleted by mistake', 'aws dynamodb scan', { TABLE }), endpoint)
      expect(await copying('leads')).toEqual({ said: '', wrong: '' })
      expect([await get('leads', 'kept'), await get('leads', 'gone')]).toEqual(['newer', 'old'])
      const { said } = await copying('nowhere')
      expect(said.match(/ResourceNotFoundException/g)).toHaveLength(1)
    })
  })

  test('a changed row is shown beside its old version, which is restored', async () => {
    await withTables(async (endpoint, put, get) => {
      await put('restored', 'r1', 'right')
      await put('leads', 'r1', 'WRONG')
      const names = { TABLE: 'leads', ID: 'r1' }
      const { said } = await run(recipe('docs/recover.md', 'Rows were changed by mistake', 'aws', names), endpoint)
      expect(said).toMatch(/< .*WRONG.*> .*right/s)
      expect(await get('leads', 'r1')).toBe('right')
    })
  })

  test('a table that is protected can be deleted', async () => {
    const { asked } = await walk(
      'What a failed first deployment left',
      'aws dynamodb update-table',
      { TABLE: 'left' },
      (call) => (call.target === 'DescribeTable' ? { Table: { TableStatus: 'ACTIVE' } } : {}),
    )
    expect(asked.map(({ target, body }) => [target, body.DeletionProtectionEnabled])).toEqual([
      ['UpdateTable', false],
      ['DescribeTable', undefined],
      ['DeleteTable', undefined],
    ])
  })

  test('a bucket with old versions and delete markers is emptied, and deleted', async () => {
    let left = Array.from({ length: 1200 }, (_, index) => ({
      key: `pages/a&b ${index % 700}.html`,
      version: `v${index}`,
    }))
    const calls: string[] = []
    const s3 = await listen(async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
      calls.push(`${request.method} ${pathname}`)
      if (searchParams.has('versions')) return versions(response, left)
      const body = await text(request)
      if (searchParams.has('delete')) {
        const gone = new Set([...body.matchAll(/<VersionId>(.*?)<\/VersionId>/g)].map(([, version]) => version))
        left = left.filter(({ version }) => !gone.has(version))
        return response.setHeader('content-type', 'application/xml').end('<DeleteResult/>')
      }
      if (request.method === 'DELETE') return response.writeHead(left.length > 0 ? 409 : 204).end()
      response.writeHead(400).end()
    })
    const commands = recipe('docs/recover.md', 'What a failed first deployment left', 'while', { BUCKET: 'pages' })
    const { wrong } = await run(commands, s3.endpoint)
    await s3.stop()
    expect({ wrong, left: left.length, last: calls.at(-1) }).toEqual({ wrong: '', left: 0, last: 'DELETE /pages' })
  })

  test('a failed rollback prints what stopped it, and is retried', async () => {
    const { asked, said } = await walk(
      'A deployment was bad',
      'aws cloudformation describe-stack-events',
      {},
      () => ({}),
    )
    expect(said).toBe('LeadsTable\tthe table was busy\n')
    expect(asked.map(({ text }) => /^Action=(\w+)/.exec(text)?.[1])).toEqual([
      'DescribeStackEvents',
      'ContinueUpdateRollback',
    ])
  })

  test("a certificate's records are put back as the certificate has them", async () => {
    const record = (name: string) => ({ ResourceRecord: { Name: `_x.${name}.`, Type: 'CNAME', Value: '_y.acm.aws.' } })
    const { asked } = await walk(
      'CertificateExpires',
      'aws acm',
      { ARN: 'arn:aws:acm:us-east-1:1:certificate/c', ZONE: 'Z1' },
      ({ target }) =>
        target === 'DescribeCertificate'
          ? { Certificate: { DomainValidationOptions: [record('a.uk'), record('www.a.uk')] } }
          : {},
    )
    const { text: sent = '' } = asked.find(({ path }) => path.includes('rrset')) ?? {}
    expect(
      [...sent.matchAll(/<Action>(.*?)<\/Action>.*?<Name>(.*?)<\/Name>.*?<Value>(.*?)<\/Value>/g)].map(
        ([, ...all]) => all,
      ),
    ).toEqual([
      ['UPSERT', '_x.a.uk.', '_y.acm.aws.'],
      ['UPSERT', '_x.www.a.uk.', '_y.acm.aws.'],
    ])
  })
})

async function withTables(
  work: (
    endpoint: string,
    put: (table: string, id: string, words: string) => Promise<unknown>,
    get: (table: string, id: string) => Promise<string | undefined>,
  ) => Promise<void>,
): Promise<void> {
  const { endpoint, stop } = await startDynamo({ tables: [] })
  const client = new DynamoDBClient({ ...localClient, endpoint })
  for (const TableName of ['leads', 'restored']) {
    await client.send(
      new CreateTableCommand({
        TableName,
        AttributeDefinitions: [{ AttributeName: 'leadId', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'leadId', KeyType: 'HASH' }],
        BillingMode: 'PAY_PER_REQUEST',
      }),
    )
  }
  await work(
    endpoint,
    (TableName, id, words) =>
      client.send(new PutItemCommand({ TableName, Item: { leadId: { S: id }, words: { S: words } } })),
    async (TableName, id) =>
      (await client.send(new GetItemCommand({ TableName, Key: { leadId: { S: id } } }))).Item?.words?.S,
  )
  await stop()
}

interface Call {
  /** Operation of a JSON service, without the service's name. */
  target: string | undefined
  path: string
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: JSON of many operations, which the tests look into.
  body: any
}

/** Runs a recipe against a service that answers every call by the function. Returns the requests. */
async function walk(
  heading: string,
  begin: string,
  names: Record<string, string>,
  answer: (call: Call) => object,
): Promise<{ asked: Call[]; said: string }> {
  const asked: Call[] = []
  const service = await listen(async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request)
    const target =
      String(request.headers['x-amz-target'] ?? '')
        .split('.')
        .at(-1) || undefined
    const call = { target, path: request.url ?? '', text: sent, body: target ? JSON.parse(sent) : undefined }
    asked.push(call)
    if (target) return response.end(JSON.stringify(answer(call)))
    const [, action] = /^Action=(\w+)/.exec(sent) ?? []
    if (action) return response.setHeader('content-type', 'text/xml').end(stackAnswer(action))
    response
      .setHeader('content-type', 'text/xml')
      .end(
        '<ChangeResourceRecordSetsResponse><ChangeInfo><Id>1</Id><Status>PENDING</Status><SubmittedAt>2026-11-23T00:00:00Z</SubmittedAt></ChangeInfo></ChangeResourceRecordSetsResponse>',
      )
  })
  const file = heading === 'CertificateExpires' ? 'docs/runbooks.md' : 'docs/recover.md'
  const { said, wrong } = await run(recipe(file, heading, begin, names), service.endpoint)
  await service.stop()
  expect(wrong).toBe('')
  return { asked, said }
}

/** CloudFormation's response, with the events of a failed update. */
function stackAnswer(action: string): string {
  const event = (id: string, status: string, reason: string) =>
    `<member><StackId>1</StackId><EventId>1</EventId><StackName>site</StackName><Timestamp>2026-11-23T00:00:00Z</Timestamp><LogicalResourceId>${id}</LogicalResourceId><ResourceStatus>${status}</ResourceStatus><ResourceStatusReason>${reason}</ResourceStatusReason></member>`
  const events = `<StackEvents>${event('LeadsTable', 'UPDATE_FAILED', 'the table was busy')}${event('Website', 'UPDATE_COMPLETE', '')}</StackEvents>`
  const result = `<${action}Result>${action === 'DescribeStackEvents' ? events : ''}</${action}Result>`
  return `<${action}Response xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/">${result}</${action}Response>`
}

/** S3's list of versions: pages of 1,000, the second half delete markers. */
function versions(response: ServerResponse, left: { key: string; version: string }[]): void {
  const page = left.slice(0, 1000).map(({ key, version }, index) => {
    const kind = index % 2 ? 'DeleteMarker' : 'Version'
    const escaped = key.replaceAll('&', '&amp;')
    return `<${kind}><Key>${escaped}</Key><VersionId>${version}</VersionId></${kind}>`
  })
  response.setHeader('content-type', 'application/xml')
  response.end(`<ListVersionsResult><IsTruncated>false</IsTruncated>${page.join('')}</ListVersionsResult>`)
}
