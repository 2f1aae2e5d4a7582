import { globSync, watch } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build, context } from 'esbuild'
import { bundling } from '../../../lambdas/bundling.ts'

interface Folders {
  /** Where the entry points are: `lambdas`. */
  source: string
  /** Where their bundles go. */
  bundles: string
}

/** Bundles every entry point as a deployment does. */
export async function bundleFunctions(folders: Folders): Promise<void> {
  await build(optionsFor(folders))
}

/**
 * Bundles them again whenever a file of the source has changed. `onBundled` hears of each new bundle, `onProblem` of
 * a change that does not compile: the functions stay as they were.
 * @returns ends the watching.
 */
export async function watchFunctions(
  folders: Folders,
  onBundled: () => unknown,
  onProblem: (error: unknown) => void,
): Promise<() => Promise<void>> {
  // Written here: esbuild would take the old bundles away when a change does not compile.
  const bundles = await context({ ...optionsFor(folders), write: false })
  let changed = false
  let bundling = false
  const rebundle = async () => {
    changed = true
    if (bundling) return
    bundling = true
    while (changed) {
      changed = false
      try {
        const { outputFiles } = await bundles.rebuild()
        await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)))
        await onBundled()
      } catch (error) {
        onProblem(error)
      }
    }
    bundling = false
  }
  // Incremental from here on: a change takes a tenth of the first time.
  await bundles.rebuild()
  const watcher = watch(folders.source, { recursive: true }, rebundle)
  return async () => {
    watcher.close()
    await bundles.dispose()
  }
}

function optionsFor({ source, bundles }: Folders): BuildOptions {
  const entries = globSync('**/*.lambda.ts', { cwd: source }).map((file) => file.replace(/\.lambda\.ts$/, ''))
  const { banner, mainFields, sourceMap, externalModules, ...options } = bundling
  return {
    ...options,
    banner: { js: banner },
    mainFields: [...mainFields],
    sourcemap: sourceMap,
    external: externalModules,
    bundle: true,
    entryPoints: entries.map((entry) => ({ in: join(source, `${entry}.lambda.ts`), out: entry })),
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    logLevel: 'silent',
  }
}
