/** The API in a process of its own, which may be killed at any time: the real handlers behind the local API Gateway. */
import './quiet.ts'
import { otherEntries } from '../../lambdas/bundling.ts'
import { routes } from '../../lambdas/contract/routes.ts'
import type { Handler } from '../../lambdas/runtime/respond.ts'
import { apiGateway } from '../local/api/api-gateway.ts'
import { listen } from '../local/services/http-server.ts'

const entries: string[] = [...Object.values(routes).map(({ entry }) => entry), otherEntries.unknownRoute]
const handlers = new Map<string, Handler>()
for (const entry of entries) handlers.set(entry, (await import(`../../lambdas/${entry}.lambda.ts`)).handler)

const routeKeys = new Map<string, string>(
  Object.values(routes).map(({ method, path, entry }) => [`${method} ${path}`, entry]),
)
routeKeys.set('$default', otherEntries.unknownRoute)
const gateway = apiGateway(
  routeKeys,
  async (entry, event) => handlers.get(entry)?.(event),
  () => {},
)

await listen(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const answer = await gateway({
    method: request.method ?? 'GET',
    path: url.pathname,
    rawQuery: url.search.slice(1),
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(await request.toArray()),
    sourceIp: '127.0.0.1',
  })
  response.writeHead(answer.status, answer.headers).end(answer.body)
}, Number(process.env.PORT))
process.send?.('ready')
