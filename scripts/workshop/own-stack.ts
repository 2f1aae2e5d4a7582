import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../local/services/ports.ts'
import { type RunningStack, startStack } from '../local/stack.ts'
import { makeMissingKeys } from '../operate/keys.ts'
import { loadSamplePortfolio } from '../operate/projects/sample-portfolio.ts'

/** The whole site for one command: on free ports, with the samples, and gone when it stops. */
export async function startOwnStack(): Promise<RunningStack & { stop: () => Promise<void> }> {
  await using stops = new AsyncDisposableStack()
  const { path: dataFolder } = stops.use(await mkdtempDisposable(join(tmpdir(), 'own-stack-')))
  const stack = await startStack({
    dataFolder,
    port: await freePort(),
    inboxPort: await freePort(),
    dev: false,
    makeKeys: makeMissingKeys,
    loadSamples: loadSamplePortfolio,
    step: (_, work) => work(),
    stops,
  })
  const running = stops.move()
  return { ...stack, stop: () => running.disposeAsync() }
}
