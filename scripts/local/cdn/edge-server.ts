import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { viewerAddressHeader } from '#shared/cdn-headers.ts'
import type { ApiRequest } from '../api/api-gateway.ts'
import type { LocalResponse } from '../services/http-server.ts'
import { type BehaviourSpec, type DistributionSpec, matchesPattern } from '../template/distribution-spec.ts'
import type { BucketOrigin } from './bucket-origin.ts'
import { edgeFunction, responseFunction } from './edge-function.ts'

interface EdgeOrigins {
  /** By bucket name. */
  buckets: ReadonlyMap<string, BucketOrigin>
  api: (request: ApiRequest) => Promise<LocalResponse>
}

/** A request as CloudFront receives it: the path still encoded and not normalised. */
interface ViewerRequest extends Omit<ApiRequest, 'body'> {
  incoming: IncomingMessage
}

/** Serves the site as CloudFront would, from the template's behaviours, function, header policies and error pages. */
export function edgeServer(spec: DistributionSpec, origins: EdgeOrigins): RequestListener {
  const behaviours = spec.behaviours.map((behaviour) => ({
    ...behaviour,
    decide: behaviour.viewerRequest === undefined ? undefined : edgeFunction(behaviour.viewerRequest),
    respond: behaviour.viewerResponse === undefined ? undefined : responseFunction(behaviour.viewerResponse),
  }))
  type Behaviour = (typeof behaviours)[number]

  const responseOf = async (behaviour: Behaviour, request: ViewerRequest): Promise<LocalResponse> => {
    if (!behaviour.methods.includes(request.method)) return text(403, 'This method is not allowed here.')
    const decision = behaviour.decide?.({ ...request, address: addressOf(request.headers) })
    if (decision?.kind === 'respond') return { ...decision, body: Buffer.from(decision.body) }
    const found = await withErrorPage(await fromOrigin(behaviour, { ...request, ...decision }))
    // CloudFront does not run the response function for errors of the origin.
    if (!behaviour.respond || found.status >= 400) return found
    return { ...found, headers: behaviour.respond(found.status, found.headers) }
  }

  const fromOrigin = async ({ origin }: BehaviourSpec, request: ViewerRequest): Promise<LocalResponse> => {
    if (origin.kind === 'api') return await origins.api(await apiRequest(request, origin.headers))
    return await readObject(origin.bucket, request.path === '/' ? `/${spec.defaultRootObject}` : request.path)
  }

  const readObject = async (bucket: string, path: string): Promise<LocalResponse> => {
    const read = origins.buckets.get(bucket)
    if (!read) throw new Error(`There is no local bucket ${bucket}`)
    try {
      return await read(decodeURIComponent(path.slice(1)))
    } catch (error) {
      if (error instanceof URIError) return text(400, 'The address cannot be read.')
      throw error
    }
  }

  /** Applies to the whole distribution: this status gets this page, whichever origin responded. */
  const withErrorPage = async (response: LocalResponse): Promise<LocalResponse> => {
    const page = spec.errorPages.get(response.status)
    const site = behaviours.at(-1)?.origin
    if (!page || site?.kind !== 'bucket') return response
    return { ...(await readObject(site.bucket, page.path)), status: page.status }
  }

  return async (incoming, outgoing) => {
    const [path = '/', ...query] = (incoming.url ?? '/').split('?')
    const fields = Object.entries(incoming.headers).map(([name, value = '']) => [name, String(value)])
    const headers = Object.fromEntries(fields)
    const request = { method: incoming.method ?? 'GET', path, rawQuery: query.join('?'), headers, incoming }
    try {
      const behaviour = behaviours.find(({ pathPattern }) => matchesPattern(pathPattern, path))
      if (!behaviour) throw new Error('The distribution has no default behaviour')
      await send(outgoing, request, behaviour, await responseOf(behaviour, request))
    } catch (error) {
      console.error(`${request.method} ${path} failed:`, error)
      outgoing.writeHead(502).end()
    }
  }
}

/** The request forwarded to the API: without Host, and with the CDN's own headers, which visitors cannot set. */
async function apiRequest(request: ViewerRequest, added: Record<string, string>): Promise<ApiRequest> {
  const { incoming, method, path, rawQuery } = request
  const headers = {
    ...request.headers,
    host: 'api.local',
    [viewerAddressHeader]: `${addressOf(request.headers)}:443`,
    ...added,
  }
  return { method, path, rawQuery, headers, body: await buffer(incoming) }
}

/**
 * Everybody on this machine has the same IP address, which would share one rate limit. So each request counts as a
 * different visitor, unless it names one itself.
 */
function addressOf(headers: Record<string, string>): string {
  // A unique local address (RFC 4193), in a different network each time.
  const network = randomBytes(6).toString('hex').match(/.{4}/g)?.join(':')
  return headers['x-local-address'] ?? `fd00:${network}::1`
}

async function send(
  outgoing: ServerResponse,
  request: ViewerRequest,
  { compress, headers: ours }: BehaviourSpec,
  response: LocalResponse,
) {
  const headers: Record<string, string> = { ...response.headers, ...ours }
  const acceptsBrotli = request.headers['accept-encoding']?.includes('br')
  let { body } = response
  if (headers['content-encoding'] === 'br') {
    // CloudFront would send it as it is stored: over HTTPS, of which this server has none, Safari accepts Brotli too.
    if (!acceptsBrotli) {
      body = await unpacked(body)
      delete headers['content-encoding']
    }
  } else if (compress && acceptsBrotli && isCompressed(body, headers['content-type'])) {
    body = await packed(body)
    headers['content-encoding'] = 'br'
    headers.vary = 'Accept-Encoding'
  }
  outgoing.writeHead(response.status, { ...headers, 'content-length': body.length })
  outgoing.end(request.method === 'HEAD' ? undefined : body)
}

function text(status: number, message: string): LocalResponse {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return { status, headers, body: Buffer.from(message) }
}

/**
 * Bytes from which CloudFront compresses:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
 */
const smallestCompressed = 1000
const compressible =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|rss\+xml|.+\+json)|image\/(svg\+xml|x-icon|vnd\.microsoft\.icon)|font\/(otf|ttf))/

/** Whether CloudFront would compress it. */
function isCompressed(body: Buffer, contentType = ''): boolean {
  return body.length >= smallestCompressed && compressible.test(contentType)
}

const compressed = promisify(brotliCompress)
/** In Brotli, about as CloudFront makes it. */
const packed = (body: Buffer) => compressed(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
const unpacked = promisify(brotliDecompress)
