import S3rver, { type S3Context } from '@20minutes/s3rver'
import { TaggingConfiguration } from '@20minutes/s3rver/lib/models/config.js'
import * as z from 'zod'
import type { BucketPlan } from '../plan/stack-plan.ts'
import { corsHeaders } from './s3-cors.ts'

export interface LocalS3 {
  url: string
  /** Tags of an object, as the CDN's bucket policy sees them. */
  tags(bucket: string, key: string): Promise<Record<string, string>>
  stop(): Promise<void>
}

/**
 * Starts S3 with its objects in `folder`. s3rver checks signatures; what it lacks stands here: it refuses unsigned
 * requests, answers CORS by the template's rules, honours `If-None-Match: *` and keeps `x-amz-tagging`.
 */
export async function startS3(folder: string, buckets: BucketPlan[]): Promise<LocalS3> {
  const s3rver = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: buckets.map(({ name }) => ({ name })),
  })
  s3rver.middleware.unshift(cors(buckets), refuseUnsigned, conditionalWrites(s3rver), objectTags(s3rver))
  s3rver.middleware.splice(-1, 0, signedSlash)
  const { port } = await s3rver.run()
  return {
    url: `http://127.0.0.1:${port}`,
    tags: async (bucket, key) => readTags(await s3rver.store.getSubresource(bucket, key, 'tagging')),
    stop: () =>
      new Promise((resolve) => {
        s3rver.httpServer.close(() => resolve())
        s3rver.httpServer.closeAllConnections()
      }),
  }
}

type Middleware = S3rver['middleware'][number]

function cors(buckets: BucketPlan[]): Middleware {
  const rules = new Map(buckets.map(({ name, cors }) => [name, cors]))
  return async (context, next) => {
    const headers = corsHeaders(context.headers, context.method, rules.get(target(context).bucket) ?? [])
    if (context.method === 'OPTIONS' && !headers) return refuse(context, 403, 'AccessForbidden')
    context.set(headers ?? {})
    if (context.method === 'OPTIONS') context.status = 200
    else await next()
  }
}

const refuseUnsigned: Middleware = async (context, next) => {
  const signed = context.headers.authorization || context.query['X-Amz-Signature']
  if (signed) await next()
  else refuse(context, 403, 'AccessDenied')
}

/** The SDK lists a bucket at `/bucket/` and signs the slash; s3rver leaves it out, but for a bucket in the host name. */
const signedSlash: Middleware = (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.state.vhost = true
    context.mountPath = '/'
  }
  return next()
}

function conditionalWrites(s3rver: S3rver): Middleware {
  const arriving = new Set<string>()
  return async (context, next) => {
    if (context.method !== 'PUT' || context.headers['if-none-match'] !== '*') return next()
    const { bucket, key } = target(context)
    // A second upload to the name while the first body is on its way: S3 answers 409.
    if (arriving.has(context.path)) return refuse(context, 409, 'ConditionalRequestConflict')
    arriving.add(context.path)
    try {
      if (await s3rver.store.existsObject(bucket, key)) refuse(context, 412, 'PreconditionFailed')
      else await next()
    } finally {
      arriving.delete(context.path)
    }
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
      await s3rver.store.putSubresource(bucket, key, new TaggingConfiguration(taggingXml(tagging)))
    }
  }
}

/** `state=pending` as the XML of PutObjectTagging. */
function taggingXml(header: string): string {
  const tags = [...new URLSearchParams(header)].map(
    ([name, value]) => `<Tag><Key>${xmlText(name)}</Key><Value>${xmlText(value)}</Value></Tag>`,
  )
  return `<Tagging><TagSet>${tags.join('')}</TagSet></Tagging>`
}

const Tag = z.object({ Key: z.coerce.string(), Value: z.coerce.string() })
const Tagging = z.object({
  // The XML reader gives an empty set as text and a single tag without a list.
  Tagging: z.object({ TagSet: z.object({ Tag: z.union([Tag.transform((tag) => [tag]), z.array(Tag)]) }) }),
})

function readTags(configuration: { toJSON(): unknown } | null): Record<string, string> {
  const parsed = Tagging.safeParse(configuration?.toJSON())
  if (!parsed.success) return {}
  return Object.fromEntries(parsed.data.Tagging.TagSet.Tag.map(({ Key, Value }) => [Key, Value]))
}

/** `/bucket/key` taken apart. */
function target({ path }: S3Context): { bucket: string; key: string } {
  const [, bucket = '', ...key] = path.split('/')
  return { bucket, key: decodeURIComponent(key.join('/')) }
}

function refuse(context: S3Context, status: number, code: string): void {
  context.status = status
  context.type = 'application/xml'
  context.body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
