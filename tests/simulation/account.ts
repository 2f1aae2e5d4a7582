import { originKeyHeader, viewerAddressHeader } from '../../lambdas/contract/operations.ts'
import type { QuoteRequest, QuoteResponse } from '../../lambdas/contract/quote-request.ts'
import { routes } from '../../lambdas/contract/routes.ts'
import { endpoint } from '../../lambdas/runtime/endpoint.ts'
import type { Viewer } from '../../lambdas/runtime/read-request.ts'
import { apiGateway } from '../../scripts/local/api/api-gateway.ts'
import type { Answer } from '../../scripts/local/services/http-server.ts'
import { atMostAtOnce, executions, TooManyExecutions, throttledBy, withinLimits } from './aws-limits.ts'
import type { VirtualTime } from './virtual-time.ts'

/** Variables that the functions behind the gateway read at cold start. */
export const accountEnvironment = { ORIGIN_KEYS: 'origin-key' }

const { method, path, throttle } = routes.sendLeadEmail
const formRoute = `${method} ${path}`

export interface Post {
  address: string
  /** Headers added by the browser. */
  headers?: Record<string, string>
  /** JSON. */
  body: string
}

/** Notified when it dies. */
interface Process {
  onDeath?: (() => void) | undefined
}

type Accept = (request: QuoteRequest, viewer: Viewer) => Promise<QuoteResponse>

/** The form's route with its throttle, in front of functions in a new account with a concurrency limit of ten [L16]. */
export class Account {
  private readonly atMost = atMostAtOnce(executions, (work: () => Promise<void>) => work())
  private readonly time: VirtualTime
  private readonly admits: (routeKey: string) => boolean

  constructor(time: VirtualTime) {
    this.time = time
    this.admits = throttledBy(new Map([[formRoute, throttle]]), () => time.now)
  }

  /** Runs a function if the concurrency limit allows it. A process that dies frees its place at once. */
  async run<Result>(actor: Process, work: () => Promise<Result>): Promise<Result> {
    const result = Promise.withResolvers<Result>()
    actor.onDeath = () => result.reject(new Error('The process has died'))
    await this.atMost(async () => {
      work().then(result.resolve, result.reject)
      await result.promise.catch(() => undefined)
    })
    return result.promise
  }

  /** An asynchronous invocation: while the account is at its limit, Lambda retries with increasing back-off. */
  async runLater(actor: Process, work: () => Promise<unknown>, pause = 1000): Promise<void> {
    try {
      await this.run(actor, work)
    } catch (error) {
      if (error instanceof TooManyExecutions)
        this.time.after(pause, () => this.runLater(actor, work, Math.min(2 * pause, 300_000)))
    }
  }

  /** Posts the form, like the CDN. */
  post({ address, headers, body }: Post, actor: Process, accept: Accept): Promise<Answer> {
    const api = apiGateway(
      new Map([[formRoute, 'send-lead-email']]),
      withinLimits(this.admits, (_, event) =>
        this.run(actor, () => endpoint('sendLeadEmail', ({ body, viewer }) => accept(body, viewer))(event)),
      ),
      () => undefined,
    )
    const ours = {
      [originKeyHeader]: accountEnvironment.ORIGIN_KEYS,
      [viewerAddressHeader]: `${address}:443`,
      'content-type': 'application/json',
    }
    return api({
      method,
      path,
      rawQuery: '',
      headers: { ...headers, ...ours },
      body: Buffer.from(body),
      sourceIp: address,
    })
  }
}
