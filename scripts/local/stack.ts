import { createServer } from 'node:http'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod'
import { readSettings } from '../../lib/config.ts'
import { functionsFolder, readSiteBuild } from '../../lib/site-build.ts'
import { siteOptions } from '../../lib/stage.ts'
import { siteConfig } from '../../site.config.ts'
import { apiGateway } from './api/api-gateway.ts'
import { startFunctions } from './api/lambda-functions.ts'
import { watchFunctions } from './api/watch-functions.ts'
import { buildSiteInChild } from './build-site-in-child.ts'
import { type BucketOrigin, folderOrigin, s3Origin } from './cdn/bucket-origin.ts'
import { edgeServer } from './cdn/edge-server.ts'
import { vitePages } from './cdn/vite-pages.ts'
import { endpointsFile, LocalEndpoints, writeEndpoints } from './endpoints.ts'
import { localCredentials, setLocalEnvironment } from './services/credentials.ts'
import { startDynamo } from './services/dynamodb.ts'
import { type LocalService, listening } from './services/http-server.ts'
import { freePort } from './services/ports.ts'
import { startS3 } from './services/s3.ts'
import { startSes } from './services/ses.ts'
import { type QueueEvent, startSqs } from './services/sqs.ts'
import { type DistributionSpec, distributionSpec } from './template/distribution-spec.ts'
import { localSettings } from './template/local-settings.ts'
import { type BucketSpec, type StackSpec, stackSpec } from './template/stack-spec.ts'
import { localTemplate, Template } from './template/template.ts'

interface StackOptions {
  /** Where all data is kept between starts. */
  dataFolder: string
  port: number
  inboxPort: number
  /** Serves pages by Vite with hot reload instead of the built site, and reloads changed functions. */
  dev: boolean
  /** Fills the tables and buckets before the site answers. */
  loadSamples(endpoints: LocalEndpoints): Promise<void>
  /** Called as each step of the start begins. */
  onStep(step: string): void
  /** Collects everything that has to be stopped, as soon as it runs. */
  stops: AsyncDisposableStack
}

/**
 * Starts the whole site from the synthesised template. Returns its addresses, the file of what the functions log, and
 * the handler of requests to the site.
 */
export async function startStack(options: StackOptions) {
  const { port, inboxPort, dev, onStep, stops } = options
  const settings = localSettings(siteConfig)
  // For the build of the pages: web/content/lib/owner/options.ts.
  process.env.SITE_OPTIONS = JSON.stringify(siteOptions(settings))
  // Only a deployment needs CloudFormation's validation.
  process.env.CDK_VALIDATION = 'false'
  const siteUrl = `http://localhost:${port}`
  const inboxUrl = `http://localhost:${inboxPort}`
  const inData = (name: string) => join(options.dataFolder, name)
  const logFile = inData('functions.log')
  const bundles = functionsFolder()
  const run = async <Service extends LocalService>(starting: Promise<Service>) => {
    const service = await starting
    stops.defer(service.stop)
    return service
  }

  onStep('Building the site and its functions')
  // In `npm test` the site has already been built for other tests.
  const [{ synthesise }] = await Promise.all([
    import('../../lib/synth.ts'),
    process.env.SITE_IS_BUILT || buildSiteInChild(),
  ])
  const site = readSiteBuild()
  const s3Port = await freePort()
  onStep('Synthesising the CDK app')
  const { app, stack } = synthesise(readSettings(settings), site, inData('cdk.out'))
  const places = { siteUrl, s3Url: `http://127.0.0.1:${s3Port}` }
  const template = localTemplate(Template.parse(app.synth().getStackArtifact(stack.artifactId).template), places)
  const spec = stackSpec(template)
  const cdn = distributionSpec(template)

  const buckets = spec.buckets.map((bucket) => allowingUploadsFrom(siteUrl, bucket))
  setLocalEnvironment()
  onStep('Starting S3, DynamoDB, SES and SQS')
  const [s3, dynamodb, ses, sqs] = await Promise.all([
    run(startS3({ folder: inData('s3'), port: s3Port, buckets })),
    run(startDynamo({ folder: inData('dynamodb'), tables: spec.tables })),
    run(startSes({ port: inboxPort })),
    run(startSqs({ folder: inData('queues'), queues: spec.queues })),
  ])
  const services = {
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ENDPOINT_URL_SES: ses.endpoint,
    AWS_ENDPOINT_URL_SQS: sqs.endpoint,
  }
  setLocalEnvironment(services)
  const { outputs: names } = template
  const [siteSecret] = spec.functions.flatMap(({ environment }) => environment.SITE_SECRET ?? [])
  const endpoints = LocalEndpoints.parse({ siteUrl, services, names, siteSecret })
  onStep('Loading the sample portfolio')
  await options.loadSamples(endpoints)

  const reportFailure = (name: string, failure: unknown) =>
    console.error(`\n${name}: ${failure instanceof Error ? failure.message : failure}`)
  const environment = { ...localCredentials, ...services }
  const functions = startFunctions(spec.functions, environment, { bundles, logFile }, reportFailure)
  stops.defer(functions.stop)
  for (const { queue, functionName, atOnce } of spec.consumers) {
    const deliver = async (event: QueueEvent) => {
      const result = await functions.invoke(functionName, event).catch((error) => reportFailure(functionName, error))
      return isDelivered(result)
    }
    stops.defer(sqs.consume(queue, atOnce, deliver))
  }
  const api = apiGateway(spec.routes, functions.invoke, reportFailure)
  const edge = edgeServer(cdn, { buckets: bucketOrigins(cdn, spec, site.folder), api })
  const server = createServer()
  if (dev) {
    server.on('request', await vitePages(server, edge, cdn.behaviours.at(-1)?.headers ?? {}, stops))
    const reload = async () => {
      await functions.stop('ended, because the functions were bundled again')
      console.log('The functions are bundled.')
    }
    const report = (problem: string) => reportFailure('lambdas', problem)
    stops.defer(await watchFunctions({ source: 'lambdas', bundles }, reload, report))
  } else server.on('request', edge)
  await run(listening(server, port))
  stops.defer(writeEndpoints(endpointsFile(options.dataFolder), endpoints))
  return { siteUrl, inboxUrl, logFile, edge }
}

/** A function that throws has no result, and its message comes again. */
function isDelivered(result: unknown): boolean {
  const Delivered = z.object({ batchItemFailures: z.tuple([]) })
  return Delivered.safeParse(result).success
}

/** The template's CORS rule with this machine's origin instead of the deployed ones. */
function allowingUploadsFrom(siteUrl: string, bucket: BucketSpec): BucketSpec {
  return { ...bucket, cors: bucket.cors.map((rule) => ({ ...rule, AllowedOrigins: [siteUrl] })) }
}

/** The default behaviour's bucket is the built site; other buckets are read from S3 as their policies allow. */
function bucketOrigins(cdn: DistributionSpec, spec: StackSpec, siteFolder: string): ReadonlyMap<string, BucketOrigin> {
  const s3 = new S3Client({ forcePathStyle: true })
  const siteOrigin = cdn.behaviours.at(-1)?.origin
  return new Map(
    spec.buckets.map(({ name, readableTag }) => {
      const isSite = siteOrigin?.kind === 'bucket' && siteOrigin.bucket === name
      return [name, isSite ? folderOrigin(siteFolder) : s3Origin(s3, name, readableTag)]
    }),
  )
}
