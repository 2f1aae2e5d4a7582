import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes from which CloudFront compresses: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html */
const smallestCompressed = 1000
const largest = 10_000_000
const compressible =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|rss\+xml|.+\+json)|image\/(svg\+xml|x-icon|vnd\.microsoft\.icon)|font\/(otf|ttf))/

const brotli = promisify(brotliCompress)
const encoders = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
}

/** The encoding that CloudFront would choose, with the encoded body; undefined when it would not compress. */
export async function compressed(body: Buffer, contentType = '', acceptEncoding = '') {
  if (body.length < smallestCompressed || body.length > largest || !compressible.test(contentType)) return undefined
  const encoding = (['br', 'gzip'] as const).find((name) => acceptEncoding.includes(name))
  return encoding && { encoding, body: await encoders[encoding](body) }
}
