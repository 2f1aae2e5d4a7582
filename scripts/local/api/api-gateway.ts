import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { LocalResponse } from '../services/http-server.ts'

/** A request that the CDN forwards to the API. */
export interface ApiRequest {
  method: string
  /** As received, still encoded. */
  path: string
  rawQuery: string
  /** Names in lower case. */
  headers: Record<string, string>
  body: Buffer
}

const Result = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.coerce.string()).default({}),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
})

/**
 * An HTTP API of API Gateway (payload format 2.0) in front of `invoke`. Without throttling: a laptop's one visitor may
 * be faster than many. `routes` maps route keys such as `GET /api/projects` and `$default` to function names.
 */
export function apiGateway(
  routes: ReadonlyMap<string, string>,
  invoke: (functionName: string, event: ReturnType<typeof toEvent>) => Promise<unknown>,
  reportFailure: (functionName: string, error: unknown) => void,
): (request: ApiRequest) => Promise<LocalResponse> {
  return async (request) => {
    const { routeKey, pathParameters } = matchRoute([...routes.keys()], request)
    const functionName = routes.get(routeKey) ?? ''
    try {
      const result = Result.parse(await invoke(functionName, toEvent(request, routeKey, pathParameters)))
      const headers = Object.entries(result.headers).map(([name, value]) => [name.toLowerCase(), value])
      const body = Buffer.from(result.body, result.isBase64Encoded ? 'base64' : 'utf8')
      return { status: result.statusCode, headers: Object.fromEntries(headers), body }
    } catch (error) {
      reportFailure(functionName, error)
      const body = Buffer.from(JSON.stringify({ message: 'Internal Server Error' }))
      return { status: 500, headers: { 'content-type': 'application/json' }, body }
    }
  }
}

function matchRoute(routeKeys: readonly string[], { method, path }: ApiRequest) {
  // A route of the method itself comes before one of any.
  for (const routeKey of [method, 'ANY'].flatMap((name) => routeKeys.filter((key) => key.startsWith(`${name} `)))) {
    const [, routePath = ''] = routeKey.split(' ')
    const pattern = new URLPattern({ pathname: routePath.replace(/\{(\w+)\}/g, ':$1') })
    const groups = pattern.exec({ pathname: path })?.pathname.groups
    if (!groups) continue
    const parameters = Object.entries(groups).map(([name, value = '']) => [name, decoded(value)] as const)
    return { routeKey, pathParameters: Object.fromEntries(parameters) }
  }
  return { routeKey: '$default', pathParameters: undefined }
}

/** What the functions read of an `APIGatewayProxyEventV2`. */
function toEvent(
  { method, rawQuery, headers, body }: ApiRequest,
  routeKey: string,
  pathParameters: Record<string, string> | undefined,
) {
  const isText = /^(text\/|application\/(json|javascript|xml|.+\+(json|xml))\b)/.test(headers['content-type'] ?? '')
  return {
    routeKey,
    headers,
    queryStringParameters: queryParameters(rawQuery),
    pathParameters,
    requestContext: { requestId: randomUUID(), http: { method } },
    body: body.toString(isText ? 'utf8' : 'base64'),
    isBase64Encoded: !isText,
  }
}

/** The values of a repeated parameter are joined by commas. */
function queryParameters(rawQuery: string): Record<string, string> {
  const all = new URLSearchParams(rawQuery)
  return Object.fromEntries([...new Set(all.keys())].map((name) => [name, all.getAll(name).join(',')]))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
