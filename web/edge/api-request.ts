/**
 * The CloudFront Function that sees each request for the API first. It names the visitor's network address, which only
 * the edge knows for certain. As little syntax as in `viewer-request.ts`.
 */

interface ApiRequest {
  headers: Record<string, { value: string }>
}

/** Whatever a visitor sends under the header's name is replaced. */
export function apiRequest(
  event: { viewer: { ip: string }; request: ApiRequest },
  api: { addressHeader: string },
): ApiRequest {
  event.request.headers[api.addressHeader] = { value: event.viewer.ip }
  return event.request
}
