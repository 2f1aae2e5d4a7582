import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { LambdaFunctions } from './api/lambda-functions.ts'

/** What answers: the CDN, and the functions behind it. */
interface Answering {
  functions: LambdaFunctions
  edge: RequestListener
}

/** Hands each request to what answers now. A request that has begun is finished by what it began with. */
export function replaceable(first: Answering) {
  let current = { ...first, open: new Set<Promise<unknown>>() }
  const edge: RequestListener = (request, response) => {
    const { open, edge } = current
    const closed = once(response, 'close').finally(() => open.delete(closed))
    open.add(closed)
    edge(request, response)
  }
  return {
    edge,
    invoke: (name: string, event: unknown) => current.functions.invoke(name, event),
    replace: async (next: Answering): Promise<void> => {
      const before = current
      current = { ...next, open: new Set() }
      await Promise.allSettled(before.open)
      await before.functions.stop()
    },
    stop: () => current.functions.stop(),
  }
}
