/** Headers that the CDN adds to what it forwards to the API. Imports nothing. */

/** Header by which the API knows that a call came through the CDN. */
export const originKeyHeader = 'x-origin-key'

/**
 * Header by which the CDN tells the API a visitor's network address and port; whatever a visitor sends under it is
 * replaced. https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/adding-cloudfront-headers.html
 */
export const viewerAddressHeader = 'cloudfront-viewer-address'
