/** One part of the site in a process of its own, which may be killed at any moment: see `parts.ts`. */
import { join } from 'node:path'
import { redeliverLeads } from '../../lambdas/leads/redeliver-leads.ts'
import { startS3 } from '../../scripts/local/services/s3.ts'
import { startSes } from '../../scripts/local/services/ses.ts'
import { call } from '../fixtures/call.ts'
import { lambdaVariables } from '../fixtures/lambda-variables.ts'
import { startTables } from '../fixtures/tables.ts'

/** A request to the process over its IPC channel, and its response. */
export interface Question {
  id: number
  input: unknown
}
export interface Answer {
  id: number
  output: unknown
}
/** Sent once, when the part is ready. A service includes its port. */
export interface Ready {
  port: number | undefined
}

export interface ServicePorts {
  table: number
  bucket: number
  mail: number
}

type Work = (input: unknown) => Promise<unknown>
type Started = { port: number } | { work: Work }

const [name = '', folder = '', ports = '{}'] = process.argv.slice(2)

const services: Record<string, () => Promise<{ endpoint: string }>> = {
  table: () => startTables(join(folder, 'table')),
  bucket: () => startS3({ folder: join(folder, 'bucket') }),
  mail: () => startSes({ file: join(folder, 'inbox.json') }),
}

/** The functions as deployed: the one that visitors call, and the one that runs every five minutes. */
const functions: Record<string, () => Promise<Work>> = {
  functions: async () => {
    const { handler } = await import('../../lambdas/leads/send-lead-email.lambda.ts')
    return async (body) => {
      const { status, json } = await call(handler, { route: 'sendLeadEmail', body })
      return { status, json }
    }
  },
  redelivery: async () => {
    const { connectLeadServices } = await import('../../lambdas/leads/lead-services.ts')
    const services = connectLeadServices()
    const uuid = () => crypto.randomUUID()
    // Leads become due hours later, so the run's clock is set ahead.
    return async (hoursLater) => {
      const now = () => Date.now() + Number(hoursLater) * 3_600_000
      await redeliverLeads({ ...services, now, runFor: 60_000, uuid })
    }
  },
}

async function start(): Promise<Started> {
  const service = services[name]
  if (service) return { port: Number(new URL((await service()).endpoint).port) }
  const at = (service: keyof ServicePorts) => `http://127.0.0.1:${(JSON.parse(ports) as ServicePorts)[service]}`
  Object.assign(process.env, lambdaVariables({ dynamo: at('table'), s3: at('bucket'), ses: at('mail') }))
  const work = await functions[name]?.()
  if (!work) throw new Error(`There is no part ${name}`)
  return { work }
}

const started = await start()
if ('work' in started) {
  process.on('message', async ({ id, input }: Question) => {
    // A failed run has no result, but must not end the process.
    const output = await started.work(input).catch((error: unknown) => ({ failed: String(error) }))
    process.send?.({ id, output } satisfies Answer)
  })
}
process.send?.({ port: 'port' in started ? started.port : undefined } satisfies Ready)
// The test has ended or was killed.
process.on('disconnect', () => process.exit())
