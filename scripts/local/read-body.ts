import type { IncomingMessage } from 'node:http'

/** The whole body, or its first bytes up to the chunk that goes past `limit`: enough to refuse it by its length. */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming) {
    // Read to the end all the same: a client that is still sending would never see the answer.
    if (bytes <= limit) chunks.push(chunk)
    bytes += chunk.length
  }
  return Buffer.concat(chunks)
}
