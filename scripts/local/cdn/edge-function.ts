import vm from 'node:vm'
import * as z from 'zod'

/** What the viewer-request function decided: go on with this request, or answer at once. */
type ViewerRequestDecision =
  | { kind: 'continue'; path: string; rawQuery: string; headers: Record<string, string> }
  | { kind: 'answer'; status: number; headers: Record<string, string>; body: string }

interface EdgeRequest {
  method: string
  path: string
  rawQuery: string
  headers: Record<string, string>
  /** The visitor's network address. */
  address: string
}

const Headers = z.record(z.string(), z.object({ value: z.string() })).default({})
const Parameter = z.object({ value: z.string(), multiValue: z.array(z.object({ value: z.string() })).optional() })
type Parameter = z.infer<typeof Parameter>
const Result = z.union([
  z.object({ statusCode: z.number(), headers: Headers, body: z.object({ data: z.string() }).default({ data: '' }) }),
  z.object({ uri: z.string(), headers: Headers, querystring: z.union([z.string(), z.record(z.string(), Parameter)]) }),
])

/** Loads the CloudFront Function that sees each request first. */
export function edgeFunction(source: string): (request: EdgeRequest) => ViewerRequestDecision {
  const handle = loaded(source)
  return ({ method, path, rawQuery, headers, address }) => {
    const request = { method, uri: path, querystring: querystring(rawQuery), headers: edgeHeaders(headers) }
    const result = Result.parse(handle({ viewer: { ip: address }, request }))
    if ('uri' in result) {
      const { uri, querystring } = result
      const changed = typeof querystring === 'string' ? querystring : rawQuery
      return { kind: 'continue', path: uri, rawQuery: changed, headers: plainHeaders(result.headers) }
    }
    const { statusCode, body } = result
    return { kind: 'answer', status: statusCode, headers: plainHeaders(result.headers), body: body.data }
  }
}

/** Loads the CloudFront Function that sees each answer last; it may change the headers. */
export function responseFunction(
  source: string,
): (status: number, headers: Record<string, string>) => Record<string, string> {
  const handle = loaded(source)
  return (statusCode, headers) => {
    const answer = handle({ response: { statusCode, headers: edgeHeaders(headers) } })
    return plainHeaders(z.object({ headers: Headers }).parse(answer).headers)
  }
}

/** As the edge runs it: alone in a context, without Node's globals. */
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

/** CloudFront hands the query over undecoded, a repeated parameter with all its values. */
function querystring(rawQuery: string): Record<string, Parameter> {
  const parameters: Record<string, Parameter> = {}
  for (const pair of rawQuery.split('&').filter((text) => text !== '')) {
    const [name = '', ...rest] = pair.split('=')
    const value = rest.join('=')
    const earlier = parameters[name]
    parameters[name] = earlier
      ? { value: earlier.value, multiValue: [...(earlier.multiValue ?? [{ value: earlier.value }]), { value }] }
      : { value }
  }
  return parameters
}
