/** `.github/aws-access.yaml`: who may assume GitHub's roles, and what no role may do. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as YAML from 'yaml'

const { Parameters, Resources, Outputs } = YAML.parse(readFileSync('.github/aws-access.yaml', 'utf8'))
const listed = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one])

function substituted(text: string | { 'Fn::Sub': string }, values: Record<string, string> = {}): string {
  return (typeof text === 'string' ? text : text['Fn::Sub']).replace(/\$\{(.*?)\}/g, (_, name) => values[name] ?? name)
}

/** A token of GitHub's, by its claims. */
interface Token {
  sub: string
  job_workflow_ref: string
}

/** Whether the role's trust takes the token, in the stack with these parameters. */
function trusts(role: string, token: Token, given: Record<string, string>): boolean {
  const [statement, ...others] = Resources[role].Properties.AssumeRolePolicyDocument.Statement
  expect(others).toEqual([])
  const { StringEquals, ...otherwise } = statement.Condition
  expect(otherwise).toEqual({})
  const claims: Record<string, string> = { aud: 'sts.amazonaws.com', ...token }
  return Object.entries<string | { 'Fn::Sub': string }>(StringEquals).every(
    ([key, wanted]) => claims[key.replace('token.actions.githubusercontent.com:', '')] === substituted(wanted, given),
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
  // It knows no resources.
  expect(new Set(all.filter((right) => right.endsWith(' *')))).toEqual(new Set(['ses:GetAccount *']))
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
  expect(rights.filter((right) => !/:(Get|List|Describe|FilterLog)/.test(right ?? ''))).toEqual([])
  expect(rights.filter((right) => /^(dynamodb|s3):/.test(right ?? ''))).toEqual([])
})

test('docs/deploy.md names the parameters and outputs of the access stack as they are', () => {
  const text = readFileSync('docs/deploy.md', 'utf8')
  for (const name of [...Object.keys(Outputs), ...Object.keys(Parameters)]) expect(text, name).toContain(name)
})
