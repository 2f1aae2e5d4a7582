import { rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { dirname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import * as z from 'zod'
import { bundleFunctions } from '../../lambdas/bundling.ts'
import { siteOptions } from '../../lib/site-build.ts'
import { siteConfig } from '../../site.config.ts'
import { Problem } from '../problem.ts'
import { apiGateway } from './api/api-gateway.ts'
import { startFunctions } from './api/lambda-functions.ts'
import { watchFunctions } from './api/watch-functions.ts'
import { buildSiteInChild } from './build-site-in-child.ts'
import { type BucketOrigin, folderOrigin, s3Origin } from './cdn/bucket-origin.ts'
import { edgeServer } from './cdn/edge-server.ts'
import { startVite, vitePages } from './cdn/vite-pages.ts'
import { endpointsFile, type LocalEndpoints, localEndpoints, writeEndpoints } from './endpoints.ts'
import { type DistributionPlan, distributionPlan } from './plan/distribution-plan.ts'
import { localSettings } from './plan/local-settings.ts'
import { type BucketPlan, type FunctionPlan, type StackPlan, stackPlan } from './plan/stack-plan.ts'
import { prepareSynthesis } from './plan/synthesise.ts'
import { localTemplate } from './plan/template.ts'
import { runSchedules } from './schedules.ts'
import { localCredentials } from './services/credentials.ts'
import { isReadable, startDynamo } from './services/dynamodb.ts'
import { type LocalService, listening } from './services/http-server.ts'
import { localSecrets } from './services/local-secrets.ts'
import { type LocalS3, startS3 } from './services/s3.ts'
import { startSes } from './services/ses.ts'
import { startSns } from './services/sns.ts'
import { startSqs } from './services/sqs.ts'

interface StackOptions {
  /** Where all data is kept between starts. */
  dataFolder: string
  port: number
  inboxPort: number
  /** Serves pages by Vite with hot reload instead of the built site, and reloads changed functions. */
  dev: boolean
  /** Fills the tables and buckets before the site answers. */
  loadSamples(endpoints: LocalEndpoints): Promise<void>
  /** Runs one step of the start and shows it on the terminal. */
  step<Result>(label: string, work: () => Promise<Result>): Promise<Result>
  /** Collects everything that has to be stopped, as soon as it runs. */
  stops: AsyncDisposableStack
}

export interface RunningStack {
  siteUrl: string
  inboxUrl: string
  /** What the functions log. */
  logFile: string
  /** Handles requests to the site. */
  edge: RequestListener
  /** The running functions, the folder of their bundles, and variables added to their own. */
  functions: { plans: FunctionPlan[]; bundles: string; environment: Record<string, string> }
}

/** Starts the whole site from the synthesised template. */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const { step, stops } = options
  // Pages and functions depend on it: web/content/lib/owner/options.ts.
  process.env.SITE_OPTIONS = siteOptions(localSettings(siteConfig))
  const siteUrl = `http://localhost:${options.port}`
  const inboxUrl = `http://localhost:${options.inboxPort}`
  const inData = (name: string) => join(options.dataFolder, name)
  const logFile = inData('functions.log')
  let bundles = inData('functions/0')
  const run = <Service extends LocalService>(label: string, start: () => Promise<Service>) =>
    step(label, async () => {
      const service = await start()
      stops.defer(service.stop)
      return service
    })
  if (!(await isReadable(inData('dynamodb'))))
    throw new Problem(
      `The data in ${options.dataFolder} is damaged and cannot be opened. Start with empty data: npm start -- --fresh`,
    )

  await rm(dirname(bundles), { recursive: true, force: true })
  const synthesise = prepareSynthesis(inData('cdk.out'))
  await step('Build the site and the functions', () =>
    // In `npm test` the site has already been built for other tests.
    Promise.all([process.env.SITE_IS_BUILT || buildSiteInChild(), bundleFunctions({ source: 'lambdas', bundles })]),
  )
  const template = await step('Synthesise the CDK app', synthesise)

  const secret = localSecrets(inData('secrets.json'))
  const resolved = (s3Url: string) => localTemplate(template, { siteUrl, s3Url, secret })
  const s3 = await run('Start S3 with its buckets', () => {
    // The site's URL is known only once it listens; the buckets do not depend on it.
    const { buckets } = stackPlan(resolved(''))
    return startS3({ folder: inData('s3'), buckets: buckets.map((bucket) => allowingUploadsFrom(siteUrl, bucket)) })
  })
  const plan = stackPlan(resolved(s3.endpoint))
  const cdn = distributionPlan(resolved(s3.endpoint))
  const dynamodb = await run('Start DynamoDB with its tables', () =>
    startDynamo({ folder: inData('dynamodb'), tables: plan.tables }),
  )
  const ses = await run("Start the owner's inbox", () =>
    startSes({ port: options.inboxPort, file: inData('inbox.json') }),
  )
  const sns = await run('Start text messages', () =>
    startSns((topic, message) => ses.showText(plan.phones.get(topic) ?? topic, message)),
  )
  const sqs = await run('Start the queue', () => startSqs({ folder: inData('queues'), queues: plan.queues }))
  const services = {
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ENDPOINT_URL_SES: ses.endpoint,
    AWS_ENDPOINT_URL_SNS: sns.endpoint,
    AWS_ENDPOINT_URL_SQS: sqs.endpoint,
  }
  const reportFailure = (name: string, failure: unknown) =>
    console.error(`\n${name}: ${failure instanceof Error ? failure.message : failure}`)

  const environment = { ...localCredentials, ...services }
  const startApi = () => {
    const functions = startFunctions(plan.functions.values(), environment, { bundles, logFile }, reportFailure)
    const api = apiGateway(plan.routes, functions.invoke, reportFailure)
    return { functions, edge: edgeServer(cdn, { buckets: bucketOrigins(cdn, plan, s3), api }) }
  }
  let running = startApi()
  const edge: RequestListener = (request, response) => running.edge(request, response)
  stops.defer(() => running.functions.stop())
  const rebundleOnSave = async (watcher: ViteDevServer['watcher']) => {
    const report = (error: unknown) => reportFailure('lambdas', error)
    const replaceFunctions = async (folder: string) => {
      const [before, old] = [bundles, running]
      bundles = folder
      running = startApi()
      await old.functions.stop()
      await rm(before, { recursive: true })
      console.log('The functions have changed.')
    }
    stops.defer(await watchFunctions({ source: 'lambdas', bundles }, watcher, replaceFunctions, report))
  }

  const endpoints = localEndpoints({ siteUrl, inboxUrl, services }, plan, cdn)
  await step('Load the sample portfolio', () => options.loadSamples(endpoints))
  await step('Start the API and the site', async () => {
    const call = (name: string, input: unknown) =>
      running.functions.invoke(name, input).catch((error) => reportFailure(name, error))
    stops.defer(runSchedules(plan.schedules, call))
    for (const { queue, functionName, atOnce } of plan.consumers)
      stops.defer(sqs.consume(queue, atOnce, async (event) => isDelivered(await call(functionName, event))))
    const server = createServer()
    const pageHeaders = cdn.behaviours.at(-1)?.headers ?? {}
    const vite = options.dev ? await startVite(server, stops) : undefined
    server.on('request', vite ? await vitePages(vite, edge, pageHeaders) : edge)
    if (vite) await rebundleOnSave(vite.watcher)
    const site = await listening(server, options.port)
    stops.defer(site.stop)
  })
  stops.defer(writeEndpoints(endpointsFile(options.dataFolder), endpoints))
  const functions = { plans: [...plan.functions.values()], bundles, environment }
  return { siteUrl, inboxUrl, logFile, edge, functions }
}

/** A function that throws answers nothing, and its message comes again. */
function isDelivered(answer: unknown): boolean {
  const Answer = z.object({ batchItemFailures: z.tuple([]) })
  return Answer.safeParse(answer).success
}

/** The template's CORS rule with this machine's origin instead of the deployed ones. */
function allowingUploadsFrom(siteUrl: string, bucket: BucketPlan): BucketPlan {
  return { ...bucket, cors: bucket.cors.map((rule) => ({ ...rule, AllowedOrigins: [siteUrl] })) }
}

/** The default behaviour's bucket is the built site; other buckets are read from S3 as their policies allow. */
function bucketOrigins(cdn: DistributionPlan, plan: StackPlan, s3: LocalS3): ReadonlyMap<string, BucketOrigin> {
  const siteOrigin = cdn.behaviours.at(-1)?.origin
  return new Map(
    plan.buckets.map(({ name, readableTags }) => {
      const isSite = siteOrigin?.kind === 'bucket' && siteOrigin.bucket === name
      return [name, isSite ? folderOrigin('dist/site') : s3Origin(s3, name, readableTags)]
    }),
  )
}
