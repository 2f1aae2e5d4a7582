import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type * as z from 'zod/mini'
import { ApiError, statusOfCode } from '../shared/api-error.ts'
import { originKeyHeader } from '../shared/cdn-headers.ts'
import { type RouteName, routeKeyOf, routes } from '../shared/routes.ts'
import { readEnv } from './env.ts'
import { isSame } from './hmac.ts'
import { log } from './log.ts'
import { type EndpointInput, mediaTypeOf, readRequest } from './read-request.ts'
import { isServiceFailure, VisibleError } from './visible-error.ts'

type ResponseOf<Name extends RouteName> = z.output<(typeof routes)[Name]['response']>
/** What a route's handler takes and returns. */
type Input<Name extends RouteName> = EndpointInput<(typeof routes)[Name]>
type Result<Name extends RouteName> = z.input<(typeof routes)[Name]['response']>
type PageResponse = { page: string } | { redirectTo: string }

/** HTML responses of a route: to a form post without JavaScript, or to a link that a person follows. */
interface PageResponses<Name extends RouteName> {
  /** The page on success, or the path to redirect to. */
  success: (response: ResponseOf<Name>) => PageResponse
  /** The error page, or the path to redirect to. */
  errorPage: (error: ApiError['error']) => PageResponse
}

/**
 * Makes a Lambda handler from a function of parsed input. The only place for the origin
 * key, parsing, validation of our own response, mapping of errors, headers, and the request's log line.
 */
export function endpoint<Name extends RouteName>(
  name: Name,
  handle: (input: Input<Name>) => Promise<Result<Name>>,
  pageResponses?: PageResponses<Name>,
): Handler {
  const route = routes[name]
  const { SITE_SECRET } = readEnv('SITE_SECRET')

  return async (event) => {
    const started = performance.now()
    // A route without a body is opened as a link.
    const pages = Object.keys(route.accepts).length === 0 || isFormPost(event) ? pageResponses : undefined
    let result: APIGatewayProxyStructuredResultV2
    let outcome = 'ok'
    try {
      requireOriginKey(event.headers, SITE_SECRET)
      // Responses are parsed too, so that nothing is sent that the route's schema does not name.
      const input = readRequest<(typeof routes)[Name]>(route, event)
      // Cast: parsed by the schema of this type, which a generic route hides from the compiler.
      const response = route.response.parse(await handle(input)) as ResponseOf<Name>
      const { cacheControl } = route
      result = pages ? pageResult(200, pages.success(response), cacheControl) : json(200, response, cacheControl)
    } catch (error) {
      const visible =
        error instanceof VisibleError ? error : toVisibleError(error, name, event.requestContext.requestId)
      outcome = visible.code
      const envelope = ApiError.parse({ error: { ...visible, message: visible.message } })
      const status = statusOfCode[visible.code]
      result = pages
        ? pageResult(status, pages.errorPage(envelope.error), 'no-store')
        : json(status, envelope, 'no-store')
    }
    const milliseconds = Math.round(performance.now() - started)
    log.info('request', {
      route: name,
      status: result.statusCode,
      outcome,
      milliseconds,
      requestId: event.requestContext.requestId,
    })
    return result
  }
}

function pageResult(status: number, pageResponse: PageResponse, caching: string): APIGatewayProxyStructuredResultV2 {
  return 'page' in pageResponse ? html(status, pageResponse.page, caching) : redirect(pageResponse.redirectTo)
}

/** Refuses a call that did not come through the CDN, which sends the secret. */
function requireOriginKey(headers: Record<string, string | undefined>, secret: string): void {
  if (isSame(secret, headers[originKeyHeader] ?? '')) return
  // Somebody called the gateway directly, or the keys of the CDN and the functions differ.
  log.error('origin key refused')
  throw new VisibleError('bad_request', 'Please use the website.')
}

function isFormPost(event: APIGatewayProxyEventV2): boolean {
  return mediaTypeOf(event) === 'application/x-www-form-urlencoded'
}

/** Replaces an unexpected error by one that a person may read. */
function toVisibleError(error: unknown, route: RouteName, requestId: string): VisibleError {
  log.error('request failed', { route, requestId, error })
  return isServiceFailure(error)
    ? new VisibleError('unavailable', 'This is not answering right now. Please try again or call us.')
    : new VisibleError('internal', 'Something went wrong on our side. Please try again or call us.')
}

const nothingHere: ApiError = { error: { code: 'bad_request', message: 'There is nothing at this address.' } }

/**
 * Routes a call to the handler of its route; HEAD is answered like GET, and sent without its body by API Gateway. Any
 * other call, as API Gateway's `$default` sends it, is answered 400 and not 404: see `statusOfCode`. That response has
 * no data, so it checks no origin key.
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

export type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

function json(status: number, body: unknown, caching: string): APIGatewayProxyStructuredResultV2 {
  return respond(status, 'application/json; charset=utf-8', caching, JSON.stringify(body))
}

function html(status: number, body: string, caching: string): APIGatewayProxyStructuredResultV2 {
  return respond(status, 'text/html; charset=utf-8', caching, body)
}

/** 303: the browser fetches the page with GET, and reloading it does not send the form again. */
function redirect(location: string): APIGatewayProxyStructuredResultV2 {
  const headers = { location, 'cache-control': 'no-store' }
  return { statusCode: 303, headers, body: '' }
}

function respond(statusCode: number, contentType: string, caching: string, body: string) {
  const headers = { 'content-type': contentType, 'cache-control': caching, 'x-content-type-options': 'nosniff' }
  return { statusCode, headers, body }
}
