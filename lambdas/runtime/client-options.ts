/** Limits on one attempt, in milliseconds. */
interface ClientTimeouts {
  connect: number
  request: number
}

/** For calls that are better left out than late: the count of an upload, the inspection of a photo. */
export const shortTimeouts: ClientTimeouts = { connect: 500, request: 750 }
/** For calls that are better late than failed: the table of enquiries, the portfolio. */
export const longTimeouts: ClientTimeouts = { connect: 700, request: 2500 }

export interface ClientOptions {
  timeouts?: ClientTimeouts
  /** Default: AWS, or the SDK's AWS_ENDPOINT_URL_* variables. */
  endpoint?: string
}

/** The SDK has no request timeout of its own, and `requestTimeout` alone only logs a warning. */
export function requestHandler({ connect, request }: ClientTimeouts) {
  return { connectionTimeout: connect, requestTimeout: request, throwOnRequestTimeout: true }
}
