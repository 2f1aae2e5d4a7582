import type { ApiError } from '../contract/api-error.ts'
import { apiPaths } from '../contract/api-paths.ts'
import { deskPath } from '../contract/desk-session.ts'
import { formPath } from '../contract/quote-rules.ts'
import { type RouteName, routes } from '../contract/routes.ts'
import { type Handler, html, json, redirect } from './respond.ts'

const nothingHere: ApiError = { error: { code: 'bad_request', message: 'There is nothing at this address.' } }

/**
 * Routes a call to the handler of its route. Any other call, as API Gateway's `$default`
 * sends it, is answered 400 and not 404: see `statusOfCode`. That answer has no data, so it checks no origin key. A GET of
 * an address that only takes posts is redirected to the form, or to the desk.
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
    const { rawPath } = event
    if (rawPath === apiPaths.sendLeadEmail.path) return redirect(formPath)
    if (`${rawPath}/`.startsWith(`${deskPath}/`)) return toDesk(event)
    return json(400, nothingHere, 'no-store')
  }
}

/** Redirects rather than answering JSON, because a restored tab may GET the address that its form was posted to. */
function toDesk({ rawPath, rawQueryString, requestContext }: Parameters<Handler>[0]) {
  // Mail scanners send HEAD.
  if (requestContext.http.method === 'HEAD') return html(200, '', 'no-store')
  const plain = rawPath.replace(/\/+$/, '')
  if (plain === rawPath) return redirect(deskPath)
  return redirect(rawQueryString ? `${plain}?${rawQueryString}` : plain)
}
