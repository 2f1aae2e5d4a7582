/** `.github/aws-access.yaml`: who may assume GitHub's roles, and what no role may do. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as YAML from 'yaml'

const { Parameters, Resources, Outputs } = YAML.parse(readFileSync('.github/aws-access.yaml', 'utf8'))
const listed = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one])

function substituted(text: string | { 'Fn::Sub': string }): string {
  return (typeof text === 'string' ? text : text['Fn::Sub']).replace(/\$\{(.*?)\}/g, '$1')
}

const deploying = {
  sub: 'Subject:ref:refs/heads/main',
  job_workflow_ref: 'Repository/.github/workflows/deploy.yml@refs/heads/main',
}

test.each([
  ['CheckRole', { sub: 'Subject:pull_request' }],
  ['DeployRole', deploying],
  ['SmokeRole', deploying],
])('%s trusts a token of GitHub with these claims, and no other', (role, claims) => {
  const [statement, ...others] = Resources[role].Properties.AssumeRolePolicyDocument.Statement
  expect(others).toEqual([])
  const { StringEquals, ...otherwise } = statement.Condition
  expect(otherwise).toEqual({})
  const wanted = Object.entries<string | { 'Fn::Sub': string }>(StringEquals).map(([key, value]) => [
    key.replace('token.actions.githubusercontent.com:', ''),
    substituted(value),
  ])
  expect(Object.fromEntries(wanted)).toEqual({ aud: 'sts.amazonaws.com', ...claims })
})

test('the subject of a repository is taken whole, old or new', () => {
  for (const subject of ['repo:acme/site', 'repo:acme@123456/site@456789'])
    expect(subject).toMatch(new RegExp(`^${Parameters.Subject.AllowedPattern}$`))
})

/** Every `action resource` that a role or policy allows. */
function rightsOf(name: string): string[] {
  const { Policies = [], PolicyDocument } = Resources[name].Properties
  const documents = [...Policies.map((policy: { PolicyDocument: object }) => policy.PolicyDocument), PolicyDocument]
  return documents
    .flatMap((document) => document?.Statement ?? [])
    .flatMap(({ Action, Resource }) =>
      listed(Action).flatMap((action: string) =>
        listed(Resource).map((resource) => `${action} ${substituted(resource)}`),
      ),
    )
}

const roles = ['CheckRole', 'DeployRole', 'SmokeRole', 'OperatorPolicy', 'OnCallPolicy']

test('no role may do everything, and none may do something to everything that has a name', () => {
  const all = roles.flatMap(rightsOf)
  expect(all.filter((right) => /^\S*\*/.test(right))).toEqual([])
  // These know no resources.
  const nameless = ['cloudwatch:GetMetricData *', 'cloudwatch:ListMetrics *', 'ses:GetAccount *']
  expect(new Set(all.filter((right) => right.endsWith(' *')))).toEqual(new Set(nameless))
})

test('GitHub reads one enquiry by its id, and otherwise nothing of a visitor', () => {
  const personal = (role: string) =>
    rightsOf(role).flatMap((right) => (/^(dynamodb|s3|sqs):/.test(right) ? right.split(' ')[0] : []))
  expect(personal('CheckRole')).toEqual([])
  expect(personal('DeployRole')).toEqual([])
  expect(personal('SmokeRole')).toEqual(['dynamodb:GetItem'])
})

/** What each command of AWS's in the runbooks, as far as it looks and changes nothing, needs. */
const looks: Record<string, string> = {
  'cloudformation describe-stacks': 'cloudformation:DescribeStacks',
  'cloudformation describe-stack-events': 'cloudformation:DescribeStackEvents',
  'cloudformation list-stack-resources': 'cloudformation:ListStackResources',
  'logs tail': 'logs:FilterLogEvents',
  'scheduler get-schedule': 'scheduler:GetSchedule',
  'lambda get-event-source-mapping': 'lambda:GetEventSourceMapping',
  'sqs get-queue-attributes': 'sqs:GetQueueAttributes',
  'acm describe-certificate': 'acm:DescribeCertificate',
  'sesv2 get-account': 'ses:GetAccount',
}

test('whoever is rung may look at all that the runbooks of alarms look at, change nothing and read no enquiry', () => {
  const [guide = ''] = readFileSync('docs/operate.md', 'utf8').split('## Recovery')
  const commands = [...guide.matchAll(/aws ([a-z0-9]+ (?:get|list|describe|tail)[a-z-]*)/g)].map(
    ([, each = '']) => each,
  )
  const rights = rightsOf('OnCallPolicy').map((right) => right.split(' ')[0])
  for (const command of commands) expect(rights, command).toContain(looks[command])
  // The runbooks show a metric in CloudWatch's console.
  expect(rights).toEqual(expect.arrayContaining(['cloudwatch:GetMetricData', 'cloudwatch:ListMetrics']))
  expect(rights.filter((right) => !/:(Get|List|Describe|FilterLog)/.test(right ?? ''))).toEqual([])
  expect(rights.filter((right) => /^(dynamodb|s3):/.test(right ?? ''))).toEqual([])
})

test('docs/deploy.md names the parameters and outputs of the access stack as they are', () => {
  const text = readFileSync('docs/deploy.md', 'utf8')
  for (const name of [...Object.keys(Outputs), ...Object.keys(Parameters)]) expect(text, name).toContain(name)
})
