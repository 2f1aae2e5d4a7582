import type { IncomingHttpHeaders } from 'node:http'
import type { CorsRule } from '../plan/stack-plan.ts'

/**
 * CORS headers S3 answers with, or undefined when no rule allows the request.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/cors.html
 */
export function corsHeaders(
  headers: IncomingHttpHeaders,
  method: string,
  rules: readonly CorsRule[],
): Record<string, string> | undefined {
  const origin = headers.origin
  if (!origin) return undefined
  const asked = method === 'OPTIONS' ? headers['access-control-request-method'] : method
  const askedHeaders = splitList(headers['access-control-request-headers'])
  const rule = rules.find(
    ({ AllowedOrigins, AllowedMethods, AllowedHeaders }) =>
      AllowedOrigins.some((pattern) => matches(pattern, origin)) &&
      AllowedMethods.includes(asked ?? '') &&
      askedHeaders.every((header) => AllowedHeaders.some((pattern) => matches(pattern.toLowerCase(), header))),
  )
  if (!rule) return undefined
  return {
    'Access-Control-Allow-Origin': rule.AllowedOrigins.includes('*') ? '*' : origin,
    'Access-Control-Allow-Methods': rule.AllowedMethods.join(', '),
    ...(askedHeaders.length > 0 && { 'Access-Control-Allow-Headers': askedHeaders.join(', ') }),
    ...(rule.ExposedHeaders.length > 0 && { 'Access-Control-Expose-Headers': rule.ExposedHeaders.join(', ') }),
    ...(rule.MaxAge !== undefined && { 'Access-Control-Max-Age': String(rule.MaxAge) }),
    Vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  }
}

function splitList(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '')
}

/** A rule's origin or header may hold one `*`. */
function matches(pattern: string, text: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined
    ? pattern === text
    : text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end)
}
