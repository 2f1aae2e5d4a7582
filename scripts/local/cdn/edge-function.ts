import vm from 'node:vm'
import * as z from 'zod'

/** What the viewer-request function decided: go on with this path, or answer at once. */
type ViewerRequestDecision =
  | { kind: 'continue'; path: string }
  | { kind: 'answer'; status: number; headers: Record<string, string> }

const Result = z.union([
  z.object({
    statusCode: z.number(),
    headers: z.record(z.string(), z.object({ value: z.string() })).default({}),
  }),
  z.object({ uri: z.string() }),
])

/** Loads a CloudFront Function as the edge does: alone in a context, without Node's globals. */
export function edgeFunction(
  source: string,
): (request: { method: string; path: string; rawQuery: string; host: string }) => ViewerRequestDecision {
  const context = vm.createContext({})
  vm.runInContext(source, context)
  return ({ method, path, rawQuery, host }) => {
    const event = {
      request: { method, uri: path, querystring: querystring(rawQuery), headers: { host: { value: host } } },
    }
    context.json = JSON.stringify(event)
    const result = Result.parse(JSON.parse(vm.runInContext('JSON.stringify(handler(JSON.parse(json)))', context)))
    if ('uri' in result) return { kind: 'continue', path: result.uri }
    const headers = Object.fromEntries(Object.entries(result.headers).map(([name, { value }]) => [name, value]))
    return { kind: 'answer', status: result.statusCode, headers }
  }
}

type Parameter = { value: string; multiValue?: { value: string }[] }

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
