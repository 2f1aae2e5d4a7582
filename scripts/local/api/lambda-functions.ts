import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join, resolve } from 'node:path'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { FunctionPlan } from '../plan/stack-plan.ts'
import { describeFailure } from './describe-failure.ts'

/** An invocation sent to a function's thread, with the promise of its response. */
export interface Invocation {
  event: unknown
  port: MessagePort
}
export type InvocationAnswer = { result: unknown } | { error: string }

export interface LambdaFunctions {
  /** @throws Error when the handler throws, or exceeds the function's own timeout. */
  invoke(name: string, event: unknown): Promise<unknown>
  /** Ends the threads; the next invocation loads the function anew. */
  unload(): Promise<void>
}

/**
 * Runs each function in its own thread, with the environment variables of the template. `bundles` is the output folder
 * of `bundleFunctions`, `logFile` receives the logs. `reportFailure` is called with errors that functions catch.
 */
export function startFunctions(
  plans: Iterable<FunctionPlan>,
  sharedEnvironment: Record<string, string>,
  folders: { bundles: string; logFile: string },
  reportFailure: (name: string, failure: string) => void,
): LambdaFunctions {
  const log = createWriteStream(folders.logFile, { flags: 'a' })
  const functions = new Map(
    [...plans].map((plan) => {
      const file = resolve(bundleOf(plan.entry, folders.bundles))
      return [plan.name, lambdaFunction(plan, file, sharedEnvironment, log, reportFailure)]
    }),
  )
  return {
    invoke: async (name, event) => {
      const target = functions.get(name)
      if (!target) throw new Error(`The template has no function ${name} with an entry point`)
      return target.invoke(event)
    },
    unload: async () => {
      await Promise.all([...functions.values()].map(({ unload }) => unload()))
    },
  }
}

/** The bundle that a function runs. */
export function bundleOf(entry: string, bundles: string): string {
  return join(bundles, entry, 'index.mjs')
}

/** Starts the thread on the first invocation, and again after a timeout, as Lambda does. */
function lambdaFunction(
  plan: FunctionPlan,
  file: string,
  sharedEnvironment: Record<string, string>,
  log: NodeJS.WritableStream,
  reportFailure: (name: string, failure: string) => void,
) {
  const start = () => {
    const worker = new Worker(new URL('./lambda-worker.ts', import.meta.url), {
      workerData: file,
      env: { ...sharedEnvironment, ...plan.environment, AWS_LAMBDA_FUNCTION_NAME: plan.name, TZ: 'UTC' },
      stdout: true,
      stderr: true,
    })
    const ended = Promise.withResolvers<never>()
    // Nobody may be awaiting it, which must not count as an unhandled rejection.
    ended.promise.catch(() => {})
    const end = (reason: string) => {
      running = undefined
      ended.reject(new Error(reason))
    }
    for (const output of [worker.stdout, worker.stderr]) output.on('data', (lines) => log.write(lines))
    // Messages outside an invocation: errors that the function caught and logged.
    worker.on('message', (failure: string) => reportFailure(plan.name, failure))
    worker.on('error', (error) => end(describeFailure(error)))
    worker.on('exit', () => ended.reject(new Error(`${plan.name} was ended`)))
    return { worker, end, ended: ended.promise }
  }
  let running: ReturnType<typeof start> | undefined

  return {
    invoke: async (event: unknown) => {
      running ??= start()
      const { worker, end, ended } = running
      const { port1: answered, port2: port } = new MessageChannel()
      const timer = setTimeout(() => {
        worker.terminate()
        end(`${plan.name} took longer than its ${plan.timeoutSeconds} s`)
      }, plan.timeoutSeconds * 1000)
      try {
        worker.postMessage({ event, port } satisfies Invocation, [port])
        const [message] = await Promise.race([once(answered, 'message'), ended])
        const answer: InvocationAnswer = message
        if ('error' in answer) throw new Error(answer.error)
        return answer.result
      } finally {
        clearTimeout(timer)
        answered.close()
      }
    },
    unload: async () => {
      const ending = running?.worker
      running = undefined
      await ending?.terminate()
    },
  }
}
