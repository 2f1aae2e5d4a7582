import { once } from 'node:events'
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { listen } from '../../scripts/local/services/http-server.ts'

/** What happens to a request: it waits, its connection is cut, or it is answered with this status. */
type Fault = 'hold' | 'cut' | number

/** The network between a browser and the site, as an HTTP proxy. */
export interface Network {
  /** `127.0.0.1:PORT` */
  proxy: string
  /** Puts a fault in place of the last one, for requests whose URL fits; what is held is looked at again. */
  fail(pattern: RegExp, fault: Fault): void
  mend(): void
  /**
   * Errors of pages since the last call, unless a fault explains them: uncaught ones, those that a page logs, files
   * that do not load, and breaches of the content policy.
   */
  takeProblems(): string[]
  stop(): Promise<void>
}

const collectorPath = '/collect-problems.js'
const problemPath = '/collected-problem'

/** Loaded first on each page: neither protocol tells of all that a page reports. Runs in the page. */
function collectProblems(path: string): void {
  const report = (problem: unknown) => navigator.sendBeacon(path, `${location.pathname}: ${problem}`)
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`${violatedDirective} ${blockedURI}`),
  )
  const onError = ({ message, target }: ErrorEvent | (Event & { message?: string })) =>
    report(message ?? (target instanceof Element ? target.outerHTML.slice(0, 200) : 'error'))
  // Capturing, because the error of a file does not bubble.
  addEventListener('error', onError, true)
  const { error } = console
  console.error = (...words) => {
    report(words.join(' '))
    error(...words)
  }
}

export async function startNetwork(): Promise<Network> {
  let problems: string[] = []
  let wasFaulty = false
  let rule: { pattern: RegExp; fault: Fault } | undefined
  let changed = Promise.withResolvers<void>()
  const change = (next: typeof rule) => {
    rule = next
    changed.resolve()
    changed = Promise.withResolvers()
  }
  const faultFor = async (url: string): Promise<Fault | undefined> => {
    while (rule?.pattern.test(url) && rule.fault === 'hold') await changed.promise
    return rule?.pattern.test(url) ? rule.fault : undefined
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '')
    if (url.pathname === collectorPath) {
      response.setHeader('content-type', 'text/javascript').end(`(${collectProblems})('${problemPath}')`)
    } else if (url.pathname === problemPath) {
      const problem = await text(request)
      // What the page of an unknown address logs on purpose.
      if (!problem.includes(': 404: ')) problems.push(problem)
      response.writeHead(204).end()
    } else if (!['localhost', '127.0.0.1'].includes(url.hostname)) {
      // Browsers ask their makers for this and that.
      response.writeHead(403).end()
    } else {
      const fault = await faultFor(url.href)
      if (fault === 'cut') request.socket.destroy()
      else if (typeof fault === 'number') response.writeHead(fault, { 'content-type': 'application/json' }).end('{}')
      else await pass(url, request, response)
    }
  }
  // A page that is left takes its connections with it.
  const server = await listen((request, response) => answer(request, response).catch(() => response.destroy()))
  return {
    proxy: new URL(server.endpoint).host,
    fail: (pattern, fault) => {
      wasFaulty = true
      change({ pattern, fault })
    },
    mend: () => change(undefined),
    takeProblems: () => {
      const taken = wasFaulty ? [] : problems
      problems = []
      wasFaulty = false
      return taken
    },
    stop: server.stop,
  }
}

async function pass(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isDocument = request.headers.accept?.includes('text/html')
  const own = { ...request.headers, ...(isDocument && { 'accept-encoding': 'identity' }) }
  const asked = request.pipe(ask(url, { method: request.method, headers: own }))
  // Cast: the event's one argument.
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { statusCode = 502, headers } = answer
  if (headers['content-type']?.startsWith('text/html')) {
    const { 'content-length': _, ...others } = headers
    const html = (await text(answer)).replace('<head>', `$&<script src="${collectorPath}"></script>`)
    response.writeHead(statusCode, others).end(html)
  } else {
    // A file that the browser has kept would not meet a fault.
    response.writeHead(statusCode, { ...headers, 'cache-control': 'no-cache' })
    await pipeline(answer, response)
  }
}
