import { createWriteStream, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FunctionPlan } from '../plan/stack-plan.ts'
import { readCode } from './bundle-functions.ts'
import { describeFailure } from './describe-failure.ts'

/** A call sent to a function's thread, and what comes back. */
export interface Invocation {
  id: number
  event: unknown
}
export type InvocationAnswer = { id: number; result: unknown } | { id: number; error: string }

/** What a function's thread says unasked: an error that the function caught and logged. */
export interface FailureReport {
  failure: string
}

export interface LambdaFunctions {
  /** @throws Error when the handler throws, or takes longer than the function's own timeout. */
  invoke(name: string, event: unknown): Promise<unknown>
  stop(): Promise<void>
}

/**
 * Runs each function in a thread of its own, with the environment that the template gives it. `bundles` is where
 * `bundleFunctions` put them, `logFile` where their log lines go. `reportFailure` hears of the errors that they catch.
 */
export function startFunctions(
  plans: Iterable<FunctionPlan>,
  sharedEnvironment: Record<string, string>,
  folders: { bundles: string; logFile: string },
  reportFailure: (name: string, failure: string) => void,
): LambdaFunctions {
  const ours = [...plans].filter((plan): plan is FunctionPlan & { entry: string } => plan.entry !== undefined)
  const log = createWriteStream(folders.logFile, { flags: 'a' })
  const running = new Map(
    ours.map((plan) => {
      const file = join(folders.bundles, `${plan.entry}.mjs`)
      if (!existsSync(file)) throw new Error(`esbuild made no ${file}`)
      const code = { file: resolve(file), all: () => readCode(folders.bundles, plan.entry) }
      return [plan.name, runningFunction(plan, code, sharedEnvironment, log, reportFailure)]
    }),
  )
  return {
    invoke: (name, event) => {
      const target = running.get(name)
      if (!target) throw new Error(`The template has no function ${name} with an entry point`)
      return target.invoke(event)
    },
    stop: async () => {
      await Promise.all([...running.values()].map(({ stop }) => stop()))
      log.end()
    },
  }
}

/** Starts its thread on the first call, and again after a timeout, as Lambda does. */
function runningFunction(
  plan: FunctionPlan,
  code: { file: string; all: () => string },
  sharedEnvironment: Record<string, string>,
  log: NodeJS.WritableStream,
  reportFailure: (name: string, failure: string) => void,
) {
  const waiting = new Map<number, (answer: InvocationAnswer) => void>()
  let worker: Worker | undefined
  let lastId = 0

  const failAll = (reason: string) => {
    for (const [id, settle] of waiting) settle({ id, error: reason })
    worker = undefined
  }
  const start = () => {
    const started = new Worker(new URL('./lambda-worker.ts', import.meta.url), {
      workerData: { file: code.file, code: code.all() },
      env: { ...sharedEnvironment, ...plan.environment, AWS_LAMBDA_FUNCTION_NAME: plan.name, TZ: 'UTC' },
      stdout: true,
      stderr: true,
    })
    for (const output of [started.stdout, started.stderr]) output.on('data', (lines) => log.write(lines))
    started.on('message', (message: InvocationAnswer | FailureReport) => {
      if ('failure' in message) reportFailure(plan.name, message.failure)
      else waiting.get(message.id)?.(message)
    })
    started.on('error', (error) => failAll(describeFailure(error, code.all())))
    return started
  }

  return {
    invoke: (event: unknown) =>
      new Promise((resolve, reject) => {
        worker ??= start()
        const id = ++lastId
        const timer = setTimeout(() => {
          worker?.terminate()
          failAll(`${plan.name} took longer than its ${plan.timeoutSeconds} s`)
        }, plan.timeoutSeconds * 1000)
        waiting.set(id, (answer) => {
          clearTimeout(timer)
          waiting.delete(id)
          if ('error' in answer) reject(new Error(answer.error))
          else resolve(answer.result)
        })
        worker.postMessage({ id, event } satisfies Invocation)
      }),
    stop: async () => {
      await worker?.terminate()
    },
  }
}
