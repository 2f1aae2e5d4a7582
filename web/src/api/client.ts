import type * as z from 'zod/mini'
import { apiPaths } from '#shared/api-paths.ts'
import type { RouteName, routes } from '#shared/routes.ts'
import { ApiFailure, failureOf } from './api-failure.ts'

type Schemas<Name extends RouteName> = (typeof routes)[Name]
type Nothing = undefined | Record<string, never>
/** A part of the input, required or optional as in the route's schema; not accepted by a route without that schema. */
type Part<Key extends string, Value> = Value extends Nothing
  ? { [key in Key]?: undefined }
  : Record<string, never> extends Value
    ? { [key in Key]?: Value }
    : { [key in Key]: Value }

/** Input of a call to this route. `signal` aborts it; with `keepalive` it continues after the page is closed. */
type ApiInput<Name extends RouteName> = Part<'params', z.output<Schemas<Name>['params']>> &
  Part<'query', z.output<Schemas<Name>['query']>> &
  Part<'body', z.input<Schemas<Name>['body']>> & { signal?: AbortSignal | undefined; keepalive?: boolean }

type ApiOutput<Name extends RouteName> = z.output<Schemas<Name>['response']>

/** Browsers limit a `keepalive` body to 64 KB; counted here in characters of up to four bytes. */
const keepaliveLimit = 16_000

/** Calls the API. Every failure is thrown as an `ApiFailure`. */
export async function callApi<Name extends RouteName>(name: Name, input: ApiInput<Name>): Promise<ApiOutput<Name>> {
  const { params, query, body, signal, keepalive = false }: LooseInput = input
  const { method, path } = apiPaths[name]
  const text = body ? JSON.stringify(body) : undefined
  const url = path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(params?.[key]))) + search(query)
  try {
    const response = await fetch(url, {
      method,
      signal: signal ?? null,
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(text === undefined ? {} : { body: text, keepalive: keepalive && text.length < keepaliveLimit }),
    })
    const json: unknown = await response.json().catch((reason: unknown) => {
      // The status decides for a response that is not JSON; a connection lost half-way is a failure.
      if (reason instanceof SyntaxError) return undefined
      throw reason
    })
    if (!response.ok) throw failureOf(response.status, json)
    if (typeof json !== 'object' || json === null) throw new ApiFailure('unreadable', { status: response.status })
    // The server validates each response against the route's schema, so the browser does not load the schemas.
    return json as ApiOutput<Name>
  } catch (cause) {
    if (cause instanceof ApiFailure) throw cause
    throw new ApiFailure(signal?.aborted ? 'timeout' : 'unreachable', { cause })
  }
}

type LooseInput = {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  signal?: AbortSignal | undefined
  keepalive?: boolean
}

function search(query: Record<string, unknown> = {}): string {
  const params = Object.entries(query).filter(([, value]) => value !== undefined)
  return params.length > 0 ? `?${new URLSearchParams(params.map(([key, value]) => [key, String(value)]))}` : ''
}
