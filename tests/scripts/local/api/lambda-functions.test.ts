import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LambdaFunctions, startFunctions } from '../../../../scripts/local/api/lambda-functions.ts'

const handlers = {
  env: 'export const handler = async () => ({ own: process.env.OWN, shared: process.env.SHARED, leaked: process.env.LEAKED })',
  throws: 'export const handler = async () => { throw new Error("bug") }',
  hangs:
    'let calls = 0; export const handler = (event) => event.hang ? new Promise(() => {}) : Promise.resolve(++calls)',
  logs: 'export const handler = async () => console.log("a line")',
}
let folder = ''
let functions: LambdaFunctions

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-'))
  for (const [name, source] of Object.entries(handlers)) await writeFile(join(folder, `${name}.mjs`), source)
  const plan = (name: string, entry: string, own = '') => ({
    name,
    entry,
    environment: { OWN: own },
    timeoutSeconds: 2,
  })
  functions = startFunctions(
    [
      plan('first', 'env', '1'),
      plan('second', 'env', '2'),
      plan('throws', 'throws'),
      plan('hangs', 'hangs'),
      plan('logs', 'logs'),
    ],
    { SHARED: 'yes' },
    { bundles: folder, logFile: join(folder, 'log') },
  )
})
afterAll(async () => {
  await functions.stop()
  await rm(folder, { recursive: true, force: true })
})

test('each function sees its own environment and nothing of this process', async () => {
  process.env.LEAKED = 'yes'
  expect(await functions.invoke('first', {})).toStrictEqual({ own: '1', shared: 'yes', leaked: undefined })
  expect(await functions.invoke('second', {})).toStrictEqual({ own: '2', shared: 'yes', leaked: undefined })
})

test('an error in a handler reaches the caller', async () => {
  await expect(functions.invoke('throws', {})).rejects.toThrow('bug')
})

test('a function that takes too long fails, and starts cold the next time', async () => {
  expect(await functions.invoke('hangs', {})).toBe(1)
  expect(await functions.invoke('hangs', {})).toBe(2)
  await expect(functions.invoke('hangs', { hang: true })).rejects.toThrow('took longer than its 2 s')
  expect(await functions.invoke('hangs', {})).toBe(1)
})

test('what a function logs goes to the file', async () => {
  await functions.invoke('logs', {})
  await expect.poll(() => readFile(join(folder, 'log'), 'utf8')).toContain('a line')
})
