/** How long a visitor waits for a cold start, which nearly every enquiry causes. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { originKeyHeader } from '#shared/operations.ts'
import { routes } from '#shared/routes.ts'
import { functionsFolder } from '../../lib/site-build.ts'
import { apiGateway } from '../local/api/api-gateway.ts'
import { bundleOf } from '../local/api/lambda-functions.ts'
import type { RunningStack } from '../local/stack.ts'
import { table } from '../terminal.ts'
import { median } from './measured-site.ts'
import type { Started } from './start-once.ts'

/** Memory that gives a function a full core. https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html */
const megabytesOfCore = 1769

const enquiry = {
  fullName: 'Bench',
  phone: '07700 900456',
  postcode: 'SW14 7AA',
  jobDescription: 'The fuse board buzzes.',
}
const calls = [
  { route: routes.sendLeadEmail, body: () => ({ ...enquiry, idempotencyKey: crypto.randomUUID() }) },
  { route: routes.getFormToken, body: undefined },
  { route: routes.listProjects, body: undefined },
]

/** A line per route: CPU time of the deployed bundle, on the share of a core that the function's memory gives it. */
export async function measureStarts({ functions }: Pick<RunningStack, 'functions'>, runs: number): Promise<string> {
  const { plans, environment } = functions
  const rows: string[][] = []
  for (const { route, body } of calls) {
    const plan = plans.find(({ entry }) => entry === route.entry)
    if (!plan) throw new Error(`The template has no function ${route.entry}`)
    const all: Started[] = []
    const startAndCall = async (_: string, event: object) => {
      const env = { ...process.env, ...environment, ...plan.environment }
      const script = new URL('start-once.ts', import.meta.url)
      const child = fork(script, [bundleOf(route.entry, functionsFolder())], {
        env,
        stdio: ['ignore', 'ignore', 2, 'ipc'],
      })
      child.send(event)
      const [started]: Started[] = await once(child, 'message')
      if (started) all.push(started)
      return started?.result
    }
    const gateway = apiGateway(new Map([[`${route.method} ${route.path}`, plan.name]]), startAndCall, (_, error) => {
      throw error
    })
    const headers = { [originKeyHeader]: plan.environment.SITE_SECRET ?? '', 'content-type': 'application/json' }
    const request = { method: route.method, path: route.path, rawQuery: '', headers, sourceIp: '203.0.113.1' }
    for (let run = 0; run < runs; run++) {
      const { status } = await gateway({ ...request, body: Buffer.from(body ? JSON.stringify(body()) : '') })
      if (status !== 200) throw new Error(`${route.path} answered ${status}`)
    }
    const share = Math.min(1, plan.memoryMegabytes / megabytesOfCore)
    const cost = (part: 'loaded' | 'first' | 'next') =>
      `${Math.round(median(all.map((started) => started[part])) / share)} ms`
    rows.push([route.path, share.toFixed(2), cost('loaded'), cost('first'), cost('next')])
  }
  return table(['route', 'of a core', 'load', 'first call', 'next call'], rows, 120)
}
