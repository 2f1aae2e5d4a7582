import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { HeaderRule } from '#edge/cloudfront-headers.ts'
import { type ApiRequest, maxApiBodyBytes } from '../api/api-gateway.ts'
import { type BehaviourPlan, type DistributionPlan, matchesPattern } from '../plan/distribution-plan.ts'
import type { Answer } from '../services/http-server.ts'
import type { BucketOrigin } from './bucket-origin.ts'
import { chooseEncoding, compress } from './compression.ts'
import { edgeFunction, responseFunction } from './edge-function.ts'

interface EdgeOrigins {
  /** By bucket name. */
  buckets: ReadonlyMap<string, BucketOrigin>
  api: (request: ApiRequest) => Promise<Answer>
}

/** A request as CloudFront sees it: the path still encoded and not normalised. */
interface ViewerRequest {
  method: string
  path: string
  rawQuery: string
  /** Names in lower case, one text each. */
  headers: Record<string, string>
  incoming: IncomingMessage
}

/** Serves the site the way CloudFront would, by the behaviours, function, header policies and error pages of the template. */
export function edgeServer(plan: DistributionPlan, origins: EdgeOrigins): RequestListener {
  const behaviours = plan.behaviours.map((behaviour) => ({
    ...behaviour,
    decide: behaviour.viewerRequest === undefined ? undefined : edgeFunction(behaviour.viewerRequest),
    respond: behaviour.viewerResponse === undefined ? undefined : responseFunction(behaviour.viewerResponse),
  }))

  const answer = async (request: ViewerRequest): Promise<{ behaviour: BehaviourPlan; answer: Answer }> => {
    const behaviour = behaviours.find(({ pathPattern }) => matchesPattern(pathPattern, request.path))
    if (!behaviour) throw new Error('The distribution has no default behaviour')
    if (!behaviour.methods.includes(request.method))
      return { behaviour, answer: text(403, 'This method is not allowed here.') }
    const decision = behaviour.decide?.({ ...request, address: addressOf(request.incoming) })
    if (decision?.kind === 'answer') return { behaviour, answer: { ...decision, body: Buffer.from(decision.body) } }
    const found = await withErrorPage(await fromOrigin(behaviour, { ...request, ...decision }))
    // The edge's function does not see errors of the origin.
    if (!behaviour.respond || found.status >= 400) return { behaviour, answer: found }
    return { behaviour, answer: { ...found, headers: behaviour.respond(found.status, found.headers) } }
  }

  const fromOrigin = async ({ origin }: BehaviourPlan, request: ViewerRequest): Promise<Answer> => {
    if (origin.kind === 'bucket') {
      return await readObject(
        origins,
        origin.bucket,
        request.path === '/' ? `/${plan.defaultRootObject}` : request.path,
      )
    }
    return await origins.api(await apiRequest(request, origin.headers))
  }

  /** Distribution-wide: whichever origin answered, this status gets this page. */
  const withErrorPage = async (answer: Answer): Promise<Answer> => {
    const page = plan.errorPages.get(answer.status)
    const site = behaviours.at(-1)?.origin
    if (!page || site?.kind !== 'bucket') return answer
    return { ...(await readObject(origins, site.bucket, page.path)), status: page.status }
  }

  return async (incoming, response) => {
    const [path = '/', ...query] = (incoming.url ?? '/').split('?')
    const headers = headersOf(incoming)
    const request = { method: incoming.method ?? 'GET', path, rawQuery: query.join('?'), headers, incoming }
    try {
      const { behaviour, answer: found } = await answer(request)
      await send(response, request, behaviour, found)
    } catch (error) {
      console.error(`${request.method} ${path} failed:`, error)
      response.writeHead(502).end()
    }
  }
}

async function readObject(origins: EdgeOrigins, bucket: string, path: string): Promise<Answer> {
  const origin = origins.buckets.get(bucket)
  if (!origin) throw new Error(`There is no local bucket ${bucket}`)
  try {
    return await origin(decodeURIComponent(path.slice(1)))
  } catch (error) {
    if (error instanceof URIError) return text(400, 'The address cannot be read.')
    throw error
  }
}

/** What goes on to the API: everything but Host, and the CDN's own headers, which no visitor can set. */
async function apiRequest(request: ViewerRequest, added: Record<string, string>): Promise<ApiRequest> {
  const { incoming, method, path, rawQuery } = request
  const sourceIp = incoming.socket.remoteAddress ?? '127.0.0.1'
  const headers = {
    ...request.headers,
    host: 'api.local',
    via: '2.0 local.cloudfront.net (CloudFront)',
    'x-forwarded-for': sourceIp,
    'x-forwarded-proto': 'https',
    ...added,
  }
  return { method, path, rawQuery, headers, body: await readBody(incoming, maxApiBodyBytes), sourceIp }
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value = '']) => [name, String(value)]))
}

/**
 * Everybody on this machine has one address, which no visitor has. So each request counts as a visitor of its own,
 * unless it says who it is.
 */
function addressOf({ headers }: IncomingMessage): string {
  const given = headers['x-local-address']
  // A unique local address (RFC 4193): no two are in one network.
  const network = randomBytes(6).toString('hex').match(/.{4}/g)?.join(':')
  return typeof given === 'string' ? given : `fd00:${network}::1`
}

async function send(
  response: ServerResponse,
  request: ViewerRequest,
  { compress: compresses, headers: rules }: BehaviourPlan,
  answer: Answer,
) {
  const headers = withRules(answer.headers, rules)
  const requested = request.incoming.headers
  // What comes compressed from its origin goes on as it is.
  const encoding =
    compresses && !headers['content-encoding']
      ? chooseEncoding(requested['accept-encoding']?.toString(), headers['content-type'] ?? '', answer.body.length)
      : undefined
  if (encoding) {
    headers['content-encoding'] = encoding
    headers.vary = 'Accept-Encoding'
    if (headers.etag && !headers.etag.startsWith('W/')) headers.etag = `W/${headers.etag}`
  }
  if (answer.status === 200 && headers.etag && isKnown(requested['if-none-match'], headers.etag)) {
    const { 'content-type': _, 'content-encoding': __, ...rest } = headers
    response.writeHead(304, rest).end()
    return
  }
  const body = encoding ? await compress(answer.body, encoding) : answer.body
  headers['content-length'] = String(body.length)
  response.writeHead(answer.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function withRules(headers: Record<string, string>, rules: readonly HeaderRule[]): Record<string, string> {
  const result = { ...headers }
  for (const { name, value, override } of rules) {
    if (override || !(name in result)) result[name] = value
  }
  return result
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return (ifNoneMatch ?? '').split(',').some((tag) => plain(tag) === plain(etag))
}

function text(status: number, message: string): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(message),
  }
}

/** The whole body, or its first bytes up to the chunk that goes past `limit`: enough to refuse it by its length. */
async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming) {
    // Read to the end all the same: a client that is still sending would never see the answer.
    if (bytes <= limit) chunks.push(chunk)
    bytes += chunk.length
  }
  return Buffer.concat(chunks)
}
