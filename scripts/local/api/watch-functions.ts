import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { context } from 'esbuild'
import type { ViteDevServer } from 'vite'
import { bundleOptions, type FunctionFolders } from '../../../lambdas/bundling.ts'

/** A save is several changes, of one file or of many. */
const savedAfterMs = 50

/**
 * Bundles them again whenever a file of the source has changed, each time into a folder of its own beside `bundles`, so
 * that what still runs keeps its files. `onBundled` hears of each by its folder, `onProblem` of a change that does not
 * compile: the functions stay as they were. `watcher` is Vite's, which also sees a file that a save puts in the place of another.
 * @returns ends the watching.
 */
export async function watchFunctions(
  folders: FunctionFolders,
  watcher: ViteDevServer['watcher'],
  onBundled: (folder: string) => unknown,
  onProblem: (error: unknown) => void,
): Promise<() => Promise<void>> {
  // What they share is bundled once, which takes a fifth of the time.
  const shared = { splitting: true, chunkNames: 'shared/[name]-[hash]' }
  const bundler = await context({ ...bundleOptions(folders), ...shared, write: false })
  // Incremental from here on.
  await bundler.rebuild()
  let generation = 0
  const rebundle = async () => {
    const { outputFiles } = await bundler.rebuild()
    generation += 1
    const folder = join(dirname(folders.bundles), String(generation))
    for (const { path, contents } of outputFiles) {
      const file = join(folder, relative(resolve(folders.bundles), path))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, contents)
    }
    await onBundled(folder)
  }

  let saved: NodeJS.Timeout | undefined
  let bundled = Promise.resolve()
  const onChange = (_: string, file: string) => {
    if (!resolve(file).startsWith(resolve(folders.source) + sep)) return
    clearTimeout(saved)
    saved = setTimeout(() => {
      bundled = bundled.then(rebundle).catch(onProblem)
    }, savedAfterMs)
  }
  watcher.add(resolve(folders.source))
  watcher.on('all', onChange)
  return async () => {
    clearTimeout(saved)
    watcher.off('all', onChange)
    await bundler.dispose()
  }
}
