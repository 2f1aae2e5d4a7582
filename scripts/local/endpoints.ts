import { rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { projectImage } from '#shared/project-image.ts'
import { siteConfig } from '../../site.config.ts'
import type { DistributionPlan } from './plan/distribution-plan.ts'
import type { StackPlan } from './plan/stack-plan.ts'

/** Local endpoints must never lead to AWS, whatever the file contains. */
const loopback = z.string().regex(/^http:\/\/(127\.0\.0\.1|localhost):\d+$/)

/** What the operator's tools work on, by the names that its services know it by. */
const ResourceNames = z.object({
  projectsTable: z.string(),
  enquiriesTable: z.string(),
  portfolioImagesBucket: z.string(),
  customerPhotosBucket: z.string(),
  enquiriesQueue: z.string(),
  enquiriesDeadLetters: z.string(),
})
export type ResourceNames = z.infer<typeof ResourceNames>

/** Written while the local stack runs, so that the operator's tools can find it. */
export const LocalEndpoints = z.object({
  siteUrl: loopback,
  inboxUrl: z.string(),
  /** The SDK's own variables for the URLs of services. */
  services: z.object({
    AWS_ENDPOINT_URL_DYNAMODB: loopback,
    AWS_ENDPOINT_URL_S3: loopback,
    AWS_ENDPOINT_URL_SES: loopback,
    AWS_ENDPOINT_URL_SQS: loopback,
  }),
  names: ResourceNames,
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

/** The names are those that the functions have in their environment. @throws ZodError when the template lacks one. */
export function localEndpoints(
  addresses: Pick<LocalEndpoints, 'siteUrl' | 'inboxUrl' | 'services'>,
  plan: StackPlan,
  cdn: DistributionPlan,
): LocalEndpoints {
  const variables: Record<string, string> = Object.assign(
    {},
    ...[...plan.functions.values()].map((each) => each.environment),
  )
  const media = cdn.behaviours.find(({ pathPattern }) => pathPattern === `/${projectImage.prefix}*`)?.origin
  const names = {
    projectsTable: variables.PROJECTS_TABLE,
    enquiriesTable: variables.ENQUIRIES_TABLE,
    portfolioImagesBucket: media?.kind === 'bucket' ? media.bucket : undefined,
    customerPhotosBucket: variables.PHOTO_BUCKET,
    enquiriesQueue: variables.ENQUIRIES_QUEUE,
    enquiriesDeadLetters: plan.queues.find(({ name }) => name === variables.ENQUIRIES_QUEUE)?.deadLetters,
  }
  return LocalEndpoints.parse({ ...addresses, names, siteSecret: variables.SITE_SECRET })
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
  const areUp = await Promise.all([endpoints.siteUrl, ...Object.values(endpoints.services)].map(isAnswering))
  return areUp.every(Boolean) ? endpoints : undefined
}

function isAnswering(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}
