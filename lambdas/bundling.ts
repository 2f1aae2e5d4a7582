/**
 * How the Lambdas are bundled, as plain data: the CDK app (`lib/api-function.ts`) and the local server obey it.
 */
export const bundling = {
  format: 'esm',
  target: 'node24',
  platform: 'node',
  minify: true,
  sourcemap: true,
  /** Prefer a package's ES modules, so that esbuild drops what is not used. */
  mainFields: ['module', 'main'],
  /** CommonJS packages inside an ES module bundle still call `require`. */
  banner: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
} as const
