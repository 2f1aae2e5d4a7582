/** Limits on one attempt, in milliseconds. */
interface ClientTimeouts {
  connect: number
  request: number
}

/** Two attempts and the pause between them fit into the 1.6 seconds that storing a lead may take. */
export const shortTimeouts: ClientTimeouts = { connect: 500, request: 750 }
/**
 * For what is better late than never: a list that a page waits for, and a mail, which would be sent twice if we gave
 * up on it early.
 */
export const longTimeouts: ClientTimeouts = { connect: 700, request: 2500 }

export interface ClientOptions {
  timeouts?: ClientTimeouts
  /** Without one, AWS, or what the SDK's own AWS_ENDPOINT_URL_* variables name. */
  endpoint?: string
}

/** The SDK has no request timeout of its own, and `requestTimeout` alone only logs a warning. */
export function requestHandler({ connect, request }: ClientTimeouts) {
  return { connectionTimeout: connect, requestTimeout: request, throwOnRequestTimeout: true }
}
