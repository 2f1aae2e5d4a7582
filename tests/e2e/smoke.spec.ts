/** `npm run smoke` against the whole local stack. */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { localData } from './support/local-data.ts'

test('a healthy site mails its test enquiry, and is in order', async () => {
  const env = { ...process.env, LOCAL_DATA: localData }
  const child = spawn(process.execPath, ['scripts/cli.js', 'smoke'], { env })
  const [printed, said] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(printed, said).toMatch(/\nAll in order\.\n$/)
})
