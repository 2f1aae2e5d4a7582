import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { viewerAddressHeader } from '../contract/operations.ts'
import type { MediaType, Route } from '../contract/routes.ts'
import { VisibleError } from './visible-error.ts'

// zod/mini has no messages of its own; these appear in the fields of the error envelope.
z.config(en())

/** What an endpoint is given: parsed by the route's schemas. */
export interface EndpointInput<R extends Route> {
  params: z.output<R['params']>
  query: z.output<R['query']>
  body: z.output<R['body']>
  viewer: Viewer
}

/** Who asks, as the edge and the browser say. */
export interface Viewer {
  /** Network address. Undefined when the call did not come through the edge. */
  address: string | undefined
  /** Site whose page made the browser send this. No page's own script can set this or the next. */
  origin: string | undefined
  /** Whether that is this site: `same-origin`, `cross-site`. Browsers before 2023 do not say. */
  fetchSite: string | undefined
}

/** Parses an event as the route asks. Throws a VisibleError that says what is wrong. */
export function readRequest<R extends Route>(route: R, event: APIGatewayProxyEventV2): EndpointInput<R> {
  const params = parse(route.params, event.pathParameters ?? {})
  const query = parse(route.query, event.queryStringParameters ?? {})
  const body = parse(route.body, readBody(route, event))
  const viewer = readViewer(event)
  // Each value was parsed by the very schema its type is taken from; a generic route hides that from the compiler.
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

/** A form-encoded body as an object. A repeated name counts once, as its first value. */
export function readForm(event: APIGatewayProxyEventV2): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(bodyText(event))].reverse())
}

function readBody(route: Route, event: APIGatewayProxyEventV2): unknown {
  const text = bodyText(event)
  if (Buffer.byteLength(text) > route.maxBodyBytes) {
    throw new VisibleError('too_large', 'That is more than this form can take. Please shorten it or call us.')
  }
  if (route.accepts.length === 0) return undefined
  const mediaType = route.accepts.find((accepted): accepted is MediaType => accepted === mediaTypeOf(event))
  if (!mediaType) throw new VisibleError('unsupported_media_type', `Send ${route.accepts.join(' or ')}.`)
  if (mediaType === 'application/x-www-form-urlencoded') return readForm(event)
  try {
    // Some programs begin what they save with a byte-order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new VisibleError('bad_request', 'The body is not valid JSON.')
  }
}

/** API Gateway hands over form posts, like everything it does not consider text, in base64. */
function bodyText(event: APIGatewayProxyEventV2): string {
  const body = event.body ?? ''
  return event.isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new VisibleError('invalid', 'Please check what you entered.', fieldSentences(result.error))
}

function fieldSentences(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[key] = 'Not a parameter of this address.'
    } else {
      fields[issue.path.join('.')] ??= issue.message
    }
  }
  return fields
}
