import { rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { StackOutput } from '../../lib/stack-names.ts'

/** Local endpoints must never lead to AWS, whatever the file contains. */
const loopback = z.string().regex(/^http:\/\/(127\.0\.0\.1|localhost):\d+$/)

/** Outputs of the stack, here or deployed: the names by which its services know what the operator's tools work on. */
export const ResourceNames = z.object({
  ProjectsTable: z.string(),
  EnquiriesTable: z.string(),
  PortfolioImagesBucket: z.string(),
  CustomerPhotosBucket: z.string(),
  EnquiriesQueue: z.string(),
  EnquiriesDeadLetters: z.string(),
} satisfies Partial<Record<StackOutput, z.ZodString>>)
export type ResourceNames = z.infer<typeof ResourceNames>

/** Written while the local stack runs, so that the operator's tools can find it. */
export const LocalEndpoints = z.object({
  siteUrl: loopback,
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

/** Where `npm start` keeps all data between starts, and where the tools look for it. */
export function localDataFolder(): string {
  return process.env.LOCAL_DATA || '.local'
}

/** The file exists while a stack runs with this data, and after one was interrupted. */
export function endpointsFile(dataFolder: string): string {
  return join(dataFolder, 'endpoints.json')
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
