import type { ApiError } from '../shared/api-error.ts'
import { type RouteName, routeKeyOf, routes } from '../shared/routes.ts'
import { type Handler, json } from './respond.ts'

const nothingHere: ApiError = { error: { code: 'bad_request', message: 'There is nothing at this address.' } }

/**
 * Routes a call to the handler of its route; HEAD is answered like GET, and sent without its body by API Gateway. Any
 * other call, as API Gateway's `$default` sends it, is answered 400 and not 404: see `statusOfCode`. That answer has no
 * data, so it checks no origin key.
 */
export function byRoute(handlers: Partial<Record<RouteName, Handler>>): Handler {
  const byKey = new Map<string, Handler>()
  for (const [name, handler] of Object.entries(handlers)) {
    // Cast: `Object.entries` loses the type of the keys.
    const route = routes[name as RouteName]
    byKey.set(`${route.method} ${routeKeyOf(route)}`, handler)
  }
  return async (event) => {
    const { method } = event.requestContext.http
    const handler = byKey.get(`${method === 'HEAD' ? 'GET' : method} ${event.routeKey}`)
    return handler ? handler(event) : json(400, nothingHere, 'no-store')
  }
}
