import { expect, test } from 'vitest'
import { every, type Resource, synthesised, withoutDomain } from '../synthesised.ts'

const off = synthesised().resources
const on = synthesised({ ...withoutDomain, showJobs: true }).resources

const routesOf = (resources: Record<string, Resource>) =>
  every(resources, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties.RouteKey)
const entriesOf = (resources: Record<string, Resource>) =>
  every(resources, 'AWS::Lambda::Function').map(([, { Metadata }]) => Metadata?.entry)

test('showing jobs from the phone is one function with its routes, and nothing of it is there when it is off [I13]', () => {
  expect(JSON.stringify(off)).not.toMatch(/show-job|job-photos/)
  const added = Object.entries(on).filter(([id]) => !(id in off))
  expect(added.filter(([, { Type }]) => Type === 'AWS::Lambda::Function')).toHaveLength(1)
  expect(entriesOf(on).filter((entry) => !entriesOf(off).includes(entry))).toEqual(['options/show-job/show-job'])
  expect(routesOf(on).filter((key) => !routesOf(off).includes(key))).toEqual(
    ['open', 'photo', 'save', 'delete'].map((name) => `POST /api/show-job/${name}`),
  )
  expect(Object.keys(off).filter((id) => !(id in on))).toEqual([])
})

test('its function writes to its own folder of the portfolio alone, and reads no photo of a customer [I2]', () => {
  const [id] = Object.entries(on).find(([, { Metadata }]) => Metadata?.entry === 'options/show-job/show-job') ?? []
  const role = on[id ?? '']?.Properties.Role['Fn::GetAtt'][0]
  const statements = every(on, 'AWS::IAM::Policy')
    .filter(([, { Properties }]) => Properties.Roles.some(({ Ref }: { Ref: string }) => Ref === role))
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
  const objects = statements.filter(({ Action }) => /s3:(Get|Put|Delete)/.test(JSON.stringify(Action)))
  expect(objects.map(({ Resource }) => JSON.stringify(Resource).match(/\/[a-z-]+\/(?:phone\/)?\*/)?.[0])).toEqual([
    '/job-photos/*',
    '/media/phone/*',
  ])
  const actions = statements.flatMap(({ Action }) => Action)
  expect(actions.filter((action) => action.startsWith('dynamodb:')).sort()).toEqual([
    'dynamodb:BatchWriteItem',
    'dynamodb:GetItem',
    'dynamodb:GetItem',
    'dynamodb:Query',
    'dynamodb:UpdateItem',
    'dynamodb:UpdateItem',
  ])
})
