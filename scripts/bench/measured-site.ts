import { execFileSync } from 'node:child_process'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '../local/services/ports.ts'
import { startStack } from '../local/stack.ts'
import { loadSamplePortfolio } from '../operate/projects/sample-portfolio.ts'

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** A page served beside the site for comparison. */
export type OwnPage = { contentType: string; body: Buffer }

/**
 * The local site over TLS and HTTP/2, as on the CDN, because connecting is part of a page's cost.
 */
export async function startMeasuredSite(ownPages: ReadonlyMap<string, OwnPage>) {
  await using starting = new AsyncDisposableStack()
  const { stack, folder } = await startMeasuredStack(starting)
  const server = createSecureServer({ ...(await certificate(folder)), allowHTTP1: true }, (request, response) => {
    const own = ownPages.get(request.url)
    if (own) {
      const isText = own.contentType.startsWith('text/')
      response.writeHead(200, { 'content-type': own.contentType, ...(isText && { 'content-encoding': 'br' }) })
      return response.end(isText ? brotliCompressSync(own.body) : own.body)
    }
    // Casts: Node's HTTP/1 compatibility API covers everything that the edge reads and writes.
    stack.edge(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  })
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => sessions.add(session))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  starting.defer(async () => {
    for (const session of sessions) session.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  // Cast: a listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const running = starting.move()
  return { url: `https://localhost:${port}`, stop: () => running.disposeAsync() }
}

/** The local stack with the sample projects, in a temporary data folder that is deleted with it. */
export async function startMeasuredStack(stops: AsyncDisposableStack) {
  const folder = stops.use(await mkdtempDisposable(join(tmpdir(), 'bench-'))).path
  const stack = await startStack({
    dataFolder: join(folder, 'data'),
    port: await freePort(),
    inboxPort: await freePort(),
    dev: false,
    loadSamples: loadSamplePortfolio,
    step: (_, work) => work(),
    stops,
  })
  return { stack, folder }
}

/** A self-signed key and certificate for localhost. */
async function certificate(folder: string): Promise<{ key: Buffer; cert: Buffer }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const files = ['-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files], {
    stdio: 'ignore',
  })
  return { key: await readFile(key), cert: await readFile(cert) }
}
