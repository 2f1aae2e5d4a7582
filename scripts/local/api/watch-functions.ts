import { context, formatMessages } from 'esbuild'
import { bundleOptions, type FunctionFolders } from '../../../lambdas/bundling.ts'

/**
 * Bundles the functions, and again whenever one of their sources changes. `onProblem` receives what does not compile, for
 * which there is no bundle until it is mended.
 * @returns a function that stops watching.
 */
export async function watchFunctions(
  folders: FunctionFolders,
  onBundled: () => void,
  onProblem: (problem: string) => void,
): Promise<() => Promise<void>> {
  const options = bundleOptions(folders)
  const bundler = await context({
    ...options,
    plugins: [
      ...(options.plugins ?? []),
      {
        name: 'on-bundled',
        setup({ onEnd }) {
          onEnd(async ({ errors }) => {
            if (errors.length === 0) onBundled()
            else onProblem((await formatMessages(errors, { kind: 'error' })).join('\n'))
          })
        },
      },
    ],
  })
  await bundler.watch()
  return () => bundler.dispose()
}
