/** `npm start`: the whole site on this machine. `--fresh` empties its data first, `--dev` serves the pages by Vite. */
import { existsSync } from 'node:fs'
import { mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments } from './command-line.ts'
import { endpointsFile, localDataFolder } from './local/endpoints.ts'
import { refuseDatabaseInUse } from './local/services/dynamodb.ts'
import { choosePort } from './local/services/ports.ts'
import { explain, StartProblem } from './local/services/start-problem.ts'
import { startStack } from './local/stack.ts'
import { makeMissingKeys } from './operate/keys.ts'
import { loadSamplePortfolio } from './operate/projects/sample-portfolio.ts'

const usage = `npm start -- [--fresh]     the whole site on this machine
npm run dev -- [--fresh]   the same, with hot reload of the pages

  --fresh   with empty data`

/** What a start writes: the built site, the bundles, the pictures of the portfolio. */
const neededBytes = 150 * 1024 * 1024

const stops: (() => Promise<void>)[] = []
let stopping = false

async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  for (const each of stops.reverse()) await each().catch(() => {})
  process.exit(exitCode)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))

try {
  await start()
} catch (error) {
  if (!stopping) {
    console.error(`\n${explain(error) ?? (error instanceof Error ? error.stack : error)}`)
    await stop(1)
  }
}

async function start(): Promise<void> {
  const { values } = readArguments({ usage, options: { fresh: { type: 'boolean' }, dev: { type: 'boolean' } } })
  const dataFolder = localDataFolder()
  const port = await choosePort('PORT', 3000)
  const inboxPort = await choosePort('INBOX_PORT', 8005)
  if (values.fresh) {
    await refuseDatabaseInUse(join(dataFolder, 'dynamodb'))
    await rm(dataFolder, { recursive: true, force: true })
  }
  await checkSpace(dataFolder)
  if (existsSync(endpointsFile(dataFolder))) {
    await refuseDatabaseInUse(join(dataFolder, 'dynamodb'))
    console.log('The last start was cut off. What it had taken is kept.\n')
  }
  const began = performance.now()
  const { siteUrl, inboxUrl, logFile } = await startStack({
    dataFolder,
    port,
    inboxPort,
    dev: values.dev ?? false,
    makeKeys: makeMissingKeys,
    loadSamples: loadSamplePortfolio,
    step: runStep,
    onStarted: (each) => stops.push(each),
  })
  const rows = [
    ['Website', siteUrl],
    ["Owner's inbox", inboxUrl],
    ['Functions log', logFile],
  ]
  console.log(`\nReady in ${seconds(began)}. Ctrl-C ends everything; the data stays in ${dataFolder}.\n`)
  for (const [label = '', url] of rows) console.log(`  ${label.padEnd(15)}${url}`)
  console.log()
}

async function runStep<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  console.log(`  ${label.padEnd(36, '.')} ${seconds(began)}`)
  return result
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

async function checkSpace(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < neededBytes) {
    const free = Math.floor((bavail * bsize) / 1024 / 1024)
    throw new StartProblem(`The disk is full: ${free} MB are free and a start needs ${neededBytes / 1024 / 1024} MB.`)
  }
}
