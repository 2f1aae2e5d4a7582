import { join } from 'node:path'
import { loadSamplePortfolio } from '../operate/projects/sample-portfolio.ts'
import { apiGateway } from './api/api-gateway.ts'
import { bundleFunctions, startFunctions } from './api/lambda-functions.ts'
import { buildSiteInChild } from './build-site-in-child.ts'
import { type BucketOrigin, folderOrigin, s3Origin } from './cdn/bucket-origin.ts'
import { edgeServer } from './cdn/edge-server.ts'
import { vitePages } from './cdn/vite-pages.ts'
import { localEndpoints, writeEndpoints } from './endpoints.ts'
import { listen } from './http.ts'
import { type DistributionPlan, distributionPlan } from './plan/distribution-plan.ts'
import { type BucketPlan, type StackPlan, stackPlan } from './plan/stack-plan.ts'
import { prepareSynthesis } from './plan/synthesise.ts'
import { localTemplate } from './plan/template.ts'
import { startSchedules } from './schedules.ts'
import { localCredentials } from './services/credentials.ts'
import { checkDatabase, startDynamodb } from './services/dynamodb.ts'
import { type LocalS3, startS3 } from './services/s3.ts'
import { startInbox } from './services/ses.ts'

export interface StackOptions {
  /** Everything that is kept from one start to the next. */
  dataFolder: string
  port: number
  inboxPort: number
  /** Pages come from Vite with hot reload instead of the built site. */
  dev: boolean
  /** Runs one step of the start and tells the person at the terminal about it. */
  step<Result>(label: string, work: () => Promise<Result>): Promise<Result>
  /** Is handed everything that has to be ended, as soon as it runs. */
  onStarted(stop: () => Promise<void>): void
}

/** Starts everything the site consists of, as the synthesised template describes it. Returns the addresses to open. */
export async function startStack(options: StackOptions): Promise<{ siteUrl: string; inboxUrl: string }> {
  const { port, step, onStarted } = options
  const siteUrl = `http://localhost:${port}`
  const inData = (name: string) => join(options.dataFolder, name)
  await checkDatabase(inData('dynamodb'))

  const synthesise = prepareSynthesis(inData('cdk.out'))
  await step('Build the site and the functions', () =>
    Promise.all([buildSiteInChild(), bundleFunctions(inData('functions'))]),
  )
  const template = await step('Synthesise the CDK app', synthesise)

  const s3 = await step('Start S3 with its buckets', async () => {
    // Its own address is known only once it runs; nothing of the buckets depends on it.
    const { buckets } = stackPlan(localTemplate(template, { siteUrl, s3Url: '' }))
    const started = await startS3(inData('s3'), buckets.map(allowingUploadsFrom(siteUrl)))
    onStarted(started.stop)
    return started
  })
  const local = localTemplate(template, { siteUrl, s3Url: s3.url })
  const plan = stackPlan(local)
  const cdn = distributionPlan(local)
  const dynamodb = await step('Start DynamoDB with its tables', async () => {
    const started = await startDynamodb(inData('dynamodb'), plan.tables)
    onStarted(started.stop)
    return started
  })
  const inbox = await step("Start the owner's inbox", async () => {
    const started = await startInbox(options.inboxPort, inData('inbox.json'))
    onStarted(started.stop)
    return started
  })

  const services = {
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.url,
    AWS_ENDPOINT_URL_S3: s3.url,
    AWS_ENDPOINT_URL_SES: inbox.serviceUrl,
  }
  const endpoints = localEndpoints({ siteUrl, inboxUrl: inbox.url, services }, plan, cdn)
  await step('Load the sample portfolio', () => loadSamplePortfolio(endpoints))
  await step('Start the API and the site', async () => {
    const functions = startFunctions(
      [...plan.functions.values()].map((each) => ({
        ...each,
        environment: { ...each.environment, SITE_URL: siteUrl },
      })),
      { ...localCredentials, ...services },
      { bundles: inData('functions'), logFile: inData('functions.log') },
    )
    onStarted(functions.stop)
    onStarted(startSchedules(plan.schedules, functions.invoke))
    const reportFailure = (name: string, error: unknown) => console.error(`${name} failed:`, error)
    const api = apiGateway(plan.routes, functions.invoke, reportFailure)
    const edge = edgeServer(cdn, { buckets: bucketOrigins(cdn, plan, s3), api })
    onStarted(await listen(options.dev ? await vitePages(edge, onStarted) : edge, port))
  })
  onStarted(writeEndpoints(inData('endpoints.json'), endpoints))
  return { siteUrl, inboxUrl: inbox.url }
}

/** The template's rule with this machine's origin in place of the deployed ones. */
function allowingUploadsFrom(siteUrl: string) {
  return (bucket: BucketPlan): BucketPlan => ({
    ...bucket,
    cors: bucket.cors.map((rule) => ({ ...rule, AllowedOrigins: [siteUrl] })),
  })
}

/** The default behaviour's bucket is the built site; the others are read from S3 as their policies allow. */
function bucketOrigins(cdn: DistributionPlan, plan: StackPlan, s3: LocalS3): ReadonlyMap<string, BucketOrigin> {
  const siteOrigin = cdn.behaviours.at(-1)?.origin
  return new Map(
    plan.buckets.map(({ name, readableTags }) => {
      const isSite = siteOrigin?.kind === 'bucket' && siteOrigin.bucket === name
      return [name, isSite ? folderOrigin('dist/site') : s3Origin(s3, name, readableTags)]
    }),
  )
}
