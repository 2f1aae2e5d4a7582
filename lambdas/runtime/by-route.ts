import type { ApiError } from '../shared/api-error.ts'
import { apiPaths } from '../shared/api-paths.ts'
import { formPath } from '../shared/enquiry-rules.ts'
import { type RouteName, routes } from '../shared/routes.ts'
import { type Handler, json, redirect } from './respond.ts'

const nothingHere: ApiError = { error: { code: 'bad_request', message: 'There is nothing at this address.' } }

/**
 * Routes a call to the handler of its route. Any other call, as API Gateway's `$default`
 * sends it, is answered 400 and not 404: see `statusOfCode`. That answer has no data, so it checks no origin key. A GET of
 * the address that the form is posted to is redirected to the form, because a restored tab asks for it.
 */
export function byRoute(handlers: Partial<Record<RouteName, Handler>>): Handler {
  const byKey = new Map<string, Handler>()
  for (const [name, handler] of Object.entries(handlers)) {
    // Cast: `Object.entries` loses the type of the keys.
    const { method, path } = routes[name as RouteName]
    byKey.set(`${method} ${path}`, handler)
  }
  return async (event) => {
    const handler = byKey.get(event.routeKey)
    if (handler) return handler(event)
    if (event.rawPath === apiPaths.sendLeadEmail.path) return redirect(formPath)
    return json(400, nothingHere, 'no-store')
  }
}
