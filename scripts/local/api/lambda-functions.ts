import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { framesOf } from '../../../lambdas/runtime/log.ts'
import { errorCode } from '../../../lambdas/runtime/reason.ts'
import type { FunctionSpec } from '../template/stack-spec.ts'

/** An invocation sent to a function's thread, with the promise of its response. */
export interface Invocation {
  event: unknown
  port: MessagePort
}
export type InvocationOutcome = { result: unknown } | { error: string }

export interface LambdaFunctions {
  /** @throws Error when the handler throws, or exceeds the function's own timeout. */
  invoke(name: string, event: unknown): Promise<unknown>
  /**
   * Ends all threads, with the invocations that are running, which throw the reason. The next invocation of a function
   * loads it anew.
   */
  stop(reason?: string): Promise<void>
}

interface Thread {
  worker: Worker
  ended: AbortController
}

/**
 * Runs each function in its own thread, with the environment variables of the template. `bundles` is the output folder
 * of `bundleFunctions`, `logFile` receives the logs. `reportFailure` is called with errors that functions catch.
 */
export function startFunctions(
  specs: readonly FunctionSpec[],
  sharedEnvironment: Record<string, string>,
  folders: { bundles: string; logFile: string },
  reportFailure: (name: string, failure: string) => void,
): LambdaFunctions {
  const log = createWriteStream(folders.logFile, { flags: 'a' })
  const threads = new Map<string, Thread>()

  const startThread = ({ name, entry, environment }: FunctionSpec) => {
    const worker = new Worker(new URL('./lambda-worker.ts', import.meta.url), {
      workerData: resolve(folders.bundles, entry, 'index.mjs'),
      env: { ...sharedEnvironment, ...environment, AWS_LAMBDA_FUNCTION_NAME: name, TZ: 'UTC' },
      stdout: true,
      stderr: true,
    })
    for (const output of [worker.stdout, worker.stderr]) output.on('data', (lines) => log.write(lines))
    // Messages outside an invocation: errors that the function caught and logged.
    worker.on('message', (failure: string) => reportFailure(name, failure))
    const thread: Thread = { worker, ended: new AbortController() }
    const end = (reason: string) => {
      if (threads.get(name) === thread) threads.delete(name)
      // The first reason stays.
      thread.ended.abort(new Error(reason))
    }
    worker.on('error', (error) => end(describeFailure(error)))
    worker.on('exit', () => end('ended before it answered'))
    threads.set(name, thread)
    return thread
  }

  return {
    async invoke(name, event) {
      const spec = specs.find((each) => each.name === name)
      if (!spec) throw new Error(`The template has no function ${name} with an entry point`)
      // Started by the first invocation, and again after a timeout, as Lambda does.
      const { worker, ended } = threads.get(name) ?? startThread(spec)
      const timeout = AbortSignal.timeout(spec.timeoutSeconds * 1000)
      const { port1: outcomePort, port2: port } = new MessageChannel()
      worker.postMessage({ event, port } satisfies Invocation, [port])
      try {
        const [message] = await once(outcomePort, 'message', { signal: AbortSignal.any([ended.signal, timeout]) })
        const outcome: InvocationOutcome = message
        if ('error' in outcome) throw new Error(outcome.error)
        return outcome.result
      } catch (error) {
        if (!timeout.aborted) throw ended.signal.reason ?? error
        await worker.terminate()
        throw new Error(`took longer than its ${spec.timeoutSeconds} s`)
      } finally {
        outcomePort.close()
      }
    },
    async stop(reason = 'ended before it answered') {
      const running = [...threads.values()]
      threads.clear()
      for (const { ended } of running) ended.abort(new Error(reason))
      await Promise.all(running.map(({ worker }) => worker.terminate()))
    },
  }
}

/** A function's error for the developer's terminal: name, message and stack frames. The log leaves the message out. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `${typeof error} was thrown`
  const ours = framesOf(error).filter((place) => !/lambda-worker|node:internal/.test(place))
  const places = ours.map((place) => `\n    ${place.replaceAll(`${process.cwd()}/`, '')}`)
  const name = [error.name, errorCode(error)].filter(Boolean).join(' ')
  return `${name}: ${error.message}${places.join('')}`
}
