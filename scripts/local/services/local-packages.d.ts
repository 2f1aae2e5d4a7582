/** Types for the parts of untyped packages that the local stack uses. */

declare module 'dynalite' {
  import type { Server } from 'node:http'
  export default function dynalite(options: { path?: string; createTableMs: number; deleteTableMs: number }): Server
}

declare module '@20minutes/s3rver' {
  import type { IncomingHttpHeaders, Server } from 'node:http'
  import type FilesystemStore from '@20minutes/s3rver/lib/stores/filesystem.js'

  /** The Koa context of one request. */
  export interface S3Context {
    method: string
    path: string
    mountPath: string
    state: { vhost?: boolean }
    querystring: string
    headers: IncomingHttpHeaders
    store: FilesystemStore
  }
  export default class S3rver {
    constructor(options: object)
    httpServer: Server
    /** Koa's middleware, in the order in which it runs. */
    middleware: ((context: S3Context, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<unknown>
  }
}

declare module '@20minutes/s3rver/lib/stores/filesystem.js' {
  import type { Readable } from 'node:stream'
  import type { TaggingConfiguration } from '@20minutes/s3rver/lib/models/config.js'

  export interface S3Object {
    bucket: string
    key: string
    content: Readable
    metadata: Record<string, string>
  }
  export default class FilesystemStore {
    constructor(folder: string)
    getResourcePath(bucket: string, key: string, resource: string): string
    putObject(object: S3Object): Promise<{ size: number; md5: string }>
    /** Resolves to the number of bytes and their MD5. */
    putContent(path: string, content: Readable): Promise<[number, string]>
    putMetadata(bucket: string, key: string, metadata: Record<string, string>, md5: string): Promise<void>
    putSubresource(bucket: string, key: string, resource: TaggingConfiguration): Promise<void>
  }
}

declare module '@20minutes/s3rver/lib/models/config.js' {
  export class TaggingConfiguration {
    constructor(xml: string)
  }
}

declare module '@20minutes/s3rver/lib/models/error.js' {
  export default class S3Error extends Error {
    constructor(code: string, message: string)
  }
}
