import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod'
import type { Answer } from '../services/http-server.ts'

/** What the CDN sends on to the API. */
export interface ApiRequest {
  method: string
  /** As it came, still encoded. */
  path: string
  rawQuery: string
  /** Names in lower case. */
  headers: Record<string, string>
  body: Buffer
  sourceIp: string
}

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html */
export const maxApiBodyBytes = 10 * 1024 * 1024
const integrationTimeoutMs = 30_000

/**
 * An HTTP API of API Gateway (payload format 2.0) in front of `invoke`.
 * `routes` maps route keys such as `GET /api/projects` and `$default` to the functions' names.
 */
export function apiGateway(
  routes: ReadonlyMap<string, string>,
  invoke: (functionName: string, event: APIGatewayProxyEventV2) => Promise<unknown>,
  reportFailure: (functionName: string, error: unknown) => void,
): (request: ApiRequest) => Promise<Answer> {
  return async (request) => {
    if (request.body.length > maxApiBodyBytes) return gatewayAnswer(413, 'Request Entity Too Large')
    const matched = matchRoute(routes, request)
    if (!matched) return gatewayAnswer(404, 'Not Found')
    try {
      const answer = invoke(matched.functionName, toEvent(request, matched.routeKey, matched.parameters))
      const result = await withinIntegrationTimeout(answer)
      return result === timedOut ? gatewayAnswer(503, 'Service Unavailable') : toAnswer(result)
    } catch (error) {
      reportFailure(matched.functionName, error)
      return gatewayAnswer(500, 'Internal Server Error')
    }
  }
}

function gatewayAnswer(status: number, message: string): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify({ message })) }
}

interface MatchedRoute {
  routeKey: string
  functionName: string
  parameters: Record<string, string> | undefined
}

function matchRoute(routes: ReadonlyMap<string, string>, { method, path }: ApiRequest): MatchedRoute | undefined {
  for (const [routeKey, functionName] of routes) {
    const [routeMethod, routePath = ''] = routeKey.split(' ')
    const pattern = new URLPattern({ pathname: routePath.replace(/\{(\w+)\}/g, ':$1') })
    const groups = routeMethod === method && pattern.exec({ pathname: path })?.pathname.groups
    if (!groups) continue
    const parameters = Object.entries(groups).map(([name, value = '']) => [name, decoded(value)])
    return { routeKey, functionName, parameters: parameters.length > 0 ? Object.fromEntries(parameters) : undefined }
  }
  const fallback = routes.get('$default')
  return fallback === undefined ? undefined : { routeKey: '$default', functionName: fallback, parameters: undefined }
}

function toEvent(
  request: ApiRequest,
  routeKey: string,
  pathParameters: Record<string, string> | undefined,
): APIGatewayProxyEventV2 {
  const { method, path, rawQuery, headers, body, sourceIp } = request
  const isText = /^(text\/|application\/(json|javascript|xml|.+\+(json|xml))\b)/.test(headers['content-type'] ?? '')
  const now = new Date()
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: rawQuery,
    headers,
    ...(rawQuery !== '' && { queryStringParameters: queryParameters(rawQuery) }),
    ...(pathParameters && { pathParameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp, userAgent: headers['user-agent'] ?? '' },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  }
}

/** Values of a repeated parameter are joined by commas. */
function queryParameters(rawQuery: string): Record<string, string> {
  const all = new URLSearchParams(rawQuery)
  return Object.fromEntries([...new Set(all.keys())].map((name) => [name, all.getAll(name).join(',')]))
}

const StructuredResult = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.coerce.string()).default({}),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
})

/** A result without a status is the body of a 200, as format 2.0 has it. */
function toAnswer(result: unknown): Answer {
  const structured = StructuredResult.safeParse(result)
  if (!structured.success) {
    const body = typeof result === 'string' ? result : JSON.stringify(result ?? null)
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) }
  }
  const { statusCode, headers, body, isBase64Encoded } = structured.data
  const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  return {
    status: statusCode,
    headers: Object.fromEntries(lowerCase),
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  }
}

const timedOut = Symbol('timed out')

function withinIntegrationTimeout<Result>(answer: Promise<Result>): Promise<Result | typeof timedOut> {
  const { promise, resolve } = Promise.withResolvers<typeof timedOut>()
  const timer = setTimeout(() => resolve(timedOut), integrationTimeoutMs)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
