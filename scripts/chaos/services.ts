import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localCredentials } from '../local/services/credentials.ts'
import { startDynamodb } from '../local/services/dynamodb.ts'
import { type Fault, startFaultProxy } from '../local/services/faults.ts'
import { close, endpointOf } from '../local/services/http-server.ts'
import { startS3 } from '../local/services/s3.ts'
import { tablePlans } from '../local/services/tables.ts'
import { pick, type Random } from './random.ts'

// Required, because Node gives an ES import of this CommonJS module its exports object as the default.
const { default: startSes }: typeof import('aws-ses-v2-local') = createRequire(import.meta.url)('aws-ses-v2-local')

export const photoBucket = 'customer-photos'
export const lastResortBucket = 'last-resort'

/** How often each service misbehaves, from 0 to 1. */
export interface FaultRates {
  dynamo: number
  ses: number
}

export interface Addresses {
  dynamo: string
  s3: string
  ses: string
}

export interface Services {
  /** As the services are. */
  healthy: Addresses
  /** The same behind proxies that misbehave at the current rates. */
  faulty: Addresses
  rates: FaultRates
  mails: () => Promise<{ text: string }[]>
  stop: () => Promise<void>
}

const badWays = ['refused', 'throttled', 'broken', 'hanging', 'reset', 'lostAnswer'] as const satisfies Fault[]

/** Services of this run alone, on the loopback, with data in a temporary folder. */
export async function startServices(random: Random): Promise<Services> {
  Object.assign(process.env, localCredentials)
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'))
  const dynamo = await startDynamodb(join(folder, 'dynamodb'), tablePlans)
  const buckets = [photoBucket, lastResortBucket].map((name) => ({ name, cors: [], readableTags: {} }))
  const s3 = await startS3(join(folder, 's3'), buckets)
  const ses = await startSes({ host: '127.0.0.1', port: 0 })
  const rates: FaultRates = { dynamo: 0, ses: 0 }
  const faultOf = (service: keyof FaultRates) => () => (random() < rates[service] ? pick(random, badWays) : 'ok')
  const proxies = {
    dynamo: await startFaultProxy(dynamo.url, faultOf('dynamo')),
    ses: await startFaultProxy(endpointOf(ses), faultOf('ses')),
  }
  const healthy = { dynamo: dynamo.url, s3: s3.url, ses: endpointOf(ses) }
  return {
    healthy,
    faulty: { dynamo: proxies.dynamo.endpoint, s3: s3.url, ses: proxies.ses.endpoint },
    rates,
    mails: async () => {
      const { emails } = await (await fetch(`${healthy.ses}/store`)).json()
      return emails.map(({ body }: { body: { text: string } }) => body)
    },
    stop: async () => {
      await Promise.all([proxies.dynamo.stop(), proxies.ses.stop(), dynamo.stop(), s3.stop(), close(ses)])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
