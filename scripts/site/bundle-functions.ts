import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build, formatMessages } from 'esbuild'
import { contentDataInFunctions } from '../../web/compile/data-plugin.ts'

export interface FunctionFolders {
  /** Where the entry points are: `lambdas`. */
  source: string
  /** Where their bundles go, each into a folder of its own: `enquiries/send-lead-email/index.mjs`. */
  bundles: string
}

/**
 * Bundles every Lambda, for a deployment and for the local start: what runs on a laptop is what is deployed. Throws
 * what esbuild warns of.
 */
export async function bundleFunctions(folders: FunctionFolders): Promise<void> {
  const { warnings } = await build(bundleOptions(folders))
  if (warnings.length > 0) throw new Error((await formatMessages(warnings, { kind: 'warning' })).join('\n'))
}

export function bundleOptions({ source, bundles }: FunctionFolders, anew = false): BuildOptions {
  // The stack names them by their paths, whatever the host's separator is.
  const entries = globSync('**/*.lambda.ts', { cwd: source }).map((file) => file.replaceAll('\\', '/'))
  return {
    entryPoints: entries.map((file) => ({ in: join(source, file), out: file.replace('.lambda.ts', '/index') })),
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    plugins: [contentDataInFunctions(anew)],
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    sourcemap: true,
    // The packages' ES modules: half the size of their CommonJS builds. The SDK is one of them, so that its version is
    // ours.
    mainFields: ['module', 'main'],
    banner: { js: requireBanner },
    logLevel: 'silent',
  }
}

/** Some dependencies are CommonJS and call `require` for Node's own modules, which ES modules do not have. */
export const requireBanner =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"
