import { expect, test } from 'vitest'
import { routeKeyOf, routes } from '#shared/routes.ts'
import { distributionOf, every, ourFunctions, propertiesOf, synthesised } from './synthesised.ts'

const { resources } = await synthesised()
const [stage] = propertiesOf(resources, 'AWS::ApiGatewayV2::Stage')
const keys = Object.values(routes).map(routeKeyOf)

test('the API has the routes of the table, and $default for all else', () => {
  const inTemplate = propertiesOf(resources, 'AWS::ApiGatewayV2::Route').map(({ RouteKey }) => RouteKey)
  expect(inTemplate.sort()).toEqual([...keys, '$default'].sort())
})

test('every route has a throttle of its own, and so has what is no route', () => {
  for (const route of Object.values(routes)) {
    expect(stage.RouteSettings[routeKeyOf(route)]).toMatchObject({
      ThrottlingRateLimit: route.throttle.rate,
      ThrottlingBurstLimit: route.throttle.burst,
    })
  }
  expect(stage.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 2, ThrottlingBurstLimit: 1 })
})

test('one machine on a phone’s line, with 20 requests a second, leaves each route that a visitor needs open for others', () => {
  const { previewProject: _, ...needed } = routes
  const why =
    'one machine could take it from all visitors: raise its throttle, or leave it out here if no visitor needs it'
  for (const { path, throttle } of Object.values(needed)) expect(throttle.rate, `${path}, ${why}`).toBeGreaterThan(40)
})

test('the stage waits for the routes that its throttles name', () => {
  const routeIds = every(resources, 'AWS::ApiGatewayV2::Route').map(([id]) => id)
  expect(every(resources, 'AWS::ApiGatewayV2::Stage')[0]?.[1].DependsOn).toEqual(expect.arrayContaining(routeIds))
})

test('the access log tells no visitor from another', () => {
  const format = JSON.parse(stage.AccessLogSettings.Format)
  expect(Object.keys(format)).toContain('status')
  expect(JSON.stringify(format)).not.toMatch(/sourceIp|userAgent|identity|queryString|context\.path\b/i)
})

test('no function reserves concurrency, of which a new account has too little', () => {
  for (const [id, { Properties }] of ourFunctions(resources))
    expect(Properties.ReservedConcurrentExecutions, id).toBeUndefined()
})

test('every log is kept for a month', () => {
  for (const [id, { Properties }] of every(resources, 'AWS::Logs::LogGroup'))
    expect(Properties.RetentionInDays, id).toBe(30)
})

test('the API’s functions may take longer than 10 s to die, and the CDN waits for them', () => {
  const timeouts = ourFunctions(resources)
    .filter(([id]) => id.startsWith('Api'))
    .map(([, { Properties }]) => Properties.Timeout)
  const api = distributionOf(resources).Origins.find(
    (origin: { CustomOriginConfig?: unknown }) => origin.CustomOriginConfig,
  )
  for (const timeout of timeouts) {
    expect(timeout).toBeGreaterThan(10)
    expect(timeout).toBeLessThan(api.CustomOriginConfig.OriginReadTimeout)
  }
})
