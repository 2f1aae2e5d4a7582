import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startDynamo } from '../../scripts/local/services/dynamodb.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const data = temporaryFolder()

/** Runs `npm start`'s script to its end. */
async function start(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; errors: string; printed: string }> {
  const child = spawn(process.execPath, ['scripts/electrician.js', 'start', ...args], {
    env: { ...process.env, PORT: '0', INBOX_PORT: '0', LOCAL_DATA: join(data, 'unused'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A start that is not refused would never end.
    timeout: 20_000,
  })
  const [[code], errors, printed] = await Promise.all([once(child, 'exit'), text(child.stderr), text(child.stdout)])
  return { code, errors: errors.trim(), printed }
}

test('what a killed start left is said; damaged data is one sentence and exit 1', async () => {
  const folder = join(data, 'damaged')
  await mkdir(join(folder, 'dynamodb'), { recursive: true })
  await writeFile(join(folder, 'dynamodb/CURRENT'), 'garbage')
  await writeFile(join(folder, 'endpoints.json'), '{}')
  const { code, errors, printed } = await start({ LOCAL_DATA: folder })
  expect(code).toBe(1)
  expect(printed).toContain('The last start was cut off.')
  expect(errors).toMatch(/damaged and cannot be opened\. Start with empty data: npm start -- --fresh$/)
  expect(errors.split('\n')).toHaveLength(1)
})

test('data in use by another start is one sentence and exit 1, and stays, even with --fresh', async () => {
  const folder = join(data, 'used')
  await mkdir(folder)
  await writeFile(join(folder, 'inbox.json'), '[]')
  await writeFile(join(folder, 'endpoints.json'), '{}')
  const other = await startDynamo({ folder: join(folder, 'dynamodb'), tables: [] })
  const { code, errors, printed } = await start({ LOCAL_DATA: folder }, '--fresh')
  await other.stop()
  expect(code).toBe(1)
  expect(printed).toBe('')
  expect(errors).toMatch(/^Another start is using the data/)
  expect(errors.split('\n')).toHaveLength(1)
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['dynamodb', 'inbox.json']))
})
