/** Limits of an AWS account and its gateway, which the local stack does not have [L16]. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/** Concurrency limit of a new account. https://docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html */
export const executions = 10

/** A route's throttle: requests per second, and burst. */
interface Throttle {
  rate: number
  burst: number
}

/** AWS ran no function: the account's concurrency limit was reached. */
export class TooManyExecutions extends Error {
  override name = 'TooManyExecutions'
}

/**
 * Decides for each request whether its route's throttle admits it: a token bucket shared by all callers.
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

/** Runs at most so many calls at a time and refuses the others, like AWS. */
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

type Invoke = (functionName: string, event: APIGatewayProxyEventV2) => Promise<unknown>

/** The gateway's own responses when its throttle or the account refuses a call. */
export function withinLimits(admits: (routeKey: string) => boolean, invoke: Invoke): Invoke {
  return async (functionName, event) => {
    if (!admits(event.routeKey)) return { statusCode: 429 }
    return invoke(functionName, event).catch((error: unknown) => {
      if (error instanceof TooManyExecutions) return { statusCode: 503 }
      throw error
    })
  }
}
