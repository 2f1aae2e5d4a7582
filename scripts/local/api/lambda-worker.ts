/** One Lambda's execution environment: a thread with its own `process.env`, loading the bundle the cloud would run. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Invocation, InvocationAnswer } from './lambda-functions.ts'

const { handler } = await import(workerData.file)

parentPort?.on('message', async ({ id, event }: Invocation) => {
  parentPort?.postMessage(await answer(id, event))
})

async function answer(id: number, event: unknown): Promise<InvocationAnswer> {
  try {
    return { id, result: await handler(event) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
