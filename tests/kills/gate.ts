import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Which way bytes go: to the service, or back from it. */
export type Way = 'there' | 'back'

/**
 * One address for a service through all its lives. While the service is down, or the gate shut, connections are refused;
 * shutting it ends those that are kept alive.
 */
export interface Gate {
  port: number
  /** Where the service listens now. */
  lead(port: number | undefined): void
  shut(isShut: boolean): void
  stop(): void
}

/** `seen` is asked before a piece of the traffic goes on; false lets it vanish. */
export async function openGate(seen: (way: Way) => boolean): Promise<Gate> {
  let target: number | undefined
  let isShut = false
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const end = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    keep(client)
    if (target === undefined || isShut) {
      client.destroy()
      return
    }
    const service = keep(connect(target, '127.0.0.1'))
    client.on('data', (bytes) => seen('there') && service.write(bytes)).on('close', () => service.destroy())
    // After what is still on its way.
    service.on('data', (bytes) => seen('back') && client.write(bytes)).on('close', () => client.destroySoon())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // A server on a port, and not on a pipe, has an AddressInfo.
    port: (server.address() as AddressInfo).port,
    lead: (port) => {
      target = port
    },
    shut: (shut) => {
      isShut = shut
      if (shut) end()
    },
    stop: () => {
      server.close()
      end()
    },
  }
}
