import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

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

/** The operation that a call of AWS's JSON protocol names: `PutSecretValue`. */
export function operationOf({ headers }: IncomingMessage): string {
  return String(headers['x-amz-target']).replace(/^.*\./, '')
}

/** Answers such a call by what the operation resolves to, or by its error. */
export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  operation: (input: unknown) => Promise<object>,
): Promise<void> {
  const [status, result] = await json(request)
    .then(operation)
    .then(
      (output) => [200, output] as const,
      ({ name, message }: Error) => [400, { __type: name, message }] as const,
    )
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(result))
}
