/** True for the business's own domain: not this machine, CloudFront's domain, or one reserved for examples (RFC 6761). */
export function isOwnName(host: string): boolean {
  return !/(^|\.)(localhost|cloudfront\.net|example|test|invalid)$|^[\d.]+$|^\[/.test(host)
}
