import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of ours on the loopback. */
export interface RunningServer {
  endpoint: string
  stop: () => Promise<void>
}

/** Listens on the loopback alone; port 0 takes any free one. */
export async function listen(listener: RequestListener, port = 0): Promise<RunningServer> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { endpoint: endpointOf(server), stop: () => close(server) }
}

/** Address of a server that listens on a TCP port. */
export function endpointOf(server: Server): string {
  // A server on a port, and not on a pipe, has an AddressInfo.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Closes it now, whatever connections are still open. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
