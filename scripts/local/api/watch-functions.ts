import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { context, formatMessages } from 'esbuild'
import { bundleOptions, type FunctionFolders } from '../../site/bundle-functions.ts'

/**
 * Bundles the functions, and again whenever one of their sources changes. `onProblem` receives what does not compile;
 * until it is corrected every function keeps its last bundle.
 * @returns a function that stops watching.
 */
export async function watchFunctions(
  folders: FunctionFolders,
  onBundled: () => void,
  onProblem: (problem: string) => void,
): Promise<() => Promise<void>> {
  const options = bundleOptions(folders, true)
  const bundler = await context({
    ...options,
    // esbuild itself deletes every bundle when one does not compile.
    write: false,
    plugins: [
      ...(options.plugins ?? []),
      {
        name: 'on-bundled',
        setup({ onEnd }) {
          onEnd(async ({ errors, outputFiles = [] }) => {
            if (errors.length > 0) return onProblem((await formatMessages(errors, { kind: 'error' })).join('\n'))
            for (const { path, contents } of outputFiles) {
              await mkdir(dirname(path), { recursive: true })
              await writeFile(path, contents)
            }
            onBundled()
          })
        },
      },
    ],
  })
  await bundler.watch()
  return () => bundler.dispose()
}
