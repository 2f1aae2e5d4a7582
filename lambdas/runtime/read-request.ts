import { parse as parseForm } from 'node:querystring'
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
  /** `name=value`, as the edge lets them through. */
  cookies: readonly string[]
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

function readViewer({ headers, cookies = [] }: APIGatewayProxyEventV2): Viewer {
  // Without the port, and the brackets that an IPv6 address may have.
  const address = headers[viewerAddressHeader]?.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return { address, origin: headers.origin, fetchSite: headers['sec-fetch-site'], cookies }
}

/** The body's media type without its parameters. */
export function mediaTypeOf(event: APIGatewayProxyEventV2): string {
  return (event.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Names read of a form. Ours have some fifteen; what comes after these is ignored, like any name that is not ours. */
const maxKeys = 1000

/** A name whose every value counts, as `photos[]`. */
const listName = /\[\]$/

/** What a form-encoded body has under names that are lists, by the name without its brackets. */
export function readLists(event: APIGatewayProxyEventV2): Record<string, string[]> {
  const lists = Object.entries(entriesOf(event)).filter(([name]) => listName.test(name))
  return Object.fromEntries(
    lists.map(([name, given = '']) => [name.replace(listName, ''), [given].flat().filter(Boolean)]),
  )
}

/** The rest of it as an object. A repeated name counts once, as its first value. */
export function readForm(event: APIGatewayProxyEventV2): Record<string, string> {
  const fields = Object.entries(entriesOf(event)).filter(([name]) => !listName.test(name))
  return Object.fromEntries(fields.map(([name, given = '']) => [name, [given].flat()[0] ?? '']))
}

/**
 * By `querystring`: the time that `URLSearchParams` takes grows with the square of the body's length, and 4 MB held a
 * function for 12 seconds.
 */
function entriesOf(event: APIGatewayProxyEventV2) {
  return parseForm(bodyOf(event).toString(), '&', '=', { maxKeys })
}

function readBody({ accepts }: Route, event: APIGatewayProxyEventV2): unknown {
  const accepted = Object.keys(accepts)
  if (accepted.length === 0) return undefined
  // Any type that is not a key has no limit, and is refused.
  const mediaType = mediaTypeOf(event) as MediaType
  const maxBytes = Object.hasOwn(accepts, mediaType) ? accepts[mediaType] : undefined
  if (maxBytes === undefined) throw new VisibleError('unsupported_media_type', `Send ${accepted.join(' or ')}.`)
  const body = bodyOf(event)
  if (body.length > maxBytes) {
    throw new VisibleError('too_large', 'That is more than this form can take. Please shorten it or call us.')
  }
  if (mediaType === 'application/x-www-form-urlencoded') return { ...readForm(event), ...readLists(event) }
  try {
    // Some programs begin what they save with a byte-order mark.
    return JSON.parse(body.toString().replace(/^\uFEFF/, ''))
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
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[key] = 'Not a parameter of this address.'
    } else {
      fields[issue.path.join('.')] ??= issue.message
    }
  }
  return fields
}
