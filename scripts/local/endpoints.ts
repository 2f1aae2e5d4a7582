import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { siteConfig } from '../../site.config.ts'
import type { DistributionPlan } from './plan/distribution-plan.ts'
import type { StackPlan } from './plan/stack-plan.ts'
import { localCredentials } from './services/credentials.ts'

/** What calls itself local never leads to AWS, whatever the file says. */
const loopback = z.string().regex(/^http:\/\/(127\.0\.0\.1|localhost):\d+$/)

/**
 * Written while the local stack runs, so that the operator's tools find it: set `environment` on `process.env` and the
 * SDK's own clients talk to the local services.
 */
export const LocalEndpoints = z.object({
  siteUrl: loopback,
  inboxUrl: z.string(),
  /** Credentials, service addresses, and names of tables and buckets as the functions know them. */
  environment: z
    .object({
      AWS_ENDPOINT_URL_DYNAMODB: loopback,
      AWS_ENDPOINT_URL_S3: loopback,
      AWS_ENDPOINT_URL_SES: loopback,
      AWS_ENDPOINT_URL_SNS: loopback,
    })
    .catchall(z.string()),
  /** Bucket that `/media/*` is read from. */
  portfolioBucket: z.string(),
  /** What this machine's functions sign with. */
  signingSecrets: z.array(z.string()),
})
export type LocalEndpoints = z.infer<typeof LocalEndpoints>

/** The local stack is synthesised from the settings' file as it is. */
export const localDeployment = { stage: siteConfig.stage, region: siteConfig.region }

/** Where `npm start` keeps everything from one start to the next, and where the tools look for it. */
export function localDataFolder(): string {
  return process.env.LOCAL_DATA || '.local'
}

/** It is there while a stack runs with this data, and after one that was cut off. */
export function endpointsFile(dataFolder: string): string {
  return join(dataFolder, 'endpoints.json')
}

/** What the tools are told of the functions' own environments: nothing secret. */
const namesForTools = ['PROJECTS_TABLE', 'LEADS_TABLE', 'PHOTO_BUCKET', 'LAST_RESORT_BUCKET']

/** `services` are the SDK's own variables that name a service's address. */
export function localEndpoints(
  addresses: { siteUrl: string; inboxUrl: string; services: Record<string, string> },
  plan: StackPlan,
  cdn: DistributionPlan,
): LocalEndpoints {
  const { siteUrl, inboxUrl, services } = addresses
  const ofFunctions = [...plan.functions.values()].flatMap(({ environment }) => Object.entries(environment))
  const names = Object.fromEntries(ofFunctions.filter(([name]) => namesForTools.includes(name)))
  const signingSecrets = Object.fromEntries(ofFunctions).SIGNING_SECRETS?.split(',') ?? []
  const media = cdn.behaviours.find(({ pathPattern }) => pathPattern === '/media/*')?.origin
  if (media?.kind !== 'bucket') throw new Error('The template has no bucket behind /media/*')
  const environment = { ...names, ...services, ...localCredentials }
  return LocalEndpoints.parse({ siteUrl, inboxUrl, environment, portfolioBucket: media.bucket, signingSecrets })
}

/** Writes the file and returns what removes it. */
export function writeEndpoints(file: string, endpoints: LocalEndpoints): () => void {
  writeFileSync(file, `${JSON.stringify(endpoints, null, 2)}\n`, { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

/** @throws when no local stack is running with this data folder. */
async function readEndpoints(file: string): Promise<LocalEndpoints> {
  return LocalEndpoints.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** The local stack that is running with the data of `LOCAL_DATA`. The file of one that was killed is still there. */
export async function findLocalStack(): Promise<LocalEndpoints | undefined> {
  const file = endpointsFile(localDataFolder())
  if (!existsSync(file)) return undefined
  const endpoints = await readEndpoints(file).catch(() => undefined)
  if (!endpoints) return undefined
  // Every service, because another stack may have taken the site's port meanwhile.
  const services = Object.entries(endpoints.environment).filter(([name]) => name.startsWith('AWS_ENDPOINT_URL_'))
  const answers = await Promise.all([endpoints.siteUrl, ...services.map(([, url]) => url)].map(isAnswering))
  return answers.every(Boolean) ? endpoints : undefined
}

function isAnswering(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}
