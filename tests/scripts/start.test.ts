import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen } from '../../scripts/local/services/http-server.ts'
import { writeEndpoints } from '../fixtures/local-endpoints.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

async function startFresh(folder: string) {
  const child = spawn(process.execPath, ['scripts/cli.js', 'start', '--fresh'], {
    env: { ...process.env, PORT: '0', INBOX_PORT: '0', LOCAL_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A start that is not refused would never end.
    timeout: 20_000,
  })
  const [[code], errors, printed] = await Promise.all([once(child, 'exit'), text(child.stderr), text(child.stdout)])
  return { code, errors, printed }
}

test('data in use by another start is one sentence and exit 1, and stays, even with --fresh', async () => {
  const folder = temporaryFolder()
  const other = await listen((_, response) => response.end())
  writeEndpoints(folder, other.endpoint)
  const { code, printed, errors } = await startFresh(folder)
  await other.stop()
  expect({ code, printed }).toEqual({ code: 1, printed: '' })
  expect(errors).toMatch(/^Another start is using the data in [^\n]*\n$/)
  expect(await readdir(folder)).toEqual(['endpoints.json'])
})

test('--fresh refuses a folder that holds something else, in one sentence', async () => {
  const folder = temporaryFolder()
  await writeFile(join(folder, 'letter.txt'), '')
  const { code, errors, printed } = await startFresh(folder)
  expect({ code, printed }).toEqual({ code: 2, printed: '' })
  expect(errors).toMatch(/^--fresh would delete [^\n]*\n$/)
  expect(await readdir(folder)).toEqual(['letter.txt'])
})
