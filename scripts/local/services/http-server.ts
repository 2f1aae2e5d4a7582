import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A response of the site, the API or a bucket; header names in lower case. */
export interface LocalResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** A server in this process, on the loopback interface. */
export interface LocalService {
  /** For example `http://127.0.0.1:8000`. */
  endpoint: string
  stop: () => Promise<void>
}

/** Listens on the loopback interface only; port 0 takes any free one. */
export async function listen(listener: RequestListener, port = 0): Promise<LocalService> {
  return listening(createServer(listener), port)
}

/** The same for a server created by a library. */
export async function listening(server: Server, port = 0): Promise<LocalService> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return serviceOf(server)
}

/** A server that is already listening on a TCP port. Stopping it also closes open connections. */
export function serviceOf(server: Server): LocalService {
  // Cast: a server on a port rather than a pipe has an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
