/** Types for the parts of untyped packages that the local stack uses. */

declare module 'dynalite' {
  import type { Server } from 'node:http'
  export default function dynalite(options: { path?: string; createTableMs: number; deleteTableMs: number }): Server
}

declare module '@20minutes/s3rver' {
  import type { IncomingHttpHeaders, Server } from 'node:http'
  import type { TaggingConfiguration } from '@20minutes/s3rver/lib/models/config.js'

  interface S3Store {
    existsObject(bucket: string, key: string): Promise<boolean>
    putObject(object: { bucket: string; key: string }): Promise<unknown>
    /** Resolves to the number of bytes and their MD5. */
    putContent(path: string, content: unknown): Promise<[number, string]>
    getSubresource(bucket: string, key: string, type: 'tagging'): Promise<TaggingConfiguration | null>
    putSubresource(bucket: string, key: string, resource: TaggingConfiguration): Promise<void>
    deleteSubresource(bucket: string, key: string, type: 'tagging'): Promise<void>
  }
  /** The Koa context of one request. */
  export interface S3Context {
    method: string
    path: string
    mountPath: string
    state: { vhost?: boolean }
    query: Record<string, unknown>
    querystring: string
    headers: IncomingHttpHeaders
    status: number
    store: S3Store
    set(headers: Record<string, string>): void
  }
  export default class S3rver {
    constructor(options: object)
    httpServer: Server
    /** Koa's middleware, in the order in which it runs. */
    middleware: ((context: S3Context, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<unknown>
    store: S3Store
  }
}

declare module '@20minutes/s3rver/lib/models/config.js' {
  export class TaggingConfiguration {
    constructor(xml: string)
    toJSON(): unknown
  }
}

declare module '@20minutes/s3rver/lib/models/error.js' {
  export default class S3Error extends Error {
    constructor(code: string, message: string)
  }
}
