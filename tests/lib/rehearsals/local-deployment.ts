/** What the templates deploy, on this machine and without the pages: one table, bucket and inbox for all deployments. */
import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { vi } from 'vitest'
import { entryFile } from '../../../lambdas/bundling.ts'
import { createLeadStore } from '../../../lambdas/leads/lead-store.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { apiGateway } from '../../../scripts/local/api/api-gateway.ts'
import { s3Origin } from '../../../scripts/local/cdn/bucket-origin.ts'
import { edgeServer } from '../../../scripts/local/cdn/edge-server.ts'
import { distributionPlan } from '../../../scripts/local/plan/distribution-plan.ts'
import { type FunctionPlan, stackPlan } from '../../../scripts/local/plan/stack-plan.ts'
import { localTemplate, Template } from '../../../scripts/local/plan/template.ts'
import { localCredentials } from '../../../scripts/local/services/credentials.ts'
import { startDynamo } from '../../../scripts/local/services/dynamodb.ts'
import { listening } from '../../../scripts/local/services/http-server.ts'
import { startS3 } from '../../../scripts/local/services/s3.ts'
import { startSes } from '../../../scripts/local/services/ses.ts'
import { synthesised } from '../synthesised.ts'

const cloudFrontName = 'd111.cloudfront.net'

export type LocalCloud = Awaited<ReturnType<typeof startCloud>>

/** Starts the services that outlive a deployment. */
export async function startCloud(settings: Record<string, unknown>) {
  const resolved = (of: Record<string, unknown>, s3Url: string) =>
    localTemplate(Template.parse(JSON.parse(JSON.stringify(synthesised(of).template.toJSON()), ofOtherStack)), {
      siteUrl: `https://${cloudFrontName}`,
      s3Url,
      secret: (id) => `value of ${/(Origin|Signing)\d+/.exec(id)?.[0]}`,
    })
  const plan = stackPlan(resolved(settings, ''))
  const [dynamodb, s3, ses] = await Promise.all([
    startDynamo({ tables: plan.tables }),
    startS3({ buckets: plan.buckets }),
    startSes(),
  ])
  const environment = {
    ...localCredentials,
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ENDPOINT_URL_SES: ses.endpoint,
  }
  // The SDK's clients look them up at their first call.
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)

  return {
    ses,
    /** The stack of these settings, over what the deployments before it have left. */
    async deploy(settings: Record<string, unknown>) {
      const template = resolved(settings, s3.endpoint)
      const { functions: plans, routes, buckets } = stackPlan(template)
      const invoke = startFunctions(plans)
      const cdn = distributionPlan(template)
      const edge = edgeServer(cdn, {
        buckets: new Map(buckets.map(({ name, readableTags }) => [name, s3Origin(s3, name, readableTags)])),
        api: apiGateway(routes, invoke, (_, error) => console.error(error)),
      })
      const planOf = (entry: string) => [...plans.values()].find((each) => each.entry === entry)
      return {
        ask: await asker(edge),
        invoke: (entry: string) => invoke(planOf(entry)?.name ?? '', {}),
        store: createLeadStore(createDynamoClient(), planOf('leads/redeliver-leads')?.environment.LEADS_TABLE ?? ''),
      }
    },
    async stop() {
      vi.unstubAllEnvs()
      await Promise.all([dynamodb.stop(), s3.stop(), ses.stop()])
    },
  }
}

/** What another stack says of itself, such as the ARN of its certificate. */
function ofOtherStack(_: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'Fn::GetStackOutput' in value ? 'elsewhere' : value
}

type Invoke = (name: string, event: unknown) => Promise<unknown>

let coldStarts = 0

/** Each function from its source, in this process, with the environment that its template gives it. */
function startFunctions(plans: ReadonlyMap<string, FunctionPlan>): Invoke {
  const handlers = new Map<string, Promise<{ handler: (event: unknown) => Promise<unknown> }>>()
  // One after the other: the environment is the process's.
  let started: Promise<unknown> = Promise.resolve()
  const coldStart = (name: string) => {
    const { entry = '', environment = {} } = plans.get(name) ?? {}
    const before = { ...process.env }
    const starting = started.then(async () => {
      Object.assign(process.env, environment)
      // The query makes it another module, which reads its environment again.
      const made = await import(/* @vite-ignore */ `../../../${entryFile(entry)}?${++coldStarts}`)
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

/** Asks the CDN as a browser does that found it under a name. */
async function asker(edge: RequestListener) {
  const server = createServer(edge)
  const { endpoint } = await listening(server)
  server.unref()
  return async (path: string, { method = 'GET', host = cloudFrontName, body }: Asked = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; location?: string; body: string }>()
    const headers = { host, ...(body !== undefined && { 'content-type': 'application/json' }) }
    httpRequest(`${endpoint}${path}`, { method, headers }, async (response) => {
      const { statusCode = 0, headers } = response
      resolve({
        status: statusCode,
        ...(headers.location && { location: headers.location }),
        body: String(await buffer(response)),
      })
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body))
    return promise
  }
}
