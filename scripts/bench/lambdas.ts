/**
 * `npm run bench:lambdas`: what each function weighs and how long it takes to initialise, against the bare SDK
 * clients it uses and against an empty handler, in fresh processes of the same run.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Table from 'cli-table3'
import { type BuildOptions, build } from 'esbuild'
import { bundling, entryFile, otherEntries } from '../../lambdas/bundling.ts'
import { routes } from '../../lambdas/contract/routes.ts'

const starts = Number(process.env.STARTS ?? 20)

/** What a handler that does nothing but hold this client would import: the floor for a function that uses it. */
const bareClients: Record<string, string> = {
  '@aws-sdk/lib-dynamodb': `import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
export const dynamo = [DynamoDBDocumentClient.from(new DynamoDBClient({})), GetCommand, PutCommand, QueryCommand, UpdateCommand]`,
  '@aws-sdk/client-s3': `import { GetObjectCommand, PutObjectCommand, PutObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3'
export const s3 = [new S3Client({}), GetObjectCommand, PutObjectCommand, PutObjectTaggingCommand]`,
  '@aws-sdk/s3-request-presigner': `import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
export const presign = getSignedUrl`,
  '@aws-sdk/client-ses': `import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses'
export const ses = [new SESClient({}), SendEmailCommand]`,
}

/** Any value will do: nothing is called, only initialised. */
const environment = {
  PATH: process.env.PATH ?? '',
  AWS_REGION: 'eu-west-2',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  PROJECTS_TABLE: 'projects',
  LEADS_TABLE: 'leads',
  PHOTO_BUCKET: 'photos',
  LAST_RESORT_BUCKET: 'last-resort',
  OWNER_EMAIL: 'owner@example.com',
  SENDER_EMAIL: 'sender@example.com',
  SES_CONFIGURATION_SET: 'leads',
  SITE_URL: 'https://example.com',
  ORIGIN_KEY: 'bench',
}

const folder = await mkdtemp(join(tmpdir(), 'bench-lambdas-'))
const options: BuildOptions = {
  bundle: true,
  format: bundling.format,
  platform: bundling.platform,
  target: bundling.target,
  minify: true,
  mainFields: [...bundling.mainFields],
  banner: { js: bundling.banner },
  metafile: true,
  logLevel: 'error',
}

type Built = { file: string; kilobytes: number; packages: Set<string> }

async function bundle(name: string, source: { file: string } | { code: string }): Promise<Built> {
  const file = join(folder, `${name.replaceAll('/', '-')}.mjs`)
  const input: BuildOptions =
    'file' in source ? { entryPoints: [source.file] } : { stdin: { contents: source.code, resolveDir: process.cwd() } }
  const { metafile } = await build({ ...options, ...input, outfile: file })
  const packages = new Set<string>()
  // Only what ended up in the bundle: an import that was shaken off is still among the inputs.
  for (const output of Object.values(metafile?.outputs ?? {})) {
    for (const [path, { bytesInOutput }] of Object.entries(output.inputs)) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(path)?.[1]
      if (name && bytesInOutput > 1000) packages.add(name)
    }
  }
  return { file, kilobytes: (await stat(file)).size / 1000, packages }
}

/** Milliseconds from before the import until the module has run, in a fresh process. */
function initialise(file: string): number {
  const script = `const t = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - t); process.exit(0)`
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env: environment, encoding: 'utf8' }),
  )
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

try {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  const empty = await bundle('empty', { code: 'export const handler = async () => ({ statusCode: 200 })' })
  const entries = [...Object.values(routes).map(({ entry }) => entry), ...Object.values(otherEntries)]
  const rows = []
  for (const entry of entries) {
    const ours = await bundle(entry, { file: entryFile(entry) })
    const clients = Object.entries(bareClients).filter(([name]) => ours.packages.has(name))
    const bare = await bundle(`bare-${entry}`, { code: clients.map(([, code]) => code).join('\n') || 'export {}' })
    rows.push({ entry, ours, bare, clients: clients.map(([name]) => name.replace('@aws-sdk/', '')) })
  }
  // In turn, so that a slow moment of the machine falls on all alike.
  const times = new Map<string, number[]>()
  const files = [empty.file, ...rows.flatMap(({ ours, bare }) => [ours.file, bare.file])]
  for (let round = 0; round < starts; round++) {
    for (const file of files) times.set(file, [...(times.get(file) ?? []), initialise(file)])
  }
  const time = (file: string) => median(times.get(file) ?? [])
  const table = new Table({
    head: ['function', 'SDK clients', 'KB', 'bare KB', 'own KB', 'init ms', 'bare ms', 'own ms'],
    colAligns: ['left', 'left', 'right', 'right', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [] },
  })
  for (const { entry, ours, bare, clients } of rows) {
    table.push([
      entry,
      clients.join(', ') || '-',
      ours.kilobytes.toFixed(0),
      bare.kilobytes.toFixed(0),
      (ours.kilobytes - bare.kilobytes).toFixed(0),
      time(ours.file).toFixed(1),
      time(bare.file).toFixed(1),
      (time(ours.file) - time(bare.file)).toFixed(1),
    ])
  }
  console.log(`Median of ${starts} fresh processes under Node ${process.version}; minified, SDK inside.`)
  console.log(
    `A bare handler initialises in ${time(empty.file).toFixed(1)} ms. Goal: own KB at most 100, own ms at most 15.`,
  )
  console.log(table.toString())
} finally {
  await rm(folder, { recursive: true, force: true })
}
