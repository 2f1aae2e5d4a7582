import { expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import { every, ourFunctions, synthesised } from './synthesised.ts'

const { resources } = synthesised()
const stage = every(resources, 'AWS::ApiGatewayV2::Stage')[0]?.[1].Properties
const keys = Object.values(routes).flatMap(({ method, path }) =>
  (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((each) => `${each} ${path}`),
)

test('the API has the routes of the contract, HEAD beside each GET, and $default for all other paths [E2]', () => {
  const made = every(resources, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties.RouteKey)
  expect(made.sort()).toEqual([...keys, '$default'].sort())
})

test('every route has a throttle of its own, and so has what is no route [I4]', () => {
  for (const { method, path, throttle } of Object.values(routes)) {
    expect(stage.RouteSettings[`${method} ${path}`]).toMatchObject({
      ThrottlingRateLimit: throttle.rate,
      ThrottlingBurstLimit: throttle.burst,
    })
  }
  expect(stage.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 })
})

test('the stage waits for the routes that its throttles name [I4]', () => {
  const made = every(resources, 'AWS::ApiGatewayV2::Route').map(([id]) => id)
  const [[, { DependsOn = [] }] = ['', { DependsOn: [] }]] = every(resources, 'AWS::ApiGatewayV2::Stage')
  expect(DependsOn).toEqual(expect.arrayContaining(made))
})

test('the access log tells no visitor from another [I4]', () => {
  const format = JSON.parse(stage.AccessLogSettings.Format)
  expect(Object.keys(format)).toContain('status')
  expect(JSON.stringify(format)).not.toMatch(/sourceIp|userAgent|identity|queryString|context\.path\b/i)
})

test('every function is ARM64, Node 24, with its own memory, timeout and log [I4]', () => {
  const functions = ourFunctions(resources)
  for (const [id, { Properties }] of functions) {
    expect(Properties, id).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: expect.any(Number),
      Timeout: expect.any(Number),
    })
    expect(Properties.ReservedConcurrentExecutions, id).toBeUndefined()
    expect(resources[Properties.LoggingConfig.LogGroup.Ref]?.Properties.RetentionInDays, id).toBe(30)
  }
})

test('every log has an end [I4]', () => {
  for (const [id, { Properties }] of every(resources, 'AWS::Logs::LogGroup')) {
    expect(Properties.RetentionInDays, id).toBeGreaterThan(0)
  }
})

test('the API’s functions may take longer than 10 s to die, and the CDN waits for them [L2]', () => {
  const timeouts = ourFunctions(resources)
    .filter(([id]) => id.startsWith('Api'))
    .map(([, { Properties }]) => Properties.Timeout)
  const [[, distribution] = []] = every(resources, 'AWS::CloudFront::Distribution')
  const api = distribution?.Properties.DistributionConfig.Origins.find(
    (origin: { CustomOriginConfig?: unknown }) => origin.CustomOriginConfig,
  )
  for (const timeout of timeouts) {
    expect(timeout).toBeGreaterThan(10)
    expect(timeout).toBeLessThan(api.CustomOriginConfig.OriginReadTimeout)
  }
})
