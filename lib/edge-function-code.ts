import { join } from 'node:path'
import { buildSync } from 'esbuild'

/** CloudFront refuses a longer function: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
export const maxFunctionBytes = 10 * 1024

interface EdgeCode {
  /** File in `web/edge`, without `.ts`. */
  file: string
  /** Called with an `event`, and with what the function knows as `known`. */
  call: string
  known: object
}

/** Source of a CloudFront Function: one of `web/edge`, with what it knows of the site. */
export function edgeFunctionCode({ file, call, known }: EdgeCode): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import * as edge from './${file}.ts'
        function handler(event) { return edge.${call} }`,
      resolveDir: join(import.meta.dirname, '../web/edge'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    // What the runtime cloudfront-js-2.0 takes beyond ES5.
    target: 'es5',
    supported: { 'const-and-let': true },
    // Nothing calls the handler but the edge.
    treeShaking: false,
  })
  return `const known = ${JSON.stringify(known)};\n${outputFiles.map(({ text }) => text).join('')}`
}
