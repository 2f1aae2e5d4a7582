/** Deploys the templates locally, without the pages: an account whose data survives its deployments. */
import { createServer, type RequestListener } from 'node:http'
import {
  CreateTableCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import {
  CreateBucketCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { vi } from 'vitest'
import { createLeadStore } from '../../../lambdas/leads/lead-store.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { apiGateway } from '../../../scripts/local/api/api-gateway.ts'
import { s3Origin } from '../../../scripts/local/cdn/bucket-origin.ts'
import { edgeServer } from '../../../scripts/local/cdn/edge-server.ts'
import { distributionPlan } from '../../../scripts/local/plan/distribution-plan.ts'
import { type FunctionPlan, stackPlan } from '../../../scripts/local/plan/stack-plan.ts'
import { bucketName, localTemplate, Template } from '../../../scripts/local/plan/template.ts'
import { localClient, localCredentials } from '../../../scripts/local/services/credentials.ts'
import { startDynamo } from '../../../scripts/local/services/dynamodb.ts'
import { listening } from '../../../scripts/local/services/http-server.ts'
import { startS3 } from '../../../scripts/local/services/s3.ts'
import { startSes } from '../../../scripts/local/services/ses.ts'
import { synthesised } from '../synthesised.ts'
import { actBetween, identitiesOf, type Resources } from './act.ts'
import type { Settings } from './moves.ts'

export type LocalCloud = Awaited<ReturnType<typeof startCloud>>
export type LocalStack = Awaited<ReturnType<LocalCloud['deploy']>>

/** Physical names of a stack's resources, by logical id. */
type PhysicalNames = Record<string, string>

/** Names in a stack's outputs. */
interface Outputs {
  output: (name: string) => string
}

/** What remains of a stack between two deployments. */
interface Deployed {
  region: string
  names: PhysicalNames
  cloudFrontName: string
  resources: Resources
  functions: ReadonlyMap<string, FunctionPlan>
}

const firstValueOf = (secret: string) => `value of ${secret}`

const named = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::SecretsManager::Secret']

/** Starts an account without stacks. */
export async function startCloud() {
  const [dynamodb, s3, ses] = await Promise.all([startDynamo({ tables: [] }), startS3({ buckets: [] }), startSes()])
  const environment = {
    ...localCredentials,
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ENDPOINT_URL_SES: ses.endpoint,
  }
  // The SDK's clients read them at their first call.
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const tables = new DynamoDBClient(localClient)
  const buckets = new S3Client({ ...localClient, forcePathStyle: true })

  const stacks = new Map<string, Deployed>()
  const secrets = new Map<string, string>()
  let count = 0

  async function createMissing(names: PhysicalNames, resources: Resources): Promise<void> {
    for (const [id, { Type, Properties }] of Object.entries(resources)) {
      if (!named.includes(Type) || names[id]) continue
      const name = Properties.TableName ?? Properties.BucketName ?? `${id}${++count}`
      names[id] = name
      if (Type === 'AWS::DynamoDB::Table') {
        const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, BillingMode } = Properties
        const table = { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, BillingMode, TableName: name }
        await tables.send(new CreateTableCommand(table))
        await waitUntilTableExists({ client: tables, maxWaitTime: 10, minDelay: 0.01 }, { TableName: name })
      }
      if (Type === 'AWS::S3::Bucket') await buckets.send(new CreateBucketCommand({ Bucket: bucketName(name) }))
    }
  }

  return {
    ses,
    /** Creates or updates the stack of these settings. `names` are tables, buckets and secrets that it takes over. */
    async deploy(settings: Settings, names: PhysicalNames = {}) {
      const { stack, resources, template: made } = synthesised(settings)
      const before = stacks.get(stack.stackName)
      const deployed = {
        names,
        cloudFrontName: `d${++count}.cloudfront.net`,
        ...before,
        resources,
        region: stack.region,
      }
      await createMissing(deployed.names, resources)
      const template = localTemplate(physicalTemplate(resources, deployed.names), {
        siteUrl: `https://${deployed.cloudFrontName}`,
        s3Url: s3.endpoint,
        secret: (name) => secrets.get(name) ?? firstValueOf(name),
      })
      const { functions: plans, routes, buckets } = stackPlan(template)
      const isUnchanged = (id: string) =>
        JSON.stringify(before?.resources[id]?.Properties) === JSON.stringify(resources[id]?.Properties)
      // A dynamic reference is resolved only when CloudFormation updates the resource that contains it.
      const functions = new Map(
        [...plans].map(([id, plan]) => [id, (isUnchanged(id) && before?.functions.get(id)) || plan]),
      )
      stacks.set(stack.stackName, { ...deployed, functions })
      const invoke = startFunctions(functions)
      const edge = edgeServer(distributionPlan(template), {
        buckets: new Map(buckets.map(({ name, readableTags }) => [name, s3Origin(s3, name, readableTags)])),
        api: apiGateway(routes, invoke, (_, error) => console.error(error)),
      })
      const planOf = (entry: string) => [...functions.values()].find((each) => each.entry === entry)
      const output = (name: string) => deployed.names[made.toJSON().Outputs[name].Value.Ref] ?? ''
      return {
        ask: await asker(edge, deployed.cloudFrontName),
        invoke: (entry: string) => invoke(planOf(entry)?.name ?? '', {}),
        store: createLeadStore(createDynamoClient(), output('LeadsTable')),
        /** Addresses and domains with an SES identity in the region: this stack's, and other stacks'. */
        identities: () => {
          const others = [...stacks].filter(([name, { region }]) => name !== stack.stackName && region === stack.region)
          return [resources, ...others.map(([, other]) => other.resources)].flatMap(identitiesOf)
        },
        /** Name of the table, bucket or secret in an output of the stack. */
        output,
      }
    },
    /** Deletes the stack. Returns the retained resources that can be taken over; others remain without a reference. */
    destroy(settings: Settings): PhysicalNames {
      const { stack, resources } = synthesised(settings)
      const { names = {} } = stacks.get(stack.stackName) ?? {}
      stacks.delete(stack.stackName)
      const { retained } = actBetween(resources, {})
      return Object.fromEntries(Object.entries(names).filter(([id]) => retained.includes(id)))
    },
    /** Copies rows, photos with their tags, and the signing secret, as in docs/move.md. */
    async copy(from: Outputs, to: Outputs): Promise<void> {
      const { Items = [] } = await tables.send(new ScanCommand({ TableName: from.output('LeadsTable') }))
      for (const Item of Items) await tables.send(new PutItemCommand({ TableName: to.output('LeadsTable'), Item }))
      const source = { Bucket: bucketName(from.output('CustomerPhotosBucket')) }
      const { Contents = [] } = await buckets.send(new ListObjectsV2Command(source))
      for (const { Key = '' } of Contents) {
        const { Body, ContentType } = await buckets.send(new GetObjectCommand({ ...source, Key }))
        const { TagSet = [] } = await buckets.send(new GetObjectTaggingCommand({ ...source, Key }))
        await buckets.send(
          new PutObjectCommand({
            Bucket: bucketName(to.output('CustomerPhotosBucket')),
            Key,
            Body: await Body?.transformToByteArray(),
            ContentType,
            Tagging: TagSet.map(({ Key, Value }) => `${Key}=${Value}`).join('&'),
          }),
        )
      }
      const secret = from.output('SigningSecret')
      secrets.set(to.output('SigningSecret'), secrets.get(secret) ?? firstValueOf(secret))
    },
    async stop() {
      vi.unstubAllEnvs()
      await Promise.all([dynamodb.stop(), s3.stop(), ses.stop()])
    },
  }
}

/** The template with the physical names of the stack's tables, buckets and secrets instead of logical ids. */
function physicalTemplate(resources: Resources, names: PhysicalNames): Template {
  const text = JSON.stringify({ Resources: resources }).replace(/"(\w+)"/g, (quoted, id) =>
    names[id] ? `"${names[id]}"` : quoted,
  )
  return Template.parse(JSON.parse(text, ofOtherStack))
}

/** Resolves a reference to another stack, such as to the ARN of its certificate. */
function ofOtherStack(_: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'Fn::GetStackOutput' in value ? 'elsewhere' : value
}

type Invoke = (name: string, event: unknown) => Promise<unknown>

let coldStarts = 0

/** Loads each function from its source into this process, with the environment of its template. */
function startFunctions(plans: ReadonlyMap<string, FunctionPlan>): Invoke {
  const handlers = new Map<string, Promise<{ handler: (event: unknown) => Promise<unknown> }>>()
  // Sequential, because the environment belongs to the whole process.
  let started: Promise<unknown> = Promise.resolve()
  const coldStart = (name: string) => {
    const { entry = '', environment = {} } = plans.get(name) ?? {}
    const before = { ...process.env }
    const starting = started.then(async () => {
      Object.assign(process.env, environment)
      // The query string loads a new instance of the module, which reads its environment again.
      const made = await import(/* @vite-ignore */ `../../../lambdas/${entry}.lambda.ts?${++coldStarts}`)
      for (const variable of Object.keys(environment)) {
        if (before[variable] === undefined) delete process.env[variable]
        else process.env[variable] = before[variable]
      }
      return made
    })
    started = starting
    handlers.set(name, starting)
    return starting
  }
  return async (name, event) => (await (handlers.get(name) ?? coldStart(name))).handler(event)
}

interface Asked {
  method?: string
  host?: string
  body?: unknown
}

/** Requests a URL from the CDN under a host name, like a browser. */
async function asker(edge: RequestListener, cloudFrontName: string) {
  const server = createServer(edge)
  const { endpoint } = await listening(server)
  server.unref()
  return async (path: string, { method = 'GET', host = cloudFrontName, body }: Asked = {}) => {
    const headers = { host, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const sent = {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    } as const
    const answer = await fetch(`${endpoint}${path}`, sent)
    return { status: answer.status, location: answer.headers.get('location'), body: await answer.text() }
  }
}
