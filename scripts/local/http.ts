import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/** Answers on this port of this machine only. Returns what ends it, open connections included. */
export async function listen(listener: RequestListener, port: number): Promise<() => Promise<void>> {
  const server = createServer(listener)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
  }
}
