/** `.github/aws-access.yaml` allows every call that the tools make to AWS, and no other. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { text } from 'node:stream/consumers'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as YAML from 'yaml'
import { readSettings } from '../../../../lib/config.ts'
import { synthesise } from '../../../../lib/synth.ts'
import { localCredentials } from '../../../../scripts/local/services/credentials.ts'
import { listen } from '../../../../scripts/local/services/http-server.ts'
import { connect } from '../../../../scripts/operate/connection.ts'
import { awsAccount } from '../../../../scripts/operate/deploy/aws-account.ts'
import { preflight } from '../../../../scripts/operate/deploy/preflight.ts'
import { claimEnquiryPhotos } from '../../../../scripts/operate/enquiries/claim-enquiry-photos.ts'
import { eraseEnquiries } from '../../../../scripts/operate/enquiries/erase-enquiries.ts'
import { exportEnquiries } from '../../../../scripts/operate/enquiries/export-enquiries.ts'
import { resendEnquiries } from '../../../../scripts/operate/enquiries/resend-enquiries.ts'
import { listEnquiries, showEnquiries } from '../../../../scripts/operate/enquiries/show-enquiries.ts'
import { checkPortfolio } from '../../../../scripts/operate/projects/check-portfolio.ts'
import { importFile } from '../../../../scripts/operate/projects/import-projects.ts'
import { listProjects } from '../../../../scripts/operate/projects/list-projects.ts'
import { removeProjects } from '../../../../scripts/operate/projects/remove-projects.ts'
import { operatorOf } from '../../../../scripts/operate/smoke/operator.ts'
import { blankSettings } from '../../../fixtures/blank-settings.ts'
import { enquiryOf } from '../../../fixtures/enquiry.ts'
import { enquiryBook, startQueues } from '../../../fixtures/enquiry-book.ts'
import { enquiryServices } from '../../../fixtures/enquiry-services.ts'
import { pictures, putPhoto } from '../../../fixtures/pictures.ts'
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts'
import { terminalOf } from '../../../fixtures/terminal.ts'
import { builtSite } from '../../../lib/synthesised.ts'
import { jsonFile, masters, project, startPortfolio } from '../projects/projects-tool.ts'

const { Parameters, Conditions, Resources, Outputs } = YAML.parse(readFileSync('.github/aws-access.yaml', 'utf8'))
const listed = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one])

interface Right {
  action: string
  resource: string
}
/** Each action of a role or policy, with each resource it is allowed on. */
function rightsOf(name: string): Right[] {
  const { Policies = [], PolicyDocument } = Resources[name].Properties
  const documents = [
    ...Policies.map((policy: { PolicyDocument: object }) => policy.PolicyDocument),
    ...listed(PolicyDocument ?? []),
  ]
  return documents
    .flatMap(({ Statement }) => Statement)
    .flatMap(({ Action, Resource }) =>
      listed(Action).flatMap((action: string) =>
        listed(Resource).map((resource) => ({ action, resource: substituted(resource) })),
      ),
    )
}

/** Parameters of the access stack, as in a repository made before summer 2026. */
const parameters: Record<string, string> = {
  'AWS::Partition': 'aws',
  'AWS::AccountId': '1',
  Region: 'eu-west-2',
  Repository: 'acme/site',
  Subject: 'repo:acme/site',
}

function substituted(resource: string | { 'Fn::Sub': string }): string {
  const text = typeof resource === 'string' ? resource : resource['Fn::Sub']
  return text.replace(/\$\{(.*?)\}/g, (_, name) => parameters[name] ?? name)
}

interface Call {
  action: string
  /** The call's resource as an ARN; undefined where the test's own services use other names. */
  resource: string | undefined
}
const services = await enquiryServices()
let calls: Call[] = []
/** Answers instead of AWS; undefined if the call goes to the test's own services. */
let answer: ((action: string) => object) | undefined

/** IAM's prefixes and action names, where they differ from the SDK's. */
const prefixes: Record<string, string> = { SESv2: 'ses', 'Secrets Manager': 'secretsmanager', 'Route 53': 'route53' }
const actions: Record<string, string> = {
  ...{ Get: 'GetItem', Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem', BatchWrite: 'BatchWriteItem' },
  ...{
    HeadObject: 'GetObject',
    GetObjectTagging: 'GetObject',
    ListObjectsV2: 'ListBucket',
    DeleteObjects: 'DeleteObject',
  },
}

function resourceOf(action: string, input: Record<string, string | undefined>): string | undefined {
  const [service] = action.split(':')
  if (service === 'cloudformation') return `arn:aws:cloudformation:eu-west-2:1:stack/${input.StackName}/id`
  if (service === 'ssm') return `arn:aws:ssm:eu-west-2:1:parameter${input.Name}`
  if (service === 'ses') return action.endsWith(':GetAccount') ? '*' : `arn:aws:ses:eu-west-2:1:identity/any`
  if (service === 'sns') return input.TopicArn ?? '*'
  if (service === 'route53') return `arn:aws:route53:::hostedzone/${input.Id ?? input.HostedZoneId}`
  if (service === 'secretsmanager') return input.SecretId
  if (service === 'lambda') return '*'
  return answer && service === 'dynamodb' ? `arn:aws:dynamodb:eu-west-2:1:table/${input.TableName}` : undefined
}

/** SES asks for the configuration set as a resource of its own, beside the identity. */
function resourcesOf(action: string, input: Record<string, string | undefined>): (string | undefined)[] {
  const { ConfigurationSetName: set } = input
  return [resourceOf(action, input), ...(set ? [`arn:aws:ses:eu-west-2:1:configuration-set/${set}`] : [])]
}

// All clients of the SDK share a base class.
const base = Object.getPrototypeOf(CloudFormationClient.prototype)
const send = base.send
beforeAll(() => {
  base.send = function (command: { input: Record<string, string> }, ...others: unknown[]) {
    const { serviceId = 'DynamoDB' } = this.config
    const name = command.constructor.name.replace(/Command$/, '')
    const action = `${prefixes[serviceId] ?? serviceId.toLowerCase()}:${actions[name] ?? name}`
    for (const resource of resourcesOf(action, command.input)) calls.push({ action, resource })
    return answer ? Promise.resolve(answer(action)) : send.call(this, command, ...others)
  }
})
afterAll(() => {
  base.send = send
  vi.unstubAllEnvs()
})
beforeEach(() => {
  calls = []
  answer = undefined
})

const stackName = 'ElectricianWebsite-live-eu-west-2'
const topic = `arn:aws:sns:eu-west-2:1:${stackName}-MonitoringAlarms-x`
const outputs = {
  Url: 'https://d1.cloudfront.net',
  Secret: 'arn:aws:secretsmanager:eu-west-2:1:secret:SiteSecretC397557B-x',
  EnquiriesTable: `${stackName}-EnquiriesTable7DAAED76-x`,
  ProjectsTable: 'projects',
  PortfolioImagesBucket: 'images',
  CustomerPhotosBucket: 'photos',
  EnquiriesQueue: `https://sqs.eu-west-2.amazonaws.com/1/${stackName}-EnquiriesQueue-x.fifo`,
  EnquiriesDeadLetters: `https://sqs.eu-west-2.amazonaws.com/1/${stackName}-EnquiriesDeadLetters-x.fifo`,
  MailConfigurationSet: 'set',
  AlarmTopic: topic,
}
/** An account in its sandboxes with the site deployed, so that every check runs. */
const inAws = (action: string): object => {
  const Outputs = Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }))
  const answers: Record<string, object> = {
    'cloudformation:DescribeStacks': {
      Stacks: [{ StackName: 'x', StackId: 'a:b:c:d:1', StackStatus: 'UPDATE_COMPLETE', Outputs }],
    },
    'route53:GetHostedZone': { HostedZone: { Name: 'sampleford.co.uk.' }, DelegationSet: { NameServers: [] } },
    'secretsmanager:GetSecretValue': { SecretString: 'secret' },
  }
  return answers[action] ?? {}
}
const settings = readSettings({
  ...blankSettings,
  ownerEmail: 'owner@example.com',
  senderEmail: 'site@sampleford.co.uk',
  domain: 'sampleford.co.uk',
  hostedZoneId: 'Z0123456789',
  alarmEmails: ['office@example.com'],
})

const isAllowed = (rights: readonly Right[], { action, resource }: Call) =>
  rights.some(
    (right) =>
      right.action === action &&
      (!resource || matchesGlob(resource.replaceAll('/', ':'), right.resource.replaceAll('/', ':'))),
  )

function expectAllowed(rights: readonly Right[]): void {
  expect(calls.filter((call) => !isAllowed(rights, call))).toEqual([])
  // Nothing is allowed that no tool calls.
  const asked = new Set(calls.map(({ action }) => action))
  expect(new Set(rights.map(({ action }) => action).filter((action) => !asked.has(action)))).toEqual(new Set())
}

/** Actions allowed to anybody who is signed in. */
const withoutIdentity = () => {
  calls = calls.filter(({ action }) => action !== 'sts:GetCallerIdentity')
}

/**
 * Runs the CDK's own command line with the site's stack, in an account that has the site and these permissions. Its own
 * calls are checked as by IAM; the bootstrap's roles, which it assumes, may do anything.
 */
async function runCdk(rights: readonly Right[], ...words: string[]): Promise<{ code: number | null; said: string }> {
  let isPrepared = false
  const account = await listen(async (request, response) => {
    const [, key, service = ''] = /Credential=(.+?)\/\d+\/.*?\/(.*?)\//.exec(request.headers.authorization ?? '') ?? []
    const sent = new URLSearchParams(await text(request))
    const name = sent.get('Action') ?? ''
    const arn = sent.get('RoleArn') ?? resourceOf(`${service}:`, { StackName: sent.get('StackName') ?? '' })
    isPrepared ||= name === 'CreateChangeSet'
    const call = { action: `${service}:${name}`, resource: arn?.replace(/::\d+:/, '::1:') }
    const refuse = (code: string) =>
      response.writeHead(403).end(`<ErrorResponse><Error><Code>${code}</Code></Error></ErrorResponse>`)
    if (key === localCredentials.AWS_ACCESS_KEY_ID && name !== 'GetCallerIdentity') {
      calls.push(call)
      if (!isAllowed(rights, call)) return refuse('AccessDenied')
    }
    if (name === 'DescribeChangeSet' && !isPrepared) return refuse('ChangeSetNotFound')
    if (service === 'ssm') return response.end(JSON.stringify({ Parameter: { Value: '27' } }))
    const { searchParams } = new URL(request.url ?? '', 'http://s3')
    const results: Record<string, string> = {
      GetCallerIdentity: '<Account>1</Account><Arn>arn:aws:iam::1:role/github</Arn>',
      AssumeRole:
        '<Credentials><AccessKeyId>bootstrap</AccessKeyId><SecretAccessKey>s</SecretAccessKey><SessionToken>t</SessionToken><Expiration>2099-01-01T00:00:00Z</Expiration></Credentials>',
      DescribeStacks:
        '<Stacks><member><StackName>site</StackName><StackId>s</StackId><StackStatus>UPDATE_COMPLETE</StackStatus></member></Stacks>',
      GetTemplate: '<TemplateBody>{}</TemplateBody>',
      DescribeChangeSet: '<Status>CREATE_COMPLETE</Status>',
    }
    const listing = `<Contents><Key>${searchParams.get('prefix')}</Key><Size>1000</Size></Contents>`
    response.setHeader('content-type', 'text/xml')
    if (service === 's3') return response.end(`<ListBucketResult>${listing}</ListBucketResult>`)
    response.end(`<${name}Response><${name}Result>${results[name] ?? ''}</${name}Result></${name}Response>`)
  })
  const ours = { AWS_ENDPOINT_URL: account.endpoint, AWS_REGION: 'eu-west-2', CDK_DISABLE_CLI_TELEMETRY: 'true' }
  const all = ['node_modules/.bin/cdk', ...words, '--app', assembly(), '--no-notices']
  const child = spawn(process.execPath, all, { env: { ...process.env, ...localCredentials, ...ours } })
  const [code, ...said] = await Promise.all([
    new Promise<number | null>((resolve) => child.once('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ])
  await account.stop()
  return { code, said: said.join('') }
}

const folder = temporaryFolder()
let made = false
/** The synthesised stacks of the site. */
function assembly(): string {
  // Validation is tested in tests/lib/nag.test.ts.
  vi.stubEnv('CDK_VALIDATION', 'false')
  if (!made) synthesise(settings, builtSite(), folder).app.synth()
  made = true
  return folder
}

/** The account here executes no change set; the CDK's own role would. */
const preparing = [stackName, '--exclusively', '--require-approval', 'never', '--method=prepare-change-set']

test('GitHub may do what a deployment with its check does, the CDK’s part of it too, and nothing else', async () => {
  answer = inAws
  const rights = rightsOf('DeployRole')
  const account = awsAccount(settings)
  const withoutDns = {
    ...account,
    publicNameServers: async () => [],
    senderPolicy: async () => undefined,
  }
  await preflight(settings, withoutDns)
  const { code, said } = await runCdk(rights, 'deploy', ...preparing)
  expect(code, said).toBe(0)
  withoutIdentity()
  expectAllowed(rights)
})

test('GitHub may do what the smoke test does, and nothing else', async () => {
  answer = inAws
  const connection = await connect({ deployed: true })
  const { testEnquiryKey, enquiries, unconfirmedSubscriptions, mailOwner } = operatorOf(connection, settings)
  await Promise.all([testEnquiryKey(), enquiries.get('any'), unconfirmedSubscriptions(), mailOwner()])
  expectAllowed(rightsOf('SmokeRole'))
})

test('a pull request sees what it would change without the CDK’s role that reads all of the account', async () => {
  const rights = rightsOf('CheckRole')
  const { code, said } = await runCdk(rights, 'diff', '--no-color', '--method=template')
  expect(said).toContain('[+] AWS::DynamoDB::Table')
  expect(code, said).toBe(0)
  const refused = calls.filter((call) => !isAllowed(rights, call))
  expect(new Set(refused.map(({ resource }) => resource?.replace(/-1-.*/, '')))).toEqual(
    new Set(['arn:aws:iam::1:role/cdk-hnb659fds-lookup-role']),
  )
  calls = calls.filter((call) => !refused.includes(call))
  expectAllowed(rights)
})

test('the operator may do what the commands about enquiries and projects do, and nothing else', async () => {
  const { deps } = services
  const book = enquiryBook(services, await startQueues())
  const portfolio = await startPortfolio()
  const { terminal } = terminalOf('erase')
  const photoKeys = [await putPhoto(deps.s3, pictures.jpeg)]
  await deps.store.create(enquiryOf({ enquiryId: 'one', photoKeys }))
  calls = []
  await listEnquiries(book, terminal, {})
  await showEnquiries(book, terminal, ['one'])
  await claimEnquiryPhotos(book, terminal, ['one'])
  await exportEnquiries(book, terminal, { to: join(temporaryFolder(), 'enquiries.csv') })
  await resendEnquiries(book, terminal, ['one'], { yes: true })
  const dead = { enquiryId: 'one', enquiry: undefined, text: '', receiptHandle: 'a' }
  await book.queues.putBack(dead)
  await book.queues.delete(dead)
  // The enquiry that was just sent is still in the queue.
  await eraseEnquiries(book, terminal, ['one'], { yes: true }).catch(() => {})
  const images = await masters(['board.jpg'])
  await importFile(async () => portfolio, terminal, jsonFile([project()]), { images })
  await listProjects(portfolio, terminal, {})
  await checkPortfolio(portfolio, terminal).catch(() => {})
  await removeProjects(portfolio, terminal, ['p-1'], { yes: true })
  await portfolio.stop()
  calls.push({
    action: 'cloudformation:DescribeStacks',
    resource: `arn:aws:cloudformation:eu-west-2:1:stack/${stackName}/id`,
  })
  expectAllowed(rightsOf('OperatorPolicy'))
})

/** A token of GitHub's, by its claims. */
interface Token {
  sub: string
  job_workflow_ref: string
}

/** Whether the role's trust takes the token, in the stack with these parameters. */
function trusts(role: string, token: Token, given: Record<string, string>): boolean {
  Object.assign(parameters, given)
  const [statement, ...others] = Resources[role].Properties.AssumeRolePolicyDocument.Statement
  expect(others).toEqual([])
  const { StringEquals, ...otherwise } = statement.Condition
  expect(otherwise).toEqual({})
  const claims: Record<string, string> = { aud: 'sts.amazonaws.com', ...token }
  return Object.entries<string | { 'Fn::Sub': string }>(StringEquals).every(
    ([key, wanted]) => claims[key.replace('token.actions.githubusercontent.com:', '')] === substituted(wanted),
  )
}

test.each(['repo:acme/site', 'repo:acme@123456/site@456789'])(
  'a pull request gets the role that checks, and the deploying workflow of main alone those that deploy and look: %s',
  (Subject) => {
    expect(Subject).toMatch(new RegExp(`^${Parameters.Subject.AllowedPattern}$`))
    const given = { Repository: 'acme/site', Subject }
    const workflow = (name: string) => `acme/site/.github/workflows/${name}.yml`
    const main = { sub: `${Subject}:ref:refs/heads/main`, job_workflow_ref: `${workflow('deploy')}@refs/heads/main` }
    const pull = { sub: `${Subject}:pull_request`, job_workflow_ref: `${workflow('site')}@refs/pull/1/merge` }
    const strangers: Token[] = [
      { ...main, job_workflow_ref: `${workflow('other')}@refs/heads/main` },
      { ...main, job_workflow_ref: 'evil/site/.github/workflows/deploy.yml@refs/heads/main' },
      { ...main, sub: `${Subject}:ref:refs/heads/feature` },
      // Somebody else who has taken the names.
      { ...main, sub: 'repo:acme@9/site@9:ref:refs/heads/main' },
    ]
    expect(trusts('CheckRole', pull, given)).toBe(true)
    expect(trusts('CheckRole', main, given)).toBe(false)
    for (const role of ['DeployRole', 'SmokeRole']) {
      expect(trusts(role, main, given), role).toBe(true)
      for (const token of [pull, ...strangers]) expect(trusts(role, token, given), token.sub).toBe(false)
    }
  },
)

test("an account that has GitHub's provider keeps it, and the roles trust it", () => {
  expect(Resources.GitHub.Condition).toBe('MakesProvider')
  expect(Conditions.MakesProvider).toEqual({ 'Fn::Equals': [{ Ref: 'HasProvider' }, 'no'] })
  for (const role of ['CheckRole', 'DeployRole', 'SmokeRole']) {
    const [{ Principal }] = Resources[role].Properties.AssumeRolePolicyDocument.Statement
    const [condition, made, there] = Principal.Federated['Fn::If']
    expect([condition, made]).toEqual(['MakesProvider', { 'Fn::GetAtt': ['GitHub', 'Arn'] }])
    expect(substituted(there)).toBe('arn:aws:iam::1:oidc-provider/token.actions.githubusercontent.com')
  }
})

test('docs/deploy.md names the parameters and outputs of the access stack as they are', () => {
  const text = readFileSync('docs/deploy.md', 'utf8')
  for (const name of [...Object.keys(Outputs), ...Object.keys(Parameters)]) expect(text, name).toContain(name)
})
