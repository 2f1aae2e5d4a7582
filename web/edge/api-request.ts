/**
 * The CloudFront Function that sees each request for the API first. It names the visitor's network address, which only
 * the edge knows for certain, and lets through one spelling of each question that may be cached [E10]: any other would
 * be a cache entry, and a read, of its own. As little syntax as in `viewer-request.ts`.
 */

/** A question that the edge may keep the answer to. */
interface CachedQuestion {
  /** Pattern of the whole path. */
  path: string
  /** Pattern of each parameter's value as it is sent, still encoded. */
  query: Readonly<Record<string, string>>
}

/** What the function knows of the API: it can read nothing when it runs. */
export interface EdgeApi {
  questions: readonly CachedQuestion[]
  /** Header that carries the visitor's address. */
  addressHeader: string
  /** Body of the answer to any other question. */
  refusal: string
}

interface EdgeValue {
  value: string
  multiValue?: EdgeValue[]
}
interface ApiEvent {
  viewer: { ip: string }
  request: {
    method: string
    uri: string
    /** Names and values are not decoded. A text takes the place of the parts that came. */
    querystring: Record<string, EdgeValue> | string
    headers: Record<string, EdgeValue>
  }
}
interface EdgeResponse {
  statusCode: number
  statusDescription: string
  headers: Record<string, EdgeValue>
  body: { encoding: 'text'; data: string }
}

export function apiRequest(event: ApiEvent, api: EdgeApi): ApiEvent['request'] | EdgeResponse {
  const request = event.request
  // Whatever a visitor sends under this name is replaced.
  request.headers[api.addressHeader] = { value: event.viewer.ip }
  if (request.method !== 'GET' && request.method !== 'HEAD') return request

  const question = api.questions.filter((known) => isWhole(known.path, request.uri))[0]
  const query = question && typeof request.querystring !== 'string' && spelled(question, request.querystring)
  if (typeof query !== 'string') return refused(api)
  request.querystring = query
  return request
}

/** The parameters in the order of the contract. False when one is unknown, repeated or written in another way. */
function spelled(question: CachedQuestion, given: Record<string, EdgeValue>): string | false {
  const names = Object.keys(question.query).filter((name) => given[name] !== undefined)
  if (names.length !== Object.keys(given).length) return false
  const isRight = names.every(
    (name) => !given[name]?.multiValue && isWhole(question.query[name] ?? '', given[name]?.value ?? ''),
  )
  return isRight && names.map((name) => `${name}=${given[name]?.value}`).join('&')
}

function isWhole(pattern: string, text: string): boolean {
  return new RegExp(`^(${pattern})$`).test(text)
}

function refused(api: EdgeApi): EdgeResponse {
  return {
    statusCode: 400,
    statusDescription: 'Bad Request',
    headers: {
      'content-type': { value: 'application/json; charset=utf-8' },
      'cache-control': { value: 'no-store' },
    },
    body: { encoding: 'text', data: api.refusal },
  }
}
