/** A name of the business's own: not this machine, CloudFront's names and those that are kept for examples (RFC 6761). */
export function isOwnName(host: string): boolean {
  return !/(^|\.)(localhost|cloudfront\.net|example|test|invalid)$|^[\d.]+$|^\[/.test(host)
}
