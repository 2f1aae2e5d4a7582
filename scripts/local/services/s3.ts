import { randomUUID } from 'node:crypto'
import { link, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import S3rver, { type S3Context } from '@20minutes/s3rver'
import { TaggingConfiguration } from '@20minutes/s3rver/lib/models/config.js'
import S3Error from '@20minutes/s3rver/lib/models/error.js'
import FilesystemStore, { type S3Object } from '@20minutes/s3rver/lib/stores/filesystem.js'
import { errorCode } from '../../../lambdas/runtime/reason.ts'
import type { BucketSpec } from '../template/stack-spec.ts'
import { type LocalService, serviceOf } from './http-server.ts'

interface S3Options {
  /** Where objects are stored. */
  folder: string
  port?: number
  buckets: readonly Pick<BucketSpec, 'name' | 'cors'>[]
}

/**
 * Starts S3, with path-style URLs. s3rver verifies signatures over all signed headers, and the bucket's CORS rules.
 * Added here is what else S3 refuses: requests and `x-amz-` headers without a signature, and a second object under
 * `If-None-Match: *`. Tags of an upload are stored.
 */
export async function startS3({ folder, port = 0, buckets }: S3Options): Promise<LocalService> {
  const s3rver = new S3rver({
    address: '127.0.0.1',
    port,
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: buckets.map(({ name, cors }) => ({ name, configs: cors.length > 0 ? [corsXml(cors)] : [] })),
  })
  const strictStore: Middleware = (context, next) => {
    context.store = new StrictStore(folder, context.headers)
    return next()
  }
  // Before the router.
  s3rver.middleware.splice(-1, 0, refuseUnsigned, signedSlash, strictStore)
  await s3rver.run()
  return serviceOf(s3rver.httpServer)
}

function corsXml(rules: BucketSpec['cors']): string {
  const element = (name: string) => (value: string) => `<${name}>${value}</${name}>`
  const rulesXml = rules.map(({ AllowedOrigins, AllowedMethods, AllowedHeaders }) =>
    [
      ...AllowedOrigins.map(element('AllowedOrigin')),
      ...AllowedMethods.map(element('AllowedMethod')),
      ...AllowedHeaders.map(element('AllowedHeader')),
    ].join(''),
  )
  return `<CORSConfiguration>${rulesXml.map(element('CORSRule')).join('')}</CORSConfiguration>`
}

/** Writes for one request. */
class StrictStore extends FilesystemStore {
  readonly #headers: S3Context['headers']

  constructor(directory: string, headers: S3Context['headers']) {
    super(directory)
    this.#headers = headers
  }

  override async putObject({ bucket, key, content, metadata }: S3Object) {
    const { 'if-none-match': noneMatch, 'x-amz-tagging': tagging } = this.#headers
    const path = this.getResourcePath(bucket, key, 'object')
    // Received whole before it is stored, so that an interrupted upload leaves nothing and overwrites nothing.
    const received = `${path}.${randomUUID()}`
    await mkdir(dirname(path), { recursive: true })
    try {
      const [size, md5] = await this.putContent(received, content)
      // Unlike `rename`, `link` fails for all but the first of several uploads at once.
      await (noneMatch === '*' ? link(received, path) : rename(received, path))
      await this.putMetadata(bucket, key, metadata, md5)
      if (tagging) await this.putSubresource(bucket, key, new TaggingConfiguration(taggingXml(String(tagging))))
      return { size, md5 }
    } catch (error) {
      throw errorCode(error) === 'EEXIST' ? new S3Error('PreconditionFailed', 'It is there already.') : error
    } finally {
      await rm(received, { force: true })
    }
  }
}

/** `state=pending` as the document that is stored. */
function taggingXml(tagging: string): string {
  const tags = [...new URLSearchParams(tagging)].map(
    ([key, value]) => `<Tag><Key>${key}</Key><Value>${value}</Value></Tag>`,
  )
  return `<Tagging><TagSet>${tags.join('')}</TagSet></Tagging>`
}

type Middleware = S3rver['middleware'][number]

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html */
const refuseUnsigned: Middleware = async ({ method, headers, querystring }, next) => {
  const presigned = new URLSearchParams(querystring).get('X-Amz-SignedHeaders')
  const signed = (presigned ?? /SignedHeaders=([^,]*)/.exec(headers.authorization ?? '')?.[1] ?? '').split(';')
  const isCovered = (name: string) => signed.includes(name) || !name.startsWith('x-amz-')
  const isSigned = signed.includes('host') && Object.keys(headers).every(isCovered)
  if (method !== 'OPTIONS' && !isSigned) throw new S3Error('AccessDenied', 'It is not signed.')
  await next()
}

/** The SDK lists a bucket at `/bucket/` and signs the slash; s3rver drops it unless the bucket is in the host name. */
const signedSlash: Middleware = (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.state.vhost = true
    context.mountPath = '/'
  }
  return next()
}
