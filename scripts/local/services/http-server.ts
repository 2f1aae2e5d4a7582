import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the site, the API and the buckets answer; names of headers in lower case. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** A server of this process, on the loopback. */
export interface LocalService {
  /** For example `http://127.0.0.1:8000`. */
  endpoint: string
  stop: () => Promise<void>
}

/** Answers on the loopback alone; port 0 takes any free one. */
export async function listen(listener: RequestListener, port = 0): Promise<LocalService> {
  return listening(createServer(listener), port)
}

/** The same for a server that a library made. */
export async function listening(server: Server, port = 0): Promise<LocalService> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return serviceOf(server)
}

/** A server that listens on a TCP port already. Stopping it cuts the connections that are open. */
export function serviceOf(server: Server): LocalService {
  // A server on a port, and not on a pipe, has an AddressInfo.
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
