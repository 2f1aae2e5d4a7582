/** The stack for tests: synthesised once from a small built site and placeholder settings. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { noOptions } from '#content/lib/site-options.ts'
import { readSettings, type Settings } from '../../lib/config.ts'
import { siteOptions } from '../../lib/deployment.ts'
import { type BuildRecord, readSiteBuild } from '../../lib/site-build.ts'
import { synthesise } from '../../lib/synth.ts'
import { blankSettings } from '../fixtures/blank-settings.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/** The parts of a resource that tests read. */
export interface Resource {
  Type: string
  // biome-ignore lint/suspicious/noExplicitAny: a template is JSON of CloudFormation's many shapes; the assertions check it.
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
  alarmEmails: 'operator@example.com',
  waf: true,
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

const made = new Map<string, ReturnType<typeof make>>()

/** The stack with these settings, or a copy beside it. Tests with equal settings share it, so they must not change it. */
export function synthesised(
  overrides: Record<string, unknown> = withoutDomain,
  stage = 'live',
): ReturnType<typeof make> {
  const env = stage === 'live' ? {} : { STAGE: stage }
  const settings = readSettings({ ...blankSettings, ...overrides }, undefined, env)
  const key = JSON.stringify(settings)
  const found = made.get(key) ?? make(settings)
  made.set(key, found)
  return found
}

function make(settings: Settings) {
  const options = siteOptions({ ...settings, domain: settings.domain ?? '' })
  const { app, stack } = synthesise(settings, builtSite({ options }))
  const stackNamed = (end: string) =>
    app.node.children.find((child): child is Stack => child instanceof Stack && child.stackName.endsWith(end))
  const edge = stackNamed('-edge')
  const firewall = stackNamed('-firewall')
  let template: Template | undefined
  return {
    app,
    stack,
    edge,
    firewall,
    /** Created on demand, because it takes half of the time. */
    get template(): Template {
      template ??= Template.fromStack(stack)
      return template
    },
    get resources(): Record<string, Resource> {
      return this.template.toJSON().Resources
    },
  }
}

/** All resources of a type, by logical id. Throws when there are none, because a check of none would always pass. */
export function every(resources: Record<string, Resource>, type: string): [string, Resource][] {
  const found = Object.entries(resources).filter(([, resource]) => resource.Type === type)
  if (found.length === 0) throw new Error(`The template has no ${type}`)
  return found
}

/** Our own functions, without the CDK's helpers that run during a deployment. */
export function ourFunctions(resources: Record<string, Resource>): [string, Resource][] {
  return every(resources, 'AWS::Lambda::Function').filter(([, { Metadata }]) => Metadata?.entry !== undefined)
}

/** Configuration of the only distribution. */
export function distributionOf(resources: Record<string, Resource>) {
  const [[, distribution] = []] = every(resources, 'AWS::CloudFront::Distribution')
  return distribution?.Properties.DistributionConfig
}

/** All permissions of a function, from every policy on its role. */
export function rightsOf(resources: Record<string, Resource>, functionId: string) {
  const role = resources[functionId]?.Properties.Role['Fn::GetAtt'][0]
  return every(resources, 'AWS::IAM::Policy')
    .filter(([, { Properties }]) => Properties.Roles.some(({ Ref }: { Ref: string }) => Ref === role))
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
}

/** Statements of a bucket's own policies. */
export function bucketStatements(resources: Record<string, Resource>, bucket: string) {
  return every(resources, 'AWS::S3::BucketPolicy')
    .filter(([, { Properties }]) => Properties.Bucket.Ref === bucket)
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
}
