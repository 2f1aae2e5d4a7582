/** One Lambda's execution environment: a thread with its own `process.env`, loading the bundle the cloud would run. */
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { type Failure, failures } from '../../../lambdas/runtime/log.ts'
import { describeFailure } from './describe-failure.ts'
import type { FailureReport, Invocation, InvocationAnswer } from './lambda-functions.ts'

process.setSourceMapsEnabled(true)
const { file, code } = workerData
const { handler } = await import(pathToFileURL(file).href)

parentPort?.on('message', async ({ id, event }: Invocation) => {
  parentPort?.postMessage(await answer(id, event))
})

failures.subscribe((published) => {
  // Nothing but `log` publishes here.
  const { message, requestId, error } = published as Failure
  const request = requestId === undefined ? '' : `, request ${requestId}`
  parentPort?.postMessage({ failure: `${message}${request}: ${describeFailure(error, code)}` } satisfies FailureReport)
})

async function answer(id: number, event: unknown): Promise<InvocationAnswer> {
  try {
    return { id, result: await handler(event) }
  } catch (error) {
    return { id, error: describeFailure(error, code) }
  }
}
