/** Network errors of Node that say nothing about our own code. */
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'])
const timeoutNames = new Set(['TimeoutError', 'OutOfTimeError', 'AbortError'])

/**
 * True when an AWS service failed, throttled or did not answer: trying again may help. False for what a service
 * refused, which is a bug of ours.
 */
export function isServiceFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (timeoutNames.has(error.name)) return true
  if ('code' in error && typeof error.code === 'string' && networkCodes.has(error.code)) return true
  return (
    '$fault' in error && (error.$fault === 'server' || /thrott|TooManyRequests|ThroughputExceeded/i.test(error.name))
  )
}
