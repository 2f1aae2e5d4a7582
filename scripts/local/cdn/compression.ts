import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Bytes from which CloudFront compresses: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html */
const smallestCompressed = 1000
const compressible =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|rss\+xml|.+\+json)|image\/(svg\+xml|x-icon|vnd\.microsoft\.icon)|font\/(otf|ttf))/

const brotli = promisify(brotliCompress)

/** The body in Brotli, which every supported browser reads; undefined when CloudFront would not compress. */
export async function compressed(body: Buffer, contentType = '', acceptEncoding = ''): Promise<Buffer | undefined> {
  if (body.length < smallestCompressed || !compressible.test(contentType) || !acceptEncoding.includes('br')) return
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}
