/** Limits on one attempt, in milliseconds. */
interface ClientTimeouts {
  connect: number
  request: number
}

/** Two attempts and the pause between them fit into the 1.6 seconds that storing an enquiry may take. */
export const shortTimeouts: ClientTimeouts = { connect: 500, request: 750 }
/**
 * For calls that are better late than failed: lists, and mail, which would be sent twice if we gave
 * up on it early.
 */
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
