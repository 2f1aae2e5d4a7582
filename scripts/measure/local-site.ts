import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts `npm start` on free ports with a data folder of its own. */
export async function startLocalSite(): Promise<{ url: URL; stop: () => Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'bench-site-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: String(port), INBOX_PORT: String(await freePort()), LOCAL_DATA: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = new URL(`http://localhost:${port}`)
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`The local site ended with ${code}`))),
  )
  ended.catch(() => undefined)
  await Promise.race([ended, answering(url)])
  return {
    url,
    stop: async () => {
      child.kill('SIGINT')
      await ended.catch(() => undefined)
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function answering(url: URL): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The local site did not answer within a minute')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  // A listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
