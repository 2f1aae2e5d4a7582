import type * as z from 'zod/mini'
import { apiPaths } from '#contract/api-paths.ts'
import type { RouteName, routes } from '#contract/routes.ts'
import { ApiFailure, failureOf } from './api-failure.ts'

type Schemas<Name extends RouteName> = (typeof routes)[Name]
type Nothing = undefined | Record<string, never>
/** A part of the call, required or optional as the route's schema says; one without a schema cannot be given. */
type Part<Key extends string, Value> = Value extends Nothing
  ? { [key in Key]?: undefined }
  : Record<string, never> extends Value
    ? { [key in Key]?: Value }
    : { [key in Key]: Value }

/** What a call to this route takes. `signal` ends it early; with `keepalive` it outlives the page. */
type ApiInput<Name extends RouteName> = Part<'params', z.output<Schemas<Name>['params']>> &
  Part<'query', z.output<Schemas<Name>['query']>> &
  Part<'body', z.input<Schemas<Name>['body']>> & { signal?: AbortSignal | undefined; keepalive?: boolean }

/** What this route answers. */
type ApiOutput<Name extends RouteName> = z.output<Schemas<Name>['response']>

/** Browsers refuse a longer body that is to outlive its page: 64 KB, here in characters of up to four bytes. */
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
    const answer: unknown = await response.json().catch((reason: unknown) => {
      // An answer that is not JSON is judged by its status; a connection that broke half-way is a failure.
      if (reason instanceof SyntaxError) return undefined
      throw reason
    })
    if (!response.ok) throw failureOf(response.status, answer)
    if (typeof answer !== 'object' || answer === null) throw new ApiFailure('unreadable', { status: response.status })
    // The server checks each answer against the route's schema, so the browser does not carry the schemas.
    return answer as ApiOutput<Name>
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
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ''
}
