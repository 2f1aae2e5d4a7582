/**
 * How every Lambda is bundled, as plain data: `lib/api-function.ts` hands it to NodejsFunction, the local start to
 * esbuild, so that what runs on a laptop is what is deployed.
 */
export const bundling = {
  format: 'esm',
  platform: 'node',
  target: 'node24',
  minify: true,
  sourceMap: true,
  /** The packages' ES modules: half the size of their CommonJS builds. */
  mainFields: ['module', 'main'],
  /** Nothing: the SDK is bundled too, so that its version is ours and not the runtime's. */
  externalModules: [] as string[],
  /** Some dependencies are CommonJS and call `require` for Node's own modules, which ES modules do not have. */
  banner: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
} as const

/** What the business says, by name: part of the code, because a function's environment holds 4 KB and no more. */
export type BundledContent = Record<string, string>

/** Puts content into a bundle, for `readEnv`. In Base64, which no shell on the way to the bundler takes for its own. */
export function contentDefinition(content: BundledContent): Record<string, string> {
  return { BUNDLED_CONTENT: JSON.stringify(Buffer.from(JSON.stringify(content)).toString('base64')) }
}

/** The exported function of every entry point. */
export const handlerName = 'handler'

/** `leads/redeliver-leads` -> `lambdas/leads/redeliver-leads.lambda.ts`, relative to the repository. */
export function entryFile(entry: string): string {
  return `lambdas/${entry}.lambda.ts`
}
