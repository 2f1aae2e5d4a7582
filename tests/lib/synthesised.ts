/** The stack for tests, synthesised from a small built site and placeholder settings. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { noOptions } from '#content/lib/site-options.ts'
import { type BuildRecord, readSiteBuild } from '../../lib/site-build.ts'
import { siteOptions } from '../../lib/stage.ts'
import { blankSettings } from '../fixtures/blank-settings.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/** The parts of a resource that tests read. */
export interface Resource {
  Type: string
  // biome-ignore lint/suspicious/noExplicitAny: a template has CloudFormation's many shapes; the assertions check it.
  Properties: any
  Metadata?: Record<string, unknown>
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
  DependsOn?: string[]
}

export const withoutDomain = { ownerEmail: 'owner@example.com', senderEmail: 'site@example.com' }
export const withDomain = {
  ownerEmail: 'owner@example.com',
  senderEmail: 'site@sampleford.co.uk',
  domain: 'sampleford.co.uk',
  hostedZoneId: 'Z0123456789ABCDEFGHIJ',
  domainMail: true,
  alarmEmails: ['operator@example.com'],
  waf: true,
}
/** A domain whose mail is not set up yet. */
export const domainAlone = { ...withDomain, senderEmail: withoutDomain.senderEmail, domainMail: false, waf: false }
/** Settings of which each changes something else, so that one synthesis serves the tests of all. */
export const otherSettings = {
  ...withoutDomain,
  alarmEmails: ['a@example.com', 'b@example.com'],
  runbooks: 'https://example.com/docs/operate.md',
  monthlyBudget: 0,
  terminationProtection: true,
}

export const siteFiles = [
  'index.html',
  '404.html',
  'about/index.html',
  'blog/index.html',
  'blog/eicr-guide/index.html',
  'assets/app-4f2a.js',
  'assets/besley-77aa.woff2',
  'portfolio-images/hallway-320.avif',
  'portfolio-images/hallway-320.jpg',
  'robots.txt',
]

/** The parts of a built site that the stack reads. */
export function writeBuiltSite(folder: string, changes: Partial<BuildRecord> = {}): void {
  for (const file of siteFiles) {
    mkdirSync(dirname(join(folder, 'site', file)), { recursive: true })
    writeFileSync(join(folder, 'site', file), file)
  }
  const record: BuildRecord = {
    options: { ...noOptions, region: 'eu-west-2' },
    ownerFiles: '',
    unconfirmed: [],
    ...changes,
  }
  writeFileSync(join(folder, 'build.json'), JSON.stringify(record))
}

/** A small built site, of an owner who has confirmed everything unless said otherwise. */
export function builtSite(changes: Partial<BuildRecord> = {}) {
  const folder = temporaryFolder()
  writeBuiltSite(folder, changes)
  return readSiteBuild(folder)
}

/** A stack as it would be deployed. */
interface SynthesisedStack {
  name: string
  region: string
  terminationProtection: boolean
  tags: Record<string, string>
  template: { Resources: Record<string, Resource> }
}

interface Synthesised {
  stacks: SynthesisedStack[]
  /** The stack of the site, and its resources. */
  stack: SynthesisedStack
  resources: Record<string, Resource>
  edge: SynthesisedStack | undefined
  firewall: SynthesisedStack | undefined
  /** The folder of the templates and of what is uploaded with them. */
  assembly: string
}

/**
 * The stack with these settings, or a copy beside it. The first test file that asks in a run synthesises it, which
 * takes seconds, and leaves the result in the temporary folder of the run for the others.
 */
export async function synthesised(
  overrides: Record<string, unknown> = withoutDomain,
  stage = 'live',
): Promise<Synthesised> {
  const hash = createHash('sha256')
    .update(JSON.stringify([overrides, stage]))
    .digest('hex')
  const file = join(tmpdir(), `synthesised-${hash}.json`)
  if (!existsSync(file)) {
    // Moved when it is whole, because another process may look for it at any moment.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(await synthesiseNow(overrides, stage)))
    renameSync(`${file}.${process.pid}`, file)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function synthesiseNow(overrides: Record<string, unknown>, stage: string): Promise<Synthesised> {
  // The CDK removes a folder of its own when the process ends.
  const assembly = temporaryFolder()
  const { app } = await constructed(overrides, stage, assembly)
  const { stacks: artifacts } = app.synth()
  const stacks = artifacts.map(({ stackName, environment, terminationProtection = false, tags, template }) => ({
    name: stackName,
    region: environment.region,
    terminationProtection,
    tags,
    template,
  }))
  const stackNamed = (end: string) => stacks.find(({ name }) => name.endsWith(end))
  const [edge, firewall] = [stackNamed('-edge'), stackNamed('-firewall')]
  const stack = stacks.find((each) => each !== edge && each !== firewall)
  if (!stack) throw new Error('The app has no stack of the site')
  return { stacks, stack, resources: stack.template.Resources, edge, firewall, assembly }
}

/** The constructs of the stack with these settings. The CDK is loaded late, because most tests only read templates. */
export async function constructed(overrides: Record<string, unknown>, stage = 'live', outdir?: string) {
  const [{ readSettings }, { synthesise }] = await Promise.all([
    import('../../lib/config.ts'),
    import('../../lib/synth.ts'),
  ])
  const env = stage === 'live' ? {} : { STAGE: stage }
  const settings = readSettings({ ...blankSettings, ...overrides }, env)
  const options = siteOptions({ ...settings, domain: settings.domain ?? '' })
  return synthesise(settings, builtSite({ options }), outdir)
}

/** All resources of a type, by logical id. Throws when there are none, because a check of none would always pass. */
export function every(resources: Record<string, Resource>, type: string): [string, Resource][] {
  const ofType = Object.entries(resources).filter(([, resource]) => resource.Type === type)
  if (ofType.length === 0) throw new Error(`The template has no ${type}`)
  return ofType
}

/** Properties of all resources of a type. */
export const propertiesOf = (resources: Record<string, Resource>, type: string) =>
  every(resources, type).map(([, { Properties }]) => Properties)

/** Our own functions, without the CDK's helpers that run during a deployment. */
export function ourFunctions(resources: Record<string, Resource>): [string, Resource][] {
  return every(resources, 'AWS::Lambda::Function').filter(([, { Metadata }]) => Metadata?.entry !== undefined)
}

/** Configuration of the only distribution. */
export function distributionOf(resources: Record<string, Resource>) {
  return propertiesOf(resources, 'AWS::CloudFront::Distribution')[0].DistributionConfig
}

/** All permissions of a function, from every policy on its role. */
export function rightsOf(resources: Record<string, Resource>, functionId: string) {
  const role = resources[functionId]?.Properties.Role['Fn::GetAtt'][0]
  return propertiesOf(resources, 'AWS::IAM::Policy')
    .filter(({ Roles }) => Roles.some(({ Ref }: { Ref: string }) => Ref === role))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
}

/** Statements of a bucket's own policies. */
export function bucketStatements(resources: Record<string, Resource>, bucket: string) {
  return propertiesOf(resources, 'AWS::S3::BucketPolicy')
    .filter(({ Bucket }) => Bucket.Ref === bucket)
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
}
