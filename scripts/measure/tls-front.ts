import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { generate } from 'selfsigned'

/** A page that the front serves by itself, beside the site: the floors that the site is compared with. */
export type OwnPage = { contentType: string; body: Buffer }

/**
 * TLS and HTTP/2 in front of the local site, as the CDN has them: what a browser negotiates with is part of what a
 * page costs. Bodies come from the site as they are, Brotli included.
 */
export async function startTlsFront(
  target: URL,
  ownPages: Map<string, OwnPage>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 })
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    const own = ownPages.get(incoming.url ?? '')
    if (own) serveOwn(own, outgoing)
    else forward(target, incoming, outgoing)
  })
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    url: `https://localhost:${port}`,
    stop: async () => {
      for (const session of sessions) session.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function serveOwn({ contentType, body }: OwnPage, outgoing: Http2ServerResponse): void {
  const isText = contentType.startsWith('text/')
  outgoing.writeHead(200, { 'content-type': contentType, ...(isText ? { 'content-encoding': 'br' } : {}) })
  outgoing.end(isText ? brotliCompressSync(body) : body)
}

function forward(target: URL, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')))
  const upstream = request(
    new URL(incoming.url, target),
    {
      method: incoming.method,
      headers: { ...headers, host: target.host, 'x-amz-cf-id': randomBytes(8).toString('hex') },
    },
    (answer) => {
      // HTTP/2 has no connection headers; with a domain of its own the site may be indexed.
      const {
        connection,
        'keep-alive': _keepAlive,
        'transfer-encoding': _chunked,
        'x-robots-tag': _robots,
        ...rest
      } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      answer.pipe(outgoing)
    },
  )
  upstream.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502)
    outgoing.end()
  })
  incoming.pipe(upstream)
}
