import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { context } from 'esbuild'
import type { ViteDevServer } from 'vite'
import { bundleOptions, type FunctionFolders } from '../../../lambdas/bundling.ts'

/** Debounce: one save causes several change events, for one file or many. */
const savedAfterMs = 50

/**
 * Rebundles the functions whenever a source file changes, each time into a new folder beside `bundles`, so that running
 * functions keep their files. `onBundled` receives that folder, `onProblem` a compile error: the functions then stay as
 * they were. `watcher` is Vite's, which also notices a save that replaces a file.
 * @returns a function that stops watching.
 */
export async function watchFunctions(
  folders: FunctionFolders,
  watcher: ViteDevServer['watcher'],
  onBundled: (folder: string) => unknown,
  onProblem: (error: unknown) => void,
): Promise<() => Promise<void>> {
  // Shared code is bundled once, which takes a fifth of the time.
  const shared = { splitting: true, chunkNames: 'shared/[name]-[hash]' }
  const bundler = await context({ ...bundleOptions(folders), ...shared, write: false })
  // Incremental after the first build.
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
