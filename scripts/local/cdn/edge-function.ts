import vm from 'node:vm'
import * as z from 'zod'
import type { ApiRequest } from '../api/api-gateway.ts'

interface EdgeRequest extends Omit<ApiRequest, 'body'> {
  /** The visitor's IP address. */
  address: string
}

const Headers = z.record(z.string(), z.object({ value: z.string() })).default({})
const Result = z.union([
  z.object({ statusCode: z.number(), headers: Headers, body: z.object({ data: z.string() }).default({ data: '' }) }),
  // A query string that the function has changed is text.
  z.object({ uri: z.string(), headers: Headers, querystring: z.unknown() }),
])

/** Loads the viewer-request CloudFront Function: it passes a request on, or responds at once. */
export function edgeFunction(source: string) {
  const handle = loaded(source)
  return ({ method, path, rawQuery, headers, address }: EdgeRequest) => {
    const request = { method, uri: path, querystring: querystring(rawQuery), headers: edgeHeaders(headers) }
    const result = Result.parse(handle({ viewer: { ip: address }, request }))
    const decided = { headers: plainHeaders(result.headers) }
    if ('statusCode' in result) {
      return { ...decided, kind: 'respond' as const, status: result.statusCode, body: result.body.data }
    }
    const changed = typeof result.querystring === 'string' ? result.querystring : rawQuery
    return { ...decided, kind: 'continue' as const, path: result.uri, rawQuery: changed }
  }
}

/** Loads the viewer-response CloudFront Function, which may change the headers of a response. */
export function responseFunction(source: string) {
  const handle = loaded(source)
  return (statusCode: number, headers: Record<string, string>): Record<string, string> => {
    const response = handle({ response: { statusCode, headers: edgeHeaders(headers) } })
    return plainHeaders(z.object({ headers: Headers }).parse(response).headers)
  }
}

/** Evaluated as on the edge: in a context of its own, without Node's globals. */
function loaded(source: string): (event: object) => unknown {
  const context = vm.createContext({})
  vm.runInContext(source, context)
  return (event) => {
    context.json = JSON.stringify(event)
    return JSON.parse(String(vm.runInContext('JSON.stringify(handler(JSON.parse(json)))', context)))
  }
}

function edgeHeaders(headers: Record<string, string>) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]))
}

function plainHeaders(headers: z.infer<typeof Headers>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))
}

/** CloudFront passes the query string undecoded, a repeated parameter with all its values. */
function querystring(rawQuery: string) {
  const pairs = rawQuery.split('&').filter(Boolean)
  const byName = Map.groupBy(pairs, (pair) => pair.split('=')[0] ?? '')
  const parameters = [...byName].map(([name, same]) => {
    const multiValue = same.map((pair) => ({ value: pair.slice(name.length + 1) }))
    return [name, { ...multiValue[0], ...(multiValue.length > 1 && { multiValue }) }]
  })
  return Object.fromEntries(parameters)
}
