/** What the largest allowed body of each route costs the function that reads it [L2]. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type MediaType, type Route, routes } from '#contract/routes.ts'
import { readRequest } from '../../lambdas/runtime/read-request.ts'
import { table } from '../terminal.ts'

/** Share of a core that a function of 512 MB gets: https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html */
const shareOfACore = 0.29

/** Bodies of a given size in bytes, each the worst case for one step of reading. */
const bodies: Record<MediaType, Record<string, (bytes: number) => string>> = {
  'application/x-www-form-urlencoded': {
    'names alone': (bytes) => 'a&'.repeat(bytes / 2),
    'one long value': (bytes) => `jobDescription=${'a'.repeat(bytes - 15)}`,
    'encoded letters': (bytes) => `jobDescription=${'%E4%B8%AD'.repeat((bytes - 15) / 9)}`,
  },
  'application/json': {
    'many names': (bytes) => `{${Array.from({ length: bytes / 12 }, (_, n) => `"${n}":""`).join()}}`.slice(0, bytes),
    'one long value': (bytes) => JSON.stringify({ jobDescription: 'a'.repeat(bytes - 22) }),
    nested: (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  },
}

/** Milliseconds of CPU time to read this body; refusing one costs time too. */
function cost(route: Route, mediaType: MediaType, body: string): number {
  // Cast: only these properties of an event are read.
  const event = { headers: { 'content-type': mediaType }, body } as unknown as APIGatewayProxyEventV2
  const before = process.cpuUsage()
  try {
    readRequest(route, event)
  } catch {
    // Most of these bodies are refused.
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** A line per route, media type and kind of body, with its cost on a function's share of a core. */
export function measureBodies(): string {
  const rows = Object.entries<Route>(routes).flatMap(([name, route]) =>
    Object.entries(route.accepts).flatMap(([type, bytes]) => {
      // Cast: the keys of `accepts` are media types, which `Object.entries` types as strings.
      const mediaType = type as MediaType
      return Object.entries(bodies[mediaType]).map(([kind, make]) => {
        const ms = cost(route, mediaType, make(bytes)) / shareOfACore
        return [name, type, `${Math.round(bytes / 1024)} KB`, kind, `${Math.round(ms)} ms`]
      })
    }),
  )
  return table(['route', 'type', 'limit', 'body', `at ${shareOfACore} of a core`], rows, 120)
}
