/** Time bounds of one attempt, in milliseconds. */
export interface ClientTimeouts {
  connect: number
  request: number
}

/** Two attempts and the pause between them fit into the two seconds that storing a lead may take. */
export const quick: ClientTimeouts = { connect: 500, request: 800 }
/**
 * For what is better late than not at all: a list that a page waits for, and a mail, which giving up on early would
 * send twice.
 */
export const patient: ClientTimeouts = { connect: 700, request: 2500 }

/** Without any, AWS itself, or what the SDK's own AWS_ENDPOINT_URL_* variables say. */
export interface ClientOptions {
  timeouts?: ClientTimeouts
  endpoint?: string
}

/** The SDK has no timeout of its own, and `requestTimeout` alone only logs a warning (fact 1). */
export function requestHandler({ connect, request }: ClientTimeouts) {
  return { connectionTimeout: connect, requestTimeout: request, throwOnRequestTimeout: true }
}
