import { existsSync } from 'node:fs'
import { readdir, realpath, rm } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { endpointsFile, findLocalStack, localDataFolder } from './local/endpoints.ts'
import { choosePort } from './local/services/ports.ts'
import { startStack } from './local/stack.ts'
import { loadSamplePortfolio } from './operate/projects/sample-portfolio.ts'
import { exitCodes, Problem } from './problem.ts'
import type { Terminal } from './terminal.ts'

interface StartOptions {
  fresh?: boolean
  dev?: boolean
  dryRun?: boolean
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

async function start({ fresh, dev = false, dryRun }: StartOptions, { print }: Terminal, stops: AsyncDisposableStack) {
  const dataFolder = localDataFolder()
  if (await findLocalStack()) {
    throw new Problem(
      `Another start is using the data in ${dataFolder}: stop it, or give this one a folder of its own by LOCAL_DATA.`,
    )
  }
  if (fresh && existsSync(dataFolder)) await refuseOthersData(dataFolder)
  const port = await choosePort('PORT', 3000)
  const inboxPort = await choosePort('INBOX_PORT', 8005)
  const wasCutOff = existsSync(endpointsFile(dataFolder))
  if (dryRun) {
    const emptied = fresh ? `delete ${resolve(dataFolder)} and ` : ''
    return print(`This would ${emptied}start the site on port ${port} with the data in ${resolve(dataFolder)}.`)
  }
  if (fresh) await rm(dataFolder, { recursive: true, force: true })
  else if (wasCutOff)
    print('The last start was cut off. Its data is kept; should it be damaged: npm start -- --fresh\n')
  const began = performance.now()
  const { siteUrl, inboxUrl, logFile } = await startStack({
    dataFolder,
    port,
    inboxPort,
    dev,
    loadSamples: loadSamplePortfolio,
    step: runStep,
    stops,
  })
  print(`\nReady in ${seconds(began)}. Ctrl-C ends everything. The data stays in ${dataFolder}, but for the mails.\n`)
  print(`  Website        ${siteUrl}\n  Owner's inbox  ${inboxUrl}\n  Functions log  ${logFile}\n`)
}

/** @throws Problem when the folder is not one that a start has made. */
async function refuseOthersData(folder: string): Promise<void> {
  const refuse = (why: string) => {
    throw new Problem(
      `--fresh would delete ${resolve(folder)}, ${why}: name another by LOCAL_DATA.`,
      exitCodes.wrongUse,
    )
  }
  const isAround = join(process.cwd(), sep).startsWith(join(await realpath(folder), sep))
  if (isAround) refuse('which has the working directory in it')
  const names = await readdir(folder)
  // A start that was ended early has made no more than the template.
  const isOurs =
    names.every((name) => name === 'cdk.out') || names.includes('dynamodb') || existsSync(endpointsFile(folder))
  if (!isOurs) refuse('which has no data of a start in it')
}

async function runStep<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  process.stdout.write(`  ${label.padEnd(36, '.')} `)
  try {
    return await work()
  } finally {
    process.stdout.write(`${seconds(began)}\n`)
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
