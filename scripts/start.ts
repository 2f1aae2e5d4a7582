import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findLocalStack, localDataFolder } from './local/endpoints.ts'
import { choosePort } from './local/services/ports.ts'
import { startStack } from './local/stack.ts'
import { loadSamplePortfolio } from './operate/projects/sample-portfolio.ts'
import { exitCodes, Problem } from './problem.ts'
import type { Terminal } from './terminal.ts'

interface StartOptions {
  fresh?: boolean
  dev?: boolean
}

/** Runs the whole site on this machine until Ctrl-C. */
export async function startSite(options: StartOptions, terminal: Terminal): Promise<void> {
  const stops = new AsyncDisposableStack()
  let ended: Promise<void> | undefined
  // Called twice on Ctrl-C: the terminal sends the signal, and npm forwards it.
  const end = () => (ended ??= stops.disposeAsync())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => end().finally(() => process.exit(0)))
  }
  try {
    await start(options, terminal, stops)
  } catch (error) {
    // If it was stopped while starting, a failure is not an error.
    if (ended) await new Promise(() => {})
    await end()
    throw error
  }
}

async function start({ fresh, dev = false }: StartOptions, { print }: Terminal, stops: AsyncDisposableStack) {
  const dataFolder = localDataFolder()
  if (await findLocalStack()) {
    throw new Problem(
      `Another start is using the data in ${dataFolder}: stop it, or give this one a folder of its own by LOCAL_DATA.`,
    )
  }
  if (fresh && existsSync(dataFolder)) await refuseOthersData(dataFolder)
  const port = await choosePort('PORT', 3000)
  const inboxPort = await choosePort('INBOX_PORT', 8005)
  if (fresh) await rm(dataFolder, { recursive: true, force: true })
  const began = performance.now()
  const { siteUrl, inboxUrl, logFile } = await startStack({
    dataFolder,
    port,
    inboxPort,
    dev,
    loadSamples: loadSamplePortfolio,
    onStep: print,
    stops,
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  print(`\nReady in ${seconds} s. Ctrl-C ends everything. The data stays in ${dataFolder}, but for the mails.\n`)
  print(`  Website        ${siteUrl}\n  Owner's inbox  ${inboxUrl}\n  Functions log  ${logFile}\n`)
}

/** @throws Problem when the folder is not one that a start has made. */
async function refuseOthersData(folder: string): Promise<void> {
  const names = await readdir(folder)
  // A start that was ended early has made no more than the template.
  if (names.includes('dynamodb') || names.every((name) => name === 'cdk.out')) return
  const sentence = `--fresh would delete ${resolve(folder)}, which has no data of a start in it: name another by LOCAL_DATA.`
  throw new Problem(sentence, exitCodes.wrongUse)
}
