import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html */
const smallest = 1000
const largest = 10_000_000
const compressible =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|rss\+xml|.+\+json)|image\/(svg\+xml|x-icon|vnd\.microsoft\.icon)|font\/(otf|ttf))/

export type Encoding = 'br' | 'gzip'

/** The encoding CloudFront would choose, or undefined when it would send the body as it is. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  contentType: string,
  bytes: number,
): Encoding | undefined {
  if (bytes < smallest || bytes > largest || !compressible.test(contentType)) return undefined
  const accepted = (acceptEncoding ?? '').split(',').map((item) => item.trim().split(';')[0])
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : undefined
}

const kept = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>()

/** Compresses once per buffer: files of the site stay in memory, so their compressed forms do too. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const known = kept.get(body) ?? {}
  kept.set(body, known)
  known[encoding] ??=
    encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(body, { level: 6 })
  return known[encoding]
}
