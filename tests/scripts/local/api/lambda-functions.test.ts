import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LambdaFunctions, startFunctions } from '../../../../scripts/local/api/lambda-functions.ts'
import { requireBanner } from '../../../../scripts/site/bundle-functions.ts'
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts'

const handlers = {
  env: 'export const handler = async () => ({ own: process.env.OWN, shared: process.env.SHARED, leaked: process.env.LEAKED })',
  hangs:
    'let calls = 0; export const handler = (event) => event.hang ? new Promise(() => {}) : Promise.resolve(++calls)',
}
/** Like our functions: it logs the error and returns a response. */
const catches = `
import { log } from ${JSON.stringify(resolve('lambdas/runtime/log.ts'))}

export async function handler({ typed }: { typed: string }) {
  try {
    throw new Error(typed)
  } catch (error) {
    log.error('bug', { requestId: 'request-1', error })
  }
}`
const folder = temporaryFolder()
let functions: LambdaFunctions
const reports: string[] = []

beforeAll(async () => {
  for (const [name, source] of Object.entries(handlers)) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'index.mjs'), source)
  }
  await build({
    stdin: { contents: catches, resolveDir: folder, loader: 'ts', sourcefile: 'catches.ts' },
    outfile: join(folder, 'catches/index.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    minify: true,
    sourcemap: true,
    banner: { js: requireBanner },
  })
  const spec = (name: string, entry: string, own = '') => {
    return { name, entry, environment: { OWN: own }, timeoutSeconds: 60 }
  }
  functions = startFunctions(
    [spec('first', 'env', '1'), spec('second', 'env', '2'), spec('hangs', 'hangs'), spec('catches', 'catches')],
    { SHARED: 'yes' },
    { bundles: folder, logFile: join(folder, 'log') },
    (name, failure) => void reports.push(`${name}: ${failure}`),
  )
})
afterAll(() => functions.stop())

test('each function sees its own environment and nothing of this process', async () => {
  process.env.LEAKED = 'yes'
  expect(await functions.invoke('first', {})).toStrictEqual({ own: '1', shared: 'yes', leaked: undefined })
  expect(await functions.invoke('second', {})).toStrictEqual({ own: '2', shared: 'yes', leaked: undefined })
})

test('a function that takes too long fails, and starts cold the next time', async () => {
  expect(await functions.invoke('hangs', {})).toBe(1)
  expect(await functions.invoke('hangs', {})).toBe(2)
  const late = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal)
  const hanging = expect(functions.invoke('hangs', { hang: true })).rejects.toThrow('took longer than its 60 s')
  late.abort()
  await hanging
  expect(await functions.invoke('hangs', {})).toBe(1)
})

test('a call that is ended with its function says why', async () => {
  const ended = expect(functions.invoke('hangs', { hang: true })).rejects.toThrow('new bundles')
  await functions.stop('new bundles')
  await ended
})

test('an error that a function catches is reported with its message, its place in the source and the request', async () => {
  await functions.invoke('catches', { typed: '07700 900456 Priya\n    at Sharma' })
  await expect
    .poll(() => reports.at(-1))
    .toMatch(/^catches: bug, request request-1: Error: 07700 900456 Priya\n {4}at Sharma\n +at .*catches\.ts:6:\d+/)
  expect(reports.at(-1)).not.toContain('lambda-worker')
  await expect.poll(() => readFile(join(folder, 'log'), 'utf8')).toContain('request-1')
  expect(await readFile(join(folder, 'log'), 'utf8')).not.toMatch(/07700|Priya|Sharma/)
})
