import { localCredentials } from '../local/services/credentials.ts'
import { startDynamo } from '../local/services/dynamodb.ts'
import { type Fault, startFaultProxy } from '../local/services/faults.ts'
import { startS3 } from '../local/services/s3.ts'
import { startSes } from '../local/services/ses.ts'
import { pick, type Random } from './random.ts'

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

/** Services of this run alone. */
export async function startServices(random: Random): Promise<Services> {
  Object.assign(process.env, localCredentials)
  const [dynamo, s3, ses] = await Promise.all([startDynamo(), startS3(), startSes()])
  const rates: FaultRates = { dynamo: 0, ses: 0 }
  const faultOf = (service: keyof FaultRates) => () => (random() < rates[service] ? pick(random, badWays) : 'ok')
  const proxies = {
    dynamo: await startFaultProxy(dynamo.endpoint, faultOf('dynamo')),
    ses: await startFaultProxy(ses.endpoint, faultOf('ses')),
  }
  return {
    healthy: { dynamo: dynamo.endpoint, s3: s3.endpoint, ses: ses.endpoint },
    faulty: { dynamo: proxies.dynamo.endpoint, s3: s3.endpoint, ses: proxies.ses.endpoint },
    rates,
    mails: async () => (await ses.inbox()).map(({ body }) => body),
    stop: async () => {
      await Promise.all([...Object.values(proxies), dynamo, s3, ses].map((service) => service.stop()))
    },
  }
}
