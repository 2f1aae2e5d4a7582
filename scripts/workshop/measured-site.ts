import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { generate } from 'selfsigned'
import { startOwnStack } from './own-stack.ts'

/** How many times slower than this machine the phone's processor is. */
export const slowdown = Number(process.env.SLOWDOWN ?? 4)

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** A page that is served beside the site, to compare it with. */
export type OwnPage = { contentType: string; body: Buffer }

/**
 * The local site behind TLS and HTTP/2, as the CDN has them: how a browser connects is part of what a page costs. With
 * a domain of its own the site may be indexed, so the header that forbids it is left out.
 */
export async function startMeasuredSite(ownPages = new Map<string, OwnPage>()) {
  const stack = await startOwnStack()
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 })
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const own = ownPages.get(request.url)
    if (own) {
      const isText = own.contentType.startsWith('text/')
      response.writeHead(200, { 'content-type': own.contentType, ...(isText && { 'content-encoding': 'br' }) })
      return response.end(isText ? brotliCompressSync(own.body) : own.body)
    }
    const writeHead = response.writeHead.bind(response)
    Object.assign(response, {
      writeHead: (status: number, { 'x-robots-tag': _, ...headers }: Record<string, string> = {}) =>
        writeHead(status, headers),
    })
    // Its compatibility with HTTP/1 covers all that the edge reads and writes.
    stack.edge(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  })
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => sessions.add(session))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    url: `https://localhost:${port}`,
    stop: async () => {
      for (const session of sessions) session.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await stack.stop()
    },
  }
}
