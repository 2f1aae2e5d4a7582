import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../local/services/ports.ts'
import { type RunningStack, startStack } from '../local/stack.ts'
import { makeMissingKeys } from '../operate/keys.ts'
import { loadSamplePortfolio } from '../operate/projects/sample-portfolio.ts'

/** The whole site for one command: on free ports, with the samples, and gone when it stops. */
export async function startOwnStack(): Promise<RunningStack & { stop: () => Promise<void> }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'own-stack-'))
  const stops = [() => rm(dataFolder, { recursive: true, force: true })]
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    const stack = await startStack({
      dataFolder,
      port: await freePort(),
      inboxPort: await freePort(),
      dev: false,
      makeKeys: makeMissingKeys,
      loadSamples: loadSamplePortfolio,
      step: (_, work) => work(),
      onStarted: (each) => stops.push(each),
    })
    return { ...stack, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
