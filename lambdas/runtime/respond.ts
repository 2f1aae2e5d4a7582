import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

export type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

export function json(status: number, body: unknown, caching: string): APIGatewayProxyStructuredResultV2 {
  return respond(status, 'application/json; charset=utf-8', caching, JSON.stringify(body))
}

export function html(status: number, body: string, caching: string): APIGatewayProxyStructuredResultV2 {
  return respond(status, 'text/html; charset=utf-8', caching, body)
}

/** 303: the browser fetches the page with GET, and reloading it does not send the form again. */
export function redirect(location: string): APIGatewayProxyStructuredResultV2 {
  const headers = { location, 'cache-control': 'no-store' }
  return { statusCode: 303, headers, body: '' }
}

function respond(statusCode: number, contentType: string, caching: string, body: string) {
  const headers = { 'content-type': contentType, 'cache-control': caching, 'x-content-type-options': 'nosniff' }
  return { statusCode, headers, body }
}
