import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Direction of the traffic: to the service, or back. */
export type Way = 'there' | 'back'

/**
 * One stable address for a service across its restarts. While the service is down or the gate shut, connections are
 * refused; shutting it also closes keep-alive connections.
 */
export interface Gate {
  port: number
  /** Sets the port on which the service listens now. */
  lead(port: number | undefined): void
  shut(isShut: boolean): void
  stop(): void
}

/** `seen` is called before a chunk of traffic is passed on; false drops it. */
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
    // Closed only after the remaining data.
    service.on('data', (bytes) => seen('back') && client.write(bytes)).on('close', () => client.destroySoon())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // Cast: a server on a port rather than a pipe has an AddressInfo.
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
