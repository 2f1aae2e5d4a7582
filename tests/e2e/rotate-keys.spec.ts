import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { localData } from './local-data.ts'
import { expect, test } from './site.ts'

/** Runs the command against the site under test, which goes on serving the other tests meanwhile. */
async function rotate(): Promise<number> {
  const env = { ...process.env, LOCAL_DATA: localData }
  const command = spawn(process.execPath, ['scripts/keys.ts', 'rotate'], { env, stdio: 'ignore' })
  const [exitCode] = await once(command, 'exit')
  return exitCode
}

test('keys are rotated twice while the site answers every call [E8]', async ({ request }) => {
  const statuses: number[] = []
  let done = false
  const calls = async () => {
    while (!done) statuses.push((await request.get('/api/projects?limit=1')).status())
  }
  const calling = Promise.all([calls(), calls()])
  for (let time = 0; time < 2; time++) expect(await rotate()).toBe(0)
  done = true
  await calling
  expect(statuses.length).toBeGreaterThan(20)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})
