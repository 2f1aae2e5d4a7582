import { rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { siteConfig } from '../../site.config.ts'
import type { DistributionPlan } from './plan/distribution-plan.ts'
import type { StackPlan } from './plan/stack-plan.ts'
import { localCredentials } from './services/credentials.ts'

/** Local endpoints must never lead to AWS, whatever the file contains. */
const loopback = z.string().regex(/^http:\/\/(127\.0\.0\.1|localhost):\d+$/)

/**
 * Written while the local stack runs, so that the operator's tools can find it. With `environment` on `process.env` the
 * SDK's clients use the local services.
 */
export const LocalEndpoints = z.object({
  siteUrl: loopback,
  inboxUrl: z.string(),
  /** Credentials, service URLs, and the functions' variables with names of tables and buckets. */
  environment: z
    .object({
      AWS_ENDPOINT_URL_DYNAMODB: loopback,
      AWS_ENDPOINT_URL_S3: loopback,
      AWS_ENDPOINT_URL_SES: loopback,
      AWS_ENDPOINT_URL_SQS: loopback,
    })
    .catchall(z.string()),
  /** Bucket behind `/media/*`. */
  portfolioBucket: z.string(),
  /** Secret of the local functions. */
  siteSecret: z.string(),
})
export type LocalEndpoints = z.infer<typeof LocalEndpoints>

/** The local stack is synthesised from the settings file as it is. */
export const localDeployment = { stage: siteConfig.stage, region: siteConfig.region }

/** Where `npm start` keeps all data between starts, and where the tools look for it. */
export function localDataFolder(): string {
  return process.env.LOCAL_DATA || '.local'
}

/** The file exists while a stack runs with this data, and after one was interrupted. */
export function endpointsFile(dataFolder: string): string {
  return join(dataFolder, 'endpoints.json')
}

/** The functions' variables that the tools get; none of them is secret. */
const namesForTools = ['PROJECTS_TABLE', 'ENQUIRIES_TABLE', 'PHOTO_BUCKET', 'ENQUIRIES_QUEUE']

/** `services` are the SDK's own variables for service URLs. */
export function localEndpoints(
  addresses: { siteUrl: string; inboxUrl: string; services: Record<string, string> },
  plan: StackPlan,
  cdn: DistributionPlan,
): LocalEndpoints {
  const { siteUrl, inboxUrl, services } = addresses
  const ofFunctions = [...plan.functions.values()].flatMap(({ environment }) => Object.entries(environment))
  const names = Object.fromEntries(ofFunctions.filter(([name]) => namesForTools.includes(name)))
  const siteSecret = Object.fromEntries(ofFunctions).SITE_SECRET ?? ''
  const media = cdn.behaviours.find(({ pathPattern }) => pathPattern === '/media/*')?.origin
  if (media?.kind !== 'bucket') throw new Error('The template has no bucket behind /media/*')
  const deadLetters = plan.queues.find(({ name }) => name === names.ENQUIRIES_QUEUE)?.deadLetters ?? ''
  const environment = { ...names, ENQUIRIES_DEAD_LETTERS: deadLetters, ...services, ...localCredentials }
  return LocalEndpoints.parse({ siteUrl, inboxUrl, environment, portfolioBucket: media.bucket, siteSecret })
}

/** Writes the file and returns a function that removes it. */
export function writeEndpoints(file: string, endpoints: LocalEndpoints): () => void {
  writeFileSync(file, `${JSON.stringify(endpoints, null, 2)}\n`, { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

/** The local stack running with the data of `LOCAL_DATA`. The file may also be left over from one that was killed. */
export async function findLocalStack(): Promise<LocalEndpoints | undefined> {
  const endpoints = await readFile(endpointsFile(localDataFolder()), 'utf8')
    .then((text) => LocalEndpoints.parse(JSON.parse(text)))
    .catch(() => undefined)
  if (!endpoints) return undefined
  // All services have to respond, because another stack may have taken the site's port meanwhile.
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
