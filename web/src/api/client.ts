import type * as z from 'zod/mini'
import { apiPaths } from '#shared/api-paths.ts'
import type { RouteName, routes } from '#shared/routes.ts'
import { ApiFailure, failureOf } from './api-failure.ts'

type Schemas<Name extends RouteName> = (typeof routes)[Name]
/** The routes without parameters in their path. */
type FixedRoute = {
  [Name in RouteName]: z.output<Schemas<Name>['params']> extends Record<string, never> ? Name : never
}[RouteName]
type Body<Name extends RouteName> = z.input<Schemas<Name>['body']>

/** Input of a call to this route. `signal` aborts it; with `keepalive` it continues after the page is closed. */
type ApiInput<Name extends RouteName> = (Body<Name> extends undefined ? { body?: undefined } : { body: Body<Name> }) & {
  signal?: AbortSignal | undefined
  keepalive?: boolean
}

type ApiOutput<Name extends RouteName> = z.output<Schemas<Name>['response']>

/** Browsers limit a `keepalive` body to 64 KB; counted here in characters of up to four bytes. */
const keepaliveLimit = 16_000

/** Calls the API. Every failure is thrown as an `ApiFailure`. */
export async function callApi<Name extends FixedRoute>(name: Name, input: ApiInput<Name>): Promise<ApiOutput<Name>> {
  const { body, signal, keepalive = false }: LooseInput = input
  const { method, path } = apiPaths[name]
  const text = body ? JSON.stringify(body) : undefined
  try {
    const response = await fetch(path, {
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
  body?: unknown
  signal?: AbortSignal | undefined
  keepalive?: boolean
}
