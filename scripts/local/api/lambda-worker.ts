/** One Lambda's execution environment: a thread with its own `process.env`, loading the bundle the cloud would run. */

import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { type Failure, failures } from '../../../lambdas/runtime/log.ts'
import { describeFailure } from './describe-failure.ts'
import type { FunctionData, Invocation, InvocationAnswer } from './lambda-functions.ts'

process.setSourceMapsEnabled(true)
const { file, coreShare }: FunctionData = workerData
const { handler } = await import(pathToFileURL(file).href)

parentPort?.on('message', async ({ event, port }: Invocation) => {
  port.postMessage(await answer(event))
})

failures.subscribe((published) => {
  // Nothing but `log` publishes here.
  const { message, requestId, error } = published as Failure
  const request = requestId === undefined ? '' : `, request ${requestId}`
  parentPort?.postMessage(`${message}${request}: ${describeFailure(error)}`)
})

async function answer(event: unknown): Promise<InvocationAnswer> {
  const before = process.threadCpuUsage()
  try {
    return { result: await handler(event) }
  } catch (error) {
    return { error: describeFailure(error) }
  } finally {
    const { user, system } = process.threadCpuUsage(before)
    // What a whole core has done takes a part of one longer. Only where each call has a thread to itself.
    if (coreShare < 1) await sleep(((user + system) / 1000) * (1 / coreShare - 1))
  }
}
