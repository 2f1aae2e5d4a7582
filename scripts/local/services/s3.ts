import { randomUUID } from 'node:crypto'
import { mkdtempDisposable, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver, { type S3Context } from '@20minutes/s3rver'
import { TaggingConfiguration } from '@20minutes/s3rver/lib/models/config.js'
import S3Error from '@20minutes/s3rver/lib/models/error.js'
import * as z from 'zod'
import type { BucketPlan } from '../plan/stack-plan.ts'
import { type LocalService, serviceOf } from './http-server.ts'

/** Bucket names for use without a stack. */
export const photoBucket = 'customer-photos'
export const portfolioBucket = 'portfolio-images'

export interface LocalS3 extends LocalService {
  /** Tags of an object, as the CDN's bucket policy sees them. */
  tags(bucket: string, key: string): Promise<Record<string, string>>
}

interface S3Options {
  /** Where objects are stored. Without it they are lost when the service stops. */
  folder?: string
  buckets?: readonly Pick<BucketPlan, 'name' | 'cors'>[]
  /** The clock that decides when presigned requests expire; it cannot be behind the machine's. */
  now?: () => number
}

/**
 * Starts S3, with path-style URLs. s3rver verifies signatures over all signed headers. Added here is what else S3
 * refuses: requests and `x-amz-` headers without a signature, preflights that the bucket's rules do not allow, a
 * checksum that does not match, and a second object under `If-None-Match: *`. Tags of an upload are stored.
 */
export async function startS3({ folder, buckets = ownBuckets, now = Date.now }: S3Options = {}): Promise<LocalS3> {
  const temporary = folder === undefined ? await mkdtempDisposable(join(tmpdir(), 's3-')) : undefined
  const s3rver = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder ?? temporary?.path,
    silent: true,
    vhostBuckets: false,
    configureBuckets: buckets.map(({ name }) => ({ name })),
  })
  writeAside(s3rver.store)
  s3rver.middleware.unshift(cors(buckets), refuseUnsigned(now), conditionalWrites(s3rver), objectTags(s3rver))
  s3rver.middleware.splice(-1, 0, signedSlash)
  await s3rver.run()
  const { endpoint, stop } = serviceOf(s3rver.httpServer)
  return {
    endpoint,
    tags: async (bucket, key) => readTags(await s3rver.store.getSubresource(bucket, key, 'tagging')),
    stop: async () => {
      await stop()
      await temporary?.remove()
    },
  }
}

const ownBuckets = [photoBucket, portfolioBucket].map((name) => ({ name, cors: [] }))

/** Writes to a temporary file and renames it, so that an interrupted upload leaves nothing and overwrites nothing. */
function writeAside(store: S3rver['store']): void {
  const putContent = store.putContent.bind(store)
  store.putContent = async (path, content) => {
    const aside = `${path}.${randomUUID()}.uploading`
    try {
      const written = await putContent(aside, content)
      await rename(aside, path)
      return written
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
  }
}

type Middleware = S3rver['middleware'][number]

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/cors.html */
function cors(buckets: readonly Pick<BucketPlan, 'name' | 'cors'>[]): Middleware {
  const rules = new Map(buckets.map(({ name, cors }) => [name, cors]))
  return async (context, next) => {
    const isPreflight = context.method === 'OPTIONS'
    const { origin = '', ...asked } = context.headers
    const method = (isPreflight && asked['access-control-request-method']) || context.method
    const headers = asked['access-control-request-headers']?.split(/, */) ?? []
    const isAllowed = rules
      .get(target(context).bucket)
      ?.some(
        ({ AllowedOrigins, AllowedMethods, AllowedHeaders }) =>
          AllowedOrigins.includes(origin) &&
          AllowedMethods.includes(method) &&
          headers.every((name) => AllowedHeaders.includes(name)),
      )
    if (isAllowed) {
      context.set({
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': method,
        'Access-Control-Allow-Headers': headers.join(', '),
        Vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
      })
    }
    if (!isPreflight) return next()
    if (!isAllowed) throw s3Error(403, 'AccessForbidden')
    context.status = 200
  }
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html */
function refuseUnsigned(now: () => number): Middleware {
  return async (context, next) => {
    const { headers } = context
    const query = new URLSearchParams(context.querystring)
    const presigned = query.get('X-Amz-SignedHeaders')
    const signed = (presigned ?? /SignedHeaders=([^,]*)/.exec(headers.authorization ?? '')?.[1] ?? '').split(';')
    const isCovered = (name: string) => signed.includes(name) || !name.startsWith('x-amz-')
    if (!signed.includes('host') || !Object.keys(headers).every(isCovered)) throw s3Error(403, 'AccessDenied')
    if (presigned !== null) {
      if (now() > expiryOf(query)) throw s3Error(403, 'AccessDenied')
      // The SDK signs the checksum of the body it has when signing, which is empty.
      if (query.has('x-amz-checksum-crc32')) throw s3Error(400, 'BadDigest')
    }
    await next()
  }
}

/** `X-Amz-Date=20261120T174200Z` and `X-Amz-Expires=300` as epoch milliseconds; s3rver refuses NaN. */
function expiryOf(query: URLSearchParams): number {
  const date = (query.get('X-Amz-Date') ?? '').replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')
  return Date.parse(date) + Number(query.get('X-Amz-Expires')) * 1000
}

/** The SDK lists a bucket at `/bucket/` and signs the slash; s3rver drops it unless the bucket is in the host name. */
const signedSlash: Middleware = (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.state.vhost = true
    context.mountPath = '/'
  }
  return next()
}

function conditionalWrites({ store }: S3rver): Middleware {
  const arriving = new Set<string>()
  return async (context, next) => {
    // Checked when the object is written, because the signature has been verified by then.
    const putOnce: typeof store.putObject = async (object) => {
      const path = `${object.bucket}/${object.key}`
      if (arriving.has(path)) throw s3Error(409, 'ConditionalRequestConflict')
      arriving.add(path)
      try {
        if (await store.existsObject(object.bucket, object.key)) throw s3Error(412, 'PreconditionFailed')
        return await store.putObject(object)
      } finally {
        arriving.delete(path)
      }
    }
    if (context.headers['if-none-match'] === '*')
      context.store = Object.create(store, { putObject: { value: putOnce } })
    await next()
  }
}

function objectTags(s3rver: S3rver): Middleware {
  return async (context, next) => {
    await next()
    const { bucket, key } = target(context)
    const isObject = key !== '' && !('tagging' in context.query)
    if (!isObject || context.status >= 300) return
    if (context.method === 'PUT' || context.method === 'DELETE') {
      await s3rver.store.deleteSubresource(bucket, key, 'tagging')
    }
    const tagging = context.headers['x-amz-tagging']
    if (context.method === 'PUT' && typeof tagging === 'string') {
      const Tag = [...new URLSearchParams(tagging)].map(([Key, Value]) => ({ Key, Value }))
      const rawConfig = { Tagging: { TagSet: { Tag } } }
      const configuration = Object.assign(new TaggingConfiguration('<Tagging/>'), { rawConfig })
      await s3rver.store.putSubresource(bucket, key, configuration)
    }
  }
}

const Tag = z.object({ Key: z.coerce.string(), Value: z.coerce.string() })
const Tagging = z.object({
  // The XML parser returns an empty set as text, and a single tag without a list.
  Tagging: z.object({ TagSet: z.object({ Tag: z.union([Tag.transform((tag) => [tag]), z.array(Tag)]) }) }),
})

function readTags(configuration: { toJSON(): unknown } | null): Record<string, string> {
  const parsed = Tagging.safeParse(configuration?.toJSON())
  if (!parsed.success) return {}
  return Object.fromEntries(parsed.data.Tagging.TagSet.Tag.map(({ Key, Value }) => [Key, Value]))
}

/** Splits `/bucket/key`. */
function target({ path }: S3Context): { bucket: string; key: string } {
  const [, bucket = '', ...key] = path.split('/')
  return { bucket, key: decodeURIComponent(key.join('/')) }
}

function s3Error(status: number, code: string): S3Error {
  return Object.assign(new S3Error(code, code), { status })
}
