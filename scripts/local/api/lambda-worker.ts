/** One Lambda execution environment: a thread with its own `process.env`, running the bundle that is deployed. */

import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { type Failure, failures } from '../../../lambdas/runtime/log.ts'
import { describeFailure, type Invocation, type InvocationOutcome } from './lambda-functions.ts'

process.setSourceMapsEnabled(true)
const { handler } = await import(pathToFileURL(workerData).href)

parentPort?.on('message', async ({ event, port }: Invocation) => {
  port.postMessage(await outcomeOf(event))
})

failures.subscribe((published) => {
  // Cast: only `log` publishes here.
  const { message, requestId, error } = published as Failure
  const request = requestId === undefined ? '' : `, request ${requestId}`
  parentPort?.postMessage(`${message}${request}: ${describeFailure(error)}`)
})

async function outcomeOf(event: unknown): Promise<InvocationOutcome> {
  try {
    return { result: await handler(event) }
  } catch (error) {
    return { error: describeFailure(error) }
  }
}
