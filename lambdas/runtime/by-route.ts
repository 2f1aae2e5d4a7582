import type { ApiError } from '../contract/api-error.ts'
import { apiPaths } from '../contract/api-paths.ts'
import { formPath } from '../contract/quote-rules.ts'
import { type RouteName, routes } from '../contract/routes.ts'
import { type Handler, json, redirect } from './respond.ts'

const nothingHere: ApiError = { error: { code: 'bad_request', message: 'There is nothing at this address.' } }

/**
 * One function for several routes: a call goes to the handler of its route. Any other, as API Gateway's `$default`
 * sends it, is answered 400 and not 404: see `statusOfCode`. That answer holds nothing, so it checks no origin key. Who
 * opens the address that the form is posted to is taken to the form.
 */
export function byRoute(handlers: Partial<Record<RouteName, Handler>>): Handler {
  const byKey = new Map<string, Handler>()
  for (const [name, handler] of Object.entries(handlers)) {
    // The keys' type is that of the handlers; Object.entries forgets it.
    const { method, path } = routes[name as RouteName]
    byKey.set(`${method} ${path}`, handler)
  }
  return async (event) => {
    const handler = byKey.get(event.routeKey)
    if (handler) return handler(event)
    return event.rawPath === apiPaths.sendLeadEmail.path ? redirect(formPath) : json(400, nothingHere, 'no-store')
  }
}
