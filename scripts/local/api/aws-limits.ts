/** What AWS holds an account and its gateway to, and a laptop does not: an option of the local stack and of tests [L16]. */

export interface AwsLimits {
  /** Functions that run at once in the account. https://docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html */
  executions: number
  /** Memory in MB with which a function has a whole core. https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html */
  megabytesOfCore: number
}

export const newAccount: AwsLimits = { executions: 10, megabytesOfCore: 1769 }

/** A route's throttle: requests a second, and how many at once. */
export interface Throttle {
  rate: number
  burst: number
}

/** AWS ran no function: the account's limit was reached. The gateway answers 503. */
export class TooManyExecutions extends Error {
  override name = 'TooManyExecutions'
}

/**
 * Tells for each request whether its route's throttle lets it through: a bucket of tokens that all callers share.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-throttling.html
 */
export function throttledBy(
  throttles: ReadonlyMap<string, Throttle>,
  now: () => number = () => performance.now(),
): (routeKey: string) => boolean {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return (routeKey) => {
    const { rate, burst } = throttles.get(routeKey) ?? { rate: 0, burst: 0 }
    const { tokens, at } = buckets.get(routeKey) ?? { tokens: burst, at: now() }
    const left = Math.min(burst, tokens + ((now() - at) / 1000) * rate)
    const admitted = left >= 1
    buckets.set(routeKey, { tokens: admitted ? left - 1 : left, at: now() })
    return admitted
  }
}

/** Runs at most so many calls at once, and refuses the others, as AWS does. */
export function atMostAtOnce<Given extends unknown[], Result>(
  most: number,
  invoke: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  let running = 0
  return async (...given) => {
    if (running >= most) throw new TooManyExecutions(`${most} functions run already`)
    running += 1
    try {
      return await invoke(...given)
    } finally {
      running -= 1
    }
  }
}
