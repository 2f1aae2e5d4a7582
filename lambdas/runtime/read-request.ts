import { parse as parseForm } from 'node:querystring'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { viewerAddressHeader } from '../shared/cdn-headers.ts'
import type { MediaType, Route } from '../shared/routes.ts'
import { VisibleError } from './visible-error.ts'

// zod/mini has no messages of its own; these appear in the fields of the error envelope.
z.config(en())

/** Input of an endpoint, parsed by the route's schemas. */
export interface EndpointInput<R extends Route> {
  params: z.output<R['params']>
  query: z.output<R['query']>
  body: z.output<R['body']>
  viewer: Viewer
}

/** The caller, as reported by edge and browser. */
export interface Viewer {
  /** Network address; undefined for a call that did not come through the edge. */
  address: string | undefined
  /** `Origin` header. A page's script can set neither this nor the next. */
  origin: string | undefined
  /** `Sec-Fetch-Site` header: `same-origin`, `cross-site`. Absent in browsers before 2023. */
  fetchSite: string | undefined
}

/** Parses an event by the route's schemas. @throws VisibleError that says what is wrong. */
export function readRequest<R extends Route>(route: R, event: APIGatewayProxyEventV2): EndpointInput<R> {
  const params = parse(route.params, event.pathParameters ?? {})
  const query = parse(route.query, event.queryStringParameters ?? {})
  const body = parse(route.body, readBody(route, event))
  const viewer = readViewer(event)
  // Cast: each value was parsed by the schema of its type, which a generic route hides from the compiler.
  return { params, query, body, viewer } as EndpointInput<R>
}

function readViewer({ headers }: APIGatewayProxyEventV2): Viewer {
  // Without the port, and the brackets that an IPv6 address may have.
  const address = headers[viewerAddressHeader]?.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return { address, origin: headers.origin, fetchSite: headers['sec-fetch-site'] }
}

/** The body's media type without its parameters. */
export function mediaTypeOf(event: APIGatewayProxyEventV2): string {
  return (event.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Most names read of a form. Ours have about fifteen; the rest are ignored. */
const maxKeys = 1000

/** A JSON object as it is; a form as an object, with a list for a repeated name. */
function readBody({ accepts }: Route, event: APIGatewayProxyEventV2): unknown {
  const accepted = Object.keys(accepts)
  if (accepted.length === 0) return undefined
  // A media type without a limit is refused.
  const mediaType = mediaTypeOf(event) as MediaType
  const maxBytes = Object.hasOwn(accepts, mediaType) ? accepts[mediaType] : undefined
  if (maxBytes === undefined) throw new VisibleError('unsupported_media_type', `Send ${accepted.join(' or ')}.`)
  const body = bodyOf(event)
  if (body.length > maxBytes) {
    throw new VisibleError('too_large', 'That is more than this form can take. Please shorten it or call us.')
  }
  // `URLSearchParams` takes quadratic time: 4 MB blocked a function for 12 seconds.
  if (mediaType === 'application/x-www-form-urlencoded') return { ...parseForm(body.toString(), '&', '=', { maxKeys }) }
  const value = readJson(body.toString())
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new VisibleError('bad_request', 'The body is not a JSON object.')
  }
  return value
}

function readJson(text: string): unknown {
  try {
    // Some programs begin what they save with a byte-order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new VisibleError('bad_request', 'The body is not valid JSON.')
  }
}

/** API Gateway hands over form posts, like everything it does not consider text, in base64. */
function bodyOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): Buffer {
  return Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new VisibleError('invalid', 'Please check what you entered.', fieldSentences(result.error))
}

function fieldSentences(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message
  return fields
}
